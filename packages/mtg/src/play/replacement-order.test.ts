import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { readCard } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table, told, zoneOf } from '../../test/table.js';
import type { CardDefinition } from '../language/card-definition.js';

const ox = creatureCard('Ox', [1], 2, 2);
const instant = (name: string, text: string): CardDefinition => readCard(text, { name, types: 'Instant' });
const bolt = instant('Bolt', 'Bolt deals 3 damage to any target.');
const balm = instant('Balm', 'Prevent the next 2 damage that would be dealt to any target this turn.');
const salve = instant('Salve', 'Prevent the next 2 damage that would be dealt to any target this turn.');
const shift = instant(
  'Shift',
  'The next 2 damage that would be dealt to target player this turn is dealt to target creature instead.',
);
const smite = instant('Smite', 'Destroy target creature.');
const shellOf = (name: string) =>
  readCard('Enchant creature\nTotem armor', { name, types: 'Enchantment — Aura' });
const shell = shellOf('Shell');
const husk = shellOf('Husk');
const mend = instant('Mend', 'Regenerate target creature.');
const quake = instant('Quake', 'Quake deals 2 damage to each creature.');
const all = [ox, bolt, balm, salve, shift, smite, mend, quake];

const at = (...more: Parameters<typeof table>[1]) =>
  table(
    [...all, shell, husk],
    [
      ...all.slice(1).map((card) => put(card, 'ann', 'hand')),
      ...lands('Forest', 9),
      put(ox, 'ann', 'battlefield', { timestamp: 1 }),
      ...more,
    ],
  );
type Table = ReturnType<typeof at>;
const cast = (start: Table, card: string, ...targets: readonly (readonly string[])[]): Table =>
  start.does('ann', 'cast', { card }, ...targets).bothPass();
/** Returns who is asked, and the options. */
const asked = ({ runtime, match }: Table) => {
  const [player = ''] = runtime.toAct(match);
  const specs = runtime.prompt(match, player);
  return [player, JSON.stringify(specs)];
};

describe('616.1 the order of replacement effects', () => {
  it('616.1 is not asked where it makes no difference', () => {
    const done = cast(cast(cast(at(), 'balm', ['ann']), 'salve', ['ann']), 'bolt', ['ann']);
    expect([lifeOf(done, 'ann'), done.state.shields.length, done.state.ordering]).toEqual([20, 1, undefined]);
  });

  it.each([
    ['Balm', 'battlefield', 20],
    ['Shift', 'graveyard', 20],
  ])('616.1 asks the player who would be dealt damage: %s first', (first, ox1, life) => {
    const open = cast(cast(cast(at(), 'shift', ['ann'], ['ox']), 'balm', ['ann']), 'bolt', ['ann']);
    expect([lifeOf(open, 'ann'), zoneOf(open, 'bolt'), asked(open)[0]]).toEqual([20, 'stack', 'ann']);
    expect(asked(open)[1]).toContain('Shift');
    const done = open.does('ann', 'decide', {}, [first]);
    expect([zoneOf(done, 'ox'), lifeOf(done, 'ann'), zoneOf(done, 'bolt')]).toEqual([ox1, life, 'graveyard']);
    expect(done.state.ordering).toBeUndefined();
    expect(told(done, 'damage')).toHaveLength(1);
  });

  it.each([
    [['Balm', 'Salve'], 'battlefield', 0],
    [['Balm', 'Shift'], 'battlefield', 1],
    [['Shift', 'Salve'], 'graveyard', 2],
  ] as const)(
    '616.1f, 614.5 asks again of the rest, until it makes no difference: %j',
    (said, zone, marked) => {
      const open = ['shift', 'balm', 'salve'].reduce(
        (now, card) => (card === 'shift' ? cast(now, card, ['ann'], ['ox']) : cast(now, card, ['ann'])),
        at(),
      );
      const done = said.reduce(
        (now, first) => (now.state.ordering?.open ? now.does('ann', 'decide', {}, [first]) : now),
        cast(open, 'bolt', ['ann']),
      );
      expect([zoneOf(done, 'ox'), cardIn(done, 'ox').damage, lifeOf(done, 'ann')]).toEqual([
        zone,
        zone === 'battlefield' ? marked : 0,
        20,
      ]);
    },
  );

  const on = (aura: CardDefinition) =>
    put(aura, 'ann', 'battlefield', { attachedTo: { kind: 'card', id: 'ox' } });

  it.each([
    ['Shell', 'graveyard', 'battlefield'],
    ['Husk', 'battlefield', 'graveyard'],
  ])('616.1 asks its controller what happens in place of its destruction: %s', (first, one, other) => {
    const open = cast(at(on(shell), on(husk)), 'smite', ['ox']);
    expect([asked(open)[0], told(open, 'destroyed')]).toEqual(['ann', []]);
    const done = open.does('ann', 'decide', {}, [first]);
    expect([zoneOf(done, 'ox'), zoneOf(done, 'shell'), zoneOf(done, 'husk')]).toEqual([
      'battlefield',
      one,
      other,
    ]);
    expect(told(done, 'destroyed')).toEqual(['destroyed']);
  });

  it.each([
    ['regeneration', 'battlefield', true],
    ['Shell', 'graveyard', false],
  ])('616.1, 704.3 asks before state-based actions as well: %s', (first, aura, tapped) => {
    const open = cast(cast(at(on(shell)), 'mend', ['ox']), 'quake');
    expect([asked(open)[0], told(open, 'stateBased'), zoneOf(open, 'quake')]).toEqual([
      'ann',
      [],
      'graveyard',
    ]);
    const done = open.does('ann', 'decide', {}, [first]);
    expect([zoneOf(done, 'shell'), cardIn(done, 'ox')]).toMatchObject([
      aura,
      { zone: 'battlefield', damage: 0, tapped },
    ]);
    expect([told(done, 'stateBased').length, done.state.ordering]).toEqual([1, undefined]);
  });

  it('616.1 tells things of one name apart', () => {
    const twin = { ...on(shell), instanceId: 'twin' };
    const open = cast(at(on(shell), twin), 'smite', ['ox']);
    expect(asked(open)[1]).toContain('Shell (2)');
    const done = open.does('ann', 'decide', {}, ['Shell (2)']);
    expect([zoneOf(done, 'shell'), zoneOf(done, 'twin')]).toEqual(['battlefield', 'graveyard']);
  });

  it('616.1 asks nothing where one thing alone happens instead', () => {
    const done = cast(at(on(shell)), 'smite', ['ox']);
    expect([zoneOf(done, 'ox'), zoneOf(done, 'shell')]).toEqual(['battlefield', 'graveyard']);
  });

  it.each([
    ['exile', 'exile'],
    ['hand', 'hand'],
  ])('616.1 asks where what would die goes: %s', (zone, goes) => {
    const keywords = [{ keyword: 'diesIntoHand' as const }, { keyword: 'diesIntoExile' as const }];
    const twin = creatureCard('Twin', [1], 2, 2, keywords);
    const open = table(
      [...all, twin],
      [put(smite, 'bob', 'hand'), put(twin, 'ann'), ...lands('Forest', 2, 'bob')],
    )
      .does('ann', 'pass')
      .does('bob', 'cast', { card: 'smite' }, ['twin'])
      .bothPass();
    expect([asked(open)[0], zoneOf(open, 'twin')]).toEqual(['ann', 'battlefield']);
    expect(zoneOf(open.does('ann', 'decide', {}, [zone]), 'twin')).toBe(goes);
  });

  it.each([
    ['Shift', 'graveyard'],
    ['Balm', 'battlefield'],
  ])('510.2, 616.1 asks as combat damage is dealt: %s first', (first, goes) => {
    const bull = creatureCard('Bull', [1], 3, 3);
    const start = table(
      [...all, bull],
      [
        put(balm, 'bob', 'hand'),
        put(shift, 'bob', 'hand'),
        ...lands('Forest', 2, 'bob'),
        put(bull, 'ann'),
        put(ox, 'bob'),
      ],
    );
    const shielded = start
      .does('ann', 'pass')
      .does('bob', 'cast', { card: 'shift' }, ['bob'], ['ox'])
      .bothPass()
      .does('ann', 'pass')
      .does('bob', 'cast', { card: 'balm' }, ['bob'])
      .bothPass();
    const attacked = shielded.until('declareAttackers').does('ann', 'attack', { attacker: 'bull' });
    const open = attacked.until('combatDamage');
    expect([asked(open)[0], told(open, 'damage')]).toEqual(['bob', []]);
    const done = open.does('bob', 'decide', {}, [first]);
    expect([zoneOf(done, 'ox'), lifeOf(done, 'bob'), done.state.assigned]).toEqual([goes, 20, undefined]);
  });

  it('616.1, 800.4a asks nobody who has left the game', () => {
    const host = { attachedTo: { kind: 'card' as const, id: 'ox' } };
    const start = table(
      [...all, shell, husk],
      [
        put(smite, 'ann', 'hand'),
        ...lands('Forest', 1),
        put(ox, 'bob'),
        put(shell, 'bob', 'battlefield', host),
        put(husk, 'bob', 'battlefield', host),
      ],
      { players: ['ann', 'bob', 'cat'].map((id) => ({ id })) },
    );
    const open = cast(start, 'smite', ['ox']);
    expect(asked(open)[0]).toBe('bob');
    const gone = open.does('bob', 'concede');
    expect([gone.state.ordering, gone.state.resolving, zoneOf(gone, 'smite')]).toEqual([
      undefined,
      [],
      'graveyard',
    ]);
  });
});
