import { describe, expect, it } from 'vitest';
import {
  activateAt,
  board,
  card,
  cardOf,
  creature,
  legal,
  one,
  pick,
  slot,
  specOf,
} from '../../../test/board.js';
import { happen, matchOf } from '../../../test/match.js';
import { moveCard, permanent, type MtgState } from '../../index.js';

/** Returns the state after an object left and came back as another object with the same id. */
const flickered = (state: MtgState, id: string): MtgState =>
  moveCard(moveCard(state, id, 'exile'), id, 'battlefield');

const source = creature('src', 'you');
const host = creature('host', 'you');
const aura = card('aura', 'you', { subtypes: ['Aura'], attachedTo: { kind: 'card', id: 'src' } });
const start = board(source, host, aura);
const attached = (state: MtgState, to: string): MtgState => ({
  ...state,
  cards: state.cards.map((found) =>
    found.instanceId === 'aura' ? { ...found, attachedTo: { kind: 'card', id: to } } : found,
  ),
});

describe('400.7: an object that left and came back is another one', () => {
  const nothing = specOf([slot('target', permanent(), { min: 0 })]);
  const waiting = activateAt(start, 'ability', source, nothing, pick([])).state;
  const asks = {
    card: { controller: 'you', source: { kind: 'card', id: 'src', incarnation: 0 } },
    ability: { controller: 'you', source: { kind: 'ability', id: 'ability', incarnation: 0 } },
  };

  it.each(['card', 'ability'] as const)(
    '"another" means it, asked by the %s of the one that left',
    (kind) => {
      const another = one(permanent({ type: 'creature', excludeSelf: true }));
      expect(legal(waiting, another, asks[kind])).toEqual(['host']);
      expect(legal(flickered(waiting, 'src'), another, asks[kind])).toEqual(['src', 'host']);
    },
  );

  it('"another" of a source that is named by its id alone is of the one that is there', () => {
    const another = one(permanent({ type: 'creature', excludeSelf: true }));
    const again = flickered(start, 'src');
    expect(legal(again, another, { controller: 'you', source: { kind: 'card', id: 'src' } })).toEqual([
      'host',
    ]);
  });

  it.each(['card', 'ability'] as const)(
    'nothing is attached to the one that left, asked by the %s',
    (kind) => {
      const attachment = one(permanent({ attachedToThis: true }));
      expect(legal(waiting, attachment, asks[kind])).toEqual(['aura']);
      expect(legal(attached(flickered(waiting, 'src'), 'src'), attachment, asks[kind])).toEqual([]);
    },
  );

  it('an Aura that came back is not the one whose host is asked for', () => {
    const enchanted = one(permanent({ hostOfThis: true }));
    const asked = { controller: 'you', source: { kind: 'card', id: 'aura', incarnation: 0 } };
    expect(legal(start, enchanted, asked)).toEqual(['src']);
    expect(legal(attached(flickered(start, 'aura'), 'src'), enchanted, asked)).toEqual([]);
  });

  it('608.2h: the host of what left is that very object', () => {
    const gone = moveCard(matchOf(source, aura), 'aura', 'graveyard');
    const tapped = (state: typeof gone) =>
      cardOf(happen(state, { effect: 'tap', what: 'host' }, { source: 'aura', incarnation: 0 }).state, 'src')
        .tapped;
    expect(tapped(gone)).toBe(true);
    const back = moveCard(moveCard(gone, 'src', 'exile'), 'src', 'battlefield');
    expect(tapped(back)).toBe(false);
  });
});
