import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { cardIn, lands, put, table } from '../../test/table.js';

const bear = creatureCard('Bear', [1, 'G'], 2, 2);
const names = (at: ReturnType<typeof table>, id: string) =>
  cardIn(at, id).keywords.map(({ keyword }) => keyword);

describe('701.60: suspected', () => {
  const rite = sorcery('Suspect target creature.');
  const pardon = readCard('Target suspected creature is no longer suspected.', {
    name: 'Pardon',
    types: 'Sorcery',
  });
  const horror = readCard('Menace', {
    name: 'Horror',
    types: 'Creature — Horror',
    power: '3',
    toughness: '3',
  });
  const start = table(
    [rite, pardon, bear, horror],
    [
      put(rite, 'ann', 'hand'),
      put(rite, 'ann', 'hand', { instanceId: 'rite-2' }),
      put(pardon, 'ann', 'hand'),
      put(bear, 'bob'),
      put(horror, 'bob'),
      put(bear, 'ann', 'battlefield', { instanceId: 'attacker' }),
      ...lands('Forest', 4),
    ],
  );
  const suspected = start.does('ann', 'cast', { card: 'moss-rite' }, ['bear']).bothPass();

  it("701.60c: it has menace and can't block", () => {
    expect(names(suspected, 'bear')).toEqual(['suspected', 'menace', 'blockless']);
    const attacked = suspected
      .until('declareAttackers')
      .does('ann', 'attack', { attacker: 'attacker' })
      .does('ann', 'doneAttacking')
      .until('declareBlockers');
    expect(attacked.offers('bob').filter((offer) => offer.startsWith('block'))).toEqual(['block horror']);
  });

  it('701.60d: it is not suspected twice', () => {
    const twice = suspected.does('ann', 'cast', { card: 'rite-2' }, ['bear']).bothPass();
    expect(names(twice, 'bear')).toEqual(['suspected', 'menace', 'blockless']);
  });

  it('701.60b: it is no ability: what loses all abilities stays suspected, without menace, until it is pardoned', () => {
    const blank = readCard('Target creature loses all abilities until end of turn.', {
      name: 'Blank',
      types: 'Sorcery',
      manaCost: '{0}',
    });
    const at = table(
      [rite, pardon, bear, blank],
      [
        put(rite, 'ann', 'hand'),
        put(rite, 'ann', 'hand', { instanceId: 'rite-2' }),
        put(pardon, 'ann', 'hand'),
        put(blank, 'ann', 'hand'),
        put(bear, 'bob'),
        ...lands('Forest', 4),
      ],
    )
      .does('ann', 'cast', { card: 'moss-rite' }, ['bear'])
      .bothPass()
      .does('ann', 'cast', { card: 'blank' }, ['bear'])
      .bothPass();
    expect(names(at, 'bear')).toContain('suspected');
    expect(names(at, 'bear')).toEqual(['noAbilities', 'suspected']);
    const again = at.does('ann', 'cast', { card: 'rite-2' }, ['bear']).bothPass();
    expect(names(again, 'bear')).not.toContain('menace');
    const pardoned = at.does('ann', 'cast', { card: 'pardon' }, ['bear']).bothPass();
    expect(names(pardoned, 'bear')).not.toContain('suspected');
  });

  it('701.60a: what ends it takes what it gave, and nothing else', () => {
    const both = suspected.does('ann', 'cast', { card: 'rite-2' }, ['horror']).bothPass();
    expect(names(both, 'horror')).toEqual(['menace', 'suspected', 'menace', 'blockless']);
    const pardoned = both.does('ann', 'cast', { card: 'pardon' }, ['horror']).bothPass();
    expect([names(pardoned, 'horror'), names(pardoned, 'bear')]).toEqual([
      ['menace'],
      ['suspected', 'menace', 'blockless'],
    ]);
    expect(pardoned.tries('ann', 'cast', { card: 'pardon' }, ['horror'])).not.toBe('ok');
  });
});

describe('702.171: saddle', () => {
  const mount = readCard('Saddle 2\nAs long as ~ is saddled, it has trample.', {
    name: 'Mount',
    types: 'Creature — Mount',
    power: '3',
    toughness: '3',
  });
  const spur = readCard('Target saddled creature gets +1/+1 until end of turn.', {
    name: 'Spur',
    types: 'Sorcery',
  });
  const start = table(
    [mount, bear, spur],
    [put(mount, 'ann'), put(bear, 'ann'), put(spur, 'ann', 'hand'), ...lands('Forest', 1)],
  );
  const saddled = start.does('ann', 'activate', { card: 'mount', ability: 'saddle' }, ['bear']).bothPass();

  it('702.171a: others are tapped, and it is saddled until end of turn', () => {
    expect([cardIn(saddled, 'bear').tapped, names(saddled, 'mount')]).toEqual([
      true,
      ['saddle', 'saddled', 'trample'],
    ]);
    expect(names(saddled.until('end').until('main1'), 'mount')).toEqual(['saddle']);
  });

  it('702.171b: being saddled is a fact that words ask for', () => {
    expect(start.tries('ann', 'cast', { card: 'spur' }, ['mount'])).toBe('filterMismatch');
    const spurred = saddled.does('ann', 'cast', { card: 'spur' }, ['mount']).bothPass();
    expect(cardIn(spurred, 'mount').power).toBe(4);
  });
});

describe('players of this turn', () => {
  const rite = sorcery('Target player who lost life this turn discards a card.');
  const sting = readCard('~ deals 1 damage to target player.', { name: 'Sting', types: 'Sorcery' });
  const start = table(
    [rite, sting, bear],
    [put(rite, 'ann', 'hand'), put(sting, 'ann', 'hand'), put(bear, 'bob', 'hand'), ...lands('Forest', 2)],
  );

  it('nothing is counted for cards that do not ask', () => {
    const plain = table([sting], [put(sting, 'ann', 'hand'), ...lands('Forest', 1)]);
    const stung = plain.does('ann', 'cast', { card: 'sting' }, ['bob']).bothPass();
    expect(stung.state.turn.happened).toBeUndefined();
  });

  it('115.1: one who lost life this turn is a legal target, and no other', () => {
    expect(start.tries('ann', 'cast', { card: 'moss-rite' }, ['bob'])).toBe('filterMismatch');
    const stung = start.does('ann', 'cast', { card: 'sting' }, ['bob']).bothPass();
    expect(stung.tries('ann', 'cast', { card: 'moss-rite' }, ['ann'])).toBe('filterMismatch');
    expect(cardIn(stung.does('ann', 'cast', { card: 'moss-rite' }, ['bob']).bothPass(), 'bear').zone).toBe(
      'graveyard',
    );
    const later = stung.until('end').until('main1');
    expect(Object.keys(later.state.turn.happened ?? {})).not.toContain('lifeLost bob');
  });
});
