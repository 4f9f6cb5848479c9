import { describe, expect, it } from 'vitest';
import { readCard, sorcery, unreadOf } from '../../../test/read-card.js';
import { cardIn, lands, put, table } from '../../../test/table.js';

type Table = ReturnType<typeof table>;

/** Ann has cast a sorcery in her main phase, and Bob has a tapped Island. */
function cast(text: string): Table {
  const rite = sorcery(text);
  const islands = lands('Island', 1, 'bob').map((card) => ({ ...card, tapped: true }));
  return table([rite], [put(rite, 'ann', 'hand'), ...lands('Forest', 1), ...islands])
    .does('ann', 'cast', { card: rite.id }, ...(text.startsWith('Target') ? [['bob']] : []))
    .bothPass();
}
/** The next main phase, and so on. */
const later = (at: Table, phases: number): Table =>
  Array.from({ length: phases }).reduce<Table>((now) => now.until('main2').until('main1'), at);
/** The steps of a turn that began, by its number. */
const stepsIn = ({ events }: Table, turn: number): readonly unknown[] =>
  events.flatMap((event) => (event.type === 'stepBegan' && event['turn'] === turn ? [event['step']] : []));
const activeIn = ({ state }: Table): string | undefined => state.activePlayer;

describe('what a player skips', () => {
  it.each([
    ['You skip your next turn.'],
    ['Skip your next turn.'],
    ['Target player skips their next untap step.'],
    ['Each opponent skips their next draw step.'],
    ['Target player skips their next combat phase.'],
    ['You may skip your next turn.'],
  ])('is read: %s', (text) => {
    expect(unreadOf(text)).toEqual([]);
  });

  it.each([
    ['Target player skip their next turn.'],
    ['You skip their next turn.'],
    ['Target player skips their turn.'],
  ])('is not read: %s', (text) => {
    expect(unreadOf(text)).not.toEqual([]);
  });

  it('500.11, 614.10: a turn is gone past once, and the order of turns goes on', () => {
    const start = cast('Target player skips their next turn.');
    expect([1, 2, 3].map((turns) => activeIn(later(start, turns)))).toEqual(['ann', 'bob', 'ann']);
  });

  it.each([
    ['untap step', 'untap'],
    ['draw step', 'draw'],
    ['combat phase', 'beginCombat'],
    ['combat phase', 'endCombat'],
  ])('a skipped %s is not entered, and the next one is: %s', (words, step) => {
    const end = later(cast(`Target player skips their next ${words}.`), 4);
    expect([4, 5, 6].map((turn) => stepsIn(end, turn).includes(step))).toEqual([false, true, true]);
    expect(stepsIn(end, 4)).toEqual(expect.arrayContaining(['upkeep', 'main1', 'main2', 'end']));
  });

  it('502.3 permanents stay tapped in a skipped untap step', () => {
    const [skipped, not] = ['Target player skips their next untap step.', 'Draw a card.'].map((text) =>
      cardIn(later(cast(text), 1), 'bobs-island-1'),
    );
    expect([skipped?.tapped, not?.tapped]).toEqual([true, false]);
  });

  it('504.1 no card is drawn in a skipped draw step', () => {
    const [skipped, not] = ['Target player skips their next draw step.', 'Draw a card.'].map(
      (text) =>
        later(cast(text), 1).state.cards.filter(({ zone, owner }) => zone === 'hand' && owner === 'bob')
          .length,
    );
    expect((not ?? 0) - (skipped ?? 0)).toBe(1);
  });
});

describe('506.4 a creature removed from combat', () => {
  it.each([['C', 'Whenever Moss Druid attacks, untap it and remove it from combat.']])(
    'is read: %s %s',
    (_, text) => {
      expect(readCard(text).triggered[0]?.effects).toMatchObject([
        { effect: 'untap' },
        { effect: 'removeFromCombat' },
      ]);
    },
  );

  it('attacks no more', () => {
    const druid = readCard('Whenever Moss Druid attacks, untap it and remove it from combat.');
    const start = table([druid], [put(druid, 'ann')]).until('declareAttackers');
    const after = start.does('ann', 'attack', { attacker: druid.id }).does('ann', 'doneAttacking').bothPass();
    expect(cardIn(after, druid.id)).toMatchObject({ tapped: false });
    expect(cardIn(after, druid.id).attacking).toBeUndefined();
  });
});
