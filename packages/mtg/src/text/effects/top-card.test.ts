import { describe, expect, it } from 'vitest';
import { sorcery } from '../../../test/read-card.js';
import { card } from '../../../test/board.js';
import { idsIn } from '../../../test/json.js';
import { happen, matchStateOf, playerIn } from '../../../test/match.js';
import type { Effect } from '../../language/effects/effect.js';
import { parseCard } from '../abilities/parse-card.js';
import { printCard } from '../abilities/print-card.js';

const revealed = { bound: 'revealed' } as const;
const effectsOf = (text: string): readonly Effect[] => sorcery(text).spell?.effects ?? [];

describe('701.20 the top card of a library is seen, and something is done if it is such a card', () => {
  it.each<[string, object, string?]>([
    [
      "Reveal the top card of your library. If it's a land card, put it onto the battlefield. Otherwise, put it into your hand.",
      {
        condition: { what: revealed, is: { zone: 'library', type: 'land' } },
        effects: [{ effect: 'moveCards', what: revealed, to: 'battlefield', under: 'you' }],
        else: [{ effect: 'moveCards', what: revealed, to: 'hand' }],
      },
    ],
    [
      "Reveal the top card of your library. If it isn't a land card, Moss Rite deals 2 damage to each creature.",
      {
        condition: { what: revealed, is: { zone: 'library', not: { type: 'land' } } },
        effects: [{ effect: 'damage', amount: 2, to: { each: { type: 'creature' } } }],
      },
      "Reveal the top card of your library. If it's a nonland card, Moss Rite deals 2 damage to each creature.",
    ],
    [
      "Reveal the top card of your library. If it's a creature card, you may put that card on the bottom of your library.",
      {
        condition: { what: revealed, is: { zone: 'library', type: 'creature' } },
        effects: [
          {
            effect: 'may',
            effects: [{ effect: 'moveCards', what: revealed, to: 'library', position: 'bottom' }],
          },
        ],
      },
      "Reveal the top card of your library. If it's a creature card, you may put it on the bottom of your library.",
    ],
  ])('%s', (text, branch, printed = text) => {
    const read = sorcery(text);
    expect(read.spell?.effects).toEqual([
      { effect: 'reveal', at: { top: 1 }, bind: 'revealed' },
      { effect: 'if', ...branch },
    ]);
    expect(printCard(read).lines).toEqual([printed]);
  });

  it('looks at a card that nobody else sees until you show it', () => {
    const looked = { bound: 'looked' };
    const text =
      "Look at the top card of your library. If it's a Wizard card, you may reveal it and put it into your hand.";
    expect(effectsOf(text)).toEqual([
      { effect: 'look', at: { top: 1 }, bind: 'looked' },
      {
        effect: 'if',
        condition: { what: looked, is: { zone: 'library', subtype: 'Wizard' } },
        effects: [
          {
            effect: 'may',
            effects: [
              { effect: 'reveal', at: { cards: looked } },
              { effect: 'moveCards', what: looked, to: 'hand' },
            ],
          },
        ],
      },
    ]);
  });

  it("another player's library is theirs, and what is said of a card in yours is not read of it", () => {
    const text =
      "Target opponent reveals the top card of their library. If it's a land card, you gain 2 life.";
    expect(effectsOf(text)[0]).toEqual({
      effect: 'reveal',
      at: { top: 1, of: { bound: 't1' } },
      bind: 'revealed',
    });
    const mine = text.replace('you gain 2 life', 'put it into your hand');
    const face = { name: 'Moss Rite', types: 'Sorcery', manaCost: '{1}' };
    for (const words of [
      mine,
      "Reveal the top card of your library. If it's two land cards, draw a card.",
      "Reveal the top card of your library. If it's a land card, draw a card. Otherwise draw two cards.",
      "Reveal the top two cards of your library. If it's a land card, draw a card.",
    ])
      expect(parseCard({ ...face, text: words }).unexpressed).toHaveLength(1);
  });

  const library = (types: readonly string[]) =>
    matchStateOf({ cards: [card('top', 'you', { zone: 'library', order: 0, types: [...types] })] });
  const effects = effectsOf(
    "Reveal the top card of your library. If it's a land card, put it onto the battlefield tapped. Otherwise, put it into your graveyard.",
  );

  it('701.20b the card is asked about where it is, and goes where it is put', () => {
    const land = happen(library(['land']), effects);
    expect(land.state.cards.map(({ zone, tapped }) => [zone, tapped])).toEqual([['battlefield', true]]);
    expect(idsIn(happen(library(['artifact']), effects), 'graveyard')).toEqual(['top']);
    expect(happen(matchStateOf({}), effects).state.cards).toEqual([]);
  });

  it('608.2c of no card nothing is so', () => {
    const gain = effectsOf("Reveal the top card of your library. If it isn't a land card, you gain 3 life.");
    const lifeAfter = (state: Parameters<typeof happen>[0]) =>
      playerIn(happen(state, gain).state, 'you').life;
    expect([library(['artifact']), library(['land']), matchStateOf({})].map(lifeAfter)).toEqual([23, 20, 20]);
  });
});
