import { unwrap } from '@reticle/core';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../../test/made-up.js';
import { readCard } from '../../../test/read-card.js';
import { put, table } from '../../../test/table.js';

const bear = creatureCard('Bear', [1, 'G'], 2, 2);
const named = (name: string, text: string) =>
  readCard(text.replaceAll('~', name), { name, types: 'Creature — Elf', power: '2', toughness: '2' });
const pup = named('Moss Pup', "~ can't attack or block alone.");
const cards = [bear, pup];

type Table = ReturnType<typeof table>;
const of = (player: string, kind: typeof bear, ...ids: readonly string[]) =>
  ids.map((instanceId) => put(kind, player, 'battlefield', { instanceId }));
const attackers = (...own: ReturnType<typeof of>) => table(cards, own).bothPass();
/** Ann attacks with two bears, and Bob may block. */
const blocking = (...own: ReturnType<typeof of>) =>
  table(cards, [...of('ann', bear, 'a1', 'a2'), ...own])
    .until('declareAttackers')
    .does('ann', 'attack', { attacker: 'a1' })
    .does('ann', 'attack', { attacker: 'a2' })
    .does('ann', 'doneAttacking')
    .bothPass();
const attack = (at: Table, attacker: string) => at.does('ann', 'attack', { attacker });
const block = (at: Table, blocker: string, attacker: string) =>
  at.does('bob', 'block', { blocker }, [attacker]);

describe('506.5, 508.1c: what can not attack alone', () => {
  it('no attack without company', () => {
    expect(attackers(...of('ann', pup, 'p1')).state.turn.declaring).toBeUndefined();
    const tapped = of('ann', bear, 'b1').map((card) => ({ ...card, tapped: true }));
    expect(attackers(...of('ann', pup, 'p1'), ...tapped).state.turn.declaring).toBeUndefined();
  });

  it('two of them attack together', () => {
    const first = attack(attackers(...of('ann', pup, 'p1', 'p2')), 'p1');
    expect(first.tries('ann', 'doneAttacking')).toBe('mtg.cantFight 506.5');
    expect(attack(first, 'p2').tries('ann', 'doneAttacking')).toBe('ok');
  });

  it('others attack alone', () => {
    const at = attackers(...of('ann', pup, 'p1'), ...of('ann', bear, 'b1'));
    expect(attack(at, 'b1').tries('ann', 'doneAttacking')).toBe('ok');
    expect(attack(attack(at, 'b1'), 'p1').tries('ann', 'doneAttacking')).toBe('ok');
  });
});

describe('506.5, 509.1b: what can not block alone', () => {
  it('no block without company', () => {
    expect(blocking(...of('bob', pup, 'p1')).state.turn.declaring).toBeUndefined();
  });

  it('two of them block together', () => {
    const first = block(blocking(...of('bob', pup, 'p1', 'p2')), 'p1', 'a1');
    expect(first.tries('bob', 'doneBlocking')).toBe('mtg.cantFight 506.5');
    expect(block(first, 'p2', 'a2').tries('bob', 'doneBlocking')).toBe('ok');
    expect(block(first, 'p2', 'a1').tries('bob', 'doneBlocking')).toBe('ok');
  });

  it('no block after which no other creature could', () => {
    const crab = named('Moss Crab', "~ can block an additional creature each combat.\n~ can't block alone.");
    const mole = named('Moss Mole', "~ can't be blocked by more than one creature.");
    const attackedBy = (theirs: ReturnType<typeof of>, ...own: ReturnType<typeof of>) => {
      const at = table([bear, pup, crab, mole], [...theirs, ...own]).until('declareAttackers');
      return theirs
        .reduce((now, { instanceId }) => attack(now, instanceId), at)
        .does('ann', 'doneAttacking')
        .bothPass();
    };
    // It could block both, but would still be alone.
    const crabs = attackedBy(of('ann', bear, 'a1', 'a2'), ...of('bob', crab, 'c1'));
    expect(crabs.state.turn.declaring).toBeUndefined();
    // The only attacker that the other one could block would have its one blocker.
    const moles = attackedBy(of('ann', mole, 'm1'), ...of('bob', pup, 'p1'), ...of('bob', bear, 'b1'));
    expect(moles.offers('bob')).toEqual(['doneBlocking', 'block b1']);
  });

  it('others block alone', () => {
    const at = block(blocking(...of('bob', pup, 'p1'), ...of('bob', bear, 'b1')), 'b1', 'a1');
    expect(at.tries('bob', 'doneBlocking')).toBe('ok');
    expect(block(at, 'p1', 'a1').tries('bob', 'doneBlocking')).toBe('ok');
  });
});

const BEFORE_DAMAGE: ReadonlySet<string> = new Set([
  'main1',
  'beginCombat',
  'declareAttackers',
  'declareBlockers',
]);

it('whatever is declared, the declaration can be ended', () => {
  const kinds = [
    bear,
    pup,
    named('Moss Wolf', '~ attacks each combat if able.'),
    named('Moss Lure', 'Menace\n~ must be blocked if able.'),
    named('Moss Bird', "Flying\n~ can't attack alone."),
    named('Moss Wall', "Defender\n~ can't block alone."),
    named('Moss Mole', "~ can't be blocked by more than one creature."),
    named('Moss Crab', "~ can block an additional creature each combat.\n~ can't block alone."),
  ];
  const some = (player: string) =>
    fc
      .array(fc.nat(kinds.length - 1), { maxLength: 4 })
      .map((list) => list.flatMap((kind, at) => of(player, kinds[kind] ?? bear, `${player}${at}`)));
  fc.assert(
    fc.property(some('ann'), some('bob'), fc.infiniteStream(fc.nat(1_000)), (own, others, dice) => {
      const { runtime, match: start } = table(kinds, [...own, ...others]);
      let match = start;
      for (const die of dice.take(40)) {
        const { step, declaring } = match.state.turn;
        if (!BEFORE_DAMAGE.has(step)) break;
        const [player = ''] = runtime.toAct(match);
        const moves = [...runtime.legalMoves(match, player)].filter(
          ({ move }) => declaring || move === 'pass',
        );
        expect(moves).not.toEqual([]);
        match = unwrap(runtime.apply(match, moves[die % moves.length])).match;
      }
      expect(match.state.turn.declaring).toBeUndefined();
    }),
  );
});
