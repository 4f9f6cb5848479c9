import { describe, expect, it } from 'vitest';
import { cardOf, creature } from '../../test/board.js';
import { creatureCard } from '../../test/made-up.js';
import { matchOf } from '../../test/match.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { cardIn, lands, put, table } from '../../test/table.js';
import { phase, phaseOut } from '../rules/actions/phasing.js';
import { printCard } from '../text/abilities/print-card.js';

const drake = readCard('Flying\nPhasing', { name: 'Moss Drake', power: '2', toughness: '2' });
const golem = readCard('{1}: Moss Golem phases out.', { name: 'Moss Golem' });
const growing = readCard('{1}: Tap Moss Ivy.\n{1}: Moss Ivy phases out.', { name: 'Moss Ivy' });
const lord = readCard('Other creatures you control get +1/+1.', { name: 'Moss Lord' });
const bear = creatureCard('Moss Bear', [1], 2, 2);
const veil = readCard('Enchant creature\nEnchanted creature has phasing.', {
  name: 'Moss Veil',
  types: 'Enchantment — Aura',
});
const gear = readCard('Equipped creature gets +1/+0.\nEquip {1}', {
  name: 'Moss Gear',
  types: 'Artifact — Equipment',
});
const rune = readCard('Enchant artifact or creature\n{1}: Moss Rune phases out.', {
  name: 'Moss Rune',
  types: 'Enchantment — Aura',
});
const ripple = sorcery('Target creature phases out.');
const steal = readCard('Gain control of target creature until end of turn.', {
  name: 'Moss Theft',
  types: 'Instant',
});
const frost = readCard("Creatures don't untap during their controllers' untap steps.", {
  name: 'Moss Frost',
});
const watcher = readCard('Whenever a creature enters the battlefield, you gain 1 life.', {
  name: 'Moss Watcher',
});
const mourner = readCard('Whenever a creature leaves the battlefield, you gain 1 life.', {
  name: 'Moss Mourner',
});

const ALL = [drake, golem, growing, lord, bear, veil, gear, rune, ripple, steal, watcher, mourner, frost];
const more = [
  ...lands('Forest', 4),
  ...lands('Swamp', 30, 'ann', 'library'),
  ...lands('Swamp', 30, 'bob', 'library'),
];
const at = (...cards: readonly ReturnType<typeof put>[]) => table(ALL, [...cards, ...more]);
type Found = ReturnType<typeof at>;
const out = (found: Found, ...ids: readonly string[]): readonly boolean[] =>
  ids.map((id) => cardIn(found, id).phasedOut);
const lives = (found: Found): readonly number[] => found.state.players.map(({ life }) => life);
const on = (host: string) => ({ attachedTo: { kind: 'card' as const, id: host } });
/** Goes to the first main phase of the next player. */
const nextTurn = (found: Found): Found => found.until('end').until('main1');

describe('702.26: phasing', () => {
  it.each([
    ['elsewhere', { zone: 'hand' }],
    ['phased out already', { phasedOut: true }],
  ] as const)('702.26b what is %s does not phase out', (_where, facts) => {
    const state = matchOf(creature('bear', 'you', facts));
    expect(phaseOut(state, ['bear'], () => undefined)).toBe(state);
  });

  it('702.26h what phases out along with its host does so in whatever order they are named', () => {
    const worn = creature('veil', 'you', { attachedTo: { kind: 'card', id: 'bear' } });
    const gone = phaseOut(matchOf(worn, creature('bear', 'you')), ['veil', 'bear'], () => undefined);
    expect(['veil', 'bear'].map((id) => cardOf(gone, id).phasedWith)).toEqual(['bear', undefined]);
  });

  it('702.26g, 800.4a what phased out with something that has left the game phases in by itself', () => {
    const state = matchOf(creature('veil', 'you', { phasedOut: true, phasedWith: 'gone' }));
    expect(
      cardOf(
        phase(state, 'you', () => undefined),
        'veil',
      ).phasedOut,
    ).toBe(false);
  });

  it.each([drake, golem, veil, ripple])('$name prints back', (card) => {
    expect(printCard(card).unsaid).toEqual([]);
  });

  it('502.1, 702.26a: goes in its player’s untap step, and comes in the next one', () => {
    const bobs = nextTurn(at(put(drake, 'ann', 'battlefield', { tapped: true })));
    expect(out(bobs, 'moss-drake')).toEqual([false]);
    const anns = nextTurn(bobs);
    expect(out(anns, 'moss-drake')).toEqual([true]);
    expect(out(nextTurn(anns), 'moss-drake')).toEqual([true]);
    const back = nextTurn(nextTurn(anns));
    // 502.3: it untaps in the same step in which it phases in.
    expect([out(back, 'moss-drake'), cardIn(back, 'moss-drake').tapped]).toEqual([[false], false]);
  });

  it('702.26h: what would phase out by itself and with its host does so with its host', () => {
    const cloak = readCard('Phasing\nEnchant creature', { name: 'Moss Cloak', types: 'Enchantment — Aura' });
    const worn = put(cloak, 'ann', 'battlefield', on('moss-drake'));
    const anns = nextTurn(nextTurn(table([drake, cloak], [worn, put(drake, 'ann'), ...more])));
    expect(out(anns, 'moss-drake', 'moss-cloak')).toEqual([true, true]);
    expect(cardIn(anns, 'moss-cloak').phasedWith).toBe('moss-drake');
    const back = nextTurn(nextTurn(anns));
    expect(out(back, 'moss-drake', 'moss-cloak')).toEqual([false, false]);
  });

  it('702.26b: is treated as though it were not there; 702.26d: it changes no zone, and nothing triggers', () => {
    const found = at(put(golem, 'ann'), put(watcher, 'ann'), put(mourner, 'ann'));
    const gone = found.does('ann', 'activate', { card: 'moss-golem', ability: 'a1' }).bothPass();
    expect([out(gone, 'moss-golem'), cardIn(gone, 'moss-golem').zone, lives(gone)]).toEqual([
      [true],
      'battlefield',
      [20, 20],
    ]);
    expect(gone.offers('ann')).toEqual(['pass']);
    const back = nextTurn(nextTurn(gone));
    expect([out(back, 'moss-golem'), lives(back), cardIn(back, 'moss-golem').incarnation]).toEqual([
      [false],
      [20, 20],
      cardIn(found, 'moss-golem').incarnation,
    ]);
  });

  it('702.26b: what others give stops and starts, and its own ability changes nothing of it meanwhile', () => {
    const found = at(put(lord, 'ann'), put(growing, 'ann'));
    const both = found
      .does('ann', 'activate', { card: 'moss-ivy', ability: 'a1' })
      .does('ann', 'activate', { card: 'moss-ivy', ability: 'a2' })
      .bothPass();
    const gone = both.bothPass();
    expect([out(gone, 'moss-ivy'), cardIn(gone, 'moss-ivy').tapped]).toEqual([[true], false]);
    const lordless = at(
      put(lord, 'bob', 'battlefield', { controller: 'ann' }),
      put(bear, 'ann'),
      put(ripple, 'ann', 'hand'),
    );
    const alone = lordless.does('ann', 'cast', { card: 'moss-rite' }, ['moss-lord']).bothPass();
    expect([out(alone, 'moss-lord'), cardIn(alone, 'moss-bear').power]).toEqual([[true], 2]);
    // It phases in under the player who controlled it when it phased out.
    expect(cardIn(nextTurn(nextTurn(alone)), 'moss-bear').power).toBe(3);
  });

  it('702.26g: what is attached goes along, and comes with it, whoever controls it', () => {
    const board = [
      put(bear, 'ann'),
      put(veil, 'bob', 'battlefield', on('moss-bear')),
      put(gear, 'ann', 'battlefield', on('moss-bear')),
    ];
    const gone = nextTurn(nextTurn(at(...board)));
    expect(out(gone, 'moss-bear', 'moss-veil', 'moss-gear')).toEqual([true, true, true]);
    expect(out(nextTurn(gone), 'moss-veil', 'moss-gear')).toEqual([true, true]);
    const back = nextTurn(nextTurn(gone));
    expect(out(back, 'moss-bear', 'moss-veil', 'moss-gear')).toEqual([false, false, false]);
    expect([cardIn(back, 'moss-gear').attachedTo?.id, cardIn(back, 'moss-bear').power]).toEqual([
      'moss-bear',
      3,
    ]);
  });

  it('702.26g: two that are attached to each other, as a state from elsewhere may say, go once each', () => {
    const ring = at(
      put(gear, 'ann', 'battlefield', on('moss-veil')),
      put(veil, 'ann', 'battlefield', on('moss-gear')),
    );
    const told: unknown[] = [];
    const gone = phaseOut(ring.state, ['moss-gear'], (event) => void told.push(event['type']));
    expect(gone.cards.filter(({ phasedOut }) => phasedOut)).toHaveLength(2);
    expect(told).toEqual(['phasedOut', 'phasedOut']);
  });

  it('702.26i: an Aura that phased out by itself comes alone, on what it was on', () => {
    const board = [put(bear, 'ann'), put(rune, 'ann', 'battlefield', on('moss-bear'))];
    const gone = at(...board)
      .does('ann', 'activate', { card: 'moss-rune', ability: 'a1' })
      .bothPass();
    expect(out(gone, 'moss-rune', 'moss-bear')).toEqual([true, false]);
    const back = nextTurn(nextTurn(gone));
    expect([out(back, 'moss-rune'), cardIn(back, 'moss-rune').attachedTo?.id]).toEqual([
      [false],
      'moss-bear',
    ]);
  });

  it('502.1, 502.3: what has come is all that it is now before anything untaps', () => {
    const away = put(golem, 'ann', 'battlefield', { phasedOut: true, tapped: true });
    const turns = (found: Found): Found => nextTurn(nextTurn(found));
    expect(cardIn(turns(at(away)), 'moss-golem')).toMatchObject({ phasedOut: false, tapped: false });
    expect(cardIn(turns(at(away, put(frost, 'bob'))), 'moss-golem')).toMatchObject({
      phasedOut: false,
      tapped: true,
    });
  });

  it('506.4, 509.1h: a blocker leaves combat, and what it blocked stays blocked', () => {
    const fighting = [
      put(bear, 'ann', 'battlefield', {
        attacking: { player: 'bob' },
        blocked: true,
        blockedBy: ['moss-golem'],
      }),
      put(golem, 'bob', 'battlefield', { blocking: ['moss-bear'] }),
    ];
    const [attacker, blocker] = phaseOut(at(...fighting).state, ['moss-golem'], () => undefined).cards;
    expect(attacker).toMatchObject({ blocked: true, blockedBy: [], attacking: { player: 'bob' } });
    expect(blocker).toMatchObject({ phasedOut: true, blocking: [] });
  });

  it('506.4: leaves combat', () => {
    const attacking = at(put(golem, 'ann')).until('declareAttackers');
    const gone = attacking
      .does('ann', 'attack', { attacker: 'moss-golem' })
      .does('ann', 'doneAttacking')
      .does('ann', 'activate', { card: 'moss-golem', ability: 'a1' })
      .bothPass();
    expect(cardIn(gone, 'moss-golem').attacking).toBeUndefined();
    expect(lives(gone.until('main2'))).toEqual([20, 20]);
  });

  it('608.2b: what has phased out is no legal target any more', () => {
    const found = at(put(golem, 'ann'), put(steal, 'ann', 'hand')).does(
      'ann',
      'cast',
      { card: 'moss-theft' },
      ['moss-golem'],
    );
    const gone = found.does('ann', 'activate', { card: 'moss-golem', ability: 'a1' }).bothPass();
    expect(gone.bothPass().events.some(({ type }) => type === 'fizzles')).toBe(true);
  });
});
