import { describe, expect, it } from 'vitest';
import { unwrap } from '@reticle/core';
import { board, character, codes, item, legal, matching, you } from '../../../test/board.js';
import { lorcana, targetSpecOfCardTarget, type CardTarget } from '../../index.js';

const state = board(
  character('a', 'foe', { damage: 1 }),
  character('b', 'you'),
  item('i', 'foe'),
  character('d', 'you', { zone: 'discard' }),
);

describe('a card target in short', () => {
  it.each<[CardTarget, readonly string[]]>([
    [{ type: 'card' }, ['a', 'b', 'i']],
    [{ type: 'card', cardType: 'character' }, ['a', 'b']],
    [{ type: 'card', cardType: ['item', 'location'] }, ['i']],
    [{ type: 'card', owner: 'you' }, ['b']],
    [{ type: 'card', owner: 'opponent', cardType: 'character', damaged: true }, ['a']],
    [{ type: 'card', owner: 'any', not: { type: 'item' } }, ['a', 'b']],
    [{ type: 'card', zone: 'discard', owner: 'you' }, ['d']],
    [{ type: 'card', all: true, cardType: 'character' }, ['a', 'b']],
  ])('%j', (target, ids) => {
    expect(legal(state, unwrap(targetSpecOfCardTarget(target)))).toEqual(ids);
  });

  it.each<[CardTarget, object]>([
    [{ type: 'card' }, { min: 1, max: 1, chooser: 'controller' }],
    [
      { type: 'card', count: 2 },
      { min: 2, max: 2 },
    ],
    [
      { type: 'card', count: 2, upTo: true },
      { min: 0, max: 2 },
    ],
    [
      { type: 'card', count: 'X' },
      { min: 'X', max: 'X' },
    ],
    [
      { type: 'card', all: true },
      { min: 0, max: 'any', chooser: 'all' },
    ],
    [
      { type: 'card', random: true },
      { min: 1, max: 1, chooser: 'random' },
    ],
    [{ type: 'card', chooser: 'opponent' }, { chooser: 'opponent' }],
    [{ type: 'card', chooser: 'you' }, { chooser: 'controller' }],
  ])('%j is a spec of one slot', (target, slot) => {
    const spec = unwrap(targetSpecOfCardTarget(target));
    expect(spec).toMatchObject({ timing: 'resolution', slots: [{ id: 'target', mode: 'choose', ...slot }] });
    expect(unwrap(lorcana.parseSpec(JSON.parse(JSON.stringify(spec))))).toEqual(spec);
  });

  it.each<[unknown, readonly string[]]>([
    [{}, ['invalidValue']],
    [{ type: 'card', cardType: 'creature' }, ['wrongType']],
    [{ type: 'card', count: -1 }, ['invalidValue']],
    [{ type: 'card', shine: 1 }, ['unknownKey']],
    [{ type: 'card', all: true, count: 2 }, ['invalidValue']],
    [{ type: 'card', all: true, upTo: true }, ['invalidValue']],
    [{ type: 'card', all: true, chooser: 'opponent' }, ['invalidValue']],
    [{ type: 'card', zone: 'exile' }, ['wrongType']],
    ['card', ['wrongType']],
  ])('%j is refused', (target, found) => {
    expect(codes(targetSpecOfCardTarget(target))).toEqual(found);
  });

  it('"yours" is what you control now', () => {
    const lent = board(character('l', 'foe', { controller: 'you' }));
    expect(legal(lent, unwrap(targetSpecOfCardTarget({ type: 'card', owner: 'you' })))).toEqual(
      matching(lent, { controller: 'self' }, you),
    );
  });
});
