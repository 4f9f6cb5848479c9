import { BOTS, type Match, type Move, randomFrom, seedRandom, seatOf } from '@reticle/core/match';
import { expect, it } from 'vitest';
import { getActivatedAbilities } from '../../rules/abilities/activated.js';
import { isUsedByPayments } from '../../rules/activating/mana-sources.js';
import { hasX } from '../../rules/activating/search.js';
import { EMPTY_REGISTRY } from '../../rules/abilities/registry.js';
import { activationRefusals, choiceRefusals } from '../../rules/activating/activate.js';
import { resolverOf } from '../../rules/targeting/legal.js';
import { rulesOf } from '../../rules/execution.js';
import { SIXTH_EDITION } from './index.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { mtgMatch } from '../../play/match.js';

const cards = { id: '6ed', cards: SIXTH_EDITION };
const runtime = mtgMatch(cards);
const made = rulesOf(SIXTH_EDITION);
const MOST_MOVES = 400;

/** Some of the states of a match between random bots. */
function* statesOf(seed: string): Generator<{ match: Match<MtgMatchState>; player: string }, void> {
  const started = runtime.start({}, seed);
  let match = started.ok ? started.value : undefined;
  const random = randomFrom(seedRandom(seed));
  for (let count = 0; match && count < MOST_MOVES; count++) {
    const [player] = runtime.toAct(match);
    const move: Move | undefined =
      player === undefined ? undefined : BOTS.random(seatOf(runtime, match, player), random);
    if (player === undefined || move === undefined) return;
    if (count % 11 === 0) yield { match, player };
    const applied = runtime.apply(match, move);
    match = applied.ok ? applied.value.match : undefined;
  }
}

/**
 * Returns everything that could be announced for the objects in the state, with X as 0. It is far more than
 * is offered.
 */
const thinkable = ({ cards: all }: MtgMatchState): readonly Pick<Move, 'move' | 'params'>[] =>
  all.flatMap((card) => {
    const { instanceId, zone } = card;
    if (zone === 'library') return [];
    const registry = made.ok ? made.value.registry : undefined;
    const abilities = registry ? getActivatedAbilities(card, registry) : [];
    return [
      { move: 'playLand', params: { card: instanceId } },
      { move: 'cast', params: { card: instanceId } },
      { move: 'cast', params: { card: instanceId, X: 0 } },
      ...abilities
        .filter((ability) => !isUsedByPayments(card, ability))
        .map((ability) => ({
          move: 'activate',
          params: { card: instanceId, ability: ability.id, ...(hasX(ability) ? { X: 0 } : {}) },
        })),
    ];
  });

it('116, 117.1: what is offered is what nothing refuses, no more and no less', () => {
  let offered = 0;
  for (const { match, player } of statesOf('offers 8')) {
    const offers = [...runtime.offers(match, player)];
    offered += offers.length;
    const refused = offers.filter(({ move, params }) => !runtime.open(match, { move, player, params }).ok);
    expect(refused).toEqual([]);
    const known = new Set(offers.map(({ move, params }) => JSON.stringify([move, params])));
    const missing = thinkable(match.state).filter(
      ({ move, params }) =>
        !known.has(JSON.stringify([move, params])) && runtime.open(match, { move, player, params }).ok,
    );
    expect(missing).toEqual([]);
  }
  expect(offered).toBeGreaterThan(40);
});

it('601.2c, 602.2b: a choice that needs no try is one that a try takes', () => {
  const registry = made.ok ? made.value.registry : EMPTY_REGISTRY;
  let choices = 0;
  for (const { match, player } of statesOf('offers 1')) {
    for (const { move, params, spec, attempt } of runtime.offers(match, player)) {
      const { card, ability, X } = params;
      if (move !== 'activate' || typeof card !== 'string' || typeof ability !== 'string') continue;
      const resolver = resolverOf(match.state);
      const solver = resolver.choices(spec, attempt);
      const all = solver.ok ? solver.value.all(4) : solver;
      const selections = spec.slots.length === 0 ? [[]] : all.ok ? all.value : [];
      const activation = { player, card, ability, X: typeof X === 'number' ? X : undefined };
      for (const selection of selections) {
        const chosen = resolver.check(spec, attempt, selection);
        if (!chosen.ok) continue;
        choices++;
        const tried = activationRefusals(match.state, registry, activation, chosen.value);
        expect(choiceRefusals(match.state, registry, activation, chosen.value)).toEqual(tried);
      }
    }
  }
  expect(choices).toBeGreaterThan(3);
});
