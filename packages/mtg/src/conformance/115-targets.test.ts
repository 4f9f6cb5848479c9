import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import {
  announcedIds,
  activateAt,
  board,
  by,
  card,
  cardOf,
  castAt,
  change,
  codes,
  creature,
  inHand,
  legal,
  one,
  onStack,
  pick,
  slot,
  specOf,
  verdict,
  with3,
  you,
} from '../../test/board.js';
import {
  ability,
  anyTarget,
  cardIn,
  checkTargetsStillLegal,
  permanent,
  shouldSpellFizzle,
  spell,
  validateTargets,
} from '../index.js';
import { beginResolution, stackTrigger, type Declaration } from '../entries/stack.js';
import { declaresTargets } from '../language/card-definition.js';

const aCreature = one(permanent({ type: 'creature' }));

describe('115: targets', () => {
  it('115.1: targets are chosen on the way to the stack and stay as they are', () => {
    const { state } = castAt(
      board(inHand('s'), creature('a', 'foe'), creature('b', 'foe')),
      's',
      aCreature,
      pick(['a']),
    );
    const later = change(state, 'a', { types: ['artifact'] });
    expect(announcedIds({ announced: cardOf(later, 's').announced! })).toEqual([['a']]);
  });

  it('806.2a: every player is in range, however far away, where nothing limits it', () => {
    const far = with3(board(inHand('s'), creature('a', 'foe')));
    expect(legal(far, one(anyTarget()))).toEqual(['a', 'you', 'foe', 'third']);
  });

  it('115.1a: a spell has the targets of its spell ability; those of its triggers are theirs', () => {
    const cycling: Declaration = { spec: aCreature };
    const spellAbility: Declaration = {};
    expect([declaresTargets(spellAbility), declaresTargets(cycling)]).toEqual([false, true]);
    const { announced } = castAt(board(inHand('s')), 's', specOf([]), []);
    expect(announced.targets.slots).toEqual([]);
  });

  it('115.1b: an Aura spell targets by its enchant ability, the permanent targets nothing', () => {
    const aura = inHand('aura', { types: ['enchantment'], subtypes: ['Aura'] });
    const { state } = castAt(board(aura, creature('a', 'you')), 'aura', aCreature, pick(['a']));
    expect(legal(state, one(spell({ targetCount: 1 })), by('aura'))).toEqual([]);
    expect(legal(state, one(spell({ targetCount: 1 })), you)).toEqual(['aura']);
    const attached = change(state, 'aura', { zone: 'battlefield', attachedTo: { kind: 'card', id: 'a' } });
    const { announced: _gone, ...still } = cardOf(attached, 'aura');
    expect(legal(board(still), one(permanent({ targetCount: { gte: 1 } })))).toEqual([]);
  });

  it('115.1c: an activated ability has its targets chosen as it is activated', () => {
    const rod = card('rod', 'you', { types: ['artifact'] });
    const { announced, events } = activateAt(
      board(rod, creature('a', 'foe')),
      'ab',
      rod,
      aCreature,
      pick(['a']),
    );
    expect(announcedIds({ announced })).toEqual([['a']]);
    expect(events.map(({ type }) => type)).toEqual(['becameTarget', 'activated']);
  });

  it('115.1d: a triggered ability has its targets chosen as it is put on the stack, not as it triggers', () => {
    const source = { kind: 'card' as const, id: 'watcher', incarnation: 0 };
    const waiting = { id: 't', name: 't', source, controller: 'you', declaration: { spec: aCreature } };
    const later = board(creature('watcher', 'you'), creature('newcomer', 'foe'));
    const stacked = unwrap(stackTrigger(later, waiting, { targets: pick(['newcomer']) }));
    expect('announced' in stacked && announcedIds(stacked)).toEqual([['newcomer']]);
  });

  it('115.1e: a keyword that hides a target is a requirement like any other', () => {
    const equip = one(permanent({ type: 'creature', controller: 'self' }));
    const blade = card('blade', 'you', { types: ['artifact'], subtypes: ['Equipment'] });
    expect(
      legal(board(blade, creature('mine', 'you'), creature('theirs', 'foe')), equip, by('blade')),
    ).toEqual(['mine']);
  });

  it('115.2: only permanents are legal unless another zone or a player is named', () => {
    const state = board(
      creature('a', 'foe'),
      creature('dead', 'foe', { zone: 'graveyard' }),
      onStack('s', { types: ['creature'] }),
    );
    expect(legal(state, aCreature)).toEqual(['a']);
    expect(legal(state, one(cardIn('graveyard', { type: 'creature' })))).toEqual(['dead']);
    expect(legal(state, one(spell({ type: 'creature' })))).toEqual(['s']);
  });

  it('115.3: one thing once for each instance of the word target, again for another instance', () => {
    const both = card('both', 'foe', { types: ['artifact', 'land'] });
    const two = one(permanent({ type: 'land' }), { min: 2, max: 2 });
    const artifactAndLand = specOf([
      slot('first', permanent({ type: 'artifact' })),
      slot('second', permanent({ type: 'land' })),
    ]);
    expect(verdict(board(both), two, pick(['both', 'both']))).toEqual(['repeatedTarget']);
    expect(verdict(board(both), artifactAndLand, pick(['both'], ['both']))).toBe('ok');
  });

  it.each([
    ['creature', 'legal'],
    ['planeswalker', 'legal'],
    ['battle', 'legal'],
    ['artifact', 'no'],
    ['enchantment', 'no'],
    ['land', 'no'],
  ])('115.4: any target is a creature, player, planeswalker or battle: %s', (type, is) => {
    expect(legal(board(card('a', 'foe', { types: [type] })), one(anyTarget()))).toEqual(
      is === 'legal' ? ['a', 'you', 'foe'] : ['you', 'foe'],
    );
  });

  it('115.5: neither a spell nor an ability can target itself', () => {
    const stranger = onStack('other', { controller: 'foe' });
    const counterspell = one([spell(), ability()]);
    expect(legal(board(onStack('s'), stranger), counterspell, by('s'))).toEqual(['other']);
    const rod = card('rod', 'you');
    const { state } = activateAt(board(rod, stranger), 'ab', rod, counterspell, pick(['other']));
    expect(legal(state, counterspell, { controller: 'you', source: { kind: 'ability', id: 'ab' } })).toEqual([
      'other',
    ]);
  });

  it('115.6: "up to" may be none: targets are required all the same, but nothing is targeted and nothing fizzles', () => {
    const upTo = one(permanent({ type: 'creature' }), { min: 0, max: 2 });
    const state = board(onStack('s'), creature('a', 'foe'));
    const none = unwrap(validateTargets(state, upTo, by('s'), pick([])));
    expect(declaresTargets({ spec: upTo })).toBe(true);
    expect(shouldSpellFizzle(unwrap(checkTargetsStillLegal(state, upTo, none)))).toBe(false);
    const cast = castAt(board(inHand('s')), 's', upTo, pick([]));
    expect(legal(cast.state, one(spell({ targetCount: { gte: 1 } })))).toEqual([]);
  });

  it('115.9a: "with two targets" counts the choices, repeats and illegal ones included', () => {
    const spec = specOf([
      slot('first', permanent({ type: 'artifact' })),
      slot('second', permanent({ type: 'land' })),
    ]);
    const both = card('both', 'foe', { types: ['artifact', 'land'] });
    const { state } = castAt(board(inHand('s'), both), 's', spec, pick(['both'], ['both']));
    const withTwo = one(spell({ targetCount: 2 }));
    expect(legal(state, withTwo)).toEqual(['s']);
    expect(legal(change(state, 'both', { types: ['creature'], incarnation: 1 }), withTwo)).toEqual(['s']);
  });

  it('115.9b: "that targets a creature" looks at what it is now, and at nothing that has left', () => {
    const { state } = castAt(board(inHand('s'), creature('a', 'foe')), 's', one(permanent()), pick(['a']));
    const thatTargets = one(spell({ targets: { card: { type: 'creature' } } }));
    expect(legal(state, thatTargets)).toEqual(['s']);
    expect(legal(change(state, 'a', { types: ['land'] }), thatTargets)).toEqual([]);
    expect(legal(change(state, 'a', { incarnation: 1 }), thatTargets)).toEqual([]);
  });

  it('115.9c: "that targets only you" wants one single thing, however often it was chosen', () => {
    const two = specOf([slot('first', anyTarget()), slot('second', anyTarget())]);
    const start = board(inHand('s'), creature('a', 'foe'));
    const onlyYou = one(spell({ targetsOnly: { player: 'self' } }));
    expect(legal(castAt(start, 's', two, pick(['you'], ['you'])).state, onlyYou)).toEqual(['s']);
    expect(legal(castAt(start, 's', two, pick(['you'], ['a'])).state, onlyYou)).toEqual([]);
    expect(legal(castAt(start, 's', two, pick(['foe'], ['foe'])).state, onlyYou)).toEqual([]);
  });

  it.each(['115.10', '115.10a'])(
    '%s: what is chosen, or affected, without the word target is none: no protection is asked',
    () => {
      const state = board(
        creature('a', 'foe', {
          keywords: [{ keyword: 'hexproof' }, { keyword: 'shroud' }, { keyword: 'protection', from: {} }],
        }),
      );
      expect(legal(state, one(permanent(), { mode: 'choose' }))).toEqual(['a']);
      expect(legal(state, one(permanent(), { chooser: 'all' }))).toEqual(['a']);
      expect(legal(state, one(permanent()))).toEqual([]);
    },
  );

  it('115.10b: "you" is no target: an effect on its controller asks for nothing', () => {
    expect(declaresTargets({})).toBe(false);
    const { events } = castAt(board(inHand('s')), 's', specOf([]), []);
    expect(events.map(({ type }) => type)).toEqual(['cast']);
  });

  it('115.6: zero targets never count as all targets illegal', () => {
    const { state } = castAt(board(inHand('s')), 's', one(permanent(), { min: 0, max: 3 }), pick([]));
    expect(unwrap(beginResolution(state, 's')).outcome).toBe('resolves');
    expect(codes(beginResolution(state, 'nothing'))).toEqual(['mtg.noSuchObject']);
  });
});
