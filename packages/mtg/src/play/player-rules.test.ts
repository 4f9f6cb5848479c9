import { describe, expect, it } from 'vitest';
import { readCard } from '../../test/read-card.js';
import { creatureCard } from '../../test/made-up.js';
import { lands, lifeOf, put, table, told } from '../../test/table.js';
import { cleanupDecision } from '../rules/turn/cleanup.js';
import { STANDARD_STOPS } from '../rules/turn/steps.js';
import { landsAllowed } from './cast.js';

const relic = (text: string) => readCard(text, { name: 'Old Relic', types: 'Artifact' });

describe('rules about a player', () => {
  it('305.2 one more land on each of the turns of who controls it', () => {
    const grove = relic('You may play an additional land on each of your turns.');
    expect(landsAllowed(table([grove], [put(grove, 'ann')]).state)).toBe(2);
    expect(landsAllowed(table([grove], [put(grove, 'bob')]).state)).toBe(1);
  });

  it('402.2, 514.1 no maximum hand size', () => {
    const tower = relic('You have no maximum hand size.');
    const asks = (owner: 'ann' | 'bob') => {
      const hand = lands('Forest', 9, 'ann', 'hand');
      const at = table([tower], [put(tower, owner), ...hand]);
      const { priority: _priority, ...turn } = at.state.turn;
      return cleanupDecision({ ...at.state, turn: { ...turn, step: 'cleanup' } }) !== undefined;
    };
    expect([asks('ann'), asks('bob')]).toEqual([false, true]);
  });
});

describe('what a permanent gives its controller', () => {
  const shield = (text: string) => readCard(text, { name: 'Shield', types: 'Enchantment' });
  const bolt = readCard('~ deals 1 damage to target player.', { name: 'Bolt', types: 'Instant' });
  const tries = (text: string, caster: string, target: string) => {
    const card = shield(text);
    return table([card, bolt], [put(card, 'bob'), put(bolt, caster, 'hand'), ...lands('Forest', 1, caster)], {
      turn: { priority: caster },
    }).tries(caster, 'cast', { card: 'bolt' }, [target]);
  };

  it.each([
    ['702.11c', 'You have hexproof.', ['protectedTarget 702.11c', 'ok', 'ok']],
    ['702.18b', 'You have shroud.', ['protectedTarget 702.18b', 'protectedTarget 702.18b', 'ok']],
  ])('%s: %s', (_rule, text, verdicts) => {
    const asked = [
      ['ann', 'bob'],
      ['bob', 'bob'],
      ['ann', 'ann'],
    ] as const;
    expect(asked.map(([caster, target]) => tries(text, caster, target))).toEqual(verdicts);
  });

  const skips = shield('Skip your draw step.');

  it('614.10: a skipped draw step draws nothing, and nothing happens at its beginning', () => {
    const clock = readCard('At the beginning of your draw step, you gain 1 life.', {
      name: 'Clock',
      types: 'Artifact',
    });
    const after = (owner: string) =>
      table([skips, clock], [put(skips, owner), put(clock, 'bob')])
        .until('end')
        .until('main1');
    const seen = (owner: string) => [told(after(owner), 'drew').length, lifeOf(after(owner), 'bob')];
    expect([seen('ann'), seen('bob')]).toEqual([
      [1, 21],
      [0, 20],
    ]);
  });

  it('805.4b: of a team, those draw who do not skip it', () => {
    const players = ['ann', 'bob', 'cat', 'dan'].map((id, at) => ({ id, team: at < 2 ? 'one' : 'two' }));
    const at = table([skips], [put(skips, 'cat')], {
      players,
      house: { turnLimit: 50, stops: STANDARD_STOPS, sharedLife: true },
    });
    const drew = at
      .until('end')
      .until('main1')
      .events.flatMap(({ type, player }) => (type === 'drew' ? [player] : []));
    expect(drew).toEqual(['dan']);
  });
});

it("509.1b: what can't block it by its power, which may be its own", () => {
  const cub = creatureCard('Cub', ['G'], 1, 1);
  const bear = creatureCard('Bear', [1, 'G'], 2, 2);
  const stalker = readCard("Creatures with power less than ~'s power can't block it.", {
    name: 'Stalker',
    types: 'Creature — Cat',
    power: '2',
    toughness: '2',
  });
  const blocks = table([stalker, cub, bear], [put(stalker, 'ann'), put(cub, 'bob'), put(bear, 'bob')])
    .until('declareAttackers')
    .does('ann', 'attack', { attacker: 'stalker' })
    .does('ann', 'doneAttacking')
    .until('declareBlockers')
    .offers('bob')
    .filter((offer) => offer.startsWith('block'));
  expect(blocks).toEqual(['block bear']);
});
