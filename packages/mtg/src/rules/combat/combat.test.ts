import { describe, expect, it } from 'vitest';
import { creatureCard, define } from '../../../test/made-up.js';
import { cardIn, lands, lifeOf, put, table, told, zoneOf } from '../../../test/table.js';
import type { CardDefinition } from '../../language/card-definition.js';
import type { MtgKeyword } from '../../language/keyword.js';

type Keywords = readonly (string | MtgKeyword)[];

const plain = creatureCard('Plain', [1], 2, 2);
const big = creatureCard('Big', [1], 5, 5);
const beast = (keywords: Keywords, size: readonly [number, number] = [2, 2]): CardDefinition =>
  creatureCard('Beast', [1], size[0], size[1], keywords);

/** Ann's beast and bob's guard. Attackers are to be declared. */
function facing(anns: CardDefinition, bobs: CardDefinition | undefined, facts = {}) {
  const cards = [put(anns, 'ann', 'battlefield', facts), ...(bobs ? [put(bobs, 'bob')] : [])];
  return table([plain, big, anns, ...(bobs && bobs !== plain ? [bobs] : [])].filter(unique), cards);
}
const unique = (card: CardDefinition, index: number, all: readonly CardDefinition[]): boolean =>
  all.findIndex(({ id }) => id === card.id) === index;

const guard = (keywords: Keywords, parts: Partial<CardDefinition> = {}): CardDefinition =>
  creatureCard('Guard', [1], 2, 2, keywords, parts);

describe('508: declaring attackers', () => {
  it('508.1a: one move for each, then done; the defending player is attacked', () => {
    const start = table([plain, big], [put(plain, 'ann'), put(big, 'ann')]).bothPass();
    expect(start.state.turn).toMatchObject({ step: 'declareAttackers', declaring: true });
    expect(start.offers('ann')).toEqual(['doneAttacking', 'attack plain', 'attack big']);
    const one = start.does('ann', 'attack', { attacker: 'plain' });
    expect(cardIn(one, 'plain').attacking).toEqual({ player: 'bob' });
    expect(one.offers('ann')).toEqual(['doneAttacking', 'attack big']);
    expect(one.tries('ann', 'attack', { attacker: 'plain' })).toBe('mtg.cantFight 508.1a');
    expect(one.tries('bob', 'attack', { attacker: 'big' })).toBe('notToAct');
  });

  it('508.1f, 702.20b: attacking taps, but for vigilance', () => {
    const watch = creatureCard('Watch', [1], 1, 1, ['vigilance']);
    const done = table([plain, watch], [put(plain, 'ann'), put(watch, 'ann')])
      .bothPass()
      .does('ann', 'attack', { attacker: 'plain' })
      .does('ann', 'attack', { attacker: 'watch' })
      .does('ann', 'doneAttacking');
    expect([cardIn(done, 'plain').tapped, cardIn(done, 'watch').tapped]).toEqual([true, false]);
    expect(told(done, 'attacked')).toHaveLength(2);
    expect(cardIn(done, 'plain').thisTurn).toContain('attacked');
  });

  it.each<[string, Keywords, object, string]>([
    ['302.6 one that came this turn', [], { thisTurn: ['entered', 'cameUnderControl'] }, '302.6'],
    ['508.1a a tapped one', [], { tapped: true }, '508.1a'],
    ['702.3b defender', ['defender'], {}, '702.3b'],
    ['508.1c one that can not attack', ['cantAttack'], {}, '508.1c'],
    [
      '508.1c one that needs an Island there',
      [{ keyword: 'cantAttack', unlessDefenderControls: { subtype: 'Island' } }],
      {},
      '508.1c',
    ],
  ])('%s does not attack, and is not offered', (_name, keywords, facts, rule) => {
    const ready = creatureCard('Ready', [1], 1, 1);
    const start = table(
      [beast(keywords), ready],
      [put(beast(keywords), 'ann', 'battlefield', facts), put(ready, 'ann')],
    );
    const asked = start.bothPass();
    expect(asked.tries('ann', 'attack', { attacker: 'beast' })).toBe(`mtg.cantFight ${rule}`);
    expect(asked.offers('ann')).toEqual(['doneAttacking', 'attack ready']);
  });

  it.each<[string, Keywords, object]>([
    ['702.10b haste lifts summoning sickness', ['haste'], { thisTurn: ['entered', 'cameUnderControl'] }],
    ['702.3b but for what lets a defender attack', ['defender', 'attacksDespiteDefender'], {}],
    [
      '508.1c with the Island there',
      [{ keyword: 'cantAttack', unlessDefenderControls: { subtype: 'Island' } }],
      {},
    ],
  ])('%s', (_name, keywords, facts) => {
    const start = table(
      [beast(keywords)],
      [put(beast(keywords), 'ann', 'battlefield', facts), ...lands('Island', 1, 'bob')],
    );
    expect(start.bothPass().tries('ann', 'attack', { attacker: 'beast' })).toBe('ok');
  });

  it('508.1d: what attacks if able is declared before the attack is done', () => {
    const start = facing(beast(['mustAttack']), undefined).bothPass();
    expect(start.tries('ann', 'doneAttacking')).toBe('mtg.cantFight 508.1d');
    expect(start.offers('ann')).toEqual(['attack beast']);
    expect(start.does('ann', 'attack', { attacker: 'beast' }).tries('ann', 'doneAttacking')).toBe('ok');
  });

  it('302.6: what came in its own turn is still new in the turn of another', () => {
    const start = table(
      [plain],
      [put(plain, 'ann', 'battlefield', { thisTurn: ['entered', 'cameUnderControl'] })],
    );
    const bobs = start.until('end').bothPass();
    expect(cardIn(bobs, 'plain').thisTurn).toEqual(['cameUnderControl']);
    const anns = bobs.until('end').bothPass();
    expect(cardIn(anns, 'plain').thisTurn).toEqual([]);
  });
});

/** The beast attacks, and bob is to declare blockers. */
const attacked = (anns: CardDefinition, bobs: CardDefinition) =>
  facing(anns, bobs)
    .bothPass()
    .does('ann', 'attack', { attacker: anns.id })
    .does('ann', 'doneAttacking')
    .bothPass();

describe('509: declaring blockers', () => {
  it('509.1a: one move for each blocker with its attacker, then done', () => {
    const start = attacked(beast([]), plain);
    expect(start.state.turn).toMatchObject({ step: 'declareBlockers', declaring: true });
    expect(start.runtime.toAct(start.match)).toEqual(['bob']);
    const blocked = start.does('bob', 'block', { blocker: 'plain' }, ['beast']);
    expect(cardIn(blocked, 'beast')).toMatchObject({ blocked: true, blockedBy: ['plain'] });
    expect(cardIn(blocked, 'plain').blocking).toEqual(['beast']);
    const done = blocked.does('bob', 'doneBlocking');
    expect(done.state.turn.priority).toBe('ann');
    expect(told(done, 'blocked', 'becameBlocked')).toEqual(['blocked', 'becameBlocked']);
  });

  it.each<[string, Keywords, Keywords, string]>([
    ['702.9b flying', ['flying'], [], '702.9b'],
    ['702.28b shadow', ['shadow'], [], '702.28b'],
    ['702.28b shadow blocks shadow only', [], ['shadow'], '702.28b'],
    ['702.31b horsemanship', ['horsemanship'], [], '702.31b'],
    ['702.36b fear', ['fear'], [], '702.36b'],
    ['702.13b intimidate', ['intimidate'], [], '702.13b'],
    ['702.14c landwalk', ['islandwalk'], [], '702.14c'],
    ["509.1b what can't be blocked", ['cantBeBlocked'], [], '509.1b'],
    [
      '509.1b by such creatures',
      [{ keyword: 'cantBeBlockedBy', blockers: { power: { lte: 2 } } }],
      [],
      '509.1b',
    ],
    ["509.1b what can't block", [], ['cantBlock'], '509.1b'],
    [
      "509.1b what can't block such",
      [],
      [{ keyword: 'cantBlock', attackers: { power: { lte: 2 } } }],
      '509.1b',
    ],
    ['702.16f protection', [{ keyword: 'protection', from: { type: 'creature' } }], [], '702.16f'],
    ['702.111b menace, with one blocker', ['menace'], [], '702.111b'],
  ])('%s keeps a blocker off', (_name, attacker, blocker, rule) => {
    const ready = creatureCard('Ready', [1], 1, 1);
    const cards = [
      put(beast(attacker), 'ann'),
      put(ready, 'ann'),
      put(guard(blocker), 'bob'),
      ...lands('Island', 1, 'bob'),
    ];
    const start = table([beast(attacker), guard(blocker), ready], cards)
      .bothPass()
      .does('ann', 'attack', { attacker: 'beast' })
      .does('ann', 'attack', { attacker: 'ready' })
      .does('ann', 'doneAttacking')
      .bothPass();
    expect(start.state.turn.step).toBe('declareBlockers');
    const tried = start.state.turn.declaring
      ? start.tries('bob', 'block', { blocker: 'guard' }, ['beast'])
      : rule;
    expect(tried).toMatch(new RegExp(`${rule}$|filterMismatch`));
  });

  it.each<[string, Keywords, Keywords, Partial<CardDefinition>]>([
    ['702.9b flying by flying', ['flying'], ['flying'], {}],
    ['702.17b flying by reach', ['flying'], ['reach'], {}],
    ['702.28b shadow by shadow', ['shadow'], ['shadow'], {}],
    ['702.36b fear by black', ['fear'], [], { cost: ['B'] }],
    ['702.36b fear by an artifact', ['fear'], [], { types: ['artifact', 'creature'] }],
    ['702.14c landwalk without the land', ['forestwalk'], [], {}],
    ['702.16f protection from another colour', [{ keyword: 'protection', from: { color: 'red' } }], [], {}],
  ])('%s may be blocked', (_name, attacker, blocker, parts) => {
    expect(
      attacked(beast(attacker), guard(blocker, parts)).tries('bob', 'block', { blocker: 'guard' }, ['beast']),
    ).toBe('ok');
  });

  it('509.1a: a tapped creature does not block, and nobody is asked then', () => {
    const start = table([plain, big], [put(plain, 'ann'), put(big, 'bob', 'battlefield', { tapped: true })])
      .bothPass()
      .does('ann', 'attack', { attacker: 'plain' })
      .does('ann', 'doneAttacking')
      .bothPass();
    expect(start.state.turn).toMatchObject({ step: 'declareBlockers', priority: 'ann' });
    expect(start.state.turn.declaring).toBeUndefined();
    expect(start.tries('bob', 'block', { blocker: 'big' }, ['plain'])).toBe('notToAct');
  });

  const three = [put(plain, 'bob'), put(plain, 'bob', 'battlefield', { instanceId: 'second' })];
  const against = (keywords: Keywords) =>
    table([beast(keywords), plain, big], [put(beast(keywords), 'ann'), put(big, 'ann'), ...three])
      .bothPass()
      .does('ann', 'attack', { attacker: 'beast' })
      .does('ann', 'attack', { attacker: 'big' })
      .does('ann', 'doneAttacking')
      .bothPass();

  it('702.111b: menace takes two blockers, and the second is declared next', () => {
    const half = against(['menace']).does('bob', 'block', { blocker: 'plain' }, ['beast']);
    expect(half.tries('bob', 'doneBlocking')).toBe('mtg.cantFight 702.111b');
    expect(half.tries('bob', 'block', { blocker: 'second' }, ['big'])).toMatch(/filterMismatch|702.111b/);
    expect(half.offers('bob')).toEqual(['block second']);
    const done = half.does('bob', 'block', { blocker: 'second' }, ['beast']).does('bob', 'doneBlocking');
    expect(cardIn(done, 'beast').blockedBy).toEqual(['plain', 'second']);
  });

  it('509.1b: no more blockers than may be', () => {
    const one = against([{ keyword: 'mostBlockers', count: 1 }]).does('bob', 'block', { blocker: 'plain' }, [
      'beast',
    ]);
    expect(one.tries('bob', 'block', { blocker: 'second' }, ['beast'])).toMatch(/filterMismatch|509.1b/);
    expect(one.tries('bob', 'block', { blocker: 'second' }, ['big'])).toBe('ok');
  });

  it('509.1c: all that can block a lure do so, and nothing else', () => {
    const start = against(['lure']);
    expect(start.tries('bob', 'doneBlocking')).toBe('mtg.cantFight 509.1c,mtg.cantFight 509.1c');
    expect(start.tries('bob', 'block', { blocker: 'plain' }, ['big'])).toMatch(/filterMismatch|509.1c/);
    const done = start
      .does('bob', 'block', { blocker: 'plain' }, ['beast'])
      .does('bob', 'block', { blocker: 'second' }, ['beast']);
    expect(done.tries('bob', 'doneBlocking')).toBe('ok');
  });

  it('509.1h: an attacker stays blocked though its blocker has left', () => {
    const bolt = define('Bolt', {
      types: ['instant'],
      cost: ['R'],
      spell: { effects: [{ effect: 'destroy', what: { each: { blocking: true } } }] },
    });
    const done = table(
      [beast([]), plain, bolt],
      [put(beast([]), 'ann'), put(plain, 'bob'), put(bolt, 'bob', 'hand'), ...lands('Mountain', 1, 'bob')],
    )
      .bothPass()
      .does('ann', 'attack', { attacker: 'beast' })
      .does('ann', 'doneAttacking')
      .bothPass()
      .does('bob', 'block', { blocker: 'plain' }, ['beast'])
      .does('bob', 'doneBlocking')
      .does('ann', 'pass')
      .does('bob', 'cast', { card: 'bolt' })
      .does('bob', 'pass')
      .does('ann', 'pass')
      .bothPass();
    expect(zoneOf(done, 'plain')).toBe('graveyard');
    expect(lifeOf(done, 'bob')).toBe(20);
  });
});

/** The beast attacks, the named creatures block it in that order, and damage is dealt. */
function fought(anns: CardDefinition, blockers: readonly CardDefinition[]) {
  const definitions = [anns, ...blockers].filter(unique);
  const start = table(definitions, [put(anns, 'ann'), ...blockers.map((card) => put(card, 'bob'))])
    .bothPass()
    .does('ann', 'attack', { attacker: anns.id })
    .does('ann', 'doneAttacking')
    .bothPass();
  const blocked = blockers.reduce((at, { id }) => at.does('bob', 'block', { blocker: id }, [anns.id]), start);
  return (blockers.length > 0 ? blocked.does('bob', 'doneBlocking') : blocked).bothPass();
}

describe('510: combat damage', () => {
  const small = creatureCard('Small', [1], 1, 2);
  const other = creatureCard('Other', [1], 1, 2);

  it('510.1b: unblocked, to the player', () => {
    expect(lifeOf(fought(big, []), 'bob')).toBe(15);
  });

  it('510.2: all at once: both die', () => {
    const done = fought(beast([]), [plain]);
    expect([zoneOf(done, 'beast'), zoneOf(done, 'plain'), lifeOf(done, 'bob')]).toEqual([
      'graveyard',
      'graveyard',
      20,
    ]);
  });

  it('510.1c: divided among blockers: lethal to each as they were declared, the rest to the last', () => {
    const done = fought(beast([], [3, 9]), [small, other]);
    expect([zoneOf(done, 'small'), cardIn(done, 'other').damage]).toEqual(['graveyard', 1]);
    const five = fought(beast([], [7, 9]), [small, other]);
    expect(five.events.filter(({ type }) => type === 'damage').map(({ amount }) => amount)).toEqual([
      2, 5, 1, 1,
    ]);
  });

  it('702.19b: what tramples deals the rest to the player', () => {
    const done = fought(beast(['trample'], [5, 5]), [small]);
    expect([zoneOf(done, 'small'), lifeOf(done, 'bob')]).toEqual(['graveyard', 17]);
  });

  it('702.2c, 702.19b: with deathtouch one damage is lethal', () => {
    expect(lifeOf(fought(beast(['trample', 'deathtouch'], [5, 5]), [big]), 'bob')).toBe(16);
  });

  it('702.7b, 510.4: first strike deals it in a step before', () => {
    const done = fought(beast(['first strike']), [plain]);
    expect([zoneOf(done, 'beast'), zoneOf(done, 'plain')]).toEqual(['battlefield', 'graveyard']);
    const steps = done.events.flatMap(({ type, step }) => (type === 'stepBegan' ? [step] : []));
    expect(steps).toContain('firstStrikeDamage');
  });

  it('510.4: there is no step before for who has first strike and does not fight', () => {
    const fencer = creatureCard('Fencer', [1], 1, 1, ['first strike']);
    const done = table(
      [plain, fencer],
      [put(plain, 'ann'), put(fencer, 'ann'), put(fencer, 'bob', 'battlefield', { instanceId: 'his' })],
    )
      .until('declareAttackers')
      .does('ann', 'attack', { attacker: 'plain' })
      .until('main2');
    const steps = done.events.flatMap(({ type, step }) => (type === 'stepBegan' ? [step] : []));
    expect(steps).toContain('combatDamage');
    expect(steps).not.toContain('firstStrikeDamage');
  });

  it('702.4b: double strike deals it in both', () => {
    expect(lifeOf(fought(beast(['double strike'], [3, 3]), []), 'bob')).toBe(14);
  });

  it('702.15b: lifelink gains it', () => {
    expect(lifeOf(fought(beast(['lifelink'], [3, 3]), []), 'ann')).toBe(23);
  });

  it('511.3: as combat ends nothing attacks or blocks any more', () => {
    const done = fought(beast([], [1, 9]), [big]);
    expect(done.state.turn.step).toBe('main2');
    expect(cardIn(done, 'beast')).toMatchObject({ blocked: false, blockedBy: [], tapped: true });
    expect(cardIn(done, 'beast').attacking).toBeUndefined();
    expect(cardIn(done, 'big').blocking).toEqual([]);
  });
});
