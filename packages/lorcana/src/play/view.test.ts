import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { after, card, made, PLAIN, QUIET, table, type Table } from '../../test/table.js';
import { nextRef, moveEvents } from '../rules/cards.js';
import { refTo } from '../state/board.js';
import { emitEvents } from '../state/table.js';
import { lorcanaMatch } from './match.js';
import { hides, view } from './view.js';

const pim = made('Pim');
const owl = made('Owl');
const VIEWERS = ['north', 'south', undefined] as const;

const shown = z.object({
  cards: z.array(z.object({ instanceId: z.string() })),
  lasting: z.array(z.object({ card: z.object({ id: z.string() }) })),
});
const seen = ({ state }: Table, viewer: string | undefined): readonly string[] =>
  shown.parse(view(state, viewer)).cards.map(({ instanceId }) => instanceId);

describe('7.1.3.1 whoever may not look at a card does not see it', () => {
  it.each<[string, Parameters<typeof table>[0], readonly boolean[]]>([
    ['in play', { play: [pim] }, [true, true, true]],
    ['in a discard', { discard: [pim] }, [true, true, true]],
    ['in a hand', { hand: [pim] }, [true, false, false]],
    ['in a deck', { deck: [pim] }, [false, false, false]],
  ])('%s', (_name, north, wanted) => {
    const at = table({ deck: [], ...north }, { deck: [] });
    expect(VIEWERS.map((viewer) => seen(at, viewer).includes('Pim'))).toEqual(wanted);
    expect(hides(at.state, 'south', { kind: 'card', id: 'Pim' })).toBe(wanted[1] === false);
    expect(hides(at.state, 'south', { kind: 'player', id: 'north' })).toBe(false);
  });

  it('7.4.2.1 nor anybody what lies facedown: in an inkwell, or under a card', () => {
    const at = table({ ink: 1, play: [pim, owl], deck: [] }, { deck: [] });
    const under = (faceDown: boolean) => ({
      ...at,
      state: emitEvents(
        at.state,
        QUIET,
        ...moveEvents(at.state, card(at, 'Owl'), { zone: 'under', faceDown }),
        {
          type: 'getsCardUnder',
          card: refTo(card(at, 'Pim')),
          under: nextRef(card(at, 'Owl')),
        },
      ),
    });
    for (const viewer of VIEWERS) {
      expect(seen(at, viewer)).toEqual(['Pim', 'Owl']);
      expect(seen(under(true), viewer)).toEqual(['Pim']);
      expect(seen(under(false), viewer)).toEqual(['Pim', 'Owl']);
    }
  });

  it('a card is face down in its player’s hand for nobody, and facedown cards of a hand are not seen', () => {
    const at = table({ hand: [[pim, { faceDown: true }]], deck: [] }, { deck: [] });
    expect(seen(at, 'north')).toEqual([]);
  });

  it('but who looks at cards of the deck, while deciding about them', () => {
    const eye = made(
      'Eye',
      { type: 'action', cost: 0 },
      { effects: [{ effect: 'look', amount: 2, piles: [{ to: 'hand' }], rest: 'bottom' }] },
    );
    const at = table({ hand: [eye], deck: [pim, owl, PLAIN] }, { deck: [] });
    const looking = after(at, 'play', 'Eye');
    expect(VIEWERS.map((viewer) => seen(looking, viewer))).toEqual([['Eye', 'Pim', 'Owl'], ['Eye'], ['Eye']]);
  });
});

describe('the view', () => {
  it('tells of the cards that the match brought only those that the viewer sees', () => {
    const at = table({ hand: [pim], play: [PLAIN], deck: [] }, { hand: [owl], deck: [] });
    const told = (viewer: string) =>
      z
        .object({ definitions: z.array(z.object({ facts: z.object({ name: z.string() }) })) })
        .parse(view(at.state, viewer))
        .definitions.map(({ facts }) => facts.name);
    expect([told('north'), told('south')]).toEqual([
      ['Pebble', 'Pim'],
      ['Pebble', 'Owl'],
    ]);
    const set = { ...at.state, config: { ...at.state.config, cards: [] } };
    expect(view({ ...set, objects: table({}).state.objects }, 'north')).not.toHaveProperty('definitions');
  });

  it('counts what is not shown, each player’s own', () => {
    const at = table(
      { hand: [pim], deck: [PLAIN, PLAIN], ink: 3 },
      { hand: [owl, owl], deck: [PLAIN], ink: 2 },
    );
    const paid = emitEvents(at.state, QUIET, { type: 'paysInk', player: 'north', amount: 2 });
    const { players } = view(paid, 'south');
    expect(players).toMatchObject([
      { id: 'north', hand: 1, deck: 2, inkwell: 3, readyInk: 1 },
      { id: 'south', hand: 2, deck: 1, inkwell: 2, readyInk: 2 },
    ]);
  });

  it('tells what waits in the bag without what it will do', () => {
    const on = [{ event: 'quests', card: { type: 'character' } }] as const;
    const fan = made(
      'Fan',
      {},
      {
        abilities: [1, 2].map((amount) => ({ kind: 'triggered', on, effects: [{ effect: 'draw', amount }] })),
      },
    );
    const at = after(table({ play: [fan] }), 'quest', 'Fan');
    const { bag, toAct } = view(at.state, 'south');
    expect([bag, toAct]).toEqual([
      at.state.waiting.map(({ id }) => ({
        id,
        controller: 'north',
        source: { kind: 'card', id: 'Fan', incarnation: 0 },
      })),
      'north',
    ]);
    expect(lorcanaMatch.toAct(at)).toEqual(['north']);
  });

  it('tells what lasts as long as its card is there', () => {
    const ray = made(
      'Ray',
      { type: 'action', cost: 0 },
      {
        effects: [
          {
            effect: 'give',
            what: { all: { type: 'character' } },
            gives: [{ keyword: 'rush' }],
            for: 'thisTurn',
          },
        ],
      },
    );
    const back = made(
      'Back',
      { type: 'action', cost: 0 },
      { effects: [{ effect: 'returnToHand', what: { all: { name: 'Pim' } } }] },
    );
    const at = after(table({ play: [pim, owl], hand: [ray, back] }), 'play', 'Ray');
    const ids = ({ state }: Table) => shown.parse(view(state, 'south')).lasting.map((one) => one.card.id);
    expect(ids(at)).toEqual(['Pim', 'Owl']);
    expect(ids(after(at, 'play', 'Back'))).toEqual(['Owl']);
  });
});
