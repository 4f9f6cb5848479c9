import type { FaceView, ThingView } from '@reticle/core/host';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Card } from './card.js';
import { BEINGS } from './figures.js';
import { pictureOf } from './pictures.js';

const face = (types: string, motif: FaceView['motif'], text = ''): FaceView => ({
  cost: [],
  hues: ['green'],
  types,
  motif,
  text: text === '' ? [] : [[text]],
});
const middle = () => 0.5;
const drawn = (name: string, of: FaceView): string => {
  const thing: ThingView = {
    ref: { kind: 'card', id: name, incarnation: 0 },
    name,
    facts: [],
    marks: [],
    face: of,
  };
  return renderToStaticMarkup(createElement(Card, { thing, size: 'field' })).replace(/^.*?<svg/su, '<svg');
};

describe('what a picture shows', () => {
  it.each([
    ['Thicket Mother', 'Creature - Spider', BEINGS.spider],
    ['Old Oak', 'Creature - Treefolk Shaman', BEINGS.tree],
    ['Three Spiders', 'Creature', BEINGS.spider],
    ['Lonely Snowman', 'Character - Storyborn Ally', BEINGS.snowman],
  ])('%s, %s: its types first, then its name', (name, types, figure) => {
    expect(pictureOf(name, face(types, 'being'), middle).figure).toBe(figure);
  });

  it.each([
    ['Mending', 'You gain 4 life.', 'heart'],
    ['Sharp Word', 'It deals 3 damage to any target.', 'fire'],
    ['Sharp Word', 'Destroy target creature.', 'skull'],
    ['No', 'Counter target spell.', 'swirl'],
    ['Far Home', "Return target creature to its owner's hand.", 'waves'],
    ['Learning', 'Draw two cards.', 'scroll'],
    ['Dense Fog', 'Each attack fails.', 'fog'],
    ['Nothing', '', 'star'],
  ])('%s, "%s": what its words do', (name, text, thing) => {
    expect(pictureOf(name, face('Instant', 'deed', text), middle).thing).toBe(thing);
  });

  it.each([
    ['Mirror of Days', 'Artifact', 'mirror'],
    ['Two Rings', 'Artifact', 'ring'],
    ['Ember Diamond', 'Artifact', undefined],
  ])('%s: what its name says', (name, types, thing) => {
    expect(pictureOf(name, face(types, 'object'), middle).thing).toBe(thing);
  });

  it.each([
    ['Land - Island', 'sea'],
    ['Land - Swamp', 'swamp'],
    ['Location - Castle', 'towers'],
  ])('%s lies where it says', (types, ground) => {
    expect(pictureOf('Somewhere', face(types, 'place'), middle).ground).toBe(ground);
  });

  it('who flies has wings', () => {
    const plain = pictureOf('X', face('Creature - Human', 'being'), middle).figure;
    const winged = pictureOf('X', face('Creature - Human', 'being', 'Flying, vigilance'), middle).figure;
    expect(winged?.fill.length).toBeGreaterThan(plain?.fill.length ?? 0);
    expect(winged?.fill).toContain(plain?.fill);
  });

  it('is the same wherever it is drawn, and another for another name', () => {
    const names = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jo'];
    const pictures = names.map((name) => drawn(name, face('Creature - Human', 'being')));
    expect(names.map((name) => drawn(name, face('Creature - Human', 'being')))).toEqual(pictures);
    expect(new Set(pictures).size).toBe(names.length);
    // Not only the sky, but also what stands before it.
    const figures = pictures.map((picture) => picture.slice(picture.indexOf('rt-art-figure')));
    expect(new Set(figures).size).toBeGreaterThan(7);
  });

  it.each(['', '__proto__', 'constructor toString', '🐉 龍', '-1/2 {T}', 'x'.repeat(5_000), 'a s ss'])(
    'is drawn of any card, with no number that is none: %s',
    (words) => {
      for (const motif of ['being', 'place', 'deed', 'object'] as const)
        expect(drawn(words, face(words, motif, words))).not.toMatch(/NaN|undefined|Infinity/u);
    },
  );
});
