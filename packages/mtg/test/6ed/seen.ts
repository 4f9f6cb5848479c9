/** What players see of a state, and probes that reveal what waits in it. */
import { randomFrom, seedRandom } from '@reticle/core/match';
import { idleUntil, type Played, type Rig } from './rig.js';
import type { Effect } from '../../src/language/effects/effect.js';
import { executionOf as playWith } from '../../src/rules/execution.js';
import { landsAllowed } from '../../src/play/cast.js';
import type { MtgCard } from '../../src/state/card.js';
import type { MtgMatchState } from '../../src/state/match-state.js';
import { advance } from '../../src/rules/turn/advance.js';

type State = MtgMatchState;

/**
 * Returns what players see of a match: life, mana, cards as they are, lands that they may play, and
 * additional phases. What waits in the state, and internal counts, are not part of it.
 */
function seen(state: State): string {
  const { players, cards, ended, turn, stack } = state;
  const shown = cards
    .map(({ timestamp: _timestamp, printed: _printed, announced: _announced, ...card }) => card)
    .toSorted((a, b) => (a.instanceId < b.instanceId ? -1 : 1));
  const known = new Set(cards.map(({ instanceId }) => instanceId));
  return JSON.stringify({
    players,
    shown,
    ended,
    lands: landsAllowed(state) - turn.landsPlayed,
    phases: turn.phases,
    stack: stack.filter((id) => known.has(id)),
  });
}

/** Performs effects in the match, without a source. */
export function strike(rig: Rig, { match, events }: Played, todo: readonly Effect[]): Played {
  const { state } = match;
  const tools = { random: randomFrom(seedRandom(1)), emit: () => undefined };
  const play = playWith(rig.rules, state, tools);
  const frame = {
    controller: 'foe',
    source: { kind: 'card', id: 'nothing', incarnation: 0 },
    variables: {},
    bound: {},
    todo,
  };
  return { match: { ...match, state: advance(play.runner.run(state, frame, play).state, play) }, events };
}

/** Deals 1 damage to each creature and each player, from each of some permanents of the other player. */
function burnt(rig: Rig, played: Played, isSource: (card: MtgCard) => boolean): Played {
  const sources = played.match.state.cards.filter(
    (card) => card.zone === 'battlefield' && card.controller === 'foe' && isSource(card),
  );
  const to = { among: [{ each: { type: 'creature' } }, 'eachPlayer' as const] };
  const burns = sources.map(({ instanceId }): Effect => ({
    effect: 'damage',
    amount: 1,
    to,
    by: { each: { instanceId } },
  }));
  return strike(rig, played, burns);
}

/** The probes: what is done to a match to see what waits in it. */
const PROBES: readonly (readonly [name: string, probe: (rig: Rig, played: Played) => Played])[] = [
  ['as it is', (_rig, played) => played],
  [
    'after a little damage',
    (rig, played) => burnt(rig, played, ({ instanceId }) => instanceId === 'foe-red'),
  ],
  ['after damage', (rig, played) => burnt(rig, played, () => true)],
  [
    'after destruction',
    (rig, played) => strike(rig, played, [{ effect: 'destroy', what: { each: { type: 'creature' } } }]),
  ],
  ['after combat', (rig, played) => idleUntil(rig, played, ({ turn }) => turn.step === 'main2')],
  [
    'in the next turn',
    (rig, played) => {
      const { number } = played.match.state.turn;
      return idleUntil(
        rig,
        played,
        ({ turn }) => turn.number > number && turn.step !== 'untap' && turn.step !== 'upkeep',
      );
    },
  ],
];

/**
 * Returns the first probe that shows a difference between two matches. Later probes run only if the earlier
 * ones show none.
 */
export function difference(rig: Rig, one: Played, other: Played): string | undefined {
  return PROBES.find(([, probe]) => {
    const [a, b] = [one, other].map((played) => seen(probe(rig, played).match.state));
    return a !== b;
  })?.[0];
}
