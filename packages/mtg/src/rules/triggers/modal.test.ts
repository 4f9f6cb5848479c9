import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../../test/made-up.js';
import { readCard } from '../../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table, zoneOf } from '../../../test/table.js';
import { printTriggered } from '../../text/abilities/print-parts.js';

const bear = creatureCard('Bear', [1], 2, 2);
const DRUID = 'moss-druid';
const MODES = '\n• You gain 3 life.\n• Destroy target creature an opponent controls.';
const entering = (text: string, ...more: readonly ReturnType<typeof put>[]) => {
  const card = readCard(text);
  return table([card, bear], [put(card, 'ann', 'hand'), ...lands('Forest', 1), ...more])
    .does('ann', 'cast', { card: DRUID })
    .bothPass();
};
const theirs = put(bear, 'bob', 'battlefield', { instanceId: 'theirs' });
const ONE = `When Moss Druid enters the battlefield, choose one —${MODES}`;

describe('603.3c, 700.2b: modal triggered abilities', () => {
  it('ask for a mode as they are put on the stack, and for the targets of that mode alone', () => {
    const asked = entering(ONE, theirs);
    const life = asked.does('ann', 'decide', {}, ['m1']);
    expect([life.offers('ann').includes('pass'), life.state.stack.length]).toEqual([true, 1]);
    expect(lifeOf(life.bothPass(), 'ann')).toBe(23);
    const doomed = asked.does('ann', 'decide', {}, ['m2']);
    expect(doomed.tries('ann', 'decide', {}, [DRUID])).toBe('filterMismatch');
    expect(zoneOf(doomed.does('ann', 'decide', {}, ['theirs']).bothPass(), 'theirs')).toBe('graveyard');
  });

  it('offer no mode whose targets can not be chosen: the other one goes without saying', () => {
    const alone = entering(ONE);
    expect(lifeOf(alone.bothPass(), 'ann')).toBe(23);
  });

  it('leave the stack if no mode can be chosen', () => {
    const text =
      'When Moss Druid enters the battlefield, choose one —\n• Destroy target land an opponent controls.\n• Destroy target creature an opponent controls.';
    expect(entering(text).state).toMatchObject({ stack: [], waiting: [] });
  });

  it('"up to one" may be none', () => {
    const none = entering(ONE.replace('one —', 'up to one —'), theirs).does('ann', 'decide', {}, ['none']);
    expect([none.state.stack, lifeOf(none, 'ann'), cardIn(none, 'theirs').zone]).toEqual([
      [],
      20,
      'battlefield',
    ]);
  });

  it('are printed as they are read, with what is asked before', () => {
    const text = `Whenever Moss Druid attacks, if you control a Forest, choose one —${MODES}`;
    const [ability] = readCard(text).triggered;
    expect(ability && printTriggered(ability, { name: 'Moss Druid' })).toEqual({ ok: true, value: text });
  });

  it.each([
    `When Moss Druid enters the battlefield, choose two —${MODES}`,
    `When Moss Druid enters the battlefield, choose one that hasn't been chosen —${MODES}`,
    'When Moss Druid enters the battlefield, choose one —\n• You gain 3 life.\n• Be happy.',
  ])('refuses: %s', (text) => {
    expect(() => readCard(text)).toThrow('unread');
  });
});
