import { type TargetQuery, type TargetSlot, type TargetSpec, type PinnedRef, unwrap } from '@reticle/core';
import { counted, describeSpec } from '@reticle/core/describe';
import { likenessIn, nameAmong } from '@reticle/core/match';
import { someWithin } from '@reticle/core/text';
import { saysX } from '../../language/announced-x.js';
import type { CardDefinition } from '../../language/card-definition.js';
import { keywordsNamed } from '../../language/keyword.js';
import { otherHalf } from '../../language/layouts.js';
import { getActivatedAbilities } from '../../rules/abilities/activated.js';
import type { AttackAim } from '../../rules/actions/aims.js';
import { MODE } from '../../rules/effects/choose-mode.js';
import { costsAsked } from '../../rules/effects/flow.js';
import { openDecision } from '../../rules/turn/advance.js';
import { rulesOfMatches } from '../../rules/execution.js';
import type { MtgRules } from '../../rules/move-execution.js';
import { type OrderedTrigger, orderedTriggers } from '../../rules/triggers/place.js';
import type { MtgAbility, MtgCard } from '../../state/card.js';
import { cardById, permanentsIn } from '../../state/cards.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { memo } from '../../state/memo.js';
import { type MtgState, knownCard, knownNow, abilityById } from '../../state/state.js';
import { printCosts } from '../../text/abilities/costs.js';
import { printAbility } from '../../text/abilities/print-ability.js';
import { printCard, printFaces } from '../../text/abilities/print-card.js';
import { printMode } from '../../text/abilities/print-parts.js';
import { keywordName } from '../../text/verbs/keyword-names.js';
import { printCountedX } from '../../text/phrases/counted-x.js';
import { slotWords } from '../../text/phrases/slots.js';
import { abilityWords, sentence } from './ability-words.js';
import { mtgMatchGame } from '../match.js';
import { FUSE } from '../ways.js';
import { answerWords, QUESTIONS } from './terms.js';

interface ThingRef {
  readonly kind: string;
  readonly id: string;
  readonly incarnation?: number | undefined;
}

/** The facts that only tell which card it is. Two cards that differ in nothing else are alike. */
const IDENTITY = ['instanceId', 'incarnation', 'order', 'timestamp'];

/** Returns a card's own name. A face-down card has none. */
export const plainName = ({ names, token, faceDown }: MtgCard): string =>
  names.join(' // ') || (faceDown ? 'a face-down card' : token ? 'a token' : 'a card');

const lastOf = (state: MtgState, id: string): MtgCard | undefined =>
  cardById(state, id) ?? state.lastKnown.findLast(({ instanceId }) => instanceId === id);

/**
 * Returns the number of a creature among those with its name and controller, in the order in which they came
 * there. Returns undefined if it is the only one.
 */
function numberOf(state: MtgState, card: MtgCard): number | undefined {
  if (card.zone !== 'battlefield' || !card.types.includes('creature')) return undefined;
  const name = plainName(card);
  const equals = permanentsIn(state).filter(
    (other) =>
      other.types.includes('creature') &&
      plainName(other) === name &&
      controllerOf(other) === controllerOf(card),
  );
  if (equals.length < 2) return undefined;
  const inOrder = equals.toSorted((one, other) => (one.timestamp ?? 0) - (other.timestamp ?? 0));
  const at = inOrder.findIndex(({ instanceId }) => instanceId === card.instanceId);
  return at === -1 ? undefined : at + 1;
}

/** Returns what distinguishes a permanent from others of its name. */
function looks(state: MtgState, card: MtgCard): string {
  const { power, toughness, types, tapped, damage, counters, attachedTo, attacking, blocking, commander } =
    card;
  const number = numberOf(state, card);
  const on = attachedTo && cardById(state, attachedTo.id);
  const under = state.cards.filter((other) => other.attachedTo?.id === card.instanceId);
  return [
    `of ${controllerOf(card)}`,
    ...(number === undefined ? [] : [`number ${number}`]),
    ...(types.includes('creature') ? [`${power ?? 0}/${toughness ?? 0}`] : []),
    ...(commander ? ['commander'] : []),
    ...(tapped ? ['tapped'] : []),
    ...(attacking ? [['attacking', aimWords(state, aimOfAttack(attacking))].filter(Boolean).join(' ')] : []),
    ...(blocking.length > 0 ? ['blocking'] : []),
    ...(damage > 0 ? [`${damage} damage`] : []),
    ...Object.entries(counters).map(([name, count]) => counted(count, `${name} counter`)),
    ...(on ? [`on ${plainName(on)}`] : []),
    ...(under.length > 0 ? [`with ${listWords(under.map(plainName))}`] : []),
  ].join(', ');
}

/** Returns a card's name; for a permanent, with what distinguishes it from others of its name. */
function chosenName(state: MtgState, card: MtgCard): string {
  const name = plainName(card);
  if (card.zone !== 'battlefield') return name;
  const peers = state.cards.filter((other) => other.zone === 'battlefield' && plainName(other) === name);
  const like = likenessIn(state, IDENTITY);
  return nameAmong(name, card, peers, {
    key: (one) => like(one, one.instanceId),
    looks: (one) => looks(state, one),
  });
}

/**
 * Returns a card's name for a log, with its controller if permanents of that name are on both sides, and the
 * number of one of several equal creatures.
 */
function toldName(state: MtgState, card: MtgCard): string {
  const name = plainName(card);
  const shared =
    card.zone === 'battlefield' &&
    state.cards.some(
      (other) =>
        other.zone === 'battlefield' &&
        controllerOf(other) !== controllerOf(card) &&
        plainName(other) === name,
    );
  const number = numberOf(state, card);
  return [
    name,
    ...(shared ? [`of ${controllerOf(card)}`] : []),
    ...(number === undefined ? [] : [`(number ${number})`]),
  ].join(' ');
}

const namerWith =
  (nameOfCard: (state: MtgState, card: MtgCard) => string) =>
  (state: MtgState, { kind, id, incarnation }: ThingRef): string => {
    if (kind === 'ability') {
      const ability = state.abilities.find((found) => found.id === id);
      return ability ? abilityName(state, ability) : 'an ability';
    }
    if (kind !== 'card') return id;
    const card = knownCard(state, { id, incarnation }) ?? lastOf(state, id);
    return card ? nameOfCard(state, card) : 'a card';
  };

/** Returns the name of a reference for a player who chooses. Alike objects have the same name. */
export const thingName = namerWith(chosenName);

/** Returns the name of a reference for a log. */
export const toldThing = namerWith(toldName);

/** Returns the name of an ability on the stack, by the object that has it. */
export function abilityName(state: MtgState, { source }: Pick<MtgAbility, 'source'>): string {
  const card = knownCard(state, source) ?? lastOf(state, source.id);
  return card ? `the ability of ${plainName(card)}` : 'an ability';
}

/** Joins words: `a, b and c`. */
export function listWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

const typeLine = ({ supertypes, types, subtypes }: MtgCard): string =>
  [[...supertypes, ...types].join(' '), subtypes.join(' ')].filter((part) => part !== '').join(' - ');

/** Returns a card's types, size and current facts in one line. */
export function factsLine(card: MtgCard): string {
  const { power, toughness, types, manaValue, keywords } = card;
  return [
    typeLine(card),
    ...(manaValue > 0 ? [`mana value ${manaValue}`] : []),
    ...(types.includes('creature') ? [`${power ?? 0}/${toughness ?? 0}`] : []),
    ...keywords.map((keyword) => keywordName(keyword)),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** Returns a query without the ids by which a question names hidden cards. */
function withoutIds(query: TargetQuery): TargetQuery {
  if (!('filter' in query)) return query;
  const { instanceId: _cards, playerId: _players, ...filter } = query.filter;
  return { ...query, filter };
}

/**
 * Returns what is attacked: a planeswalker, or the player if there are more than two. Returns an empty string
 * if it can only be the other player.
 */
export function aimWords(state: MtgState, { player, planeswalker }: Partial<AttackAim>): string {
  const isOne = state.players.length <= 2;
  if (planeswalker === undefined) return isOne ? '' : (player ?? '');
  const card = cardById(state, planeswalker);
  if (!card) return 'a planeswalker';
  return isOne ? toldName(state, card) : `${plainName(card)} of ${controllerOf(card)}`;
}

/** Returns the aim of an attacking creature (rule 508.1b). */
const aimOfAttack = ({ player, permanent }: NonNullable<MtgCard['attacking']>): AttackAim => ({
  player,
  ...(permanent === undefined ? {} : { planeswalker: permanent }),
});

/** Returns what a slot asks for, as cards say it, or else in the words of its filters. */
export function slotName(slot: TargetSlot, spec: TargetSpec): string {
  const { description } = slot;
  const asked = description ?? spec.description;
  const question =
    asked === undefined ? undefined : (QUESTIONS.get(asked) ?? (asked.includes(' ') ? asked : undefined));
  if (question !== undefined) return question;
  const shown = { ...slot, accepts: slot.accepts.map(withoutIds) };
  if (shown.accepts.every((query) => 'filter' in query && Object.keys(query.filter).length === 0))
    return slot.max === 1 ? 'a card' : 'cards';
  const words = slotWords(shown, spec);
  if (words === undefined) return describeSpec({ ...spec, slots: [shown], relations: [] }, mtgMatchGame);
  const is = spec.X && saysX(slot) ? printCountedX(spec.X) : undefined;
  return is === undefined ? words : `${words}, where X is ${is}`;
}

/** Returns the words for X, modes and targets that follow the name of a spell or ability. */
export const chosenWords = (X: number | undefined, modes: readonly string[], targets: string): string =>
  [
    ...(X === undefined ? [] : [` with X = ${X}`]),
    ...(modes.length === 0 ? [] : [` (${modes.join('; ')})`]),
    ...(targets === '' ? [] : [` on ${targets}`]),
  ].join('');

/**
 * Returns the words for what was announced for a spell or ability on the stack (rule 601.2): X, modes,
 * targets and shares.
 */
export function announcedWords(
  state: MtgMatchState,
  by: Pick<PinnedRef, 'kind' | 'id'>,
  { modeOf }: CardTexts,
): string {
  const spell = by.kind === 'card' ? cardById(state, by.id) : undefined;
  const announced = spell?.announced ?? abilityById(state, by.id)?.announced;
  if (!announced) return '';
  const { targets, modes, spec } = announced;
  const named = targets.slots.flatMap(({ targets: refs, division }) =>
    refs.map((ref, at) => {
      const share = division?.[at];
      return `${toldThing(state, ref)}${share === undefined ? '' : ` (${share})`}`;
    }),
  );
  const X = targets.attempt.variables?.['X'];
  // An X that is counted is nobody's announcement (rule 107.3c).
  const isTold = (X ?? 0) !== 0 || (spec.X === undefined && someWithin(spec, (inner) => inner === 'X'));
  return chosenWords(
    isTold ? X : undefined,
    spell ? modes.map((mode) => modeOf(spell, mode)) : [],
    listWords(named),
  );
}

/** The texts of the cards of a match. */
export interface CardTexts {
  /** Returns the name of the face that is cast. Returns undefined if that is the card's own name. */
  readonly nameAs: (
    card: MtgCard,
    casting: { readonly face?: string | undefined; readonly costs?: readonly string[] | undefined },
  ) => string | undefined;
  /** Returns the name of a card by the id of its definition. */
  readonly nameOf: (id: string) => string;
  /** Returns a card's rules text, one line for each ability; a line says what has no words. */
  readonly linesOf: (card: MtgCard) => readonly string[];
  /** Returns the text of an activated ability, or its number if it has no words. */
  readonly abilityOf: (card: MtgCard, ability: string) => string;
  /**
   * Returns a colon and what an ability on the stack does. Returns an empty string for a spell, and for an
   * ability without words.
   */
  readonly doesOf: (state: MtgState, of: Partial<Pick<MtgAbility, 'source' | 'name'>>) => string;
  /** Returns the text of a mode of a spell. */
  readonly modeOf: (card: MtgCard, mode: string, face?: string) => string;
  /** Returns how whoever chooses knows a reference: a trigger whose place is asked for, with what it is about. */
  readonly chosen: (state: MtgMatchState, ref: ThingRef) => string;
  /**
   * Returns what a player is asked to decide now: whose spell or ability asks, and what must be paid, if
   * known.
   */
  readonly askedIn: (state: MtgMatchState) => string;
}
const withLowerCase = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** Returns the texts of a match's cards: those of its set, and those that its options add. */
export type TextsOfMatch = (state: MtgMatchState) => CardTexts;

/** Returns the texts of matches with these cards. @throws RefusedError if two cards have the same id */
export function textsOfMatches(cards: readonly CardDefinition[]): TextsOfMatch {
  const rulesFor = unwrap(rulesOfMatches(cards));
  return ({ house }) => textsOf(unwrap(rulesFor(house?.cards)));
}

/** Zones whose cards not everybody knows. */
const HIDDEN: ReadonlySet<string | undefined> = new Set(['hand', 'library']);

/** Returns the source of a waiting trigger and what it is about. A card that not everybody knows has no name. */
function triggerWords(state: MtgMatchState, { name, about }: OrderedTrigger): string {
  const words = about.map(({ ref, as }) => {
    if (ref.kind === 'card' && HIDDEN.has(knownNow(state, ref)?.zone)) return 'a card';
    const card = ref.kind === 'card' ? (knownCard(state, ref) ?? lastOf(state, ref.id)) : undefined;
    return card && as === 'controller'
      ? `${plainName(card)} of ${controllerOf(card)}`
      : thingName(state, ref);
  });
  return words.length === 0 ? name : `${name}: ${listWords(words)}`;
}

/** Returns the text of a mode of a spell, or its number if it has no words. */
function modeIn(spell: CardDefinition['spell'], mode: string): string {
  const options = spell?.modes?.options ?? [];
  const at = options.findIndex(({ id }) => id === mode);
  const found = options[at];
  const words = found && printMode(found);
  return words?.ok === true ? sentence(words.value) : `mode ${at + 1}`;
}

/** Returns the spell for which a player is asked to choose a mode now (rule 700.2e). */
function asksMode(rules: MtgRules, state: MtgMatchState): MtgCard | undefined {
  const asked = openDecision(rules, state);
  const { source } = asked?.spec.description === MODE ? asked.attempt : {};
  return source && cardById(state, source.id);
}

/** Returns the texts of some cards, made from their data. */
const textsOf = memo((rules: MtgRules): CardTexts => {
  const { definitions, registry } = rules;
  return {
    askedIn(state) {
      const source = openDecision(rules, state)?.attempt.source;
      const costs = costsAsked(state);
      const paid = costs && printCosts(costs, { names: [], host: 'it' });
      const what =
        paid === undefined
          ? 'decide'
          : paid.startsWith('Pay ')
            ? withLowerCase(paid)
            : `pay ${withLowerCase(paid)}`;
      return source ? `${thingName(state, source)}: ${what}` : what;
    },
    chosen(state, ref) {
      const answer = ref.kind === 'choice' ? answerWords(openDecision(rules, state), ref.id) : undefined;
      if (answer !== undefined) return answer;
      const spell = ref.kind === 'choice' ? asksMode(rules, state) : undefined;
      if (spell) return modeIn(definitions.get(spell.publicId)?.spell, ref.id);
      const ordered = ref.kind === 'choice' ? orderedTriggers(rules, state) : undefined;
      const trigger = ordered?.get(ref.id);
      if (!ordered || !trigger) return thingName(state, ref);
      const words = triggerWords(state, trigger);
      const alike = [...ordered.values()].filter((other) => triggerWords(state, other) === words);
      // Options with the same words are told apart by their numbers.
      return alike.length === 1 ? words : triggerWords(state, { ...trigger, name: ref.id });
    },
    nameAs({ publicId }, { face, costs = [] }) {
      const definition = definitions.get(publicId);
      if (face !== undefined) return definition?.other?.name;
      return definition && otherHalf(definition) && !costs.includes(FUSE) ? definition.name : undefined;
    },
    nameOf: (id) => definitions.get(id)?.name ?? 'a card',
    linesOf({ publicId, names, keywords }) {
      const others = keywordsNamed(keywords, 'abilitiesOf').map(({ of }) => of);
      return [publicId, ...others].flatMap((text) => {
        const definition = definitions.get(text);
        if (!definition) return [];
        const half = otherHalf(definition);
        const isAlone = half !== undefined && !names.includes(half.name);
        const { lines, unsaid } = isAlone ? printCard(definition) : printFaces(definition);
        return unsaid.length === 0
          ? lines
          : [...lines, '(There is more to it, for which there are no words here.)'];
      });
    },
    abilityOf(card, ability) {
      const all = getActivatedAbilities(card, registry);
      const at = all.findIndex(({ id }) => id === ability);
      const found = all[at];
      const words = found && printAbility(found, { name: 'it', types: card.types });
      return words?.ok === true ? sentence(words.value) : `ability ${at + 1}`;
    },
    doesOf(state, { source, name }) {
      if (source === undefined || name === undefined) return '';
      const card = knownCard(state, source) ?? lastOf(state, source.id);
      const words = abilityWords(rules, card, name);
      return words === undefined ? '' : `: ${words}`;
    },
    modeOf({ publicId }, mode, face) {
      const whole = definitions.get(publicId);
      return modeIn((face === undefined ? whole : whole?.other)?.spell, mode);
    },
  };
});
