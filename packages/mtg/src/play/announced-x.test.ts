import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { readCard } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table } from '../../test/table.js';
import { unexpressedOf } from '../language/unexpressed.js';
import { parseCard } from '../text/abilities/parse-card.js';

const bear = creatureCard('Bear', [1, 'G'], 2, 2);

describe('107.3 which X is meant', () => {
  it('107.3m: an ability that triggers as a permanent enters has the X of the spell that it was', () => {
    const hydra = readCard('When Hydra enters the battlefield, you gain X life.', {
      name: 'Hydra',
      manaCost: '{X}{G}',
    });
    const start = table([hydra], [put(hydra, 'ann', 'hand'), ...lands('Forest', 4)]);
    const there = start.does('ann', 'cast', { card: 'hydra', X: 3 }).bothPass();
    expect(lifeOf(there.bothPass(), 'ann')).toBe(23);
  });

  it('107.3m: abilities of others that see it cast and enter have no X', () => {
    const hydra = readCard('', { name: 'Hydra', manaCost: '{X}{G}' });
    const elm = readCard('Whenever another creature enters under your control, you gain 1 life.', {
      name: 'Elm',
    });
    const fir = readCard('Whenever you cast a creature spell, you gain 1 life.', { name: 'Fir' });
    const start = table(
      [hydra, elm, fir],
      [put(hydra, 'ann', 'hand'), put(elm, 'ann'), put(fir, 'ann'), ...lands('Forest', 4)],
    );
    const cast = start.does('ann', 'cast', { card: 'hydra', X: 3 });
    const there = cast.bothPass(2);
    const variables = [cast, there].flatMap(({ state }) =>
      Object.values(state.frames ?? {}).map((frame) => frame.variables),
    );
    expect(variables.length).toBeGreaterThan(1);
    expect(new Set(variables.flatMap((of) => Object.keys(of)))).toEqual(new Set());
  });

  it('107.3m: what enters otherwise has an X of 0', () => {
    const hydra = readCard('When Hydra enters the battlefield, you gain X life.', {
      name: 'Hydra',
      manaCost: '{X}{G}',
    });
    const raise = readCard('Return target creature card from your graveyard to the battlefield.', {
      name: 'Raise',
      types: 'Sorcery',
      manaCost: '{1}',
    });
    const at = table(
      [hydra, raise],
      [put(hydra, 'ann', 'graveyard'), put(raise, 'ann', 'hand'), ...lands('Forest', 4)],
    );
    const back = at.does('ann', 'cast', { card: 'raise' }, ['hydra']).bothPass().bothPass();
    expect([cardIn(back, 'hydra').zone, lifeOf(back, 'ann')]).toEqual(['battlefield', 20]);
  });

  it('107.3m: what is turned face up has the X that was paid for that', () => {
    const veiled = readCard('Morph {X}{G}\nWhen Veil is turned face up, you gain X life.', {
      name: 'Veil',
      manaCost: '{4}{G}',
    });
    const start = table([veiled], [put(veiled, 'ann', 'hand'), ...lands('Forest', 6)]);
    const down = start.does('ann', 'cast', { card: 'veil', costs: ['faceDown'] }).bothPass();
    const up = down.does('ann', 'activate', { card: 'veil', ability: 'turn-up', X: 2 });
    expect(lifeOf(up.bothPass(), 'ann')).toBe(22);
  });
});

describe('107.3 an X that nothing says is no match for a card', () => {
  it.each([
    [
      'of a target, told in words alone',
      "When Elm enters the battlefield, tap target creature with power less than or equal to the number of cards in that player's hand.",
    ],
    ['of what is paid as it resolves', 'Whenever Elm attacks, you may pay {X}. If you do, you gain X life.'],
    ['of a card that costs none', 'When Elm enters the battlefield, you gain X life.'],
    ['of what leaves', 'When Elm dies, you gain X life.', '{X}{G}'],
  ])('%s', (_what, text, manaCost = '{2}') => {
    const { card } = parseCard({
      name: 'Elm',
      types: 'Creature — Treefolk',
      manaCost,
      power: '2',
      toughness: '2',
      text,
    });
    expect(unexpressedOf(card).map(({ code }) => code)).not.toEqual([]);
  });
  it('is none where an event or a cost says it', () => {
    readCard('Whenever Moss Druid is dealt damage, you gain that much life.');
    readCard('{X}, {T}: You gain X life.');
    expect(unexpressedOf(bear)).toEqual([]);
  });
});
