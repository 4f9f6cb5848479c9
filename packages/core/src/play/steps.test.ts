import { expect, it } from 'vitest';
import { play, quay, table, unit, type State } from '../../test/quay.js';
import { randomFrom, seedRandom } from '../random.js';
import type { GameEvent } from './event.js';

const evening = { on: 'stepBegan', step: 'evening', player: 'self' } as const;
const draws = { kind: 'triggered', id: 'a1', on: [evening], do: [{ effect: 'draw', amount: 1 }] } as const;
const deck = ['1', '2', '3'].map((id) => unit(id, 'ann', { zone: 'deck' }));

function ended(state: State): readonly [State, readonly string[]] {
  const events: GameEvent[] = [];
  const tools = { random: randomFrom(seedRandom(1)), emit: (event: GameEvent) => void events.push(event) };
  const after = play.endStep(state, tools);
  return [after, events.map(({ type, step, player }) => `${type} ${String(step ?? player)}`)];
}

it('goes on through the steps in which nobody acts, to the next player who does', () => {
  const [after, told] = ended(quay());
  expect([after.step, after.turn, play.toAct(after), play.step(after)]).toEqual([
    'main',
    'bob',
    ['bob'],
    'main',
  ]);
  expect(told).toEqual([
    'stepBegan strike',
    'turnEnded ann',
    'stepBegan evening',
    'turnBegan bob',
    'stepBegan morning',
    'stepBegan main',
  ]);
});

it('stops in a step in which somebody acts, and goes on where that step says', () => {
  const [after] = ended({ ...quay(), strike: true });
  expect([after.step, play.toAct(after)]).toEqual(['strike', ['bob']]);
  const [again] = ended(after);
  expect([again.step, play.toAct(again)]).toEqual(['main', ['ann']]);
});

it('lets what triggered at the beginning of a step resolve before the next step', () => {
  const asks = { ...draws, may: true };
  const [asked] = ended(quay(unit('it', 'ann', { abilities: [asks] }), ...deck));
  expect([asked.step, play.toAct(asked)]).toEqual(['evening', ['ann']]);
  const [after] = ended(quay(unit('it', 'ann', { abilities: [draws] }), ...deck));
  expect([after.step, table.inZone(after, 'hand', 'ann').length]).toEqual(['main', 1]);
});
