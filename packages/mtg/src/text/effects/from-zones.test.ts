import { describe, expect, it } from 'vitest';
import { readCard, sorcery, unreadOf } from '../../../test/read-card.js';
import { put, table, zoneOf } from '../../../test/table.js';
import { printCard } from '../abilities/print-card.js';

const t1 = { bound: 't1' };
const bind = 'chosenCards';
const choose = { effect: 'choose', bind } as const;
const move = { effect: 'moveCards', what: { bound: bind } } as const;
const hand = { zone: 'hand', owner: 'self' } as const;
const graveyard = { zone: 'graveyard', owner: 'self' } as const;

describe('cards of a hand or a graveyard', () => {
  it.each<[string, readonly object[]]>([
    [
      'Put any number of Wall cards from your hand onto the battlefield.',
      [
        { ...choose, filter: { ...hand, subtype: 'Wall' }, count: 'all', upTo: true },
        { ...move, to: 'battlefield' },
      ],
    ],
    [
      'Put a Wall card onto the battlefield from your hand.',
      [
        { ...choose, filter: { ...hand, subtype: 'Wall' } },
        { ...move, to: 'battlefield' },
      ],
    ],
    // Each of several players does it with cards of their own.
    [
      'Each player puts two cards from their hand on the bottom of their library in any order.',
      [
        { ...choose, who: 'eachPlayer', filter: hand, count: 2 },
        { ...move, to: 'library', position: 'bottom' },
      ],
    ],
    [
      'Each opponent returns an artifact card at random from their graveyard to their hand.',
      [
        { ...choose, who: 'eachOpponent', filter: { ...graveyard, type: 'artifact' }, random: true },
        { ...move, to: 'hand' },
      ],
    ],
    [
      'Each other player may put a land card onto the battlefield tapped from their hand.',
      [
        {
          ...choose,
          who: { those: 'eachPlayer', except: 'you' },
          filter: { ...hand, type: 'land' },
          upTo: true,
        },
        { ...move, to: 'battlefield', tapped: true },
      ],
    ],
    [
      'Target opponent exiles up to two cards from their graveyard.',
      [
        { ...choose, who: t1, filter: graveyard, count: 2, upTo: true },
        { ...move, to: 'exile' },
      ],
    ],
    [
      'Destroy target artifact. Its controller may return an artifact card from their graveyard to their hand.',
      [
        { effect: 'destroy', what: t1 },
        { ...choose, who: { controllerOf: t1 }, filter: { ...graveyard, type: 'artifact' }, upTo: true },
        { ...move, to: 'hand' },
      ],
    ],
  ])('%s', (text, effects) => {
    const card = sorcery(text);
    expect(card.spell?.effects).toEqual(effects);
    expect(sorcery(printCard(card).lines.join('\n')).spell?.effects).toEqual(effects);
  });

  it('each player may move two cards or none, one after the other, if they do not enter the battlefield', () => {
    const card = sorcery('Each opponent may exile two cards from their graveyard.');
    expect(card.spell?.effects).toMatchObject([
      { effect: 'forEach', effects: [{ effect: 'may', effects: [{ count: 2 }, { to: 'exile' }] }] },
    ]);
  });

  it.each([
    // Two or none is another choice than up to two.
    'Each player may put two creature cards from their hand onto the battlefield.',
    'Put any number of cards from your hand onto the battlefield.',
    'Target player puts a land card from your hand onto the battlefield.',
    'You may put a land card from their hand onto the battlefield.',
  ])('refused: %s', (text) => {
    expect(unreadOf(text)).not.toEqual([]);
  });

  it('101.4: each player chooses in turn order, and then all cards enter', () => {
    const feast = {
      ...sorcery('Each player may put a creature card from their hand onto the battlefield.', '{0}'),
      id: 'feast',
    };
    const elf = { ...readCard(''), id: 'elf', name: 'Elf' };
    const toad = { ...readCard(''), id: 'toad', name: 'Toad' };
    const asked = table(
      [feast, elf, toad],
      [put(feast, 'ann', 'hand'), put(elf, 'ann', 'hand'), put(toad, 'bob', 'hand')],
    )
      .does('ann', 'cast', { card: 'feast' })
      .bothPass();
    const anns = asked.does('ann', 'decide', {}, ['elf']);
    // Nothing enters before all have chosen.
    expect([zoneOf(anns, 'elf'), zoneOf(anns, 'toad')]).toEqual(['hand', 'hand']);
    const both = anns.does('bob', 'decide', {}, ['toad']);
    expect([zoneOf(both, 'elf'), zoneOf(both, 'toad')]).toEqual(['battlefield', 'battlefield']);
    const one = anns.does('bob', 'decide', {}, []);
    expect([zoneOf(one, 'elf'), zoneOf(one, 'toad')]).toEqual(['battlefield', 'hand']);
  });
});
