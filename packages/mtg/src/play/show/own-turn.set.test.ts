/** What the player whose turn it is reads before and in combat, and as the turn ends. */
import { expect, it } from 'vitest';
import { creatureCard } from '../../../test/made-up.js';
import { put, table } from '../../../test/table.js';
import { mtgMatches } from '../../host/match.js';
import { mtgNarration } from './narration.js';

const bear = creatureCard('Bear', [1, 'G'], 2, 2);
const cards = [bear];
const { describeMove, slotName } = mtgNarration({ cards });
const { pace } = mtgMatches;

/** Ann has two Bears in play, and as many in hand as wanted. */
const beginning = (inHand = 0) =>
  table(cards, [
    put(bear, 'ann', 'battlefield', { instanceId: 'one' }),
    put(bear, 'ann', 'battlefield', { instanceId: 'two' }),
    ...Array.from({ length: inHand }, (_each, at) => put(bear, 'ann', 'hand', { instanceId: `held-${at}` })),
  ]);

it('505, 506.1: to pass in the first main phase is to go to combat, and only then', () => {
  const said = (at: ReturnType<typeof beginning>, player: string) =>
    describeMove(at.match.state, { move: 'pass', player });
  const at = beginning();
  expect(said(at, 'ann')).toBe('go to combat (first main phase)');
  expect(said(at.does('ann', 'pass'), 'bob')).toBe('pass (first main phase)');
  expect(said(beginning().until('main2'), 'ann')).toBe('pass (second main phase)');
});

it('508.1: until a creature attacks, to end the declaration is no attack, and lets go of one', () => {
  const at = beginning().until('declareAttackers');
  const done = { move: 'doneAttacking', player: 'ann' };
  expect(describeMove(at.match.state, done)).toBe('do not attack');
  expect(pace?.forgoes?.(at.match.state, 'doneAttacking')).toBe(true);
  expect(pace?.forgoes?.(at.match.state, 'attack')).toBe(false);
  const one = at.does('ann', 'attack', { attacker: 'one' });
  expect(describeMove(one.match.state, done)).toBe('attack with no more');
  expect(pace?.forgoes?.(one.match.state, 'doneAttacking')).toBe(false);
});

it.each([
  [8, 'Discard a card (8 in hand, at most 7)'],
  [10, 'Discard 3 cards (10 in hand, at most 7)'],
])('514.1: with %i cards in hand it says how many are discarded, and why', (inHand, words) => {
  const at = beginning(inHand).until('cleanup');
  const [offer] = at.runtime.offers(at.match, 'ann');
  const [slot] = offer?.spec.slots ?? [];
  expect(slot && offer && slotName(slot, offer.spec)).toBe(words);
});
