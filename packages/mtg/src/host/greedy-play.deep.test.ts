/**
 * Counts what greedy players aim at in a hundred matches. A target is harmed or helped if the effects of the
 * spell or ability say only one of the two (`test/intent.ts`). A harmed target is wrong if the player commands
 * it, a helped one if an opponent does, and an announced X is wrong if it is 0. Triggered abilities and what
 * is chosen to pay with do not count.
 */
import { unwrap } from '@reticle/core';
import { greedyBot, type Move, randomFrom, seatOf, seedRandom } from '@reticle/core/match';
import { expect, it } from 'vitest';
import { type Intent, intentOf, intentOfAura } from '../../test/intent.js';
import type { MtgMatchState } from '../index.js';
import type { CardDefinition } from '../language/card-definition.js';
import { SIXTH_EDITION } from '../sets/6ed/index.js';
import { cardById } from '../state/cards.js';
import { controllerOf } from '../state/facts.js';
import { mtgMatches } from './match.js';

const MATCHES = 100;
const MOST_WRONG = 0.03;
const { runtime } = mtgMatches;
const MOST_MOVES = 6_000;
const KNOWN: ReadonlyMap<string, CardDefinition> = new Map(SIXTH_EDITION.map((card) => [card.id, card]));

/** Lists the intents of the slots of a spell or ability, in their order, without the slots of its costs. */
function intentsOf(card: CardDefinition, { move, params = {} }: Move): readonly (Intent | undefined)[] {
  if (move === 'cast' && card.subtypes.includes('Aura')) return [intentOfAura(card)];
  const { ability, modes } = params;
  const { spell, activated } = card;
  const chosen = (spell?.modes?.options ?? []).filter(({ id }) => Array.isArray(modes) && modes.includes(id));
  const parts =
    move === 'cast' ? [...(spell ? [spell] : []), ...chosen] : activated.filter(({ id }) => id === ability);
  return parts.flatMap(({ targets, effects = [] }) =>
    (targets?.slots ?? []).map(({ id }) => intentOf(effects, id)),
  );
}

/** Returns the player who commands a target. A player commands itself. */
function sideOf(
  state: MtgMatchState,
  { kind, id }: { readonly kind: string; readonly id: string },
): string | undefined {
  if (kind === 'player') return id;
  const card = kind === 'card' ? cardById(state, id) : undefined;
  return card ? controllerOf(card) : state.abilities.find((ability) => ability.id === id)?.controller;
}

interface Aims {
  readonly harmful: number[];
  readonly helpful: number[];
  readonly X: number[];
  /** The wrong aims, in words. */
  readonly wrong: string[];
}

/** Notes the aims of a move: 1 for a wrong one, 0 for any other. */
function note(state: MtgMatchState, made: Move, aims: Aims): void {
  const { move, player, params = {}, targets = [] } = made;
  if (move !== 'cast' && move !== 'activate') return;
  const object = typeof params['card'] === 'string' ? cardById(state, params['card']) : undefined;
  const card = KNOWN.get(object?.publicId ?? '');
  if (!card) return;
  const tell = (what: string): void =>
    void aims.wrong.push(`${what}: ${card.name} ${JSON.stringify(targets)}`);
  if (typeof params['X'] === 'number') {
    aims.X.push(params['X'] === 0 ? 1 : 0);
    if (params['X'] === 0) tell('X is 0');
  }
  for (const [index, intent] of intentsOf(card, made).entries()) {
    const slot = targets[index] ?? { targets: [] };
    for (const target of slot.targets) {
      const side = sideOf(state, target);
      if (intent === undefined || side === undefined) continue;
      const isWrong = intent === 'harmful' ? side === player : side !== player;
      aims[intent].push(isWrong ? 1 : 0);
      if (isWrong) tell(`${intent} (${target.id} of ${side}, by ${player})`);
    }
  }
}

const share = (noted: readonly number[]): number =>
  noted.reduce((sum, one) => sum + one, 0) / Math.max(1, noted.length);

it('greedy players seldom do harm to themselves, help opponents, or choose 0 for X', () => {
  const aims: Aims = { harmful: [], helpful: [], X: [], wrong: [] };
  for (let at = 0; at < MATCHES; at++) {
    const random = randomFrom(seedRandom(`aims ${at}`));
    let match = unwrap(runtime.start({}, `aims/${at}`));
    for (let moves = 0; moves < MOST_MOVES; moves++) {
      const [player] = runtime.toAct(match);
      const move = player === undefined ? undefined : greedyBot(seatOf(runtime, match, player), random);
      if (!move) break;
      note(match.state, move, aims);
      match = unwrap(runtime.apply(match, move)).match;
    }
  }
  const { harmful, helpful, X, wrong } = aims;
  expect(harmful.length).toBeGreaterThan(100);
  expect(helpful.length).toBeGreaterThan(30);
  expect(X.length).toBeGreaterThan(10);
  expect([harmful, helpful, X].some((noted) => share(noted) >= MOST_WRONG) ? wrong : []).toEqual([]);
}, 3_600_000);
