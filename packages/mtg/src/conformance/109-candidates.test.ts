import { describe, expect, it } from 'vitest';
import {
  board,
  by,
  card,
  cardOf,
  castAt,
  change,
  creature,
  inHand,
  legal,
  one,
  onStack,
  pick,
  specOf,
} from '../../test/board.js';
import { ability, cardIn, mtgStateOf, permanent, player, spell } from '../index.js';
import { type MtgAbility } from '../state/card.js';

const everywhere = board(
  creature('field', 'foe'),
  creature('grave', 'foe', { zone: 'graveyard' }),
  onStack('stack', { types: ['creature'], controller: 'foe' }),
  creature('hand', 'foe', { zone: 'hand' }),
);
const waiting = (id: string, parts: Partial<MtgAbility> = {}): MtgAbility => ({
  id,
  ability: 'activated',
  controller: 'foe',
  source: { kind: 'card', id: 'field', incarnation: 0 },
  ...parts,
});

describe('109, 108, 110: which objects the words mean', () => {
  it('109.2: a bare type means a permanent', () => {
    expect(legal(everywhere, one(permanent({ type: 'creature' })))).toEqual(['field']);
  });

  it('109.2a: type, "card" and zone mean the card there', () => {
    expect(legal(everywhere, one(cardIn('graveyard', { type: 'creature' })))).toEqual(['grave']);
    expect(legal(everywhere, one(cardIn('hand', { type: 'creature' })))).toEqual(['hand']);
  });

  it('109.2b: type and "spell" mean what is on the stack', () => {
    expect(legal(everywhere, one(spell({ type: 'creature' })))).toEqual(['stack']);
    expect(legal(everywhere, one(spell({ type: 'instant' })))).toEqual([]);
  });

  it('108.4a: asked for the controller of a card without one, the owner answers', () => {
    expect(legal(everywhere, one(cardIn('graveyard', { controller: 'opponent' })))).toEqual(['grave']);
    expect(legal(everywhere, one(cardIn('graveyard', { controller: 'self' })))).toEqual([]);
  });

  it('109.3: being tapped, controlled or targeted is no characteristic: a copy of a spell has its own controller', () => {
    const tapped = change(everywhere, 'field', { tapped: true });
    expect([legal(tapped, one(permanent({ tapped: true }))), cardOf(tapped, 'field').types]).toEqual([
      ['field'],
      ['creature'],
    ]);
  });

  it('109.4: only objects on the stack and on the battlefield have a controller', () => {
    const { controller } = cardOf(everywhere, 'grave');
    expect([
      controller,
      cardOf(everywhere, 'stack').controller,
      cardOf(everywhere, 'field').controller,
    ]).toEqual([undefined, 'foe', 'foe']);
    expect(legal(everywhere, one(permanent({ controller: 'opponent' })))).toEqual(['field']);
  });

  it.each(['110.2', '113.8'])('%s: who controls now is who counts, whoever owns', () => {
    const stolen = change(everywhere, 'field', { controller: 'you' });
    expect(legal(stolen, one(permanent({ controller: 'self' })))).toEqual(['field']);
    expect(legal(stolen, one(permanent({ owner: 'self' })))).toEqual([]);
    const state = { ...stolen, abilities: [waiting('ab')], stack: ['ab'] };
    expect(legal(state, one(ability({ controller: 'opponent' })))).toEqual(['ab']);
  });

  it('112.2: a spell is controlled by who put it on the stack', () => {
    const { state } = castAt(board(inHand('s', { owner: 'foe' })), 's', specOf([]), [], {
      controller: 'you',
    });
    expect(legal(state, one(spell({ controller: 'self', owner: 'opponent' })))).toEqual(['s']);
  });

  it('113.7: an ability is told by the object whose ability it is, now or as it last was', () => {
    const state = mtgStateOf({
      cards: [creature('field', 'foe', { types: ['artifact'] })],
      abilities: [waiting('ab')],
    });
    const ofArtifact = one(ability({ source: { type: 'artifact' } }));
    expect(legal(state, ofArtifact)).toEqual(['ab']);
    expect(legal({ ...state, cards: [], lastKnown: state.cards }, ofArtifact)).toEqual(['ab']);
    expect(legal({ ...state, cards: [] }, ofArtifact)).toEqual([]);
    expect(
      legal({ ...state, abilities: [waiting('ab', { loyalty: true })] }, one(ability({ loyalty: true }))),
    ).toEqual(['ab']);
  });

  it('708.2: what is face down has what it shows, not what is printed', () => {
    const down = creature('down', 'foe', { names: [], faceDown: true, manaValue: 0 });
    expect(legal(board(down), one(permanent({ faceDown: true, name: { not: 'Something' } })))).toEqual([]);
    expect(legal(board(down), one(permanent({ type: 'creature', colorCount: 0, manaValue: 0 })))).toEqual([
      'down',
    ]);
  });

  it.each(['802.2a', '805.10c'])('%s: the defending player is one player, named by the question', () => {
    const state = board(creature('a', 'foe'), creature('b', 'you'));
    const defended = one(permanent({ controller: 'role.defendingPlayer' }));
    expect(legal(state, defended, { controller: 'you', roles: { defendingPlayer: 'foe' } })).toEqual(['a']);
    expect(
      legal(state, one(player('role.defendingPlayer')), {
        controller: 'you',
        roles: { defendingPlayer: 'foe' },
      }),
    ).toEqual(['foe']);
  });

  it('805.10e: the attacking player is one player, named by the question', () => {
    const state = board(creature('a', 'foe'), creature('b', 'you'));
    const roles = { attackingPlayer: 'foe' };
    const ofAttacker = one(permanent({ controller: 'role.attackingPlayer' }));
    expect(legal(state, ofAttacker, { controller: 'you', roles })).toEqual(['a']);
    const attacker = one(player('role.attackingPlayer'));
    expect(legal(state, attacker, { controller: 'you', roles })).toEqual(['foe']);
  });

  it('702.134a: mentor looks for less power than its source has, again as it resolves', () => {
    const state = board(
      creature('m', 'you', { power: 3, attacking: { player: 'foe' } }),
      creature('small', 'you', { power: 2, attacking: { player: 'foe' } }),
      creature('big', 'you', { power: 3, attacking: { player: 'foe' } }),
    );
    expect(legal(state, one(permanent({ attacking: true, power: { lt: 'source.power' } })), by('m'))).toEqual(
      ['small'],
    );
  });

  it.each([
    ['702.151a', permanent({ type: 'creature', controller: 'self', excludeSelf: true }), ['other']],
    ['701.41a', permanent({ type: 'creature', excludeSelf: true }), ['other', 'theirs']],
    ['702.46a', cardIn('graveyard', { subtype: 'Spirit', manaValue: { lte: 2 } }), ['ghost']],
    ['702.39a', permanent({ type: 'creature', controller: 'role.defendingPlayer' }), ['theirs']],
    ['702.140a', permanent({ type: 'creature', owner: 'self', not: { subtype: 'Human' } }), ['src', 'other']],
    ['702.67a', permanent({ type: 'land', controller: 'self' }), ['land']],
  ])('%s: the target that the keyword implies', (_rule, query, ids) => {
    const state = board(
      creature('src', 'you'),
      creature('other', 'you'),
      creature('theirs', 'foe', { subtypes: ['Human'] }),
      card('land', 'you', { types: ['land'] }),
      creature('ghost', 'you', { zone: 'graveyard', subtypes: ['Spirit'], manaValue: 2 }),
      creature('shade', 'you', { zone: 'graveyard', subtypes: ['Spirit'], manaValue: 3 }),
    );
    expect(legal(state, one(query), by('src', 'you', { roles: { defendingPlayer: 'foe' } }))).toEqual(ids);
  });

  it('702.96a: overload leaves no target: each is affected', () => {
    const { announced, events } = castAt(
      board(inHand('s'), creature('a', 'foe')),
      's',
      one(permanent(), { mode: 'choose', chooser: 'all' }),
      pick([]),
    );
    expect([announced.targets.slots[0]?.targets, events.length]).toEqual([[], 1]);
  });
});
