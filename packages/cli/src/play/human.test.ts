import { baseCardKind, defineGame, type BaseCard } from '@reticle/core';
import * as z from 'zod';
import { expect, it } from 'vitest';
import { pickTargets } from './human.js';
import type { Choice } from '../io.js';

type State = { readonly cards: readonly BaseCard[] };
const game = defineGame({
  id: 'pick',
  state: z.custom<State>(),
  players: () => [{ id: 'ann' }],
  kinds: [baseCardKind({ list: ({ cards }: State) => cards })],
});
const card = (instanceId: string, cost: number): BaseCard => ({
  instanceId,
  incarnation: 0,
  publicId: instanceId,
  name: instanceId,
  types: [],
  zone: 'play',
  owner: 'ann',
  controller: 'ann',
  exerted: false,
  damage: 0,
  cost,
  keywords: [],
  characteristics: [],
});
const state = { cards: [card('a', 1), card('b', 2), card('c', 3)] };
const spec = game.spec({
  slots: [
    { id: 'big', kind: 'card' },
    { id: 'small', kind: 'card', filter: { cost: { lt: 'slots.big.cost' }, count: 2, upTo: true }, min: 1 },
  ],
});

/** Chooses by label; what was offered is kept. */
function chooser(...labels: readonly string[]) {
  const left = [...labels];
  const offered: string[][] = [];
  return {
    offered,
    select: async <T>(_message: string, choices: readonly Choice<T>[]) => {
      offered.push(choices.map(({ label }) => label));
      const label = left.shift();
      return choices.find((choice) => choice.label === label)?.value;
    },
  };
}

const question = (of = spec) => ({
  resolver: game.resolver(state),
  spec: of,
  attempt: { controller: 'ann' },
});

const big = ['card b', 'card c', 'back'];
const small = ['card a', 'card b', 'back'];

it.each([
  [
    ['card b', 'card a'],
    [big, ['card a', 'back']],
    [['b'], ['a']],
  ],
  [
    ['card c', 'card b', 'no more'],
    [big, small, ['card a', 'no more', 'back']],
    [['c'], ['b']],
  ],
  [
    ['card c', 'card b', 'card a'],
    [big, small, ['card a', 'no more', 'back']],
    [['c'], ['b', 'a']],
  ],
  [['card c', 'back'], [big, small], undefined],
  [[], [big], undefined],
])('picks %j', async (labels, offered, picked) => {
  const prompter = chooser(...labels);
  const targets = await pickTargets(question(), prompter);
  expect(targets?.map((slot) => slot.targets.map(({ id }) => id))).toEqual(picked);
  expect(prompter.offered).toEqual(offered);
});

const divided = game.spec({
  slots: [{ id: 'hurt', kind: 'card', filter: { count: 3, upTo: true }, min: 1, division: { total: 4 } }],
});

it.each([
  [
    ['card a', 'card c', 'no more', '3'],
    [3, 1],
  ],
  [
    ['card a', 'card c', 'card b', '1', '2'],
    [1, 2, 1],
  ],
  [['card b', 'no more'], [4]],
  [['card a', 'card c', 'no more', 'back'], undefined],
])('divides: %j', async (labels, shares) => {
  const targets = await pickTargets(question(divided), chooser(...labels));
  expect(targets?.[0]?.division).toEqual(shares);
});

it('offers to stop only where the rest can be completed without more', async () => {
  const odd = game.spec({
    slots: [{ id: 'some', kind: 'card', filter: { count: 3, upTo: true } }],
    relations: [{ relation: 'sum', property: 'cost', slots: ['some'], is: { gte: 4 } }],
  });
  const prompter = chooser('card a', 'card c', 'no more');
  const targets = await pickTargets(question(odd), prompter);
  expect(targets?.[0]?.targets.map(({ id }) => id)).toEqual(['a', 'c']);
  expect(prompter.offered).toEqual([
    ['card a', 'card b', 'card c', 'back'],
    ['card b', 'card c', 'back'],
    ['card b', 'no more', 'back'],
  ]);
});
