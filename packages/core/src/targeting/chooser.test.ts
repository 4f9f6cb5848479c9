import { describe, expect, it } from 'vitest';
import { unwrap, type Attempt } from '../index.js';
import { type SlotChooser } from './spec.js';
import {
  idsOf,
  lantern,
  lanternCardOf,
  lanternStateOf,
  pick,
  type LanternState,
} from '../../test/lantern.js';

const two = [{ id: 'ann' }, { id: 'bob' }];
const three = [...two, { id: 'cid' }];
const teams = [{ id: 'ann', team: 'up' }, { id: 'bob' }, { id: 'cid', team: 'up' }];
/** Each player's card has a ward: only its controller may choose it. */
const cards = ['ann', 'bob', 'cid'].map((id) =>
  lanternCardOf(`${id}-s`, { controller: id, owner: id, keywords: ['ward'] }),
);
const stateOf = (players: LanternState['players']) => lanternStateOf(cards, { players });
const ann: Attempt = { controller: 'ann' };

/** Lists which slots open, and whose ward lets each chooser through, which shows who chooses. */
function choosers(chooser: SlotChooser, players: LanternState['players'], attempt: Attempt = ann) {
  const spec = lantern.spec({ slots: [{ id: 's', kind: 'card', mode: 'choose', chooser }] });
  const resolver = lantern.resolver(stateOf(players));
  const asked = resolver.ask(spec, attempt);
  if (!asked.ok) return asked.issues.map(({ code, data }) => [code, data]);
  return asked.value.slots.map(({ id }) => [id, ...idsOf(unwrap(resolver.legalTargets(spec, attempt, id)))]);
}

describe('who chooses', () => {
  it.each<[SlotChooser, LanternState['players'], Partial<Attempt>, readonly (readonly string[])[]]>([
    ['controller', two, {}, [['s', 'ann-s']]],
    ['opponent', two, {}, [['s', 'bob-s']]],
    ['opponent', three, { choosers: { s: 'cid' } }, [['s', 'cid-s']]],
    ['opponent', teams, {}, [['s', 'bob-s']]],
    ['eachOpponent', two, {}, [['s:bob', 'bob-s']]],
    [
      'eachOpponent',
      three,
      {},
      [
        ['s:bob', 'bob-s'],
        ['s:cid', 'cid-s'],
      ],
    ],
    ['eachOpponent', teams, {}, [['s:bob', 'bob-s']]],
    [
      'eachPlayer',
      three,
      {},
      [
        ['s:ann', 'ann-s'],
        ['s:bob', 'bob-s'],
        ['s:cid', 'cid-s'],
      ],
    ],
    ['role.judge', three, { roles: { judge: 'cid' } }, [['s', 'cid-s']]],
    ['all', three, {}, [['s', 'ann-s', 'bob-s', 'cid-s']]],
    ['random', three, {}, [['s', 'ann-s', 'bob-s', 'cid-s']]],
  ])('%s among %j, %j', (chooser, players, attempt, slots) => {
    expect(choosers(chooser, players, { ...ann, ...attempt })).toEqual(slots);
  });

  it.each<[SlotChooser, LanternState['players'], Partial<Attempt>, string, object]>([
    ['opponent', three, {}, 'unboundReference', { slot: 's', reference: 'choosers.s' }],
    [
      'opponent',
      three,
      { choosers: { s: 'ann' } },
      'unboundReference',
      { slot: 's', reference: 'choosers.s' },
    ],
    [
      'opponent',
      teams,
      { choosers: { s: 'cid' } },
      'unboundReference',
      { slot: 's', reference: 'choosers.s' },
    ],
    ['opponent', two, { choosers: { s: 'zed' } }, 'unknownPlayer', { player: 'zed' }],
    ['role.judge', two, {}, 'unboundReference', { slot: 's', reference: 'role.judge' }],
    ['role.judge', two, { roles: { judge: 'zed' } }, 'unknownPlayer', { player: 'zed' }],
    ['controller', two, { controller: 'zed' }, 'unknownPlayer', { player: 'zed' }],
  ])('%s among %j, %j: %s', (chooser, players, attempt, code, data) => {
    expect(choosers(chooser, players, { ...ann, ...attempt })[0]).toEqual([code, data]);
  });

  it('the player of an earlier slot: its controller, or the player chosen there', () => {
    const spec = lantern.spec({
      slots: [
        {
          id: 'first',
          accepts: [
            { kind: 'player', filter: {} },
            { kind: 'card', filter: {} },
          ],
        },
        { id: 'then', kind: 'card', mode: 'choose', chooser: 'slots.first' },
      ],
    });
    const resolver = lantern.resolver(stateOf(three));
    for (const target of [
      { kind: 'player', id: 'cid' },
      { kind: 'card', id: 'cid-s' },
    ]) {
      expect(idsOf(unwrap(resolver.legalTargets(spec, ann, 'then', [{ targets: [target] }])))).toEqual([
        'cid-s',
      ]);
    }
  });
});

describe('a choice of each player', () => {
  const spec = lantern.spec({
    slots: [{ id: 's', kind: 'card', mode: 'choose', chooser: 'eachOpponent', filter: { count: 1 } }],
  });
  const resolver = lantern.resolver(stateOf(three));

  it('has an entry for each of them, in the order of the players', () => {
    expect(resolver.check(spec, ann, pick(['bob-s'], ['cid-s'])).ok).toBe(true);
    expect(resolver.check(spec, ann, pick(['bob-s']))).toMatchObject({
      issues: [{ code: 'wrongSlotCount', data: { wanted: 2, got: 1 } }],
    });
    expect(resolver.check(spec, ann, pick(['cid-s'], ['bob-s']))).toMatchObject({
      issues: [
        { code: 'protectedTarget', data: { slot: 's:bob', protection: 'ward' } },
        { code: 'protectedTarget', data: { slot: 's:cid', protection: 'ward' } },
      ],
    });
  });

  it('is re-checked as announced, also where a chooser has left the game meanwhile', () => {
    const legal = unwrap(resolver.check(spec, ann, pick(['bob-s'], ['cid-s'])));
    const after = lantern.resolver(
      lanternStateOf(
        cards.filter(({ controller }) => controller !== 'bob'),
        { players: [{ id: 'ann' }, { id: 'cid' }] },
      ),
    );
    expect(unwrap(after.checkTargetsStillLegal(spec, legal)).slots).toMatchObject([
      { slot: 's:bob', targets: [{ legal: false, issues: [{ code: 'unknownTarget' }] }] },
      { slot: 's:cid', targets: [{ legal: true }] },
    ]);
  });

  it('an opponent who chose is named in the announcement', () => {
    const one = lantern.spec({ slots: [{ id: 's', kind: 'card', mode: 'choose', chooser: 'opponent' }] });
    const at = lantern.resolver(stateOf(two));
    const legal = unwrap(at.check(one, ann, pick(['bob-s'])));
    expect(legal.attempt.choosers).toEqual({ s: 'bob' });
    const more = lantern.resolver(stateOf(three));
    expect(unwrap(more.checkTargetsStillLegal(one, legal)).slots[0]?.targets[0]?.legal).toBe(true);
  });

  it('an opponent who chose remains who chose, though they left the game', () => {
    const one = lantern.spec({ slots: [{ id: 's', kind: 'card', mode: 'choose', chooser: 'opponent' }] });
    const legal = unwrap(lantern.resolver(stateOf(two)).check(one, ann, pick(['bob-s'])));
    const left = lantern.resolver(stateOf([{ id: 'ann' }, { id: 'cid' }]));
    expect(unwrap(left.checkTargetsStillLegal(one, legal)).slots[0]?.targets[0]?.issues).toEqual([]);
  });

  it.each<[SlotChooser]>([['opponent'], ['role.judge']])(
    '%s: who chose is not asked again where nobody says it',
    (chooser) => {
      const one = lantern.spec({ slots: [{ id: 's', kind: 'card', chooser }] });
      const targets = [{ kind: 'card', id: 'bob-s', incarnation: 0 }];
      const report = resolver.checkTargetsStillLegal(one, { attempt: ann, slots: [{ slot: 's', targets }] });
      expect(unwrap(report).slots).toMatchObject([{ slot: 's', targets: [{ legal: true }] }]);
    },
  );

  it('an announcement of slots that the spec has not is refused', () => {
    const foreign = { attempt: ann, slots: [{ slot: 'elsewhere', targets: [] }] };
    expect(resolver.checkTargetsStillLegal(spec, foreign)).toMatchObject({
      issues: [{ code: 'unknownSlot', data: { slot: 'elsewhere' } }],
    });
  });
});

describe('nobody chooses', () => {
  it.each<['all' | 'random']>([['all'], ['random']])(
    '%s: a choice is refused, an empty one is right',
    (chooser) => {
      const spec = lantern.spec({ slots: [{ kind: 'card', chooser, min: 1, max: 1 }] });
      const resolver = lantern.resolver(stateOf(two));
      expect(resolver.check(spec, ann, pick(['ann-s']))).toMatchObject({
        issues: [{ code: 'notChosen', data: { chooser } }],
      });
      expect(resolver.check(spec, ann, pick([])).ok).toBe(true);
    },
  );
});

describe('what belongs to who chooses', () => {
  const own = (chooser: SlotChooser) =>
    lantern.spec({
      slots: [
        { id: 'who', kind: 'player' },
        { id: 's', kind: 'card', mode: 'choose', chooser, filter: { controller: 'role.chooser' } },
      ],
    });
  const resolver = lantern.resolver(stateOf(three));

  it.each<[SlotChooser, Partial<Attempt>, readonly string[], readonly string[]]>([
    ['controller', {}, ['s'], ['ann-s']],
    ['opponent', { choosers: { s: 'cid' } }, ['s'], ['cid-s']],
    ['eachOpponent', {}, ['s:bob', 's:cid'], ['bob-s', 'cid-s']],
    ['eachPlayer', {}, ['s:ann', 's:bob', 's:cid'], ['ann-s', 'bob-s', 'cid-s']],
    ['slots.who', {}, ['s'], ['bob-s']],
    ['role.judge', { roles: { judge: 'bob' } }, ['s'], ['bob-s']],
    ['role.chooser', { roles: { chooser: 'cid' } }, ['s'], ['cid-s']],
  ])('%s', (chooser, more, slots, ids) => {
    const asking = { ...ann, ...more };
    const partial = [{ targets: [{ kind: 'player', id: 'bob' }] }];
    const found = slots.map((slot) => unwrap(resolver.legalTargets(own(chooser), asking, slot, partial)));
    expect(found.map((legal) => idsOf(legal))).toEqual(ids.map((id) => [id]));
    const picks = [...partial, ...pick(...ids.map((id) => [id]))];
    const targets = unwrap(resolver.check(own(chooser), asking, picks));
    const report = unwrap(resolver.checkTargetsStillLegal(own(chooser), targets));
    expect(report.slots.every((slot) => slot.targets.every(({ legal }) => legal))).toBe(true);
  });

  it('nobody chooses who chooses', () => {
    expect(resolver.ask(own('role.chooser'), ann)).toMatchObject({
      ok: false,
      issues: [{ code: 'unboundReference', data: { reference: 'role.chooser' } }],
    });
  });
});
