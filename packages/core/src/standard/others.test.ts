import { expect, it } from 'vitest';
import * as z from 'zod';
import type { JsonObject } from '../json.js';
import { isOtherUnclear } from '../text/index.js';
import { inOrder, othersIn } from './others.js';

const options = othersIn(
  z.strictObject({
    zone: z.string(),
    controller: z.string().optional(),
    excludeSelf: z.boolean().optional(),
  }),
);
const play = { zone: 'play' };
const other = { ...play, excludeSelf: true };
const choice = (filter: JsonObject, more: object = {}) => ({
  hit: { choose: { accepts: [{ kind: 'card', filter }], min: 1, max: 1, ...more } },
});
const target = (id: string, filter: JsonObject) =>
  ({
    id,
    accepts: [{ kind: 'card', filter }],
    min: 1,
    max: 1,
    chooser: 'controller',
    mode: 'target',
  }) as const;
const slots = (...all: readonly ReturnType<typeof target>[]) => ({
  targets: { slots: all, relations: [], timing: 'announcement' as const },
  do: all.map(({ id }) => ({ hit: id })),
});

it.each<[string, Parameters<typeof inOrder>[0], boolean]>([
  ['one other', slots(target('a', other)), false],
  ['others after one', slots(target('a', play), target('b', other)), true],
  ['others before one', slots(target('b', other), target('a', play)), false],
  [
    'others of another player',
    slots(target('a', { ...play, controller: 'self' }), target('b', { ...other, controller: 'opponent' })),
    false,
  ],
  ['others elsewhere', slots(target('a', { zone: 'hand' }), target('b', other)), false],
  ['another chosen after a choice', { do: [choice(play), choice(play, { other: true })] }, true],
  ['another chosen alone', { do: [choice(play, { other: true })] }, false],
  ['others in a condition after an event', { on: { on: 'hit', card: play }, if: { of: other } }, true],
  ['others in a condition after itself', { on: { on: 'hit', card: 'self' }, if: { of: other } }, false],
])('%s: whether it is unclear than what it is other', (_name, ability, isUnclear) => {
  expect(isOtherUnclear(inOrder(ability), options)).toBe(isUnclear);
});
