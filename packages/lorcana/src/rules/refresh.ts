import { changeObject } from '@reticle/core/play';
import type { StaticAbility } from '../language/ability.js';
import type { MustBeChosen } from '../language/modification.js';
import { inPlay, isCard } from '../state/board.js';
import type { LorcanaCard } from '../state/card.js';
import { definitionOf, type LorcanaMatchState } from '../state/match.js';
import { cardById } from '../state/state.js';
import { type Printed, printedFacts } from '../state/zones.js';
import { allStatics, givenBy, givenForAWhile, type Got } from './lasting.js';

/** Keywords with "+N" add up (rule 8.1.2); of others the higher N counts. */
const STACKING: ReadonlySet<string> = new Set(['challenger', 'resist']);

/** Whether a card is as it is printed, and nothing is about to change that. */
const isPlain = (card: LorcanaCard, base: Printed): boolean =>
  card.keywords === base.keywords &&
  card.keywordValues === base.keywordValues &&
  card.strength === base.strength &&
  card.willpower === base.willpower &&
  card.lore === base.lore &&
  card.cant.length === 0 &&
  card.mustBeChosen === undefined &&
  card.challenging === undefined &&
  card.challengedBy === undefined;

const distinct = <T>(list: readonly T[]): readonly T[] => [...new Set(list)];

type Stat = Extract<Got, { readonly stat: string }>['stat'];

function statOf(base: Printed, got: readonly Got[], stat: Stat): number | undefined {
  const printed = base[stat];
  return printed === undefined
    ? undefined
    : got.reduce((sum, part) => ('stat' in part && part.stat === stat ? sum + part.amount : sum), printed);
}

function keywordNumbers(base: Printed, got: readonly Got[]): Readonly<Record<string, number>> {
  const values = new Map(Object.entries(base.keywordValues));
  for (const part of got) {
    if (!('keyword' in part) || part.value === undefined) continue;
    const { keyword, value } = part;
    const before = values.get(keyword) ?? 0;
    values.set(keyword, STACKING.has(keyword) ? before + value : Math.max(before, value));
  }
  return Object.fromEntries(values);
}

/** Of several such orders the widest counts: by anybody, for everything. */
function mustBeChosenBy(got: readonly Got[]): MustBeChosen | undefined {
  const orders = got.flatMap((part) => ('mustBeChosen' in part ? [part.mustBeChosen] : []));
  const by = orders.some((order) => order.by === 'any') ? 'any' : 'opponent';
  const widest = orders.filter((order) => order.by === by);
  if (widest.length === 0) return undefined;
  const kinds = distinct(widest.flatMap((order) => order.for ?? []));
  return widest.every((order) => order.for) ? { by, for: kinds } : { by };
}

/** A card as it is printed, with everything that it has got. */
function current(
  { challenge }: LorcanaMatchState,
  card: LorcanaCard,
  base: Printed,
  got: readonly Got[],
): LorcanaCard {
  const {
    challenging: _one,
    challengedBy: _other,
    strength: _s,
    willpower: _w,
    lore: _l,
    mustBeChosen: _must,
    ...rest
  } = card;
  const keywords = distinct([
    ...base.keywords,
    ...got.flatMap((part) => ('keyword' in part ? [part.keyword] : [])),
  ]);
  const keywordValues = keywordNumbers(base, got);
  const fights = challenge !== null && isCard(challenge.challenger, card);
  const fought = challenge !== null && isCard(challenge.challenged, card);
  // Challenger counts while challenging only (rule 8.5.1).
  const more = fights && keywords.includes('challenger') ? (keywordValues['challenger'] ?? 0) : 0;
  const strength = statOf(base, got, 'strength');
  const willpower = statOf(base, got, 'willpower');
  const lore = statOf(base, got, 'lore');
  const must = mustBeChosenBy(got);
  return {
    ...rest,
    ...(strength === undefined ? {} : { strength: strength + more }),
    ...(willpower === undefined ? {} : { willpower }),
    ...(lore === undefined ? {} : { lore }),
    ...(must === undefined ? {} : { mustBeChosen: must }),
    keywords,
    keywordValues,
    cant: distinct(got.flatMap((part) => ('cant' in part ? [part.cant] : []))),
    ...(challenge && fights ? { challenging: challenge.challenged.id } : {}),
    ...(challenge && fought ? { challengedBy: challenge.challenger.id } : {}),
  };
}

const CHANGED_FACTS = ['strength', 'willpower', 'lore', 'challenging', 'challengedBy'] as const;

const sameList = (one: readonly string[], other: readonly string[]): boolean =>
  one === other || (one.length === other.length && one.every((entry, index) => entry === other[index]));

function sameNumbers(one: LorcanaCard['keywordValues'], other: LorcanaCard['keywordValues']): boolean {
  if (one === other) return true;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

const sameMust = (one: MustBeChosen | undefined, other: MustBeChosen | undefined): boolean =>
  one?.by === other?.by && sameList(one?.for ?? [], other?.for ?? []);

/** Whether the facts that effects change are the same. */
const sameFacts = (one: LorcanaCard, other: LorcanaCard): boolean =>
  CHANGED_FACTS.every((fact) => one[fact] === other[fact]) &&
  sameList(one.keywords, other.keywords) &&
  sameList(one.cant, other.cant) &&
  sameMust(one.mustBeChosen, other.mustBeChosen) &&
  sameNumbers(one.keywordValues, other.keywordValues);

/** Whatever reads a fact that static abilities change: keys of filters, properties of amounts. */
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

const kept = new WeakMap<StaticAbility, boolean>();

/** Whether what an ability gives, and to whom, depends on what other abilities give. */
function leans(ability: StaticAbility): boolean {
  let found = kept.get(ability);
  if (found === undefined) {
    const amounts = ability.gives.flatMap((part) => ('stat' in part ? [part.amount] : []));
    found = mentions([ability.while, ability.for, amounts]);
    kept.set(ability, found);
  }
  return found;
}

/** Facts that depend on each other settle sooner than this, or are left as they are. */
const MOST_ROUNDS = 6;

type Given = ReadonlyMap<string, readonly Got[]>;
const NOTHING: readonly Got[] = [];

function gotBy(given: readonly Given[], id: string): readonly Got[] {
  const found = given.filter((by) => by.has(id));
  return found.length === 0 ? NOTHING : found.flatMap((by) => by.get(id) ?? NOTHING);
}

/** The card with its facts of now; the same object where they are as they were. */
function withGot(state: LorcanaMatchState, card: LorcanaCard, given: readonly Given[]): LorcanaCard {
  const definition = card.zone === 'play' ? definitionOf(state, card.publicId) : undefined;
  if (!definition) return card;
  const base = printedFacts(definition);
  const got = gotBy(given, card.instanceId);
  if (got.length === 0 && !state.challenge && isPlain(card, base)) return card;
  const next = current(state, card, base, got);
  return sameFacts(card, next) ? card : next;
}

/** The state with the facts of its cards in play as given; a card that stays as it was is the same object. */
function withFacts(state: LorcanaMatchState, given: readonly Given[]): LorcanaMatchState {
  const objects = inPlay(state).reduce(
    (store, card) => changeObject(store, card.instanceId, (found) => withGot(state, found, given)),
    state.objects,
  );
  return objects === state.objects ? state : { ...state, objects };
}

type Looked = Pick<LorcanaMatchState, 'lasting' | 'challenge' | 'activePlayer' | 'turn' | 'phase'>;

/** Lists of cards whose facts are those of now, with all else that they depend on. */
const settled = new WeakMap<LorcanaMatchState['objects'], Looked>();

function isSettled(state: LorcanaMatchState): boolean {
  const found = settled.get(state.objects);
  return (
    found !== undefined &&
    found.lasting === state.lasting &&
    found.challenge === state.challenge &&
    found.activePlayer === state.activePlayer &&
    found.turn === state.turn &&
    found.phase === state.phase
  );
}

function settle(state: LorcanaMatchState): LorcanaMatchState {
  const whiles = givenForAWhile(state);
  const statics = allStatics(state);
  if (!statics.some(({ ability }) => leans(ability)))
    return withFacts(state, [whiles, givenBy(state, statics)]);
  let now = withFacts(state, [whiles]);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = withFacts(now, [whiles, givenBy(now, statics)]);
    if (next === now) break;
    now = next;
  }
  // The same objects where the facts came out as they were.
  const same = inPlay(now).every((card) => {
    const before = cardById(state, card.instanceId);
    return before === card || (before !== undefined && sameFacts(before, card));
  });
  return same ? state : now;
}

/**
 * The facts of all cards in play as they are now: what is printed, what they got for a while, what static abilities give.
 * Where an ability leans on what another one gives, they are asked again until nothing changes; always from print, so that
 * equal boards have equal facts.
 */
export function refresh(state: LorcanaMatchState): LorcanaMatchState {
  if (isSettled(state)) return state;
  const next = settle(state);
  const { lasting, challenge, activePlayer, turn, phase } = next;
  settled.set(next.objects, { lasting, challenge, activePlayer, turn, phase });
  return next;
}
