/**
 * The rules that read an object without a word for it, asked of one that is not as its card says: stolen, a token, a
 * copy, pumped, with counters. Each row says what is due; `matrix.laws.test.ts` asks the words. The deep run asks every
 * rule of every kind, the fast one each rule of what is stolen and of one more kind, in turn.
 */
import { describe, expect, inject, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table, zoneOf } from '../../test/table.js';
import { printedFactsOf } from '../state/printed.js';
import { openDivision } from './combat/damage.js';

const BEAR = 'Lifelink\n{T}: You gain 1 life.\nWhenever this creature attacks, you gain 10 life.';
const bear = readCard(BEAR, {
  name: 'Bear',
  types: 'Creature — Bear',
  manaCost: '{1}{G}',
  power: '2',
  toughness: '3',
});
const mimic = creatureCard('Mimic', [5], 1, 1);
const wall = creatureCard('Wall', [1], 0, 9, ['defender']);
const brute = creatureCard('Brute', [1], 1, 9);
const banner = readCard('Creatures you control get +1/+1.', { name: 'Banner', types: 'Artifact' });
const bolt = readCard('This spell deals 3 damage to target creature.', {
  name: 'Bolt',
  types: 'Instant',
  manaCost: '{R}',
});
const ward = creatureCard('Knight', [1], 2, 2, [{ keyword: 'protection', from: { color: 'green' } }]);

type Facts = NonNullable<Parameters<typeof put>[3]>;
type Kind = 'plain' | 'stolen' | 'token' | 'copy' | 'pumped' | 'counted';
const stolen: Facts = { owner: 'bob', controller: 'ann', ownController: 'ann' };
const KINDS: Readonly<Record<Kind, Facts>> = {
  plain: {},
  stolen,
  token: { token: true },
  copy: { original: { publicId: 'mimic', printed: printedFactsOf(mimic) } },
  pumped: {},
  counted: { counters: { '+1/+1': 2 } },
};
const kinds = Object.keys(KINDS) as readonly Kind[];

type Table = ReturnType<typeof table>;
type Put = ReturnType<typeof put>;

/** Ann has the creature, whatever it is; a banner pumps it in one row. */
function withOne(
  kind: Kind,
  more: readonly Put[] = [],
  facts: Facts = {},
  parts: Parameters<typeof table>[2] = {},
): Table {
  const pumps = kind === 'pumped' ? [put(banner, 'ann')] : [];
  const one = put(bear, 'ann', 'battlefield', { instanceId: 'one', ...KINDS[kind], ...facts });
  return table([bear, mimic, wall, banner, bolt, ward, doom, lift, brute], [one, ...pumps, ...more], parts);
}
const doom = sorcery('Destroy target creature.');
const lift = readCard("Return target creature to its owner's hand.", {
  name: 'Lift',
  types: 'Instant',
  manaCost: '{1}',
});

const attack = (at: Table): Table =>
  at.until('declareAttackers').does('ann', 'attack', { attacker: 'one' }).does('ann', 'doneAttacking');
const lives = (at: Table) => [lifeOf(at, 'ann'), lifeOf(at, 'bob')];
const hasId = (ref: unknown): ref is { readonly id: string } =>
  typeof ref === 'object' && ref !== null && 'id' in ref;
/** What the creature dealt damage to, and how much. */
const dealtBy = ({ events }: Table): readonly unknown[] =>
  events.flatMap(({ type, source, to, amount }) =>
    type === 'damage' && hasId(source) && source.id === 'one' && hasId(to) ? [to.id, amount] : [],
  );
const POWER: Readonly<Record<Kind, number>> = {
  plain: 2,
  stolen: 2,
  token: 2,
  copy: 2,
  pumped: 3,
  counted: 4,
};

const OTHERS = kinds.filter((kind) => kind !== 'stolen');

describe.each(kinds)('a creature that is %s', (kind) => {
  const power = POWER[kind];
  let rules = 0;
  /** Whether the next rule is asked of this kind. */
  const isAsked = () => [OTHERS[rules++ % OTHERS.length], inject('deep') ? kind : 'stolen'].includes(kind);

  it.runIf(isAsked())(
    '508.1a, 603.3a: its controller attacks with it and controls its triggered ability',
    () => {
      const at = attack(withOne(kind));
      expect(at.state.abilities.map(({ controller }) => controller)).toEqual(['ann']);
      expect(lives(at.bothPass())).toEqual([30, 20]);
    },
  );

  it.runIf(isAsked())(
    '510.2, 702.15b: it deals combat damage by its current power, and lifelink gives it to its controller',
    () => {
      expect(lives(attack(withOne(kind)).bothPass().until('endCombat'))).toEqual([30 + power, 20 - power]);
    },
  );

  it.runIf(isAsked())('602.2: its controller, and nobody else, activates its ability', () => {
    const at = withOne(kind);
    expect(at.offers('ann').some((offer) => offer.startsWith('activate one'))).toBe(true);
    expect(lives(at.does('ann', 'activate', { card: 'one', ability: 'a1' }).bothPass())).toEqual([21, 20]);
    const handed = at.does('ann', 'pass');
    expect(handed.offers('bob').some((offer) => offer.startsWith('activate one'))).toBe(false);
  });

  it.runIf(isAsked())('704.5g: it survives damage below its current toughness', () => {
    const at = withOne(kind, [put(bolt, 'ann', 'hand'), ...lands('Mountain', 1)]);
    const shot = at.does('ann', 'cast', { card: 'bolt' }, ['one']).bothPass();
    const left = kind === 'token' ? 'nowhere' : 'graveyard';
    expect(zoneOf(shot, 'one')).toBe(power > 2 ? 'battlefield' : left);
  });

  it.runIf(isAsked())('400.3, 108.3: it goes to the graveyard or the hand of its owner', () => {
    const at = withOne(kind, [put(doom, 'ann', 'hand'), put(lift, 'ann', 'hand'), ...lands('Forest', 2)]);
    const owner = kind === 'stolen' ? 'bob' : 'ann';
    const due = (zone: string) => (kind === 'token' ? [] : [[zone, owner, undefined, 'Bear']]);
    const where = (after: Table) =>
      after.state.cards
        .filter(({ instanceId }) => instanceId === 'one')
        .map((card) => [card.zone, card.owner, card.controller, kind === 'copy' ? 'Bear' : card.names[0]]);
    expect(where(at.does('ann', 'cast', { card: 'moss-rite' }, ['one']).bothPass())).toEqual(
      due('graveyard'),
    );
    expect(where(at.does('ann', 'cast', { card: 'lift' }, ['one']).bothPass())).toEqual(due('hand'));
  });

  it.runIf(isAsked())('502.3: it untaps in the untap step of its controller', () => {
    const next = (activePlayer: string) => {
      const at = withOne(kind, [], { tapped: true }, { step: 'end', activePlayer });
      return cardIn(at.until('main1'), 'one').tapped;
    };
    expect([next('ann'), next('bob')]).toEqual([true, false]);
  });

  it.runIf(isAsked())(
    '613.4c: a static ability of its controller pumps it, one of its owner does not',
    () => {
      const mine = withOne(kind, [put(banner, 'ann', 'battlefield', { instanceId: 'mine' })]).bothPass();
      const theirs = withOne(kind, [put(banner, 'bob', 'battlefield', { instanceId: 'theirs' })]).bothPass();
      expect([cardIn(mine, 'one').power, cardIn(theirs, 'one').power]).toEqual([power + 1, power]);
    },
  );

  it.runIf(isAsked())('613.4c: a static ability affects what the controller of its source controls', () => {
    const other = put(banner, 'bob', 'battlefield', {
      instanceId: 'taken',
      controller: 'ann',
      ownController: 'ann',
    });
    expect(cardIn(withOne(kind, [other]).bothPass(), 'one').power).toBe(power + 1);
  });

  it.runIf(isAsked())(
    '510.1c, 120.3: a blocker is dealt damage by its current power, and lifelink gives it to its controller',
    () => {
      const at = attack(withOne(kind, [put(wall, 'bob')])).bothPass();
      const blocked = at
        .until('declareBlockers')
        .does('bob', 'block', { blocker: 'wall' }, ['one'])
        .does('bob', 'doneBlocking')
        .until('endCombat');
      expect([dealtBy(blocked), ...lives(blocked)]).toEqual([['wall', power], 30 + power, 20]);
    },
  );

  it.runIf(isAsked())('510.1c: its controller divides its current power among two blockers', () => {
    const walls = ['left', 'right'].map((instanceId) => put(wall, 'bob', 'battlefield', { instanceId }));
    const house = { turnLimit: 50, stops: ['main1' as const, 'main2' as const], asks: ['damage' as const] };
    const blocked = attack(withOne(kind, walls, {}, { house }))
      .bothPass()
      .does('bob', 'block', { blocker: 'left' }, ['one'])
      .does('bob', 'block', { blocker: 'right' }, ['one'])
      .does('bob', 'doneBlocking');
    const open = openDivision(blocked.state, 'regular');
    expect([open?.source.instanceId, open?.power]).toEqual(['one', power]);
    expect(blocked.runtime.toAct(blocked.match)).toEqual(['ann']);
  });

  it.runIf(isAsked())('616.1: its controller says which of two shields catches the damage to it', () => {
    const ref = { kind: 'card', id: 'one', incarnation: 0 } as const;
    const shield = { shield: 'damage', controller: 'ann', source: ref, to: [ref] } as const;
    const shields = [3, 5].map((left, at) => ({ ...shield, id: at + 1, left }));
    const more = [put(bolt, 'ann', 'hand'), ...lands('Mountain', 1)];
    const at = withOne(kind, more, {}, { nextId: 9, shields });
    const asked = at.does('ann', 'cast', { card: 'bolt' }, ['one']).bothPass();
    expect([asked.runtime.toAct(asked.match), asked.state.shields.length]).toEqual([['ann'], 2]);
    expect(asked.state.ordering?.open?.player).toBe('ann');
  });

  it.runIf(isAsked()).each([
    ['ann', 1],
    ['bob', 0],
  ])(
    '702.16e, 109.5: "opponents" of its protection are those of its controller: %s deals %i',
    (by, dealt) => {
      const keywords = [{ keyword: 'protection' as const, from: { controller: 'opponent' as const } }];
      const saint = creatureCard('Saint', [1], 9, 9, keywords);
      const shock = sorcery('This spell deals 1 damage to each creature.');
      const facts = { ...KINDS[kind], instanceId: 'one', ...(kind === 'counted' ? { counters: {} } : {}) };
      const at = table(
        [saint, mimic, shock],
        [put(saint, 'ann', 'battlefield', facts), put(shock, by, 'hand'), ...lands('Forest', 1, by)],
        { activePlayer: by },
      );
      expect(cardIn(at.does(by, 'cast', { card: 'moss-rite' }).bothPass(), 'one').damage).toBe(dealt);
    },
  );

  it.runIf(isAsked())('701.39a: bolster is for a creature that the player controls', () => {
    const rite = sorcery('Bolster 1.');
    const { state } = withOne(kind);
    const permanents = state.cards.filter(({ zone }) => zone === 'battlefield');
    const at = table(
      [bear, mimic, banner, rite],
      [...permanents, put(rite, 'ann', 'hand'), ...lands('Forest', 1)],
    );
    const done = at.does('ann', 'cast', { card: 'moss-rite' }).bothPass();
    expect(cardIn(done, 'one').counters['+1/+1']).toBe(kind === 'counted' ? 3 : 1);
  });

  it.runIf(isAsked())('509.1a: its controller blocks with it, and its current power deals the damage', () => {
    const at = withOne(kind, [put(brute, 'bob')], {}, { step: 'main1', activePlayer: 'bob' });
    const blocked = at
      .until('declareAttackers')
      .does('bob', 'attack', { attacker: 'brute' })
      .does('bob', 'doneAttacking')
      .until('declareBlockers')
      .does('ann', 'block', { blocker: 'one' }, ['brute'])
      .does('ann', 'doneBlocking')
      .until('endCombat');
    expect(dealtBy(blocked)).toEqual(['brute', power]);
  });

  it.runIf(isAsked())(
    '509.1a, 702.16e: a creature that is protected from its colour takes no damage from it',
    () => {
      const at = attack(withOne(kind, [put(ward, 'bob')])).bothPass();
      const blocked = at
        .until('declareBlockers')
        .does('bob', 'block', { blocker: 'knight' }, ['one'])
        .does('bob', 'doneBlocking')
        .until('endCombat');
      expect([dealtBy(blocked), zoneOf(blocked, 'knight')]).toEqual([[], 'battlefield']);
    },
  );

  it.runIf(isAsked())('701.17a: its controller can sacrifice it, and its opponent can not', () => {
    const edict = sorcery('Each player sacrifices a creature.');
    const one = withOne(kind);
    const cards = one.state.cards.filter(({ zone }) => zone === 'battlefield');
    const at = table(
      [bear, mimic, banner, edict, wall],
      [...cards, put(edict, 'ann', 'hand'), put(wall, 'bob'), ...lands('Forest', 1)],
    );
    const done = at.does('ann', 'cast', { card: 'moss-rite' }).bothPass();
    expect([zoneOf(done, 'one') === 'battlefield', zoneOf(done, 'wall')]).toEqual([false, 'graveyard']);
  });
});

describe('a permanent that is phased out', () => {
  const out: Facts = { phasedOut: true };
  const start = (...more: readonly Put[]): Table => withOne('plain', more, out);

  it('508.1a: does not attack', () => {
    const at = start(put(brute, 'ann')).until('declareAttackers');
    expect(at.tries('ann', 'attack', { attacker: 'brute' })).toBe('ok');
    expect(at.tries('ann', 'attack', { attacker: 'one' })).not.toBe('ok');
  });

  it('509.1a: does not block', () => {
    const at = withOne('plain', [put(brute, 'bob'), put(wall, 'ann')], out, { activePlayer: 'bob' })
      .until('declareAttackers')
      .does('bob', 'attack', { attacker: 'brute' })
      .does('bob', 'doneAttacking')
      .until('declareBlockers');
    expect(at.tries('ann', 'block', { blocker: 'wall' }, ['brute'])).toBe('ok');
    expect(at.tries('ann', 'block', { blocker: 'one' }, ['brute'])).not.toBe('ok');
  });

  it('506.4: is not in combat, and deals no damage', () => {
    const facts = (phasedOut: boolean): Facts => ({ phasedOut, attacking: { player: 'bob' } });
    const fights = (phasedOut: boolean) =>
      dealtBy(withOne('plain', [], facts(phasedOut), { step: 'declareBlockers' }).until('endCombat'));
    expect([fights(false), fights(true)]).toEqual([['bob', 2], []]);
  });

  it('502.3, 702.26g: that went with a host of the other player does not untap before it comes', () => {
    const host = put(brute, 'bob', 'battlefield', out);
    const at = withOne(
      'plain',
      [host],
      { ...out, tapped: true, phasedWith: 'brute' },
      { step: 'end', activePlayer: 'bob' },
    );
    const next = at.until('main1');
    expect([next.state.activePlayer, cardIn(next, 'one').phasedOut, cardIn(next, 'one').tapped]).toEqual([
      'ann',
      true,
      true,
    ]);
  });

  it('714.3c, 702.26g: that is a Saga gets no lore counter', () => {
    const saga = readCard('I — You gain 1 life.\nII — You gain 2 life.', {
      name: 'Tale',
      types: 'Enchantment — Saga',
    });
    const lore = (facts: Facts) => {
      const cards = [
        put(brute, 'bob', 'battlefield', out),
        put(saga, 'ann', 'battlefield', { counters: { lore: 1 }, ...facts }),
      ];
      const next = table([brute, saga], cards, { step: 'end', activePlayer: 'bob' }).until('main1');
      return cardIn(next, 'tale').counters['lore'];
    };
    expect([lore({}), lore({ ...out, phasedWith: 'brute' })]).toEqual([2, 1]);
  });

  it('702.89a: that is an Aura with umbra armor saves nothing', () => {
    const umbra = readCard('Enchant creature\nUmbra armor', { name: 'Shell', types: 'Enchantment — Aura' });
    const left = (facts: Facts) => {
      const aura = put(umbra, 'ann', 'battlefield', { attachedTo: { kind: 'card', id: 'one' }, ...facts });
      const cards = [
        put(bear, 'ann', 'battlefield', { instanceId: 'one' }),
        aura,
        put(doom, 'ann', 'hand'),
        ...lands('Forest', 1),
      ];
      return zoneOf(
        table([bear, umbra, doom], cards).does('ann', 'cast', { card: 'moss-rite' }, ['one']).bothPass(),
        'one',
      );
    };
    expect([left({}), left(out)]).toEqual(['battlefield', 'graveyard']);
  });

  it('702.14c: that is an Island lets nobody with islandwalk through', () => {
    const walker = creatureCard('Walker', [1], 2, 2, ['islandwalk']);
    const blocks = (facts: Facts) => {
      const island = lands('Island', 1, 'bob').map((card) => ({ ...card, ...facts }));
      return table([walker, wall], [put(walker, 'ann'), put(wall, 'bob'), ...island])
        .until('declareAttackers')
        .does('ann', 'attack', { attacker: 'walker' })
        .does('ann', 'doneAttacking')
        .until('declareBlockers')
        .tries('bob', 'block', { blocker: 'wall' }, ['walker']);
    };
    expect([blocks({}) === 'ok', blocks(out) === 'ok']).toEqual([false, true]);
  });
});
