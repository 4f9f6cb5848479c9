import type { PinnedRef } from '@reticle/core';
import type { MatchEvent } from '@reticle/core/match';
import { someWithin } from '@reticle/core/text';
import { controllerOf } from '../../state/facts.js';
import type { MtgCardFilter } from '../../language/filter.js';
import { countName, type Happened } from '../../language/happened.js';
import { PERMANENT_TYPES } from '../../language/vocabulary.js';
import { abilityAmount } from '../../language/selector.js';
import type { MtgCard } from '../../state/card.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { knownCard } from '../../state/state.js';
import { cardById } from '../../state/cards.js';
import { memo } from '../../state/memo.js';
import { isSameRef } from '../../state/refs.js';
import { ownTest } from '../select/own.js';
import type { MtgRules } from '../move-execution.js';
import { refIn, wordIn } from '../actions/event-parts.js';
import { matchWith, turnWith } from '../../state/copies.js';

/** What happened to a player, how much, and to which object, as it was then. */
type Count = readonly [what: Happened, player: string | undefined, much: number, object?: MtgCard];

const numberIn = (event: MatchEvent, key: string, otherwise: number): number => {
  const found = event[key];
  return typeof found === 'number' ? found : otherwise;
};

/** What left the battlefield is counted as it was there, what entered it as it is (rules 603.10a, 603.6a). */
function moves(state: MtgMatchState, event: MatchEvent): readonly Count[] {
  const [ref, from, to] = [refIn(event, 'card'), wordIn(event, 'from'), wordIn(event, 'to')];
  if (!ref) return [];
  return [...changesOfZone(state, ref, from, to), ...(to === 'graveyard' ? descent(state, ref) : [])];
}

/** Whoever owns a permanent card that is put into a graveyard has descended (rule 700.11). */
function descent(state: MtgMatchState, { id }: PinnedRef): readonly Count[] {
  const card = cardById(state, id);
  const isCard = card !== undefined && !card.token && !card.copy;
  return isCard && card.types.some((type) => PERMANENTS.has(type)) ? [['descended', card.owner, 1]] : [];
}
const PERMANENTS: ReadonlySet<string> = new Set(PERMANENT_TYPES);

function changesOfZone(
  state: MtgMatchState,
  ref: PinnedRef,
  from: string | undefined,
  to: string | undefined,
): readonly Count[] {
  if (from === 'battlefield') {
    const was = knownCard(state, ref);
    if (!was) return [];
    const whose = controllerOf(was);
    const died: readonly Count[] = was.types.includes('creature') ? [['creatureDied', whose, 1, was]] : [];
    return [
      ['left', whose, 1, was],
      ...(to === 'graveyard'
        ? ([['permanentDied', whose, 1, was], ['buried', was.owner, 1, was], ...died] as const)
        : []),
    ];
  }
  const is = to === 'battlefield' || to === undefined ? cardById(state, ref.id) : undefined;
  if (!is) return [];
  const kinds = [
    ['land', 'landEntered'],
    ['creature', 'creatureEntered'],
  ] as const;
  return [
    ['entered', controllerOf(is), 1, is],
    ...kinds.flatMap(([type, what]): readonly Count[] =>
      is.types.includes(type) ? [[what, controllerOf(is), 1, is]] : [],
    ),
  ];
}

const ofPlayer =
  (what: Happened, much?: string) =>
  (_state: MtgMatchState, event: MatchEvent): readonly Count[] => [
    [what, wordIn(event, 'player'), much === undefined ? 1 : numberIn(event, much, 1)],
  ];

/** Counts what a player did with an object that an event names. */
const withObject =
  (what: Happened, key: string, who: string) =>
  (state: MtgMatchState, event: MatchEvent): readonly Count[] => {
    const ref = refIn(event, key);
    const object = ref && knownCard(state, ref);
    return [object ? [what, wordIn(event, who), 1, object] : [what, wordIn(event, who), 1]];
  };

/** How events are counted, by their types. */
const COUNTED: ReadonlyMap<string, (state: MtgMatchState, event: MatchEvent) => readonly Count[]> = new Map([
  ['moved', moves],
  ['tokenCreated', (state, event) => [...ofPlayer('created')(state, event), ...moves(state, event)]],
  ['lifeGained', ofPlayer('lifeGained', 'amount')],
  ['lifeLost', ofPlayer('lifeLost', 'amount')],
  ['drew', ofPlayer('drawn', 'count')],
  ['discarded', ofPlayer('discarded')],
  ['sacrificed', withObject('sacrificed', 'card', 'player')],
  [
    'damage',
    (_state, event) => {
      const to = refIn(event, 'to');
      return to?.kind === 'player' ? [['damaged', to.id, numberIn(event, 'amount', 1)]] : [];
    },
  ],
  [
    'cast',
    (state, event) => {
      const counts = withObject('cast', 'by', 'controller')(state, event);
      // 702.185b: a spell was warped if it was cast for its warp cost.
      const warped = counts.some(([, , , spell]) => spell?.announced?.costs.includes('warp'));
      return warped
        ? [...counts, ...ofPlayer('warped')(state, { ...event, player: event['controller'] ?? null })]
        : counts;
    },
  ],
  [
    'attacked',
    (state, event) => {
      const ref = refIn(event, 'card');
      const card = ref && cardById(state, ref.id);
      return card ? [['attacked', controllerOf(card), 1, card]] : [];
    },
  ],
]);

/** The keywords that ask what happened in a turn. */
const COUNTING: ReadonlySet<string> = new Set([
  'bloodthirst',
  'daybound',
  'gravestorm',
  'revealsFirstDraw',
  'spectacle',
  'storm',
  'surge',
]);

/** Makes a test whether any card of a match has such a part. */
const someCardHas = (isPart: (part: unknown) => boolean) =>
  memo((rules: MtgRules): boolean =>
    [...rules.definitions.values()].some((card) => someWithin(card, isPart)),
  );

/** Whether it is a filter on players that asks what happened to them this turn. */
const isPlayerOfTurn = (part: object): boolean =>
  'kind' in part &&
  part.kind === 'player' &&
  someWithin(part, (value) => typeof value === 'object' && value !== null && 'thisTurn' in value);

/** Whether any card of the match asks what happened in a turn. Otherwise nothing is counted. */
const isAsked = someCardHas(
  (part) =>
    (typeof part === 'string' && COUNTING.has(part)) ||
    (typeof part === 'object' &&
      part !== null &&
      ('happened' in part || 'nth' in part || isPlayerOfTurn(part))),
);

/** What any card of the match asks of which objects in particular. */
const asksOfObjects = memo((rules: MtgRules): readonly Asked[] => {
  const found = new Map<string, Asked>();
  for (const card of rules.definitions.values())
    someWithin(card, (part) => {
      const isHistory = typeof part === 'object' && part !== null && 'happened' in part && 'are' in part;
      const asked = isHistory ? abilityAmount.safeParse(part).data : undefined;
      if (typeof asked === 'object' && 'happened' in asked && asked.are !== undefined)
        found.set(countName(asked.happened, '', asked.are), { what: asked.happened, are: asked.are });
      return false;
    });
  return [...found.values()];
});
interface Asked {
  readonly what: Happened;
  readonly are: MtgCardFilter;
}

/** Whether any card of the match asks by what something was dealt damage. Otherwise nobody remembers it. */
const asksByWhat = someCardHas((part) => typeof part === 'object' && part !== null && 'damagedBy' in part);

/** Remembers which objects these events dealt damage to which others, for abilities that ask for it. */
export function rememberDamage(
  rules: MtgRules,
  state: MtgMatchState,
  events: readonly MatchEvent[],
): MtgMatchState {
  if (events.length === 0 || !asksByWhat(rules)) return state;
  const damaged = [...(state.turn.damaged ?? [])];
  const known = damaged.length;
  for (const event of events) {
    const [object, by] = event.type === 'damage' ? [refIn(event, 'to'), refIn(event, 'source')] : [];
    if (object?.kind !== 'card' || !by) continue;
    if (!damaged.some((pair) => isSameRef(pair.object, object) && isSameRef(pair.by, by)))
      damaged.push({ object, by });
  }
  return damaged.length === known ? state : matchWith(state, { turn: turnWith(state.turn, { damaged }) });
}

/** Counts what these events did, for abilities that look back at a turn. */
export function countHappenings(
  rules: MtgRules,
  state: MtgMatchState,
  events: readonly MatchEvent[],
): MtgMatchState {
  if (events.length === 0 || !isAsked(rules)) return state;
  const counts = events.flatMap((event) => COUNTED.get(event.type)?.(state, event) ?? []);
  if (counts.length === 0) return state;
  const happened: Record<string, number> = { ...state.turn.happened };
  const ofObjects = asksOfObjects(rules);
  for (const [what, player, much, object] of counts) {
    if (player === undefined) continue;
    const filters = object
      ? ofObjects.filter(
          (asked) => asked.what === what && ownTest(asked.are, state, player, undefined)(object),
        )
      : [];
    for (const are of [undefined, ...filters.map((asked) => asked.are)]) {
      const name = countName(what, player, are);
      happened[name] = (happened[name] ?? 0) + much;
    }
  }
  return matchWith(state, { turn: turnWith(state.turn, { happened }) });
}
