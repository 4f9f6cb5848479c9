/** Why a creature does not fight, rule by rule, each beside a creature that does. */
import { describe, expect, it } from 'vitest';
import { card, creature } from '../../../test/board.js';
import { matchStateOf } from '../../../test/match.js';
import { sayable } from '../../../test/sound.js';
import type { MtgCard } from '../../state/card.js';
import { attackIssues, attackLacks } from './attack.js';
import { blockIssues, blockLacks, blockable, possibleBlockers } from './block.js';

type Facts = Partial<MtgCard>;
const keyed = (...keywords: readonly string[]): Facts => ({
  keywords: keywords.map((keyword) => ({ keyword })),
});
const why = (issues: Parameters<typeof sayable>[0]) =>
  sayable(issues).map(({ data }) => ('why' in data ? `${String(data['rule'])} ${String(data['why'])}` : ''));
const attacking: Facts = { attacking: { player: 'foe' } };

it.each<[Facts, readonly string[]]>([
  [{}, []],
  [{ zone: 'graveyard' }, ['508.1a it is no creature on the battlefield']],
  [{ types: ['artifact'] }, ['508.1a it is no creature on the battlefield']],
  [{ controller: 'foe' }, ['508.1a another player controls it']],
  [attacking, ['508.1a it attacks already']],
  [{ tapped: true }, ['508.1a it is tapped']],
  [{ thisTurn: ['entered'] }, ['302.6 it came under your control this turn']],
  [{ thisTurn: ['entered'], ...keyed('haste') }, []],
  [keyed('defender'), ['702.3b it has defender']],
  [keyed('defender', 'attacksDespiteDefender'), []],
  [keyed('cantAttack'), ["508.1c it can't attack"]],
])('508.1: %j', (facts, wanted) => {
  const state = matchStateOf({ activePlayer: 'you', cards: [creature('bear', 'you', facts)] });
  expect(why(attackIssues(state, 'you', 'bear'))).toEqual(wanted);
});

it('508.1d, 508.1a: who must attack is told of; what is not there can not', () => {
  const state = matchStateOf({
    activePlayer: 'you',
    cards: [creature('bear', 'you', keyed('mustAttack')), creature('elf', 'you')],
  });
  expect(why(attackLacks(state, 'you'))).toEqual(['508.1d it attacks if able']);
  expect(why(attackIssues(state, 'you', 'nobody'))).toEqual(['508.1a it is no creature on the battlefield']);
});

it('802.4a: a creature blocks what attacks its own player', () => {
  const state = matchStateOf({
    activePlayer: 'you',
    players: ['you', 'foe', 'third'].map((id) => ({ id })),
    cards: [creature('bear', 'you', { attacking: { player: 'third' } }), creature('elf', 'foe')],
  });
  expect(why(blockIssues(state, 'foe', 'elf', 'bear'))).toEqual(['802.4a that attacks another player']);
});

const fight = (blocker: Facts, attacker: Facts = {}, ...more: readonly MtgCard[]) =>
  matchStateOf({
    activePlayer: 'you',
    cards: [creature('bear', 'you', { ...attacking, ...attacker }), creature('elf', 'foe', blocker), ...more],
  });

it.each<[string, Facts, Facts, readonly string[]]>([
  ['it may', {}, {}, []],
  ['it is elsewhere', { zone: 'hand' }, {}, ['509.1a it is no creature on the battlefield']],
  ['it is another’s', { controller: 'you' }, {}, ['509.1a another player controls it']],
  ['it is tapped', { tapped: true }, {}, ['509.1a it is tapped']],
  ['it blocks', { blocking: ['bear'] }, {}, ['509.1a it blocks already']],
  [
    'it blocks that',
    { blocking: ['bear'], ...keyed('blocksOneMore') },
    { blockedBy: ['elf'] },
    ['509.1a it blocks that already'],
  ],
  ['it may not', keyed('cantBlock'), {}, ["509.1b it can't block"]],
  ['it has shadow', keyed('shadow'), {}, ['702.28b the blocker has shadow']],
  ['both have shadow', keyed('shadow'), keyed('shadow'), []],
  ['that does not attack', {}, { attacking: undefined }, ['509.1a that does not attack']],
  ['that is no creature', {}, { types: ['artifact'] }, ['509.1a that does not attack']],
  ["that can't be blocked", {}, keyed('cantBeBlocked'), ["509.1b it can't be blocked"]],
  ['that flies', {}, keyed('flying'), ['702.9b it flies']],
  ['that has shadow', {}, keyed('shadow'), ['702.28b it has shadow']],
  ['that has horsemanship', {}, keyed('horsemanship'), ['702.31b it has horsemanship']],
  ['that has fear', {}, keyed('fear'), ['702.36b it has fear']],
  ['black, that has fear', { colors: ['black'] }, keyed('fear'), []],
  ['that has intimidate', { colors: ['red'] }, keyed('intimidate'), ['702.13b it has intimidate']],
  ['that skulks', { power: 3 }, keyed('skulk'), ['702.118b it has skulk']],
  ['that needs two', {}, keyed('menace'), ['702.111b too few could block with it']],
  [
    'that has protection',
    {},
    { keywords: [{ keyword: 'protection', from: { type: 'creature' } }] },
    ['702.16f it has protection from the blocker'],
  ],
  [
    'that has protection from its player',
    {},
    { keywords: [{ keyword: 'protection', fromPlayer: 'foe' }] },
    ['702.16f it has protection from the blocker'],
  ],
  [
    'of which no more may block',
    {},
    { blocked: true, blockedBy: ['other'], keywords: [{ keyword: 'mostBlockers', count: 1 }] },
    ['509.1b no more than 1 may block it'],
  ],
  [
    'that such may not block',
    {},
    { keywords: [{ keyword: 'cantBeBlockedBy', blockers: { type: 'creature' } }] },
    ["509.1b it can't be blocked by such a creature"],
  ],
  [
    'such as it may not block',
    { keywords: [{ keyword: 'cantBlock', attackers: { type: 'creature' } }] },
    {},
    ["509.1b the blocker can't block such a creature"],
  ],
])('509.1: %s', (_name, blocker, attacker, wanted) => {
  const { attacking: named = { player: 'foe' }, ...facts } = attacker;
  const state =
    'attacking' in attacker
      ? matchStateOf({
          activePlayer: 'you',
          cards: [creature('bear', 'you', facts), creature('elf', 'foe', blocker)],
        })
      : fight(blocker, { ...facts, attacking: named });
  expect(why(blockIssues(state, 'foe', 'elf', 'bear'))).toEqual(wanted);
  const able = wanted.length === 0;
  expect(possibleBlockers(state, 'foe')).toEqual(able ? ['elf'] : []);
  expect(blockable(state, 'foe', 'elf')).toEqual(able ? ['bear'] : []);
});

describe('702.111b, 509.1c blocks that do not stand', () => {
  const wolf = creature('wolf', 'you', attacking);
  it('one blocks where two must: the next blocks the same, and it does not stand', () => {
    const state = fight(
      { blocking: ['bear'] },
      { blocked: true, blockedBy: ['elf'], ...keyed('menace') },
      wolf,
      creature('ogre', 'foe'),
    );
    expect(why(blockLacks(state, 'foe'))).toEqual(['702.111b it is blocked by too few']);
    expect(why(blockIssues(state, 'foe', 'ogre', 'wolf'))).toEqual([
      '702.111b bear needs another blocker first',
    ]);
    expect(why(blockIssues(state, 'foe', 'ogre', 'bear'))).toEqual([]);
  });

  it('two that could block such a one may begin', () => {
    const state = fight({}, keyed('menace'), creature('ogre', 'foe'));
    expect(why(blockIssues(state, 'foe', 'elf', 'bear'))).toEqual([]);
  });

  it('all that can block one that lures must', () => {
    const state = fight({}, keyed('lure'), wolf, creature('bound', 'foe', { tapped: true }));
    expect(why(blockIssues(state, 'foe', 'elf', 'wolf'))).toEqual(['509.1c it must block bear']);
    expect(why(blockIssues(state, 'foe', 'elf', 'bear'))).toEqual([]);
    expect(why(blockLacks(state, 'foe'))).toEqual(['509.1c it must block bear']);
    const other = fight({}, keyed('lure'), { ...wolf, ...keyed('lure') });
    expect(why(blockIssues(other, 'foe', 'elf', 'wolf'))).toEqual([]);
    const third = creature('third', 'you', attacking);
    const none = fight({}, keyed('lure'), { ...wolf, ...keyed('lure') }, third);
    expect(why(blockIssues(none, 'foe', 'elf', 'third'))).toEqual(['509.1c it must block bear or wolf']);
  });
});

it('702.14c a land of the defending player alone, and on the battlefield, is walked on', () => {
  const swamp = (owner: string, facts: Facts = {}) =>
    card('swamp', owner, { types: ['land'], subtypes: ['Swamp'], ...facts });
  const walks = (land: MtgCard) =>
    why(blockIssues(fight({}, keyed('swampwalk'), land), 'foe', 'elf', 'bear'));
  expect(walks(swamp('foe'))).toEqual(['702.14c the defending player controls a Swamp']);
  for (const land of [
    swamp('you'),
    swamp('foe', { phasedOut: true }),
    swamp('foe', { subtypes: ['Forest'] }),
    swamp('foe', { types: ['artifact'] }),
    swamp('foe', { zone: 'graveyard' }),
  ])
    expect(walks(land)).toEqual([]);
});
