/** Triggered abilities that look at another object which has left: what it was, and what it became. */
import { describe, expect, it } from 'vitest';
import type { CardDefinition } from '../../language/card-definition.js';
import type { Effect } from '../../language/effects/effect.js';
import type { MtgCardFilter } from '../../language/filter.js';
import { permanent } from '../../language/queries.js';
import type { AbilityAmount } from '../../language/selector.js';
import { printedFactsOf } from '../../state/printed.js';
import { creatureCard, define } from '../../../test/made-up.js';
import { readCard, sorcery } from '../../../test/read-card.js';
import { lands, lifeOf, put, table, zoneOf } from '../../../test/table.js';
import { target } from '../../../test/watchers.js';

const bear = creatureCard('Bear', [1, 'G'], 2, 2, [], { subtypes: ['Bear'] });
const ogre = creatureCard('Ogre', [4], 4, 4, ['lifelink'], { subtypes: ['Ogre'] });
const doom = sorcery('Destroy target creature.');
const seer = (text: string) => readCard(text, { name: 'Pale Seer', types: 'Enchantment' });

type Facts = Parameters<typeof put>[3];

/** What dies, by the way in which it is not as its card says: a creature of ann's, unless it is bob's. */
const DYING: Readonly<Record<string, Facts>> = {
  plain: {},
  pumped: { counters: { '+1/+1': 2 } },
  stolen: { owner: 'bob', controller: 'ann', ownController: 'ann' },
  token: { token: true },
  copy: { original: { publicId: 'ogre', printed: printedFactsOf(ogre) } },
  weak: { counters: { '-1/-1': 1 } },
};

/** Destroys a creature of that kind while the enchantment watches. */
function dies(text: string, kind: string) {
  const card = seer(text);
  return table(
    [bear, ogre, doom, card],
    [
      put(card, 'ann'),
      put(bear, 'ann', 'battlefield', { instanceId: 'one', ...DYING[kind] }),
      put(doom, 'ann', 'hand'),
      ...lands('Forest', 1),
    ],
  )
    .does('ann', 'cast', { card: 'moss-rite' }, ['one'])
    .bothPass(2);
}

describe('603.10a, 608.2h: what is asked of what died is what it last was', () => {
  const DIES = 'Whenever a creature dies,';

  it.each<[text: string, lives: Readonly<Record<string, readonly [ann: number, bob: number]>>]>([
    [
      `${DIES} you gain life equal to its power.`,
      {
        plain: [22, 20],
        pumped: [24, 20],
        stolen: [22, 20],
        token: [22, 20],
        copy: [22, 20],
        weak: [21, 20],
      },
    ],
    [
      `${DIES} you gain life equal to its toughness.`,
      {
        plain: [22, 20],
        pumped: [24, 20],
        stolen: [22, 20],
        token: [22, 20],
        copy: [22, 20],
        weak: [21, 20],
      },
    ],
    [
      `${DIES} you gain life equal to its mana value.`,
      { plain: [22, 20], pumped: [22, 20], stolen: [22, 20], token: [22, 20], copy: [22, 20] },
    ],
    [
      `${DIES} its controller loses 1 life.`,
      { plain: [19, 20], pumped: [19, 20], stolen: [19, 20], token: [19, 20], copy: [19, 20] },
    ],
    [`${DIES} its owner loses 1 life.`, { plain: [19, 20], stolen: [20, 19], token: [19, 20] }],
    [
      `${DIES} if it had a +1/+1 counter on it, you gain 1 life.`,
      { plain: [20, 20], pumped: [21, 20], weak: [20, 20] },
    ],
    [
      `${DIES} if it had a -1/-1 counter on it, you gain 1 life.`,
      { plain: [20, 20], pumped: [20, 20], weak: [21, 20] },
    ],
    [
      'Whenever a creature you control dies, you gain 1 life.',
      { plain: [21, 20], stolen: [21, 20], token: [21, 20], copy: [21, 20] },
    ],
    ['Whenever a Bear dies, you gain 1 life.', { plain: [21, 20], token: [21, 20], copy: [21, 20] }],
  ])('%s', (text, lives) => {
    for (const [kind, [ann, bob]] of Object.entries(lives)) {
      const at = dies(text, kind);
      expect({ kind, ann: lifeOf(at, 'ann'), bob: lifeOf(at, 'bob') }).toEqual({ kind, ann, bob });
    }
  });
});

describe('400.7, 603.10a: what is done to it is done to what it became', () => {
  it.each([
    ['Whenever a creature dies, return it to the battlefield under your control.', 'battlefield', 'nowhere'],
    ['Whenever a creature dies, exile it.', 'exile', 'nowhere'],
    ["Whenever a creature dies, return it to its owner's hand.", 'hand', 'nowhere'],
  ])('%s', (text, card, token) => {
    expect(zoneOf(dies(text, 'plain'), 'one')).toBe(card);
    expect(zoneOf(dies(text, 'stolen'), 'one')).toBe(card);
    expect(zoneOf(dies(text, 'token'), 'one')).toBe(token);
  });
});

describe('603.6c: what is put into a graveyard from anywhere is looked at as it is there', () => {
  const hill = define('Hill', { types: ['land'], subtypes: ['Mountain'] });
  const waking = define('Waking', {
    types: ['enchantment'],
    static: [
      {
        id: 'wakes',
        affects: { each: { subtype: 'Mountain' } },
        change: { addTypes: ['creature'], setPower: 3, setToughness: 3 },
      },
    ],
  });
  /** How much life ann gains as a land that is a 3/3 creature, or a stolen creature, is destroyed. */
  const gained = (what: MtgCardFilter, amount: AbilityAmount, dying: CardDefinition, facts: Facts = {}) => {
    const well = define('Well', {
      types: ['enchantment'],
      triggered: [
        {
          id: 'sees',
          trigger: { on: 'moves', what, to: 'graveyard' },
          effects: [{ effect: 'gainLife', who: 'you', amount }],
        },
      ],
    });
    const raze = sorcery('Destroy target permanent.');
    const cards = [put(well, 'ann'), put(waking, 'ann'), put(raze, 'ann', 'hand'), ...lands('Forest', 1)];
    const one = put(dying, 'ann', 'battlefield', { instanceId: 'one', ...facts });
    const at = table([hill, ogre, well, waking, raze], [...cards, one])
      .does('ann', 'cast', { card: 'moss-rite' }, ['one'])
      .bothPass();
    return (lifeOf(at.state.stack.length > 0 ? at.bothPass() : at, 'ann') ?? 0) - 20;
  };
  const its = { of: 'power', what: { bound: 'it' } } as const;

  it.each<[string, MtgCardFilter, AbilityAmount, CardDefinition, Facts, number]>([
    ['an animated land is no creature card', { type: 'creature', token: false }, 1, hill, {}, 0],
    ['it is a land card', { type: 'land', token: false }, 1, hill, {}, 1],
    ['without a power', { type: 'land', token: false }, its, hill, {}, 0],
    [
      'a pumped creature has the power of its card',
      { type: 'creature' },
      its,
      ogre,
      { counters: { '+1/+1': 2 } },
      4,
    ],
    [
      'a stolen creature is the card of its owner',
      { type: 'creature', controller: 'self' },
      1,
      ogre,
      { owner: 'bob', controller: 'ann', ownController: 'ann' },
      0,
    ],
    ['a token is seen as it was', { type: 'creature' }, its, ogre, { token: true }, 4],
  ])('%s', (_title, what, amount, dying, facts, due) => {
    expect(gained(what, amount, dying, facts)).toBe(due);
  });
});

describe('608.2h: a condition looks at what has left as it last was', () => {
  const gains = { effect: 'gainLife', who: 'you', amount: 1 } as const;
  const asks = (is: MtgCardFilter, first: Effect, facts: Facts = {}) => {
    const rite = define('Rite', {
      types: ['sorcery'],
      cost: [1],
      spell: {
        targets: target([permanent({ type: 'creature' })]),
        effects: [first, { effect: 'if', condition: { what: { bound: 't1' }, is }, effects: [gains] }],
      },
    });
    const at = table(
      [bear, rite],
      [
        put(bear, 'ann', 'battlefield', { instanceId: 'one', ...facts }),
        put(rite, 'ann', 'hand'),
        ...lands('Forest', 1),
      ],
    );
    return lifeOf(at.does('ann', 'cast', { card: 'rite' }, ['one']).bothPass(), 'ann');
  };
  const destroy: Effect = { effect: 'destroy', what: { bound: 't1' } };
  const exile: Effect = { effect: 'moveCards', what: { bound: 't1' }, to: 'exile' };

  it.each<[string, MtgCardFilter, Effect, Facts, number]>([
    ['it was a Bear', { subtype: 'Bear' }, destroy, {}, 21],
    ['it was no Ogre', { subtype: 'Ogre' }, destroy, {}, 20],
    ['a token that was a Bear', { subtype: 'Bear' }, destroy, { token: true }, 21],
    ['it had a counter', { counters: { '+1/+1': { gte: 1 } } }, exile, { counters: { '+1/+1': 1 } }, 21],
    ['it had power 3', { power: { gte: 3 } }, exile, { counters: { '+1/+1': 1 } }, 21],
    [
      'you controlled it',
      { controller: 'self' },
      exile,
      { owner: 'bob', ownController: 'ann', controller: 'ann' },
      21,
    ],
    ['it is not on the battlefield any more', { zone: 'battlefield' }, destroy, {}, 20],
  ])('%s', (_title, is, first, facts, due) => {
    expect(asks(is, first, facts)).toBe(due);
  });
});
