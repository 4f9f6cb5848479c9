import { describe, expect, it } from 'vitest';
import { lorcanaCard, type LorcanaCard, lorcanaCardOf, cardWith } from './card.js';
import { linkedWith, linkedCard } from './links.js';
import { matchWith, lorcanaMatchState, type LorcanaMatchState } from './match.js';

/** A thing with every fact that its schema knows: what each is does not matter to a copy. */
function withAll<Any extends object>(thing: Any, { shape }: { readonly shape: object }): Any {
  const marks: Record<string, unknown> = {};
  for (const fact of Object.keys(shape)) if (!Object.hasOwn(thing, fact)) marks[fact] = { marked: fact };
  return { ...thing, ...marks };
}

const bare = lorcanaCardOf({ instanceId: 'mickey', owner: 'north' });
const card = withAll(bare, lorcanaCard);
const linked = withAll(bare, linkedCard);
const part: Partial<LorcanaMatchState> = { turn: 3 };
const isMatch = (found: object): found is LorcanaMatchState => 'turn' in found;
const match = withAll(part, lorcanaMatchState);

describe('copies', () => {
  it('have every fact that the schema knows, as a spread has', () => {
    expect(cardWith(card, { damage: 2 })).toStrictEqual({ ...card, damage: 2 });
    expect(linkedWith(linked, { strength: 2 })).toStrictEqual({ ...linked, strength: 2 });
    expect(isMatch(match) && matchWith(match, { turn: 4 })).toStrictEqual({ ...match, turn: 4 });
  });

  it('law: leave out each fact that shall go, and get none that is absent, as JSON', () => {
    const optional = Object.keys(card).filter(
      (fact): fact is 'at' => !Object.hasOwn(bare, fact) && fact !== 'timestamp',
    );
    expect(optional.length).toBeGreaterThan(5);
    for (const fact of optional) {
      const { [fact]: _gone, ...rest } = card;
      expect(cardWith(card, {}, [fact])).toEqual(rest);
    }
    expect(JSON.parse(JSON.stringify(cardWith(bare, { damage: 1 })))).toStrictEqual({ ...bare, damage: 1 });
    expect(JSON.parse(JSON.stringify(linkedWith(bare, { damage: 1 })))).toStrictEqual({ ...bare, damage: 1 });
  });

  it('law: are laid out alike, whatever they have', () => {
    const cards: readonly LorcanaCard[] = [
      cardWith(card, {}, ['at', 'named']),
      cardWith(bare, { at: 'here' }),
      cardWith({ ...card, name: 'Minnie' }, { version: undefined }),
    ];
    const [first = {}, ...others] = cards.map((copy) => Object.keys(copy));
    for (const facts of others) expect(facts).toEqual(first);
    expect(Object.keys(linkedWith(bare, {}))).toEqual(Object.keys(linkedWith(linked, { debt: -1 })));
  });

  it('are not what they were made of', () => {
    const copy = cardWith(card, { exerted: true });
    expect(card.exerted).toBe(false);
    expect(cardWith(copy, {})).not.toBe(copy);
  });
});
