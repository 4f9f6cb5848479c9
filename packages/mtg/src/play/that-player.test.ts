import { expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { readCard } from '../../test/read-card.js';
import { cardIn, put, table } from '../../test/table.js';
import { unexpressedOf } from '../language/unexpressed.js';
import { parseCard } from '../text/abilities/parse-card.js';

const bear = creatureCard('Bear', [1, 'G'], 2, 2);

it('603.2 “that player” is the one whom the event names', () => {
  const watch = readCard(
    "At the beginning of each player's upkeep, tap target creature that player controls.",
    { name: 'Watch' },
  );
  const asked = table(
    [watch, bear],
    [
      put(watch, 'ann'),
      put(bear, 'bob', 'battlefield', { instanceId: 'one' }),
      put(bear, 'bob', 'battlefield', { instanceId: 'two' }),
    ],
    { step: 'end' },
  ).bothPass();
  expect(asked.state.activePlayer).toBe('bob');
  const [player = ''] = asked.runtime.toAct(asked.match);
  const done = asked.does(player, 'decide', {}, ['two']).bothPass();
  expect([cardIn(done, 'one').tapped, cardIn(done, 'two').tapped]).toEqual([false, true]);
  const moves = [...asked.runtime.legalMoves(asked.match, player)];
  expect(
    moves.flatMap(({ targets }) => targets?.flatMap((choice) => choice.targets) ?? []).map(({ id }) => id),
  ).toEqual(['one', 'two']);
});

it('608.2c a spell of which nobody knows who “that player” is is not whole', () => {
  const text =
    'Destroy target creature an opponent controls. Destroy another target creature that player controls.';
  const { card, unexpressed } = parseCard({ name: 'Moss Rite', types: 'Sorcery', manaCost: '{1}', text });
  expect(unexpressed).toMatchObject([{ code: 'mtg.unclearReference' }]);
  expect(unexpressedOf(card)).toHaveLength(1);
});
