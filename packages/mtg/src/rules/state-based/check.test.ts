import type { MatchEvent } from '@reticle/core/match';
import { describe, expect, it } from 'vitest';
import { card, cardOf, creature } from '../../../test/board.js';
import { matchOf, matchStateOf, playerIn, refTo } from '../../../test/match.js';
import { printedOf } from '../continuous/layers.js';
import { refresh } from '../continuous/refresh.js';
import type { MtgCard } from '../../state/card.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { checkStateBased } from './check.js';
import { addRegeneration, destroy } from '../actions/permanents.js';

function check(state: MtgMatchState, settle?: (state: MtgMatchState) => MtgMatchState) {
  const events: MatchEvent[] = [];
  const after = checkStateBased(state, (event) => void events.push(event), settle);
  const zoneOf = (id: string) => after.cards.find(({ instanceId }) => instanceId === id)?.zone ?? 'gone';
  const rules = events.flatMap(({ rule }) => (rule === undefined ? [] : [rule]));
  return { after, events, rules, zoneOf };
}

const bear = (facts: Partial<MtgCard> = {}) => creature('bear', 'you', facts);
const legend = (id: string, owner: string, facts: Partial<MtgCard> = {}) =>
  creature(id, owner, { supertypes: ['legendary'], names: ['Ada'], ...facts });

it('704.3 what several actions would do to one permanent is done once', () => {
  const twins = [legend('old', 'you'), legend('young', 'you', { damage: 2 })];
  const { rules, events, zoneOf } = check(matchOf(...twins));
  expect([rules, zoneOf('old'), zoneOf('young')]).toEqual([['704.5g'], 'battlefield', 'graveyard']);
  expect(events.filter(({ type }) => type === 'moved')).toHaveLength(1);
});

it('704.3, 704.5m an Aura that dies as a creature is put into the graveyard once', () => {
  const types = ['enchantment', 'creature'];
  const attachedTo = { kind: 'card', id: 'bear' } as const;
  const veil = creature('veil', 'you', { types, subtypes: ['Aura'], damage: 2, attachedTo });
  const { after, events } = check(matchOf(veil, bear()));
  expect([cardOf(after, 'veil').zone, cardOf(after, 'veil').incarnation]).toEqual(['graveyard', 1]);
  expect(events.filter(({ type }) => type === 'moved')).toHaveLength(1);
});

describe('players', () => {
  it.each<[string, Partial<ReturnType<typeof playerIn>>]>([
    ['704.5a', { life: 0 }],
    ['704.5a', { life: -3 }],
    ['704.5b', { drewFromEmpty: true }],
    ['704.5c', { counters: { poison: 10 } }],
  ])('%s loses with %j', (rule, facts) => {
    const { after, events } = check(matchStateOf({ players: [{ id: 'you', ...facts }, { id: 'foe' }] }));
    expect(playerIn(after, 'you').left).toBe(true);
    expect(playerIn(after, 'foe').left).toBeUndefined();
    expect(events).toEqual([{ type: 'playerLost', player: 'you', rule }]);
  });

  it.each([{ life: 1 }, { counters: { poison: 9 } }, { drewFromEmpty: false }])(
    '704.5 not with %j',
    (facts) => {
      const { after } = check(matchStateOf({ players: [{ id: 'you', ...facts }, { id: 'foe' }] }));
      expect(playerIn(after, 'you').left).toBeUndefined();
    },
  );

  it('704.3 several at once', () => {
    const players = [
      { id: 'you', life: 0 },
      { id: 'foe', life: -1 },
    ];
    expect(check(matchStateOf({ players })).events.map(({ player }) => player)).toEqual(['you', 'foe']);
  });

  it('704.5b only once, and not who has left', () => {
    const { after } = check(matchStateOf({ players: [{ id: 'you', drewFromEmpty: true }, { id: 'foe' }] }));
    expect(playerIn(after, 'you').drewFromEmpty).toBeUndefined();
    expect(check(after).events).toEqual([]);
  });
});

describe('permanents', () => {
  it('nothing happens where nothing applies', () => {
    const state = matchOf(bear({ damage: 1 }), card('land', 'foe', { types: ['land'], damage: 9 }));
    expect(check(state).after).toBe(state);
  });

  it.each<[string, string, Partial<MtgCard>]>([
    ['704.5f', 'graveyard', { toughness: 0 }],
    ['704.5f', 'graveyard', { toughness: -1, keywords: [{ keyword: 'indestructible' }] }],
    ['704.5g', 'graveyard', { damage: 2 }],
    ['704.5g', 'graveyard', { damage: 5 }],
    ['704.5i', 'graveyard', { types: ['planeswalker'], loyalty: 0 }],
    ['704.5v', 'graveyard', { types: ['battle'], defense: 0 }],
  ])('%s into the %s: %j', (rule, zone, facts) => {
    const { zoneOf, rules } = check(matchOf(bear(facts)));
    expect([zoneOf('bear'), rules]).toEqual([zone, [rule]]);
  });

  it.each<[string, Partial<MtgCard>]>([
    ['702.12b indestructible', { damage: 5, keywords: [{ keyword: 'indestructible' }] }],
    ['702.26b phased out', { damage: 5, phasedOut: true }],
    ['no creature', { types: ['artifact'], toughness: 0, damage: 3 }],
    ['in a hand', { zone: 'hand', toughness: 0 }],
  ])('704.5 not what is %s', (_title, facts) => {
    const state = matchOf(bear(facts));
    expect(check(state).after).toBe(state);
  });

  it('704.5d a token that dies is nowhere', () => {
    expect(check(matchOf(bear({ token: true, damage: 2 }))).zoneOf('bear')).toBe('gone');
  });

  it('704.5h damage by deathtouch destroys, and is forgotten', () => {
    const state = matchOf(bear({ damage: 1, toughness: 9 }));
    const { zoneOf, rules, after } = check({ ...state, deathtouched: [refTo(state, 'bear')] });
    expect([zoneOf('bear'), rules]).toEqual(['graveyard', ['704.5h']]);
    expect(after.deathtouched).toBeUndefined();
  });

  it('704.5h also where wither left counters, and no damage is marked; not where there is no toughness', () => {
    const withered = matchOf(bear({ toughness: 1 }));
    const { zoneOf, rules } = check({ ...withered, deathtouched: [refTo(withered, 'bear')] });
    expect([zoneOf('bear'), rules]).toEqual(['graveyard', ['704.5h']]);
    const gone = matchOf(bear({ toughness: 0 }));
    expect(check({ ...gone, deathtouched: [refTo(gone, 'bear')] }).rules).toEqual(['704.5f']);
  });

  it('704.5h only the very object that was dealt it, and only a creature', () => {
    const hurt = (facts: Partial<MtgCard>, ref: object = {}) => {
      const state = matchOf(bear({ toughness: 9, ...facts }), creature('elf', 'you', { toughness: 9 }));
      const deathtouched = [{ ...refTo(state, 'bear'), ...ref }];
      const { zoneOf, rules } = check({ ...state, deathtouched });
      return [zoneOf('bear'), zoneOf('elf'), ...rules];
    };
    expect(hurt({})).toEqual(['graveyard', 'battlefield', '704.5h']);
    expect(hurt({}, { incarnation: 4 })).toEqual(['battlefield', 'battlefield']);
    expect(hurt({ types: ['artifact'] })).toEqual(['battlefield', 'battlefield']);
    expect(hurt({ keywords: [{ keyword: 'indestructible' }] })).toEqual(['battlefield', 'battlefield']);
    // An indestructible creature without toughness is put into the graveyard all the same (702.12b).
    expect(hurt({ toughness: 0, keywords: [{ keyword: 'indestructible' }] })).toEqual([
      'graveyard',
      'battlefield',
      '704.5f',
    ]);
  });

  it.each<[string, Partial<MtgCard>]>([
    ['704.5i a planeswalker with loyalty', { types: ['planeswalker'], loyalty: 1 }],
    ['704.5i what is no planeswalker', { types: ['artifact'], loyalty: 0 }],
    ['704.5v a battle with defense', { types: ['battle'], defense: 1 }],
    ['704.5v what is no battle', { types: ['artifact'], defense: 0 }],
    ['704.5g a creature whose damage is less than its toughness', { damage: 1 }],
    ['704.5g a creature without damage', { damage: 0 }],
  ])('stay: %s', (_title, facts) => {
    const state = matchOf(bear(facts));
    expect(check(state).after).toBe(state);
  });

  it('704.5j not what has no name, nor what only shares a name', () => {
    const nameless = [legend('a', 'you', { names: [] }), legend('b', 'you', { names: [] })];
    const plain = [creature('c', 'you', { names: ['Ada'] }), creature('d', 'you', { names: ['Ada'] })];
    const state = matchOf(...nameless, ...plain, legend('e', 'you'));
    expect(check(state).after).toBe(state);
  });

  it('704.5j of two legendary permanents of one name a player keeps one', () => {
    const { zoneOf, rules } = check(
      matchOf(
        legend('a', 'you'),
        legend('b', 'you'),
        legend('c', 'foe'),
        legend('d', 'you', { names: ['Bob'] }),
      ),
    );
    expect(['a', 'b', 'c', 'd'].map(zoneOf)).toEqual([
      'battlefield',
      'graveyard',
      'battlefield',
      'battlefield',
    ]);
    expect(rules).toEqual(['704.5j']);
  });

  it('704.5m an Aura without a host goes, 704.5n an Equipment only off it', () => {
    const on = { attachedTo: { kind: 'card', id: 'bear' } } as const;
    const aura = card('aura', 'you', {
      types: ['enchantment'],
      subtypes: ['Aura'],
      keywords: [{ keyword: 'enchant', cards: { type: 'creature' } }],
      ...on,
    });
    const sword = card('sword', 'you', { types: ['artifact'], subtypes: ['Equipment'], ...on });
    const { zoneOf, after } = check(matchOf(bear({ types: ['artifact'] }), aura, sword));
    expect([zoneOf('aura'), zoneOf('sword')]).toEqual(['graveyard', 'battlefield']);
    expect(cardOf(after, 'sword').attachedTo).toBeUndefined();
    const dying = check(matchOf(bear({ toughness: 0 }), aura, sword));
    expect(['bear', 'aura', 'sword'].map(dying.zoneOf)).toEqual(['graveyard', 'graveyard', 'battlefield']);
  });

  it('704.5q +1/+1 and -1/-1 counters go in pairs', () => {
    const { after } = check(matchOf(bear({ counters: { '+1/+1': 3, '-1/-1': 1, age: 1 } })));
    expect(cardOf(after, 'bear').counters).toEqual({ '+1/+1': 2, age: 1 });
  });

  it('704.3 again, until nothing happens any more', () => {
    const printed = (found: MtgCard): MtgCard => ({ ...found, printed: printedOf(found) });
    const state = matchOf(
      printed(creature('lord', 'you', { damage: 2 })),
      printed(creature('elf', 'you', { toughness: 1, damage: 1 })),
    );
    const settle = (now: MtgMatchState) =>
      refresh(now, ({ instanceId }) =>
        instanceId === 'lord'
          ? [
              {
                id: 's',
                affects: { each: { type: 'creature', excludeSelf: true } },
                change: { toughness: 1 },
              },
            ]
          : [],
      );
    const { zoneOf, rules } = check(state, settle);
    expect([zoneOf('lord'), zoneOf('elf'), rules]).toEqual(['graveyard', 'graveyard', ['704.5g', '704.5g']]);
  });
});

describe('destroying', () => {
  function destroyed(state: MtgMatchState, options?: Parameters<typeof destroy>[3]) {
    const events: MatchEvent[] = [];
    const after = destroy(state, refTo(state, 'bear'), (event) => void events.push(event), options);
    return { after, bear: cardOf(after, 'bear'), types: events.map(({ type }) => type) };
  }
  const shielded = (state: MtgMatchState) => addRegeneration(state, refTo(state, 'bear'));

  it('701.8a into the graveyard', () => {
    const { bear: dead, types } = destroyed(matchOf(bear()));
    expect([dead.zone, types]).toEqual(['graveyard', ['destroyed', 'moved']]);
    expect(dead.thisTurn).toContain('died');
  });

  it('701.19a regenerates instead: tapped, whole, out of combat; once', () => {
    const fighting = bear({ damage: 3, attacking: { player: 'foe' }, blocked: true, blockedBy: ['elf'] });
    const elf = creature('elf', 'foe', { blocking: ['bear'] });
    const { after, bear: alive, types } = destroyed(shielded(matchOf(fighting, elf)));
    expect(alive).toMatchObject({
      zone: 'battlefield',
      tapped: true,
      damage: 0,
      blocked: false,
      blockedBy: [],
    });
    expect(alive.attacking).toBeUndefined();
    expect(cardOf(after, 'elf').blocking).toEqual([]);
    expect([types, after.shields]).toEqual([['regenerated', 'becameTapped'], []]);
    expect(destroyed(after).bear.zone).toBe('graveyard');
  });

  it('701.19c not where it can\u2019t be regenerated', () => {
    expect(destroyed(shielded(matchOf(bear())), { cantRegenerate: true }).bear.zone).toBe('graveyard');
    const cant = bear({ keywords: [{ keyword: 'cantBeRegenerated' }] });
    expect(destroyed(shielded(matchOf(cant))).bear.zone).toBe('graveyard');
  });

  it.each<[string, Partial<MtgCard>]>([
    ['702.12b indestructible', { keywords: [{ keyword: 'indestructible' }] }],
    ['702.26b phased out', { phasedOut: true }],
    ['in another zone', { zone: 'hand' }],
  ])('%s: nothing', (_title, facts) => {
    const state = matchOf(bear(facts));
    expect(destroyed(state).after).toBe(state);
  });

  it('400.7 not what it has become', () => {
    const state = matchOf(bear({ incarnation: 2 }));
    const old = { kind: 'card', id: 'bear', incarnation: 1 };
    expect(destroy(state, old, () => undefined)).toBe(state);
    expect(addRegeneration(state, old)).toBe(state);
  });

  it('704.5g lethal damage is regenerated from, 704.5f no toughness is not', () => {
    const state = shielded(matchOf(bear({ damage: 2 })));
    const touched = { ...state, deathtouched: [refTo(state, 'bear')] };
    expect(check(touched).zoneOf('bear')).toBe('battlefield');
    expect(check(shielded(matchOf(bear({ toughness: 0 })))).zoneOf('bear')).toBe('graveyard');
  });
});
