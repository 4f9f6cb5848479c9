import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { after, card, loreOf, made, refused, table, zoneOf } from '../../../test/table.js';
import type { ActivatedAbility, Modification, TriggeredAbility } from '../../language/effects/schema.js';
import { lorcanaMatch } from '../../play/match.js';
import { lorcanaNarration } from '../../play/narration.js';
import { cardById } from '../../state/board.js';

const returns: TriggeredAbility = {
  kind: 'triggered',
  on: [{ event: 'isBanished', card: 'this' }],
  effects: [{ effect: 'returnToHand', what: 'this' }],
};
const scores: ActivatedAbility = {
  kind: 'activated',
  cost: { exert: 'this' },
  oncePerTurn: true,
  effects: [{ effect: 'gainLore', amount: 2 }],
};
const boons = (gives: readonly Modification[]) =>
  made(
    'Boon',
    { type: 'action', cost: 0 },
    {
      effects: [
        { effect: 'give', what: { all: { type: 'character', controller: 'self' } }, gives, for: 'thisTurn' },
      ],
    },
  );
const fall = made(
  'Fall',
  { type: 'action', cost: 0 },
  { effects: [{ effect: 'banish', what: { all: { type: 'character' } } }] },
);
const pim = made('Pim');
const owl = made('Owl');

describe('abilities that others give', () => {
  it('6.2.3 what is given triggers for whoever has it now, and is theirs', () => {
    const at = after(
      table({ play: [pim], hand: [boons([{ ability: returns }]), fall] }, { play: [owl] }),
      'play',
      'Boon',
    );
    const fallen = after(at, 'play', 'Fall');
    expect([zoneOf(fallen, 'Pim'), zoneOf(fallen, 'Owl')]).toEqual(['hand', 'discard']);
  });

  it('6.1.13.4 an ability for the turn is gone as it ends', () => {
    const boon = boons([{ ability: returns }]);
    const at = after(table({ play: [pim], hand: [boon, fall] }), 'play', 'Boon');
    const later = after(after(at, 'endTurn'), 'endTurn');
    expect(zoneOf(after(later, 'play', 'Fall'), 'Pim')).toBe('discard');
  });

  it('6.4.2.3 an ability is there with the card that gives it, and gone with it', () => {
    const hall = made(
      'Hall',
      { type: 'item' },
      { abilities: [{ kind: 'static', for: { type: 'character' }, gives: [{ ability: scores }] }] },
    );
    const at = table({ play: [hall, pim], lore: 1 });
    const used = after(at, 'activate', 'Pim', undefined, { ability: 0 });
    expect([loreOf(used, 'north'), card(used, 'Pim').exerted]).toEqual([3, true]);
    expect(refused(used, 'activate', 'Pim', undefined, { ability: 0 })).toEqual(['lorcana.alreadyUsed']);
    expect(refused(table({ play: [pim] }), 'activate', 'Pim', undefined, { ability: 0 })).toEqual([
      'lorcana.noAbility',
    ]);
  });

  it('5.1.1.11 a given ability with {E} asks for a dry character', () => {
    const at = table({ play: [[pim, { drying: true }]], hand: [boons([{ ability: scores }])] });
    const given = after(at, 'play', 'Boon');
    expect(refused(given, 'activate', 'Pim', undefined, { ability: 0 })).toEqual(['lorcana.drying']);
  });

  it('6.1.13.2 once a turn counts for each given ability, also for the same twice', () => {
    const once: TriggeredAbility = {
      kind: 'triggered',
      on: [{ event: 'isDealtDamage', card: 'this' }],
      oncePerTurn: true,
      effects: [{ effect: 'gainLore', amount: 1 }],
    };
    const hit = (name: string) =>
      made(
        name,
        { type: 'action', cost: 0 },
        { effects: [{ effect: 'dealDamage', what: { all: { type: 'character' } }, amount: 1 }] },
      );
    const at = table({
      play: [pim],
      hand: [boons([{ ability: once }, { ability: once }]), hit('Hit'), hit('Cut')],
    });
    const waits = after(after(at, 'play', 'Boon'), 'play', 'Hit');
    const [first] = waits.state.waiting;
    const struck = after(waits, 'resolveTrigger', undefined, undefined, { id: first?.id ?? 0 });
    expect(loreOf(struck, 'north')).toBe(2);
    expect(loreOf(after(struck, 'play', 'Cut'), 'north')).toBe(2);
  });

  it('is in words, for whoever asks for the text of the card', () => {
    const at = after(table({ play: [pim], hand: [boons([{ ability: scores }])] }), 'play', 'Boon');
    const ref = { kind: 'card', id: 'Pim' } as const;
    expect(lorcanaNarration.cardText(at.state, ref).slice(1)).toEqual([
      'Once during your turn, {E} — Gain 2 lore.',
    ]);
    const again = unwrap(lorcanaMatch.parseMatch(JSON.parse(JSON.stringify(at))));
    expect(cardById(again.state, 'Pim')?.granted).toEqual([scores]);
    expect('granted' in card(at, 'Pim')).toBe(false);
  });
});
