import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { lands, lifeOf, put, table } from '../../test/table.js';
import { printCard } from '../text/abilities/print-card.js';

const hog = creatureCard('Moss Hog', [1], 2, 2);
const crown = sorcery('You become the monarch.', '{0}');
const handsOf = ({ state }: ReturnType<typeof table>, player: string) =>
  state.cards.filter(({ zone, owner }) => zone === 'hand' && owner === player).length;

describe('725: the monarch', () => {
  it.each([
    'When Moss Druid enters the battlefield, you become the monarch.',
    'Whenever an opponent becomes the monarch, you lose 1 life.',
    'At the beginning of your upkeep, if you are the monarch, draw a card.',
    'When Moss Druid enters the battlefield, if there is no monarch, target opponent becomes the monarch.',
    'At the beginning of your end step, if an opponent is the monarch, draw a card.',
  ])('is read and printed: %s', (text) => {
    expect(printCard(readCard(text)).lines).toEqual([text]);
  });

  it("725.2: draws a card at the beginning of the monarch's end step, and nobody else does", () => {
    const at = table([crown], [put(crown, 'ann', 'hand')])
      .does('ann', 'cast', { card: 'moss-rite' })
      .bothPass();
    expect(at.state.monarch).toBe('ann');
    const ending = at.until('end');
    expect(ending.state.stack).toHaveLength(1);
    const after = ending.bothPass();
    expect([handsOf(after, 'ann'), handsOf(after, 'bob')]).toEqual([1, 0]);
    const bobs = after.until('main1').until('end');
    expect([bobs.state.activePlayer, bobs.state.stack]).toEqual(['bob', []]);
  });

  it('725.2: whoever controls a creature that deals combat damage to the monarch becomes the monarch', () => {
    const stolen = put(hog, 'bob', 'battlefield', { controller: 'ann', ownController: 'ann' });
    const at = table([hog], [stolen], { monarch: 'bob' })
      .until('declareAttackers')
      .does('ann', 'attack', { attacker: 'moss-hog' })
      .does('ann', 'doneAttacking')
      .until('combatDamage');
    expect([at.state.monarch, at.state.stack.length]).toEqual(['bob', 1]);
    expect(at.bothPass().state.monarch).toBe('ann');
  });

  it('725.2: damage of another kind, or to another player, changes nothing', () => {
    const bolt = sorcery('Moss Rite deals 3 damage to target player.', '{0}');
    const at = table([bolt], [put(bolt, 'ann', 'hand')], { monarch: 'bob' })
      .does('ann', 'cast', { card: 'moss-rite' }, ['bob'])
      .bothPass();
    expect([lifeOf(at, 'bob'), at.state.stack, at.state.monarch]).toEqual([17, [], 'bob']);
  });

  it('725.3: abilities trigger on a player who becomes the monarch, not on one who is it already', () => {
    const watch = readCard('Whenever you become the monarch, you gain 1 life.');
    const cards = [put(watch, 'ann'), put(crown, 'ann', 'hand')];
    const cast = (monarch: string) =>
      table([watch, crown], cards, { monarch }).does('ann', 'cast', { card: 'moss-rite' }).bothPass();
    expect(lifeOf(cast('bob').bothPass(), 'ann')).toBe(21);
    expect(cast('ann').state.stack).toEqual([]);
  });

  it('725.4: as the monarch leaves the game, the active player becomes the monarch', () => {
    const players = ['ann', 'bob', 'cid'].map((id) => ({ id }));
    const at = table([], [...lands('Forest', 1)], { players, monarch: 'bob' }).does('bob', 'concede');
    expect(at.state.monarch).toBe('ann');
    const own = table([], [...lands('Forest', 1)], { players, monarch: 'ann' }).does('ann', 'concede');
    expect(own.state.monarch).toBe('bob');
  });

  it('is asked of as an effect happens', () => {
    const rite = sorcery("If you're the monarch, you gain 2 life. You become the monarch.", '{0}');
    const at = (monarch?: string) =>
      table([rite], [put(rite, 'ann', 'hand')], monarch === undefined ? {} : { monarch })
        .does('ann', 'cast', { card: 'moss-rite' })
        .bothPass();
    expect([lifeOf(at('ann'), 'ann'), lifeOf(at('bob'), 'ann'), lifeOf(at(), 'ann')]).toEqual([22, 20, 20]);
  });
});
