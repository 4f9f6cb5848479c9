import { frozenCopy, pinnedRef } from '@reticle/core';
import { eventPattern, type Ability as PlayAbility, type EventPattern } from '@reticle/core/play';
import * as z from 'zod';
import type { Ability, StaticAbility } from '../language/ability.js';
import type { CardDefinition } from '../language/card.js';
import { condition, type Condition } from '../language/condition.js';
import {
  effect,
  grantedIn,
  modification,
  type ActivatedAbility,
  type Effect,
  type Modification,
  type TriggeredAbility,
} from '../language/effects/schema.js';
import { anyCards, type LorcanaCardFilter } from '../language/filter.js';
import { TRIGGERED_KEYWORDS } from '../language/keywords.js';
import { memo } from '../language/memo.js';
import type { Trigger } from '../language/trigger.js';
import type { Zone } from '../language/facts.js';
import type { LinkedCard } from './links.js';

const fought = {
  card: 'object',
  other: 'object',
  role: 'word',
  challenger: 'object',
  challenged: 'object',
} as const;

/**
 * Every event of a match, with its facts. `role` says whether a card of a challenge is `challenging` or `challenged`.
 * `from` is the zone that the card left, whose abilities may trigger.
 */
export const EVENTS = {
  // What happens to cards, as abilities name it.
  /** `nth`: how many cards of this type its player has played this turn, this one included. */
  played: { card: 'object', player: 'player', exerted: 'flag', shifted: 'flag', nth: 'number?' },
  quests: { card: 'object' },
  /** `song` is the song as it will lie in the discard. */
  sings: { card: 'object', song: 'object' },
  /** `nth`: the number of this challenge in the turn. */
  challenges: { ...fought, nth: 'number?' },
  isChallenged: fought,
  isBanished: {
    card: 'object',
    from: 'word',
    other: 'object?',
    role: 'word?',
    challenger: 'object?',
    challenged: 'object?',
  },
  banishesInChallenge: { ...fought, from: 'word' },
  isDealtDamage: { card: 'object', amount: 'number', by: 'object', inChallenge: 'flag?' },
  isExerted: { card: 'object' },
  isReadied: { card: 'object', by: 'player?' },
  movesToLocation: { card: 'object', other: 'object' },
  /** `nth`: how many cards were put into that inkwell this turn, this one included. */
  isInked: { card: 'object', nth: 'number?' },
  isDiscarded: { card: 'object' },
  isChosen: { card: 'object', chooser: 'player', effect: 'word' },
  getsCardUnder: { card: 'object', under: 'object' },
  isHealed: { card: 'object', amount: 'number', by: 'player?' },
  // What happens to players, as abilities name it.
  turnBegins: { player: 'player' },
  turnEnds: { player: 'player' },
  drawsCard: { player: 'player', nth: 'number?' },
  gainsLore: { player: 'player', amount: 'number' },
  losesLore: { player: 'player', amount: 'number' },
  // Events that no ability names.
  /** A card's player has named a card for it (rule 5.2.6). */
  namesCard: { card: 'object', name: 'word' },
  /** Damage is moved from it, which is not removing damage (rule 1.9.2). */
  givesDamage: { card: 'object', amount: 'number' },
  isPutDamage: { card: 'object', amount: 'number', by: 'object' },
  isDry: { card: 'object' },
  stacks: { card: 'object', onto: 'object' },
  /** How a card lies after it arrived. */
  lies: { card: 'object', exerted: 'flag', faceDown: 'flag' },
  leavesLocation: { card: 'object' },
  entersDiscard: { card: 'object' },
  leavesDiscard: { card: 'object' },
  /** A card of a deck goes to the top or the bottom. */
  reorders: { card: 'object', top: 'flag' },
  /** A player's opening hand is final. */
  settlesHand: { player: 'player' },
  /** A player has put a card into the inkwell as the turn's action. */
  usesInking: { player: 'player' },
  paysInk: { player: 'player', amount: 'number' },
  readiesInk: { player: 'player' },
  /** A player becomes the active player. */
  turnStarts: { player: 'player' },
  readyEnds: { player: 'player' },
  /** Effects that last "this turn" end (rule 3.4.1.2). */
  turnOver: { player: 'player' },
  /** The Damage step of a challenge begins (rule 4.6.6). */
  damageStepBegins: {},
  challengeEnds: {},
  /** The state was checked (rule 1.8.1). Which card hurt which is forgotten. */
  checked: {},
  wins: { player: 'player' },
} as const;

/** A pattern of events that an ability waits for. */
export type Pattern = EventPattern<typeof EVENTS, LorcanaCardFilter>;
const pattern: z.ZodType<Pattern> = eventPattern(EVENTS, anyCards);

const given = { gives: modification };
const asker = z.strictObject({ controller: z.string().min(1).max(256), source: pinnedRef });

/** The schema of {@link Change}. */
const change = z.discriminatedUnion('change', [
  z.strictObject({ change: z.literal('is'), ...given }),
  z.strictObject({ change: z.literal('gets'), ...given }),
  z.strictObject({ change: z.literal('counts'), ...given, by: asker.optional() }),
  z.strictObject({ change: z.literal('leans'), ...given, by: asker.optional() }),
  z.strictObject({ change: z.literal('challenging'), ...given }),
  z.strictObject({ change: z.literal('floor'), ...given }),
]);
/**
 * A change of a card, by the layer in which it applies. `is` is a classification, which everything else may ask for.
 * `gets` is a fixed value. `counts` computes its amount from the board. `leans` computes it from facts that other
 * abilities change. `challenging` is the bonus of Challenger (rule 8.5.1). `floor` is the value below which the
 * strength can't be reduced.
 */
export type Change = z.infer<typeof change>;

/** The parts of which abilities are made, as core plays them. */
export interface AbilityParts {
  readonly pattern: Pattern;
  readonly condition: Condition;
  readonly effect: Effect;
  readonly change: Change;
  readonly filter: LorcanaCardFilter;
}
/** The schemas of {@link AbilityParts}. */
export const words = { pattern, condition, effect, change, filter: anyCards };

const hasFact = (event: keyof typeof EVENTS, fact: string): boolean => Object.hasOwn(EVENTS[event], fact);

/**
 * Returns the patterns that a trigger waits for, or none if no event has such facts. `during` becomes a condition.
 */
function patternOf(trigger: Trigger): readonly Pattern[] {
  if ('player' in trigger) {
    const { event, player, nth } = trigger;
    if (nth !== undefined && !hasFact(event, 'nth')) return [];
    const count = nth === undefined ? {} : { nth };
    return [pattern.parse({ on: event, player: player === 'you' ? 'self' : player, ...count })];
  }
  const { event, card, other, inChallenge, chosenBy, chosenFor, nth, by } = trigger;
  const subject = card === 'this' ? 'self' : card;
  if (event === 'leavesPlay') return [pattern.parse({ on: 'moved', from: 'play', card: subject })];
  if (event === 'dealsDamageInChallenge')
    return [
      pattern.parse({
        on: 'isDealtDamage',
        by: subject,
        inChallenge: true,
        ...(other === undefined ? {} : { card: other }),
      }),
    ];
  if (event === 'returnsToHand')
    return [pattern.parse({ on: 'moved', from: 'play', to: 'hand', card: subject })];
  const role = inChallenge === 'either' ? ['challenging', 'challenged'] : inChallenge;
  const chooser = chosenBy === 'you' ? 'self' : chosenBy;
  const doer = by === 'you' ? 'self' : by;
  const facts = Object.entries({
    card: subject,
    other,
    role,
    chooser,
    effect: chosenFor,
    by: doer,
    nth,
  }).filter(([, wanted]) => wanted !== undefined);
  return facts.every(([fact]) => hasFact(event, fact))
    ? [pattern.parse({ on: event, ...Object.fromEntries(facts) })]
    : [];
}

/** The conditions for whose turn it is. */
const DURING = {
  yourTurn: { test: 'turn', of: 'you' },
  opponentsTurn: { test: 'turn', of: 'opponent' },
  always: undefined,
} as const;

/** Returns the patterns of triggers, grouped by whose turn it must be. */
export const waitsOf = (
  triggers: readonly Trigger[],
): readonly { readonly on: readonly Pattern[]; readonly if: Condition | undefined }[] =>
  (['always', 'yourTurn', 'opponentsTurn'] as const).flatMap((time) => {
    const on = triggers.filter(({ during = 'always' }) => during === time).flatMap(patternOf);
    return on.length === 0 ? [] : [{ on, if: DURING[time] }];
  });

/** Returns what must hold as an ability triggers: whose turn it is, and what the ability says. */
function asTriggered(...wanted: readonly (Condition | undefined)[]): { readonly if?: Condition } {
  const that = wanted.flatMap((one) => one ?? []);
  const [one, ...more] = that;
  if (!one) return {};
  return { if: more.length === 0 ? one : { test: 'all', that } };
}

const triggeredOf = (
  { on, in: zone, if: condition_, while: whilst, oncePerTurn = false, effects: all }: TriggeredAbility,
  id: string,
): readonly PlayAbility<AbilityParts>[] => {
  const effects: readonly Effect[] = oncePerTurn ? [{ effect: 'once', ability: id, do: all }] : all;
  return waitsOf(on).map((wait, at) => ({
    kind: 'triggered',
    id: `${id}.${at}`,
    ...(zone === undefined ? {} : { in: [zone] }),
    on: wait.on,
    ...asTriggered(wait.if, whilst),
    // An "if" after the trigger is checked as it resolves (rule 6.2.4).
    do: condition_ === undefined ? effects : [{ effect: 'if', if: condition_, do: effects }],
  }));
};

/** The keys and properties that read a fact which static abilities change. */
const FACTS: ReadonlySet<string> = new Set([
  'withKeyword',
  'withoutKeyword',
  'strength',
  'willpower',
  'lore',
  'loreValue',
]);

function mentions(json: unknown): boolean {
  if (typeof json === 'string') return FACTS.has(json) || json.startsWith('source.');
  if (typeof json !== 'object' || json === null) return false;
  return Object.entries(json).some(([key, value]) => FACTS.has(key) || mentions(value));
}

/** Whether what an ability gives, or to which cards, depends on what other abilities give. */
const leans = ({ while: condition_, for: who, gives }: StaticAbility): boolean =>
  mentions([condition_, who, gives.flatMap((part) => ('stat' in part ? [part.amount] : []))]);

/** Whether a modification needs nothing from the board. */
const isSettled = (part: Modification): boolean =>
  !('cantBeChallengedBy' in part) &&
  !('canChallengeReady' in part) &&
  !('stat' in part && typeof part.amount !== 'number');

/** Returns the change that an effect makes. Its amounts are numbers already. */
export const changeOf = (gives: Modification): Change => ({
  change:
    'floor' in gives ? 'floor' : 'classification' in gives ? 'is' : isSettled(gives) ? 'gets' : 'counts',
  gives,
});

function staticOf(ability: StaticAbility, id: string): PlayAbility<AbilityParts> {
  const leaning = leans(ability);
  return {
    kind: 'static',
    id,
    affects: ability.for === 'this' ? 'self' : ability.for,
    ...(ability.while === undefined ? {} : { while: ability.while }),
    gives: ability.gives.map((gives) =>
      leaning && !('floor' in gives) && !('classification' in gives)
        ? { change: 'leans', gives }
        : changeOf(gives),
    ),
  };
}

function playedOf(ability: Ability, id: string): readonly PlayAbility<AbilityParts>[] {
  if (ability.kind === 'triggered') return triggeredOf(ability, id);
  return ability.kind === 'static' ? [staticOf(ability, id)] : [];
}

const NONE: readonly PlayAbility<AbilityParts>[] = [];
const saidBy = memo(({ abilities }: CardDefinition): readonly PlayAbility<AbilityParts>[] =>
  frozenCopy(abilities.flatMap((ability, at) => playedOf(ability, String(at)))),
);

/** Returns those abilities of a card that core plays by itself: the triggered and the static ones. */
export const abilitiesOf = (definition: CardDefinition | undefined): readonly PlayAbility<AbilityParts>[] =>
  definition ? saidBy(definition) : NONE;

const BY_KEYWORD: ReadonlyMap<string, readonly PlayAbility<AbilityParts>[]> = new Map(
  [...TRIGGERED_KEYWORDS].map(([keyword, ability]) => [keyword, frozenCopy(triggeredOf(ability, keyword))]),
);

/** Challenger adds to strength only while the card challenges (rule 8.5.1). */
const challenger = (amount: number): PlayAbility<AbilityParts> => ({
  kind: 'static',
  id: `challenger ${amount}`,
  affects: 'self',
  gives: [{ change: 'challenging', gives: { stat: 'strength', amount } }],
});

/** Whether any of these keywords of a card is an ability now. */
const areAbilities = (keywords: readonly string[], isChallenging: boolean): boolean =>
  keywords.some((keyword) => (keyword === 'challenger' ? isChallenging : BY_KEYWORD.has(keyword)));

/** Returns the abilities of these keywords of a card now. */
const keywordAbilities = (
  keywords: readonly string[],
  values: Readonly<Record<string, number>>,
  isChallenging: boolean,
): readonly PlayAbility<AbilityParts>[] =>
  keywords.flatMap((keyword) =>
    keyword === 'challenger'
      ? isChallenging
        ? [challenger(values['challenger'] ?? 0)]
        : NONE
      : (BY_KEYWORD.get(keyword) ?? NONE),
  );

const grantedAt = memo(
  (_ability: TriggeredAbility): Map<number, readonly PlayAbility<AbilityParts>[]> => new Map(),
);
/** Returns the quoted abilities of a card that core plays by itself. Each has its own id. */
const grantedAbilities = (
  granted: readonly (ActivatedAbility | TriggeredAbility)[],
): readonly PlayAbility<AbilityParts>[] =>
  granted.flatMap((ability, at) => {
    if (ability.kind !== 'triggered') return NONE;
    const known = grantedAt(ability);
    const made = known.get(at) ?? frozenCopy(triggeredOf(ability, `granted ${at}`));
    known.set(at, made);
    return made;
  });

/** The facts of a card on which its abilities depend. */
type Bearer = Pick<LinkedCard, 'keywords' | 'keywordValues' | 'challenging' | 'granted'>;

const withMore = memo(
  (
    { keywords, keywordValues, challenging, granted = [] }: Bearer,
    own: readonly PlayAbility<AbilityParts>[],
  ): readonly PlayAbility<AbilityParts>[] => [
    ...own,
    ...keywordAbilities(keywords, keywordValues, challenging !== undefined),
    ...grantedAbilities(granted),
  ],
);

/**
 * Returns a card's own abilities, with those of its keywords and those that other cards give. Returns the same list
 * if there are none.
 */
export const abilitiesNow = (
  card: Bearer,
  own: readonly PlayAbility<AbilityParts>[],
): readonly PlayAbility<AbilityParts>[] =>
  card.granted === undefined && !areAbilities(card.keywords, card.challenging !== undefined)
    ? own
    : withMore(card, own);

/** Yields the triggered abilities that data give to cards, at any depth. */
function* triggeredIn(json: unknown): Generator<TriggeredAbility, void> {
  for (const ability of grantedIn(json)) {
    if (ability.kind === 'triggered') yield ability;
    yield* triggeredIn(ability);
  }
}

const eventsOf = (abilities: readonly PlayAbility<AbilityParts>[], zone: Zone = 'play'): readonly string[] =>
  abilities.flatMap((ability) =>
    ability.kind === 'triggered' && (ability.in ?? ['play']).includes(zone)
      ? ability.on.map(({ on }) => on)
      : [],
  );

/** The events that keywords wait for. Any card may get such a keyword. */
export const AWAITED_BY_KEYWORDS: ReadonlySet<string> = new Set(
  [...BY_KEYWORD.values()].flatMap((abilities) => eventsOf(abilities)),
);

/** Returns the events that a card's abilities wait for in a zone, computed once for each card. */
export function awaitedEvents(
  catalog: ReadonlyMap<string, CardDefinition>,
  zone: Zone,
): (publicId: string) => ReadonlySet<string> {
  const kept = new Map<string, ReadonlySet<string>>();
  return (publicId) => {
    let found = kept.get(publicId);
    if (!found) kept.set(publicId, (found = new Set(eventsOf(abilitiesOf(catalog.get(publicId)), zone))));
    return found;
  };
}

/** Returns the events that the abilities wait for which a catalog's cards give to others. */
export const awaitedByGranted = (catalog: ReadonlyMap<string, CardDefinition>): ReadonlySet<string> =>
  new Set(
    [...catalog.values()].flatMap(({ abilities, effects }) =>
      [...triggeredIn([abilities, effects])].flatMap((ability) => eventsOf(triggeredOf(ability, ''))),
    ),
  );

/** Whether any card has an ability that works in a discard. */
export const anyWorksInDiscard = (catalog: ReadonlyMap<string, CardDefinition>): boolean =>
  [...catalog.values()].some(({ abilities }) =>
    abilities.some((ability) => ability.kind === 'triggered' && ability.in === 'discard'),
  );
