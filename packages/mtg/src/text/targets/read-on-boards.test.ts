import { describe, expect, it } from 'vitest';
import { board, card, codes, creature, legal, onStack, pick, you } from '../../../test/board.js';
import { readCard, sorcery } from '../../../test/read-card.js';
import { validateTargets } from '../../rules/targeting/legal.js';
import { EVERY_CREATURE_TYPE, type MtgCard } from '../../state/card.js';
import { sure } from '../../state/sure.js';
import { printCard } from '../abilities/print-card.js';
import { parseTargetRequirements, targetSpecOf } from './parse.js';

const specOf = (text: string) => sure(targetSpecOf(parseTargetRequirements(text), { index: 0 }));

const on = (host: string) => ({ attachedTo: { kind: 'card', id: host } as const });
const aura = (id: string, owner: string, host: string) =>
  card(id, owner, { types: ['enchantment'], subtypes: ['Aura'], ...on(host) });
const field = board(
  creature('bear', 'you'),
  creature('lent', 'you', { controller: 'foe' }),
  creature('taken', 'foe', { controller: 'you' }),
  creature('theirs', 'foe'),
  creature('grown', 'foe', { counters: { '+1/+1': 1 } }),
  creature('armed', 'foe'),
  card('axe', 'you', { types: ['artifact'], subtypes: ['Equipment'], ...on('armed') }),
  creature('blessed', 'foe'),
  aura('blessing', 'foe', 'blessed'),
  creature('cursed', 'foe'),
  aura('curse', 'you', 'cursed'),
  creature('pirate', 'foe', { subtypes: ['Human', 'Pirate'] }),
  creature('free', 'foe', { attacking: { player: 'you' }, blocked: false }),
  creature('held', 'foe', { attacking: { player: 'you' }, blocked: true }),
  creature('idle', 'foe', { thisTurn: ['entered'] }),
  creature('raider', 'foe', { thisTurn: ['attacked'] }),
);
const ALL = field.cards.filter(({ types }) => types.includes('creature')).map(({ instanceId }) => instanceId);
const allBut = (...ids: readonly string[]) => ALL.filter((id) => !ids.includes(id));

describe('words of targets, judged on a board', () => {
  it.each<readonly [rule: string, words: string, legal: readonly string[]]>([
    ['108.3', 'target creature you own or control', ['bear', 'lent', 'taken']],
    ['700.9', 'target modified creature', ['grown', 'armed', 'blessed']],
    ['700.12', 'target outlaw', ['pirate']],
    ['700.12', 'target nonoutlaw creature', allBut('pirate')],
    ['700.12', "target creature that isn't an outlaw", allBut('pirate')],
    ['509.1h', 'target unblocked attacking creature', ['free']],
    ['508.1', "target creature that didn't attack this turn", allBut('raider')],
  ])('%s %s', (_rule, words, ids) => {
    expect(legal(field, specOf(`Destroy ${words}.`))).toEqual(ids);
  });

  it('115.9a a spell with one or more targets', () => {
    const attempt = { controller: 'foe' };
    const targets = {
      attempt,
      slots: [{ slot: 't1', targets: [{ kind: 'card', id: 'bear', incarnation: 0 }] }],
    };
    const announced = { spec: specOf('Destroy target creature.'), targets, modes: [], costs: [] };
    const stack = board(creature('bear', 'you'), onStack('bolt', { announced }), onStack('plain'));
    const state = { ...stack, stack: ['bolt', 'plain'] };
    expect(legal(state, specOf('Counter target spell with one or more targets.'))).toEqual(['bolt']);
  });

  it.each([
    ['with different mana values', { manaValue: 3 }, { manaValue: 2 }],
    ['with different powers', { power: 3 }, { power: 2 }],
    ['that share a creature type', { subtypes: ['Elf', 'Rogue'] }, { subtypes: ['Goblin'] }],
  ])('two target creatures %s', (words, fits, other) => {
    const usual = { manaValue: 2, power: 2, subtypes: ['Rogue'] };
    const state = board(
      creature('a', 'foe', usual),
      creature('b', 'foe', { ...usual, ...fits }),
      creature('c', 'foe', { ...usual, ...other }),
    );
    const spec = specOf(`Destroy two target creatures ${words}.`);
    expect(codes(validateTargets(state, spec, you, pick(['a', 'b'])))).toBe('ok');
    expect(codes(validateTargets(state, spec, you, pick(['a', 'c'])))).not.toBe('ok');
  });
});

const changeling: Partial<MtgCard> = { keywords: [{ keyword: 'changeling' }] };

it.each<[string, Partial<MtgCard>, Partial<MtgCard>, boolean]>([
  ['two Rogues', { subtypes: ['Rogue'] }, { subtypes: ['Elf', 'Rogue'] }, true],
  ['two Equipment', { subtypes: ['Equipment', 'Elf'] }, { subtypes: ['Equipment', 'Rogue'] }, false],
  ['two Forests', { subtypes: ['Forest', 'Elf'] }, { subtypes: ['Forest', 'Rogue'] }, false],
  ['two Jaces', { subtypes: ['Jace', 'Elf'] }, { subtypes: ['Jace', 'Rogue'] }, false],
  ['two without any', { subtypes: [] }, { subtypes: [] }, false],
  ['a changeling and a Rogue', changeling, { subtypes: ['Rogue'] }, true],
  ['a changeling and a card that has none', changeling, { subtypes: ['Equipment'] }, false],
  ['two changelings', changeling, changeling, true],
  [
    'one that was a changeling and a Rogue',
    { keywords: [EVERY_CREATURE_TYPE] },
    { subtypes: ['Rogue'] },
    true,
  ],
])('205.3m, 702.73a: whether %s share a creature type', (_who, one, other, share) => {
  const spec = specOf('Destroy two target creatures that share a creature type.');
  const state = board(creature('a', 'foe', one), creature('b', 'foe', { ...other, token: true }));
  expect(validateTargets(state, spec, you, pick(['a', 'b'])).ok).toBe(share);
});

describe('a whole card says', () => {
  it.each([
    'Destroy two target creatures with different mana values.',
    'Return up to three target creature cards with different mana values from your graveyard to your hand.',
    'Destroy two target creatures that share a creature type.',
    'Untap any number of target creatures with total power 4 or less.',
    'Exchange control of target land you control and target permanent an opponent controls that shares a card type with it.',
  ])('how its targets are tied: %s', (words) => {
    const read = sorcery(words);
    const [line = ''] = printCard(read).lines;
    expect(sorcery(line).spell).toEqual(read.spell);
  });

  it('701.21a that a player sacrifices what that player chooses', () => {
    const [now, before] = [' of their choice', ''].map((more) =>
      readCard(`When Moss Druid enters, each opponent sacrifices a creature${more}.`),
    );
    expect(now).toEqual(before);
  });
});
