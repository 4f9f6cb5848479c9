/** Characters with the same full name and controller: how prompts and logs tell them apart. */
import { describe, expect, it } from 'vitest';
import { made, table, type Side } from '../../test/table.js';
import { cardById } from '../state/board.js';
import type { LorcanaCard } from '../state/card.js';
import { thingName } from './names.js';
import { narrate } from './narration.js';

const pim = made('Pim');
const isle = made('Isle', { type: 'location', willpower: 3, moveCost: 1 });

/** Two Pims of south, the second of which is like this. The one in north's hand has the id that is also the name. */
const twoPims = (second: Partial<LorcanaCard> = {}, north: Side = {}) =>
  table(
    { ...north, hand: [pim] },
    {
      play: [
        [pim, { timestamp: 1 }],
        [pim, { timestamp: 2, ...second }],
      ],
    },
  ).state;
type State = ReturnType<typeof twoPims>;
const ids = ['Pim 2', 'Pim 3'];
const refTo = (state: State, id: string) => ({
  kind: 'card',
  id,
  incarnation: cardById(state, id)?.incarnation ?? 0,
});
const chosen = (state: State) => ids.map((id) => thingName(state, refTo(state, id)));
const told = (state: State) => ids.map((cardId) => narrate({ type: 'readied', cardId, name: 'Pim' }, state));
const NUMBERED = ['Pim (number 1) readies.', 'Pim (number 2) readies.'];

describe('two characters with the same name and controller', () => {
  it('that are alike have a number each, in a choice and in the log', () => {
    expect(chosen(twoPims())).toEqual(['Pim (of south, number 1, 2/3)', 'Pim (of south, number 2, 2/3)']);
    expect(told(twoPims())).toEqual(NUMBERED);
  });

  it.each<[string, Partial<LorcanaCard>, string]>([
    ['is exerted', { exerted: true }, 'Pim (of south, number 2, 2/3, exerted)'],
    ['is damaged', { damage: 1 }, 'Pim (of south, number 2, 2/3, 1 damage)'],
  ])('have the numbers of the log in a choice if one of them %s', (_what, second, name) => {
    const state = twoPims(second);
    expect(chosen(state)).toEqual(['Pim (of south, number 1, 2/3)', name]);
    expect(told(state)).toEqual(NUMBERED);
  });

  it('are numbered by the order in which they came, wherever they lie', () =>
    expect(told(twoPims({ timestamp: 0 }))).toEqual(NUMBERED.toReversed()));

  it('need no number if they have different controllers', () => {
    const { state } = table({ play: [pim] }, { play: [pim] });
    const readied = ['Pim', 'Pim 2'].map((cardId) =>
      narrate({ type: 'readied', cardId, name: 'Pim' }, state),
    );
    expect(readied).toEqual(['Pim of north readies.', 'Pim of south readies.']);
  });

  it('have the number in the line of a challenge, on both sides', () => {
    const { state } = table({ play: [pim, pim] }, { play: [pim, pim] });
    const event = {
      type: 'challenged',
      player: 'north',
      cardId: 'Pim 2',
      name: 'Pim',
      targetId: 'Pim 4',
      targetName: 'Pim',
    };
    expect(narrate(event, state)).toBe('north: Pim of north (number 2) challenges Pim of south (number 2).');
  });

  it('with other versions are others', () => {
    const state = table({
      play: [made('Pim', { version: 'Tailor' }), made('Pim', { version: 'Baker' })],
    }).state;
    const readied = ['Pim', 'Pim 2'].map((cardId) =>
      narrate({ type: 'readied', cardId, name: 'Pim' }, state),
    );
    expect(readied).toEqual(['Pim - Tailor readies.', 'Pim - Baker readies.']);
  });
});

it('locations have no numbers', () => {
  const { state } = table({ play: [isle, isle] });
  expect(narrate({ type: 'readied', cardId: 'Isle', name: 'Isle' }, state)).toBe('Isle readies.');
});
