import type { GameIssue, JsonPath } from '@reticle/core';
import { sameValue, someWithin } from '@reticle/core/text';
import type { CardDefinition, StaticAbility, TriggeredAbility } from './card-definition.js';
import { eventsOf } from './trigger.js';
import { saysX, unsaidX } from './announced-x.js';
import { EFFECTS, isMultiple } from './effects/effect.js';
import type { EffectEntry } from './effects/family.js';
import { saysChosen } from './filter.js';
import { SNOW } from './mana.js';
import {
  CHOSEN_ON_ENTERING,
  PERFORMED_KEYWORDS,
  type PerformedKeyword,
  PERFORMED_SUPERTYPES,
  PERFORMED_TYPES,
  UNPERFORMED_COUNTERS,
  UNPERFORMED_SUBTYPES,
} from './performed.js';
import { fusesPlainly, isAdventure, otherHalf } from './layouts.js';
import { OTHER_TEXTS } from './spell-paid.js';
import { splicesPlainly } from './splice.js';
import { isInstantOrSorcery, PERMANENT_TYPES } from './vocabulary.js';

/**
 * Builds the issue for a part of a card that a match does not perform. `what` is the sort of part: a keyword,
 * a type, an ability.
 */
const notPerformed = (what: string, value: string, path: JsonPath): GameIssue => ({
  code: 'mtg.notPerformed',
  data: { what, value },
  path: [...path],
});

const among =
  (...lists: readonly (readonly string[])[]) =>
  (value: string): boolean =>
    lists.some((list) => list.includes(value));
const isSubtypePerformed = (value: string): boolean => !Object.hasOwn(UNPERFORMED_SUBTYPES, value);
const isPaid = (value: string): boolean => value !== SNOW;
const isPlainCounter = (value: string): boolean => !UNPERFORMED_COUNTERS.has(value);
const types = { what: 'type', performs: among(PERFORMED_TYPES) };
const subtypes = { what: 'subtype', performs: isSubtypePerformed };

/**
 * The keys of a card's data that hold words which a match must perform: of the card, of tokens, and of what
 * effects make of objects.
 */
const WORDS: ReadonlyMap<string, { readonly what: string; readonly performs: (value: string) => boolean }> =
  new Map([
    ['keyword', { what: 'keyword', performs: among(PERFORMED_KEYWORDS) }],
    ['types', types],
    ['addTypes', types],
    ['supertypes', { what: 'supertype', performs: among(PERFORMED_SUPERTYPES) }],
    ['subtypes', subtypes],
    ['addSubtypes', subtypes],
    ['action', { what: 'action', performs: () => false }],
    ['cost', { what: 'mana', performs: isPaid }],
    ['mana', { what: 'mana', performs: isPaid }],
    ['counter', { what: 'counter', performs: isPlainCounter }],
    ['entersChoosing', { what: 'choice', performs: among(CHOSEN_ON_ENTERING) }],
  ]);

/**
 * Whether it is an X in the cost of something cast as an ability resolves: no match asks for that X (rules
 * 107.3a, 702.35a).
 */
const isUnaskedX = (part: object): boolean =>
  'costs' in part &&
  (('keyword' in part && part.keyword === 'madness') || ('effect' in part && part.effect === 'castCard')) &&
  saysX(part.costs);

/** Whether it is ward with a cost in words alone, which no match can ask for (rule 702.21a). */
const isUnpaidWard = (part: object): boolean =>
  'keyword' in part && part.keyword === 'ward' && !('price' in part);

/**
 * Whether it is a cost that is paid once for each counter and is not only mana or life, which no match can
 * pay (rule 702.24a).
 */
const hasNoMultiples = (part: object): boolean =>
  'keyword' in part &&
  part.keyword === 'cumulative upkeep' &&
  'costs' in part &&
  Array.isArray(part.costs) &&
  !part.costs.every(isMultiple);

/** Finds every word in a card's data that a match does not perform. */
function unperformedWords(value: unknown, path: JsonPath): readonly GameIssue[] {
  if (typeof value !== 'object' || value === null) return [];
  const unasked = [
    ...(isUnaskedX(value) ? [notPerformed('mana', 'X', path)] : []),
    ...(isUnpaidWard(value) ? [notPerformed('keyword', 'ward', [...path, 'keyword'])] : []),
    ...(hasNoMultiples(value) ? [notPerformed('keyword', 'cumulative upkeep', [...path, 'keyword'])] : []),
  ];
  // "Protection from the chosen color": filters of keywords are not asked for the player who made the choice.
  const unseen = 'keyword' in value && saysChosen(value) ? [notPerformed('choice', 'chosen', path)] : [];
  const words = Object.entries(value).flatMap(([key, part]: [string, unknown]): readonly GameIssue[] => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    const found = WORDS.get(key);
    if (!found) return unperformedWords(part, here);
    const list: readonly unknown[] = Array.isArray(part) ? part : [part];
    return list.flatMap((word, index) =>
      typeof word !== 'string' || found.performs(word)
        ? []
        : [notPerformed(found.what, word, Array.isArray(part) ? [...here, index] : here)],
    );
  });
  return [...unasked, ...unseen, ...words];
}

/** Finds a planeswalker whose data lack the loyalty it enters with (rule 306.5). */
const lackingLoyalty = ({ types: own, loyalty }: CardDefinition): readonly GameIssue[] =>
  own.includes('planeswalker') && loyalty === undefined
    ? [notPerformed('loyalty', 'planeswalker', ['types', own.indexOf('planeswalker')])]
    : [];

/**
 * Finds keywords that give a spell another text for another cost if the data lack that text (rules 702.96a,
 * 702.148a).
 */
const withoutOtherText = ({ keywords, spell }: CardDefinition): readonly GameIssue[] =>
  keywords.flatMap(({ keyword }, index) =>
    OTHER_TEXTS.some((name) => name === keyword) && !spell?.paid?.some(({ cost }) => cost === keyword)
      ? [notPerformed('keyword', keyword, ['keywords', index])]
      : [],
  );

/** Finds splice on a card whose text no match can add to a spell (rule 702.47b). */
const splicesOddly = (card: CardDefinition): readonly GameIssue[] =>
  splicesPlainly(card) ? [] : [notPerformed('keyword', 'splice', ['keywords'])];

/**
 * Finds keywords that say how a permanent enters, given to other permanents: no match asks those (rules 702.44a,
 * 702.98a, 702.136a).
 */
const givesRiot = ({
  static: lasting,
  activated,
  triggered,
  spell,
  granted,
}: CardDefinition): readonly GameIssue[] =>
  ['ravenous', 'riot', 'sunburst', 'unleash'].flatMap((name) =>
    someWithin([lasting, activated, triggered, spell, granted], (value) => value === name)
      ? [notPerformed('keyword', name, ['keywords'])]
      : [],
  );

/**
 * Finds strive on a spell without exactly one slot for any number of targets, for which strive would count
 * (rule 601.2f).
 */
const strivesForNothing = ({ keywords, spell }: CardDefinition): readonly GameIssue[] => {
  const at = keywords.findIndex(({ keyword }) => keyword === 'strive');
  const [slot, ...others] = spell?.targets?.slots ?? [];
  const isSo = slot?.min === 0 && slot.max === 'any' && others.length === 0 && spell?.modes === undefined;
  return at < 0 || isSo ? [] : [notPerformed('keyword', 'strive', ['keywords', at])];
};

/** Finds abilities that cost less by a mana cost of which not all symbols are plain ones (rule 118.7). */
const lessByOddSymbols = ({ activated, cost = [] }: CardDefinition): readonly GameIssue[] => {
  const odd = cost.find((part) => typeof part !== 'number' && part !== 'X' && !COLOR_SYMBOLS.has(part));
  const at = activated.findIndex(({ cheaper }) => cheaper?.less === 'manaCost');
  return odd === undefined || at < 0 ? [] : [notPerformed('mana', String(odd), ['activated', at])];
};
const COLOR_SYMBOLS: ReadonlySet<string> = new Set(['W', 'U', 'B', 'R', 'G']);

/** "That player" without an event or an earlier target that names a player. */
const THAT_PLAYER = 'role.thatPlayer';
const namesNobody = (part: unknown): boolean => someWithin(part, (value) => value === THAT_PLAYER);

/** Finds targets that belong to "that player" if nothing names that player. */
function unnamedPlayers({ spell, activated }: CardDefinition): readonly GameIssue[] {
  const unnamed = (path: JsonPath) => notPerformed('player', THAT_PLAYER, path);
  return [
    ...(namesNobody(spell) ? [unnamed(['spell'])] : []),
    ...activated.flatMap((ability, index) => (namesNobody(ability) ? [unnamed(['activated', index])] : [])),
  ];
}

/** The facts of effects by name. */
const FACTS: ReadonlyMap<unknown, EffectEntry> = new Map(Object.entries(EFFECTS));

/** Returns the ids of the slots whose targets may be on the stack. */
const spellsIn = (targets: unknown): readonly unknown[] =>
  typeof targets === 'object' && targets !== null && 'slots' in targets && Array.isArray(targets.slots)
    ? targets.slots.flatMap((slot: unknown) =>
        typeof slot === 'object' &&
        slot !== null &&
        'id' in slot &&
        someWithin(slot, (value) => value === 'stack')
          ? [slot.id]
          : [],
      )
    : [];

/** Finds abilities that change what they target on the stack. */
function changedSpells(part: unknown, path: JsonPath): readonly GameIssue[] {
  if (typeof part !== 'object' || part === null) return [];
  const spells = 'targets' in part ? spellsIn(part.targets) : [];
  const isChanged = (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    'effect' in value &&
    FACTS.get(value.effect)?.ofPermanents === true &&
    'what' in value &&
    spells.some((id) => sameValue(value.what, { bound: id }));
  if (spells.length > 0 && someWithin(part, isChanged)) return [notPerformed('target', 'stack', path)];
  return Object.entries(part).flatMap(([key, inner]) =>
    changedSpells(inner, [...path, Array.isArray(part) ? Number(key) : key]),
  );
}

/** Returns the names of the slots for more than one target. */
const slotsOfSeveral = (targets: unknown): readonly unknown[] =>
  typeof targets === 'object' && targets !== null && 'slots' in targets && Array.isArray(targets.slots)
    ? targets.slots.flatMap((slot: unknown) =>
        typeof slot === 'object' && slot !== null && 'id' in slot && 'max' in slot && slot.max !== 1
          ? [slot.id]
          : [],
      )
    : [];

/** Finds effects with one player that are said of several, of whom no match would know which one is meant. */
function severalPlayers(part: unknown, path: JsonPath, slots: readonly unknown[] = []): readonly GameIssue[] {
  if (typeof part !== 'object' || part === null) return [];
  const several = 'targets' in part ? [...slots, ...slotsOfSeveral(part.targets)] : slots;
  const means = (who: unknown): boolean =>
    who === 'eachOpponent' ||
    who === 'eachPlayer' ||
    (typeof who === 'object' &&
      who !== null &&
      ('those' in who || 'among' in who || ('bound' in who && several.includes(who.bound))));
  const keys = 'effect' in part ? (FACTS.get(part.effect)?.onePlayer ?? []) : [];
  return Object.entries(part).flatMap(([key, inner]: [string, unknown]) => {
    const here = [...path, Array.isArray(part) ? Number(key) : key];
    if (keys.includes(key) && means(inner)) return [notPerformed('player', 'several', here)];
    return severalPlayers(inner, here, several);
  });
}

/**
 * Whether an ability waits for its own card to move elsewhere. Abilities of permanents work on the
 * battlefield (rule 113.6), so it would never trigger.
 */
const triggersElsewhere = ({ trigger, zone }: TriggeredAbility): boolean =>
  zone === undefined &&
  eventsOf(trigger).some(
    (event) =>
      event.on === 'moves' &&
      event.what === 'self' &&
      event.from !== 'battlefield' &&
      event.to !== 'battlefield',
  );

/** Whether it is "whenever you reveal a card this way" on a card that reveals none (rule 607.2). */
const isUnlinked = ({ trigger }: TriggeredAbility, { keywords }: CardDefinition): boolean =>
  eventsOf(trigger).some(({ on }) => on === 'revealsFirstDrawn') &&
  !keywords.some(({ keyword }) => keyword === REVEALS);
const REVEALS: PerformedKeyword = 'revealsFirstDraw';

/**
 * The changes that a static ability can make of objects outside the battlefield. A match looks at no other
 * layers for those.
 */
const CHANGED_ELSEWHERE: ReadonlySet<string> = new Set(['colors', 'addSubtypes']);
const isPerformedElsewhere = ({ affects, change }: StaticAbility): boolean => {
  const zone = typeof affects === 'object' && 'each' in affects ? affects.each.zone : undefined;
  return (
    zone === undefined ||
    zone === 'battlefield' ||
    Object.keys(change).every((part) => CHANGED_ELSEWHERE.has(part))
  );
};

/** Finds abilities that would have to work where a match does not look for them. */
function unperformedAbilities(card: CardDefinition): readonly GameIssue[] {
  const isPermanent = card.types.some(among(PERMANENT_TYPES));
  const named = (list: 'triggered' | 'static' | 'activated', index: number, id: string) =>
    notPerformed('ability', id, [list, index]);
  return [
    ...card.triggered.flatMap((ability, index) =>
      (isPermanent || ability.zone !== undefined) && !triggersElsewhere(ability) && !isUnlinked(ability, card)
        ? []
        : [named('triggered', index, ability.id)],
    ),
    ...card.static.flatMap((ability, index) =>
      isPermanent && isPerformedElsewhere(ability) ? [] : [named('static', index, ability.id)],
    ),
    ...(card.replacesDraws && !isPermanent
      ? [notPerformed('ability', 'replacesDraws', ['replacesDraws'])]
      : []),
    ...card.activated.flatMap(({ id, zone = 'battlefield' }, index) =>
      isPermanent || zone !== 'battlefield' ? [] : [named('activated', index, id)],
    ),
  ];
}

/**
 * Finds layouts that a match does not perform: halves that are no instant or sorcery, or that have abilities
 * of their own.
 */
function unperformedFaces(card: CardDefinition): readonly GameIssue[] {
  const { other } = card;
  if (!other) return [];
  const layout = notPerformed('layout', other.layout, ['other', 'layout']);
  if (other.layout === 'adventure')
    return isAdventure(other) && isInstantOrSorcery(other.types) ? [] : [layout];
  const half = otherHalf(card);
  // The choice as a land enters is looked up on the front face.
  if (other.layout === 'modal' && other.types.includes('land') && other.entersChoosing) return [layout];
  if (!half) return [];
  const own = [...half.activated, ...half.triggered, ...half.static];
  return [
    ...(isInstantOrSorcery(card.types) && isInstantOrSorcery(half.types) && own.length === 0 ? [] : [layout]),
    ...(fusesPlainly(card, half) ? [] : [notPerformed('keyword', 'fuse', ['keywords'])]),
  ];
}

/**
 * Whether a part of a card turns it over, puts it onto the battlefield with its back up, or casts it as its
 * back (rules 701.27a, 702.145b, 702.146a).
 */
const isTurnedOver = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  (('effect' in part && part.effect === 'transform' && 'what' in part && part.what === 'self') ||
    ('transformed' in part && part.transformed === true) ||
    ('keyword' in part && (part.keyword === 'daybound' || part.keyword === 'disturb')));

/** Finds a face that speaks of its back and is given without it (rule 712.2). */
const lackingBack = ({
  other,
  keywords,
  activated,
  triggered,
  spell,
}: CardDefinition): readonly GameIssue[] =>
  other === undefined && someWithin([keywords, activated, triggered, spell], isTurnedOver)
    ? [{ code: 'mtg.noBack', data: {}, path: ['other'] }]
    : [];

/**
 * Finds all of a card that a match does not do: what its data leave out, in our words (`mtg.unexpressed`);
 * what its data say and no rule of a match performs (`mtg.notPerformed`), such as an unknown keyword, a
 * battle or a Class; and a back of which a face speaks that is missing (`mtg.noBack`). Each issue has its
 * path in the definition. Returns an empty list if the card is whole; only whole cards are put into decks.
 */
export const unexpressedOf = (card: CardDefinition): readonly GameIssue[] => [
  ...(card.other
    ? unexpressedOfFace(card.other).map(({ path = [], ...issue }) => ({ ...issue, path: ['other', ...path] }))
    : []),
  ...unexpressedOfFace(card),
  ...lackingBack(card),
];

function unexpressedOfFace(card: CardDefinition): readonly GameIssue[] {
  const { unexpressed, id: _id, name: _name, other: _other, ...data } = card;
  return [
    ...unexpressed.map((words, index) => ({
      code: 'mtg.unexpressed' as const,
      data: { words },
      path: ['unexpressed', index],
    })),
    ...unperformedWords(data, []),
    ...unperformedAbilities(card),
    ...unperformedFaces(card),
    ...lackingLoyalty(card),
    ...withoutOtherText(card),
    ...strivesForNothing(card),
    ...lessByOddSymbols(card),
    ...splicesOddly(card),
    ...givesRiot(card),
    ...unnamedPlayers(card),
    ...changedSpells(data, []),
    ...severalPlayers(data, []),
    ...unsaidX(card).map((path) => notPerformed('amount', 'X', path)),
  ];
}

/** Whether the data say all that the card does, and a match performs all of it. */
export const isWhole = (card: CardDefinition): boolean => unexpressedOf(card).length === 0;
