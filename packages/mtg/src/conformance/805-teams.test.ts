import { describe, expect, it } from 'vitest';
import { define } from '../../test/made-up.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { lands, put, table } from '../../test/table.js';

/** Cat and Dan take their turn, against Ann and Bob. */
const players = [
  { id: 'ann', team: 'first' },
  { id: 'bob', team: 'first' },
  { id: 'cat', team: 'second' },
  { id: 'dan', team: 'second' },
];
const leaf = define('Leaf', { types: ['artifact'] });
const relic = (name: string, text: string) => readCard(text, { name, types: 'Artifact', manaCost: '{1}' });

describe('805: shared team turns', () => {
  it('805.6: the active team makes its choices first, then each other team', () => {
    const rite = sorcery('Each player discards a card.', '{R}');
    const hands = players.flatMap(({ id }) =>
      [1, 2].map((count) => put(leaf, id, 'hand', { instanceId: `${id}-leaf-${count}` })),
    );
    let at = table([leaf, rite], [put(rite, 'dan', 'hand'), ...hands, ...lands('Mountain', 1, 'dan')], {
      players,
      activePlayer: 'cat',
      turn: { priority: 'dan' },
    })
      .does('dan', 'cast', { card: 'moss-rite' })
      .bothPass();
    const asked: string[] = [];
    for (const player of ['cat', 'dan', 'ann', 'bob']) {
      asked.push(...at.runtime.toAct(at.match));
      at = at.does(player, 'decide', {}, [`${player}-leaf-1`]);
    }
    expect(asked).toEqual(['cat', 'dan', 'ann', 'bob']);
  });

  it('805.7: players of a team put their triggers on the stack together in any order, the active team first', () => {
    const text = "At the beginning of each player's upkeep, that player loses 1 life.";
    const [hope, dread] = [
      relic('Hope', 'At the beginning of your upkeep, you gain 1 life.'),
      relic('Dread', 'At the beginning of your upkeep, draw a card.'),
    ];
    const thorn = relic('Thorn', text);
    const cards = [put(hope, 'cat'), put(dread, 'dan'), put(thorn, 'ann')];
    const at = table(
      [hope, dread, thorn],
      [...cards, ...lands('Mountain', 3, 'cat', 'library'), ...lands('Forest', 3, 'dan', 'library')],
      { players, activePlayer: 'ann', step: 'end', turn: { priority: 'ann' } },
    ).until('upkeep');
    expect(at.runtime.toAct(at.match)).toEqual(['cat']);
    const [offer] = [...at.runtime.offers(at.match, 'cat')];
    expect(JSON.stringify(offer)).toMatch(/Dread/u);
    expect(at.state.stack).toEqual([]);
    expect(JSON.stringify(offer)).toMatch(/Hope/u);
    const placed = at.does('cat', 'decide', {}, ['Dread']).does('ann', 'decide', {}, ['Thorn']);
    const controllers = placed.state.abilities.map(({ controller }) => controller);
    expect(controllers).toEqual(['dan', 'cat', 'ann', 'ann']);
  });
});
