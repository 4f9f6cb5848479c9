import { describe, expect, it } from 'vitest';
import { countWords, dropOn, isLive, looseOffers, pointAt, pointAtField, primaryOf } from './pointing.js';
import { ENGLISH } from './messages.js';
import { movesOf } from './moves-of.js';
import type { PromptView } from '@reticle/core/host';
import type { OfferView } from './state.js';

const offer = (move: string, things: readonly string[] = [], more: Partial<OfferView> = {}): OfferView => ({
  move,
  params: {},
  words: move,
  kind: move,
  asks: false,
  passes: false,
  fields: [],
  things,
  ...more,
});
const card = (id: string) => ({ kind: 'card', id });
const pass = offer('pass', [], { passes: true });
const asked = (more: Partial<PromptView> = {}): PromptView => ({
  words: 'zap',
  label: 'a creature',
  options: [{ answer: card('bear'), words: 'Bear' }],
  chosen: [],
  ...more,
});

const quest = offer('quest', ['moth']);
const fight = offer('fight', ['moth', 'bear']);
const goTo = [0, 1].map((x) => offer(`go ${x}`, ['tank'], { fields: [{ x, y: 0 }] }));
const zap = offer('zap', ['bolt'], { asks: true });
const state = { offers: [pass, quest, fight, ...goTo, zap] };

describe('pointing at a thing', () => {
  it.each([
    ['with one move takes it', 'bolt', undefined, { does: 'take', offer: zap }],
    ['with several asks which', 'moth', undefined, { does: 'menu', offers: [quest, fight] }],
    ['that only goes to fields selects it', 'tank', undefined, { does: 'select', id: 'tank' }],
    ['that a selected one can go for takes that move', 'bear', 'moth', { does: 'take', offer: fight }],
    [
      'that only others name is selected: nobody attacks by mistake',
      'bear',
      undefined,
      { does: 'select', id: 'bear' },
    ],
    ['with nothing to do does nothing', 'rock', undefined, { does: 'nothing' }],
  ])('%s', (_what, id, selected, does) => {
    expect(pointAt(state, card(id), selected)).toEqual(does);
  });

  it('answers what is asked, and nothing else does', () => {
    const now = { ...state, asked: asked() };
    expect(pointAt(now, card('bear'))).toEqual({ does: 'answer', answer: card('bear') });
    expect(pointAt(now, card('moth'))).toEqual({ does: 'nothing' });
    expect([isLive(now, card('bear')), isLive(now, card('moth')), isLive(state, card('moth'))]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('of another kind with the same id is no answer', () => {
    expect(pointAt({ ...state, asked: asked() }, { kind: 'player', id: 'bear' })).toEqual({
      does: 'nothing',
    });
  });
});

it('a field is gone to by what is selected', () => {
  expect(pointAtField(state, { x: 1, y: 0 }, 'tank')).toEqual({ does: 'take', offer: goTo[1] });
  expect(pointAtField(state, { x: 2, y: 0 }, 'tank')).toEqual({ does: 'nothing' });
  expect(pointAtField(state, { x: 1, y: 0 }, undefined)).toEqual({ does: 'nothing' });
});

it.each([
  ['onto what it can go for', 'moth', card('bear'), { does: 'take', offer: fight }],
  ['onto what it aims at', 'bolt', card('bear'), { does: 'takeFor', offer: zap, target: card('bear') }],
  ['onto the table', 'bolt', undefined, { does: 'take', offer: zap }],
])('a drag %s', (_what, from, target, does) => {
  expect(dropOn(state, from, target)).toEqual(does);
});

describe('one press', () => {
  it.each([
    ['passes', [quest, pass], undefined, 'pass'],
    ['does the only thing there is', [quest], undefined, 'quest'],
    ['does what belongs to no thing', [quest, fight, offer('end')], undefined, 'end'],
    ['does nothing where there is a choice', [quest, fight], undefined, undefined],
    [
      'is done where that is enough',
      [],
      asked({
        options: [
          { answer: card('bear'), words: 'Bear' },
          { answer: 'done', words: 'Done' },
        ],
      }),
      'Done',
    ],
    ['takes the only answer', [], asked(), 'Bear'],
  ])('%s', (_what, offers, question, words) => {
    expect(primaryOf({ offers, asked: question })?.words).toBe(words);
  });

  it('leaves the other moves without a thing to buttons', () => {
    const loose = looseOffers({ offers: [pass, offer('alter'), quest] }, new Set(['moth']));
    expect(loose.map(({ move }) => move)).toEqual(['alter']);
  });
});

it('own moves come before those of others', () => {
  expect(movesOf({ offers: [fight, offer('growl', ['bear'])] }, 'bear').map(({ move }) => move)).toEqual([
    'growl',
  ]);
});

it.each([
  [{ chosen: 0, min: 1, max: 1 }, ''],
  [{ chosen: 0, min: 2, max: 2 }, '0 of 2, 2 more needed'],
  [{ chosen: 1, min: 0, max: 2 }, '1 of 0 to 2'],
  [{ chosen: 3, min: 0, max: 'any' as const }, '3 of any number'],
])('%j is counted: %s', (count, words) => {
  expect(countWords(asked({ count }), ENGLISH)).toBe(words);
});

describe('what lets go of an attack', () => {
  const attack = offer('attack', ['bear']);
  const none = offer('none', [], { forgoes: true });

  it('is never the primary action while an attack could be made', () => {
    expect(primaryOf({ offers: [attack, none] })).toBe(undefined);
    expect(primaryOf({ offers: [attack, offer('no more')] })?.words).toBe('no more');
    expect(looseOffers({ offers: [attack, none] }, new Set(['bear']))).toEqual([none]);
  });

  it('is the primary action if nothing else is left', () => {
    expect(primaryOf({ offers: [none] })?.words).toBe('none');
  });
});
