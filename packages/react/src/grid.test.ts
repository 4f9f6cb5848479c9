import type { ThingView } from '@reticle/core/host';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Figure, Ground } from './index.js';

const road = { name: 'plain road', symbol: '=' };
const plain = { name: 'plain', symbol: '.' };
const grid = { width: 2, height: 2, ground: [road, road, plain, plain] };
const field = (x: number, y: number): string => renderToStaticMarkup(createElement(Ground, { grid, x, y }));

describe('the ground of a field', () => {
  it('is a picture by what it is, and a way leads on to the ways beside it alone', () => {
    expect(field(0, 0)).toMatch(/^<svg/u);
    expect(field(0, 0)).not.toBe(field(0, 1));
    expect(field(0, 0)).not.toBe(field(1, 0));
  });

  it('is the same where the fields beside it are no ways, or are not there', () => {
    expect(field(0, 1)).toBe(field(1, 1));
  });
});

describe('a figure on a field', () => {
  const unit: ThingView = {
    ref: { kind: 'unit', id: 'u1', incarnation: 0 },
    name: 'Lancer',
    facts: [],
    marks: [],
  };
  const drawn = (thing: ThingView): string => renderToStaticMarkup(createElement(Figure, { thing }));

  it('is a silhouette in the colour of its side, or the letters of what has none', () => {
    expect(drawn({ ...unit, figure: { name: 'infantry', hue: 'red' } })).toMatch(/data-hue="red".*<svg/u);
    expect(drawn({ ...unit, symbol: 'L2' })).toMatch(/data-hue="grey".*>L2</u);
    expect(drawn(unit)).toContain('>La<');
  });
});
