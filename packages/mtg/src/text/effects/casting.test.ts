import { describe, expect, it } from 'vitest';
import { sorcery, unreadOf } from '../../../test/read-card.js';
import { lands, lifeOf, put, table, zoneOf } from '../../../test/table.js';
import { printCard } from '../abilities/print-card.js';

const t1 = { bound: 't1' };

describe('what is cast without paying', () => {
  it.each<[string, readonly object[]]>([
    [
      'You may cast target sorcery card from your graveyard without paying its mana cost.',
      [{ effect: 'castCard', what: t1 }],
    ],
    [
      'Exile target artifact. You may cast it without paying its mana cost.',
      [
        { effect: 'moveCards', what: t1, to: 'exile', bind: 't1Moved' },
        { effect: 'castCard', what: { bound: 't1Moved' } },
      ],
    ],
    [
      'You may cast a creature spell with power 2 or less from your hand without paying its mana cost.',
      [
        {
          effect: 'choose',
          filter: { zone: 'hand', owner: 'self', type: 'creature', power: { lte: 2 } },
          upTo: true,
          bind: 'castFrom',
        },
        {
          effect: 'castCard',
          what: { bound: 'castFrom' },
          spell: { type: 'creature', power: { lte: 2 } },
        },
      ],
    ],
  ])('%s', (text, effects) => {
    const card = sorcery(text);
    expect(card.spell?.effects).toEqual(effects);
    expect(sorcery(printCard(card).lines.join('\n')).spell?.effects).toEqual(effects);
  });

  it('a card is a spell in other words', () => {
    const of = (word: string) =>
      sorcery(`You may cast an artifact ${word} from your graveyard without paying its mana cost.`);
    expect(of('card')).toEqual(of('spell'));
  });

  it.each([
    // Where what was destroyed, countered or returned lies, the words don't say.
    'Destroy target creature. You may cast it without paying its mana cost.',
    'Counter target spell. You may cast that card without paying its mana cost.',
    "Return target creature to its owner's hand. You may cast it without paying its mana cost.",
    'You may cast target sorcery card from your graveyard without paying their mana cost.',
  ])('refused: %s', (text) => {
    expect(unreadOf(text)).not.toEqual([]);
  });

  it("608.2g: a card in another player's graveyard, which goes back there", () => {
    const plunder = {
      ...sorcery(
        "You may cast target sorcery card from an opponent's graveyard without paying its mana cost.",
      ),
      id: 'plunder',
      name: 'Plunder',
    };
    const balm = { ...sorcery('You gain 3 life.', '{5}'), id: 'balm', name: 'Balm' };
    const start = table(
      [plunder, balm],
      [put(plunder, 'ann', 'hand'), put(balm, 'bob', 'graveyard'), ...lands('Forest', 1)],
    );
    const cast = start.does('ann', 'cast', { card: 'plunder' }, ['balm']).bothPass();
    const done = cast.does('ann', 'decide', {}, ['yes']).bothPass();
    expect([lifeOf(done, 'ann'), zoneOf(done, 'balm')]).toEqual([23, 'graveyard']);
    const not = cast.does('ann', 'decide', {}, ['no']);
    expect([lifeOf(not, 'ann'), zoneOf(not, 'balm'), not.state.stack]).toEqual([20, 'graveyard', []]);
  });
});
