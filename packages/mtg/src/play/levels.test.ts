import { describe, expect, it } from 'vitest';
import { readCard } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table } from '../../test/table.js';
import { parseCard } from '../text/abilities/parse-card.js';
import { printCard } from '../text/abilities/print-card.js';

type At = ReturnType<typeof table>;
const TEXT = [
  'Level up {1}',
  'LEVEL 1-2',
  '2/3',
  'Flying',
  '{T}: Moss Squire deals 1 damage to any target.',
  'LEVEL 3+',
  '5/5',
  'Flying, first strike',
  'Other creatures you control get +1/+1.',
  'Whenever this creature attacks, you gain 2 life.',
].join('\n');
const FACE = { name: 'Moss Squire', types: 'Creature — Human Knight', power: '1', toughness: '1' };
const squire = readCard(TEXT, FACE);
const ox = readCard('', { name: 'Ox', types: 'Creature — Ox', power: '2', toughness: '2' });
const SQUIRE = 'moss-squire';
const start = (level = 0): At =>
  table(
    [squire, ox],
    [
      put(squire, 'ann', 'battlefield', level > 0 ? { counters: { level } } : {}),
      put(ox, 'ann'),
      ...lands('Forest', 6),
    ],
  );
const levelUp = (at: At): At => at.does('ann', 'activate', { card: SQUIRE, ability: 'level-up' }).bothPass();
const factsOf = (at: At, id = SQUIRE) => {
  const { power, toughness, keywords } = cardIn(at, id);
  return [
    power,
    toughness,
    ...keywords.map(({ keyword }) => keyword).filter((name) => name === 'flying' || name === 'first strike'),
  ];
};
const activations = (at: At): readonly string[] =>
  at.offers('ann').filter((offer) => offer.startsWith(`activate ${SQUIRE}`));

describe('711: levelers', () => {
  it('702.87a: for its cost it gets a level counter, at the times of a sorcery', () => {
    const at = start();
    expect(cardIn(levelUp(at), SQUIRE).counters).toEqual({ level: 1 });
    expect(
      at.until('main2').until('end').tries('ann', 'activate', { card: SQUIRE, ability: 'level-up' }),
    ).not.toBe('ok');
  });

  it('711.2a: below its first level symbol it is what is printed', () => {
    expect([factsOf(start()), activations(start())]).toEqual([[1, 1], [`activate ${SQUIRE} level-up`]]);
  });

  it('711.2a: with so many level counters it has that power and toughness and those abilities', () => {
    const one = levelUp(start());
    expect([factsOf(one), factsOf(levelUp(one)), activations(one)]).toEqual([
      [2, 3, 'flying'],
      [2, 3, 'flying'],
      [`activate ${SQUIRE} level-up`, `activate ${SQUIRE} level-a1`],
    ]);
    const shot = one.does('ann', 'activate', { card: SQUIRE, ability: 'level-a1' }, ['bob']).bothPass();
    expect(lifeOf(shot, 'bob')).toBe(19);
  });

  it('711.2b: at a higher symbol what stood below the lower one is gone', () => {
    const three = levelUp(levelUp(levelUp(start())));
    expect([factsOf(three), factsOf(three, 'ox')]).toEqual([
      [5, 5, 'flying', 'first strike'],
      [3, 3],
    ]);
    expect(activations(three)).toEqual([`activate ${SQUIRE} level-up`]);
    const attack = three.until('declareAttackers').does('ann', 'attack', { attacker: SQUIRE });
    expect(lifeOf(attack.does('ann', 'doneAttacking').bothPass(), 'ann')).toBe(22);
  });

  it('613.4b: its size is set before counters and other changes are added', () => {
    const at = table(
      [squire],
      [put(squire, 'ann', 'battlefield', { counters: { '+1/+1': 1 } }), ...lands('Forest', 2)],
    );
    expect(factsOf(levelUp(at))).toEqual([3, 4, 'flying']);
  });

  it('711.2: its words are printed as they are read', () => {
    const { lines, unsaid } = printCard(squire);
    expect(unsaid).toEqual([]);
    expect(parseCard({ ...FACE, manaCost: '{1}', text: lines.join('\n') }).card).toEqual(squire);
  });

  it.each([
    ['a line that is not understood', 'Level up {1}\nLEVEL 1+\n2/2\nHappy'],
    ['no size', 'Level up {1}\nLEVEL 1+\nFlying'],
    [
      'a condition of its own',
      'Level up {1}\nLEVEL 1+\n2/2\nAs long as you control a Goblin, this creature has flying.',
    ],
  ])('711.2: refused is %s', (_what, text) => {
    expect(parseCard({ ...FACE, text }).unexpressed).not.toEqual([]);
  });
});

it('701.41a: support puts a counter on each of up to so many creatures, others than the permanent that does it', () => {
  const captain = readCard('When this creature enters, support 2.', {
    name: 'Captain',
    types: 'Creature — Human',
    power: '1',
    toughness: '1',
  });
  const at = table(
    [captain, ox],
    [
      put(captain, 'ann', 'hand'),
      put(ox, 'ann'),
      put(ox, 'ann', 'battlefield', { instanceId: 'ox-2' }),
      ...lands('Forest', 1),
    ],
  );
  const entered = at.does('ann', 'cast', { card: 'captain' }).bothPass();
  expect(entered.tries('ann', 'decide', {}, ['captain'])).not.toBe('ok');
  const done = entered.does('ann', 'decide', {}, ['ox', 'ox-2']).bothPass();
  expect(['ox', 'ox-2', 'captain'].map((id) => cardIn(done, id).counters)).toEqual([
    { '+1/+1': 1 },
    { '+1/+1': 1 },
    {},
  ]);
});
