/** State-based actions look at one picture of the state and happen as one event (rule 704.3). */
import type { MatchEvent } from '@reticle/core/match';
import { describe, expect, it } from 'vitest';
import { card, creature } from '../../../test/board.js';
import { creatureCard } from '../../../test/made-up.js';
import { matchStateOf, playerIn } from '../../../test/match.js';
import { readCard, sorcery } from '../../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table, zoneOf } from '../../../test/table.js';
import type { MtgCard } from '../../state/card.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { performAtOnce } from './check.js';

/** Puts -1/-1 counters on a creature until it has no toughness left. */
function withered(text: string | undefined, facts: Partial<MtgCard>, keyword?: string) {
  const dying = creatureCard('Dying', [1], 1, 1, keyword === undefined ? [] : [keyword]);
  const rot = sorcery('Put two -1/-1 counters on target creature.');
  const seers = text === undefined ? [] : [readCard(text, { name: 'Pale Seer', types: 'Enchantment' })];
  const at = table(
    [dying, rot, ...seers],
    [
      put(dying, 'ann', 'battlefield', { instanceId: 'one', ...facts }),
      ...seers.map((seer) => put(seer, 'ann')),
      put(rot, 'ann', 'hand'),
      ...lands('Forest', 1),
    ],
  )
    .does('ann', 'cast', { card: 'moss-rite' }, ['one'])
    .bothPass();
  return at.state.stack.length > 0 ? at.bothPass() : at;
}

describe('704.5q: counters that would cancel are still there as the creature dies in the same check', () => {
  it('702.93a undying does not return what had a +1/+1 counter', () => {
    expect(zoneOf(withered(undefined, { counters: { '+1/+1': 1 } }, 'undying'), 'one')).toBe('graveyard');
    expect(zoneOf(withered(undefined, {}, 'undying'), 'one')).toBe('battlefield');
  });

  it('702.79a persist does not return what had a -1/-1 counter', () => {
    expect(zoneOf(withered(undefined, { counters: { '+1/+1': 1 } }, 'persist'), 'one')).toBe('graveyard');
  });

  it.each([
    ['you gain life equal to the number of +1/+1 counters on it.', 21],
    ['if it had a -1/-1 counter on it, you gain 1 life.', 21],
    ['if it had a +1/+1 counter on it, you gain 1 life.', 21],
  ])('603.10a a creature dies with both: %s', (what, life) => {
    const at = withered(`Whenever a creature dies, ${what}`, { counters: { '+1/+1': 1 } });
    expect([zoneOf(at, 'one'), lifeOf(at, 'ann')]).toEqual(['graveyard', life]);
  });

  it('they cancel on what stays', () => {
    const at = withered(undefined, { counters: { '+1/+1': 3 } });
    expect(cardIn(at, 'one')).toMatchObject({ counters: { '+1/+1': 1 }, power: 2 });
  });
});

/** What makes a state-based action apply to a permanent, by rule; `with` stands beside it. */
interface Cause {
  readonly facts?: Partial<MtgCard>;
  readonly with?: readonly MtgCard[];
  readonly deathtouched?: true;
  /** Whether it leaves. */
  readonly leaves: boolean;
}
const CAUSES: Readonly<Record<string, Cause>> = {
  '704.5f': { facts: { toughness: 0 }, leaves: true },
  '704.5g': { facts: { damage: 9 }, leaves: true },
  '704.5h': { deathtouched: true, leaves: true },
  '704.5i': { facts: { types: ['planeswalker', 'creature'], loyalty: 0 }, leaves: true },
  '704.5v': { facts: { types: ['battle', 'creature'], defense: 0 }, leaves: true },
  '704.5j': {
    facts: { supertypes: ['legendary'], names: ['Ada'] },
    with: [creature('ada', 'you', { supertypes: ['legendary'], names: ['Ada'] })],
    leaves: true,
  },
  '704.5m': {
    facts: {
      types: ['enchantment', 'creature'],
      subtypes: ['Aura'],
      attachedTo: { kind: 'card', id: 'rock' },
    },
    with: [card('rock', 'you', { types: ['artifact'] })],
    leaves: true,
  },
  '704.5n': {
    facts: {
      types: ['artifact', 'creature'],
      subtypes: ['Equipment'],
      attachedTo: { kind: 'card', id: 'stone' },
    },
    with: [card('stone', 'you', { types: ['artifact'] })],
    leaves: false,
  },
  '704.5q': { facts: { counters: { '+1/+1': 2, '-1/-1': 1 } }, leaves: false },
  '704.5s': {
    facts: { types: ['enchantment', 'creature'], subtypes: ['Saga'], chapters: 1, counters: { lore: 1 } },
    leaves: true,
  },
};
const rules = Object.keys(CAUSES);
const pairs = rules.flatMap((one, at) => rules.slice(at + 1).map((other) => [one, other] as const));
const dead = creature('dead', 'you', { toughness: 0 });

/** Builds a board on which these state-based actions apply to one permanent, while a player loses and another creature dies. */
function boardOf(causes: readonly Cause[]): MtgMatchState {
  const all = causes.map(({ facts = {} }) => facts);
  const facts: Partial<MtgCard> = {
    ...Object.fromEntries(all.flatMap((one) => Object.entries(one))),
    types: [...new Set(all.flatMap(({ types = ['creature'] }) => types))],
    subtypes: all.flatMap(({ subtypes = [] }) => subtypes),
    counters: Object.fromEntries(all.flatMap(({ counters = {} }) => Object.entries(counters))),
  };
  const one = creature('one', 'you', { owner: 'foe', controller: 'you', ...facts });
  return matchStateOf({
    players: [{ id: 'you' }, { id: 'foe', life: 0 }, { id: 'third' }],
    cards: [dead, ...causes.flatMap((cause) => cause.with ?? []), one],
    ...(causes.some(({ deathtouched }) => deathtouched)
      ? { deathtouched: [{ kind: 'card', id: 'one', incarnation: 0 }] }
      : {}),
  });
}

/** What one check does on such a board. */
function checked(one: string, other: string) {
  const causes = [CAUSES[one], CAUSES[other]].flatMap((cause) => cause ?? []);
  const before = boardOf(causes);
  const events: MatchEvent[] = [];
  const after = performAtOnce(before, (event) => void events.push(event));
  const find = (cards: readonly MtgCard[], id = 'one') => cards.find(({ instanceId }) => instanceId === id);
  return {
    was: find(before.cards),
    known: find(after.lastKnown),
    now: find(after.cards),
    moves: events.filter(({ type, card: moved }) => type === 'moved' && isOne(moved)).length,
    counters: events.filter(({ type }) => type === 'counters').length,
    // The others are not kept from what applies to them.
    others: [playerIn(after, 'foe').left, find(after.cards, 'dead')?.zone],
  };
}
const isLeaving = (pair: readonly string[]): boolean => pair.some((rule) => CAUSES[rule]?.leaves === true);

describe('704.3: each pair of state-based actions on one permanent is one event', () => {
  it.each(pairs.filter(isLeaving))('%s and %s: it leaves once, as it was', (one, other) => {
    const { was, known, moves, counters, others } = checked(one, other);
    expect({ moves, counters, others }).toEqual({ moves: 1, counters: 0, others: [true, 'graveyard'] });
    expect(known).toMatchObject({ ...was });
  });

  it.each(pairs.filter((pair) => !isLeaving(pair)))('%s and %s: it stays', (one, other) => {
    const { now, moves, others } = checked(one, other);
    expect({ moves, others }).toEqual({ moves: 0, others: [true, 'graveyard'] });
    expect([now?.zone, now?.attachedTo, now?.counters]).toEqual(['battlefield', undefined, { '+1/+1': 1 }]);
  });
});

const isOne = (ref: unknown): boolean =>
  typeof ref === 'object' && ref !== null && 'id' in ref && ref.id === 'one';

describe('603.10a: what leaves at the same time is last known as it was before any of it left', () => {
  it('an Aura that is destroyed with its host still had that host', () => {
    const doom = sorcery('Destroy all permanents.');
    const veil = readCard(
      "Enchant creature\nWhen Moss Veil is put into a graveyard from the battlefield, enchanted creature's controller loses 1 life.",
      { name: 'Moss Veil', types: 'Enchantment — Aura' },
    );
    const bear = creatureCard('Bear', [1], 2, 2);
    const at = table(
      [doom, veil, bear],
      [
        put(bear, 'ann', 'battlefield', { controller: 'bob', ownController: 'bob' }),
        put(veil, 'ann', 'battlefield', { attachedTo: { kind: 'card', id: 'bear' } }),
        put(doom, 'ann', 'hand'),
        ...lands('Forest', 1),
      ],
    )
      .does('ann', 'cast', { card: 'moss-rite' })
      .bothPass(2);
    expect([lifeOf(at, 'ann'), lifeOf(at, 'bob')]).toEqual([20, 19]);
  });
});
