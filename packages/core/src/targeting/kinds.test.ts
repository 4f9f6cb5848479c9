import { predicateWords } from '../describe/spec.js';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  baseCardFilter,
  baseCardKind,
  coreMatchers,
  defineGame,
  defineKind,
  baseCard,
  unwrap,
  type Attempt,
  type BaseCard,
} from '../index.js';
import { lantern, lanternCardOf, lanternStateOf } from '../../test/lantern.js';

const ann: Attempt = { controller: 'ann' };
const state = lanternStateOf([lanternCardOf('lamp'), lanternCardOf('tool', { types: ['tool'] })], {
  players: [{ id: 'ann', team: 'up' }, { id: 'bob' }, { id: 'cid', team: 'up' }],
});
const resolver = lantern.resolver(state);
const listed = (raw: unknown) => {
  const spec = unwrap(lantern.parseSpec({ slots: [raw] }));
  return unwrap(resolver.legalTargets(spec, ann)).map(({ kind, id }) => `${kind} ${id}`);
};

describe('kinds of things', () => {
  it.each<[string, object, readonly string[]]>([
    ['cards, where nothing else is said', {}, ['card lamp', 'card tool']],
    ['players', { kind: 'player' }, ['player ann', 'player bob', 'player cid']],
    ['an opponent', { kind: 'player', filter: { is: 'opponent' } }, ['player bob']],
    ['a teammate', { kind: 'player', filter: { is: 'teammate' } }, ['player cid']],
    [
      'another than oneself',
      { kind: 'player', filter: { not: { is: 'self' } } },
      ['player bob', 'player cid'],
    ],
    ['a player by name', { kind: 'player', filter: { playerId: ['bob', 'dan'] } }, ['player bob']],
    ['zones', { kind: 'zone', filter: { owner: 'self' } }, ['zone ann:play', 'zone ann:pit']],
    ['zones by name', { kind: 'zone', filter: { zone: 'pit', owner: 'opponent' } }, ['zone bob:pit']],
    ['a choice', { options: ['heads', 'tails'] }, ['choice heads', 'choice tails']],
    [
      'any target: a lamp or a player (rule 115.4)',
      {
        accepts: [
          { kind: 'player', filter: {} },
          { kind: 'card', filter: { type: 'lamp' } },
        ],
      },
      ['card lamp', 'player ann', 'player bob', 'player cid'],
    ],
    [
      'a card by either of two filters, once',
      {
        accepts: [
          { kind: 'card', filter: { type: 'lamp' } },
          { kind: 'card', filter: { cost: 1 } },
        ],
      },
      ['card lamp', 'card tool'],
    ],
    [
      'a card or an option',
      {
        accepts: [
          { kind: 'card', filter: { type: 'lamp' } },
          { kind: 'choice', options: ['none'] },
        ],
      },
      ['card lamp', 'choice none'],
    ],
  ])('%s', (_what, slot, things) => expect(listed(slot)).toEqual(things));

  it('a card that is not accepted is told by the query that came nearest', () => {
    const spec = unwrap(
      lantern.parseSpec({
        slots: [
          {
            accepts: [
              { kind: 'card', filter: { type: 'lamp', exerted: true } },
              { kind: 'card', filter: { cost: 3 } },
            ],
          },
        ],
      }),
    );
    expect(unwrap(resolver.explain(spec, ann, { kind: 'card', id: 'tool' })).issues).toMatchObject([
      { data: { key: 'cost' } },
    ]);
  });

  it('options stand for themselves and are checked like any target', () => {
    const spec = unwrap(
      lantern.parseSpec({ slots: [{ options: ['heads', 'tails'] }, { options: ['left', 'tails'] }] }),
    );
    const choose = (...ids: readonly string[]) => ids.map((id) => ({ targets: [{ kind: 'choice', id }] }));
    expect(resolver.check(spec, ann, choose('heads', 'left')).ok).toBe(true);
    expect(resolver.check(spec, ann, choose('heads', 'heads'))).toMatchObject({
      issues: [{ code: 'unknownTarget', data: { slot: 'slot2' } }],
    });
    const legal = unwrap(resolver.check(spec, ann, choose('tails', 'tails')));
    expect(unwrap(resolver.checkTargetsStillLegal(spec, legal)).slots[0]?.targets[0]).toMatchObject({
      legal: true,
      known: undefined,
    });
  });

  it('a teammate is no opponent, so a veil does not mind them', () => {
    const veiled = lanternStateOf([lanternCardOf('it', { controller: 'cid', keywords: ['glim'] })], {
      players: state.players,
    });
    const spec = lantern.spec({ slots: [{ kind: 'card', filter: { controller: 'opponent' } }] });
    expect(unwrap(lantern.resolver(veiled).legalTargets(spec, ann))).toEqual([]);
  });
});

describe('one object by itself', () => {
  const kind = baseCardKind({ list: (cards: readonly BaseCard[]) => cards });
  const { glow: _glow, ...lamp } = lanternCardOf('lamp', { cost: 2 });
  const context = {
    controller: 'ann',
    source: undefined,
    sourceRef: undefined,
    players: ['ann', 'bob'],
    number: (asked: unknown) => (typeof asked === 'number' ? asked : undefined),
    isPlayer: (player: string | undefined, reference: string) => reference === 'self' && player === 'ann',
  };

  it.each([
    [{ cost: { lte: 2 }, controller: 'self' }, true],
    [{ cost: { lt: 2 } }, false],
    [{ cost: 'X' }, false],
  ])('%j holds: %s', (filter, holds) => {
    expect(kind.matches(filter, lamp, context)).toEqual({ ok: true, value: holds });
  });

  it('has words, references and a builder for its filters', () => {
    const cards = baseCardKind({ list: (all: readonly BaseCard[]) => all });
    expect(predicateWords(cards, { type: 'lamp', cost: 'X' })).toEqual({
      ok: true,
      value: 'lamp card with cost X',
    });
    expect(unwrap(cards.references({ type: 'lamp', cost: 'X' }))).toEqual(new Set(['X']));
    expect(cards.builder().type('lamp').not({ cost: 1 }).build()).toEqual({ type: 'lamp', not: { cost: 1 } });
    expect(cards.matches({ cost: 2 }, lamp, context)).toEqual({ ok: true, value: true });
    expect(cards.conditions({ colour: 'red' }).ok).toBe(false);
    expect(cards.references({ colour: 'red' }).ok).toBe(false);
  });

  it('is refused where the filter is none', () => {
    expect(kind.matches({ colour: 'red' }, lamp, context)).toMatchObject({
      issues: [{ code: 'unknownKey' }],
    });
  });
});

describe('a filter as a slot writes it', () => {
  it.each<[object, boolean]>([
    [{}, true],
    [{ type: 'lamp', count: 2, upTo: true, random: false }, true],
    [{ count: 'all', anyOf: [{ type: 'lamp' }, { cost: 1 }], allOf: [{}], not: { cost: 2 } }, true],
    [{ anyOf: [] }, false],
    [{ anyOf: [{ count: 1 }] }, false],
    [{ not: { upTo: true } }, false],
    [{ colour: 'red' }, false],
    [{ count: -1 }, false],
  ])('%j: %s', (filter, right) => {
    const kind = baseCardKind({ list: (cards: readonly BaseCard[]) => cards });
    expect(kind.flatFilter.safeParse(filter).success).toBe(right);
  });
});

describe('definitions that cannot work are refused at once', () => {
  const kind = (name: string) =>
    defineKind({
      name,
      object: baseCard,
      filter: z.strictObject({ lit: z.boolean().optional() }),
      matchers: { lit: () => true },
      list: () => [],
      id: ({ instanceId }) => instanceId,
    });
  const game =
    (...names: readonly string[]) =>
    () =>
      defineGame({ id: 'g', state: z.unknown(), players: () => [], kinds: names.map(kind) });

  it('two kinds of one name, or one named choice', () => {
    expect(game('a', 'b')).not.toThrow();
    expect(game('a', 'a')).toThrow(TypeError);
    expect(game('choice')).toThrow(TypeError);
  });

  it.each(['anyOf', 'allOf', 'not', 'count', 'upTo', 'random'])('a filter key named %s', (key) => {
    const filter = z.strictObject({ [key]: z.boolean().optional() });
    expect(() =>
      defineKind({
        name: 'x',
        object: baseCard,
        filter,
        matchers: { [key]: () => true },
        list: () => [],
        id: () => 'x',
      }),
    ).toThrow(key);
  });

  it('while every key of core has a matcher', () => {
    expect(Object.keys(coreMatchers).toSorted()).toEqual(Object.keys(baseCardFilter.shape).toSorted());
  });
});
