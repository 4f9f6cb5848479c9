import { frozenCopy } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { type Effect, effect, EFFECTS } from './effect.js';
import type { EffectEntry } from './family.js';

const t1 = { bound: 't1' } as const;

const WHOLE: readonly Effect[] = [
  { effect: 'damage', amount: 'X', to: t1, by: 'host', divided: true, gainsLife: true },
  { effect: 'gainLife', who: 'eachPlayer', amount: { halfUp: { life: 'you' } } },
  { effect: 'loseLife', amount: 3 },
  { effect: 'destroy', what: { each: { type: 'creature' } }, cantRegenerate: true },
  { effect: 'regenerate', what: 'self' },
  { effect: 'pump', what: 'self', power: { minus: 'X' }, toughness: 0, until: 'endOfTurn' },
  { effect: 'gainKeywords', what: t1, keywords: [{ keyword: 'protection', from: {} }], until: 'forever' },
  { effect: 'loseKeywords', what: t1, keywords: ['flying'], until: 'endOfTurn' },
  { effect: 'become', what: t1, change: { colors: ['red'], setPower: 1 }, until: 'endOfTurn' },
  { effect: 'becomeType', what: t1, landType: 'choose', until: 'endOfTurn' },
  { effect: 'gainControl', what: t1, who: 'you', until: 'whileSourceTapped' },
  { effect: 'skipUntap', what: t1, until: 'nextUntapStep' },
  { effect: 'putCounters', what: t1, counter: '+1/+1', amount: 1 },
  { effect: 'removeCounters', what: t1, counter: 'age', amount: 'all' },
  { effect: 'preventDamage', amount: 1, to: t1, by: t1, from: { color: 'red' }, combat: true, divided: true },
  { effect: 'preventNext', from: {}, to: 'you', gainsLife: true },
  {
    effect: 'redirectDamage',
    to: 'you',
    onto: 'self',
    by: t1,
    from: { blocked: false },
    combat: true,
    amount: 2,
  },
  { effect: 'redirectNext', from: {}, to: t1, onto: 'you' },
];

describe('effects as JSON', () => {
  it.each(WHOLE.map((whole) => [whole.effect, whole] as const))(
    '%s is read as it is written',
    (_name, whole) => {
      const json = frozenCopy(whole);
      expect(effect.parse(json)).toEqual(whole);
    },
  );

  it.each(WHOLE.map((whole) => [whole.effect, whole] as const))(
    '%s with anything else is refused',
    (_name, whole) => {
      expect(effect.safeParse({ ...whole, also: 1 }).success).toBe(false);
    },
  );

  it.each<[string, object]>([
    ['an amount out of bounds', { effect: 'damage', amount: 5_000, to: 'you' }],
    ['no recipient', { effect: 'damage', amount: 5 }],
    ['another duration', { effect: 'pump', what: 'self', power: 1, toughness: 1, until: 'tomorrow' }],
    [
      'a land type that is not basic',
      { effect: 'becomeType', what: t1, landType: 'Desert', until: 'endOfTurn' },
    ],
    [
      'a change of control by another name',
      { effect: 'become', what: t1, change: { controller: 'you' }, until: 'endOfTurn' },
    ],
    ['no keywords', { effect: 'gainKeywords', what: t1, keywords: [], until: 'endOfTurn' }],
    ['a filter that is none', { effect: 'preventNext', from: { colour: 'red' }, to: 'you' }],
    ['an effect that nobody knows', { effect: 'winGame' }],
  ])('%s is refused', (_title, json) => {
    expect(effect.safeParse(json).success).toBe(false);
  });
});

const FACTS: readonly (readonly [string, EffectEntry])[] = Object.entries(EFFECTS);

describe('facts of effects', () => {
  it.each(
    FACTS.flatMap(([name, { onePlayer = [], keys }]) => onePlayer.map((key) => [name, key, keys] as const)),
  )('%s has the key %s, which names one player', (_name, key, keys) => {
    expect(Object.keys(keys)).toContain(key);
  });

  it.each(FACTS.flatMap(([name, { ofPermanents, keys }]) => (ofPermanents ? [[name, keys] as const] : [])))(
    '%s says what it changes and for how long',
    (_name, keys) => {
      expect(Object.keys(keys)).toEqual(expect.arrayContaining(['what', 'until']));
    },
  );
});
