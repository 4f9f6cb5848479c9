import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { readCard } from '../../test/read-card.js';
import { cardIn, lands, put, table } from '../../test/table.js';
import { parseCard } from '../text/abilities/parse-card.js';
import { printCard } from '../text/abilities/print-card.js';

const WORDS = 'You may exert Moss Runner as it attacks. When you do, it gets +2/+0 until end of turn.';
const runner = readCard(WORDS, { name: 'Moss Runner' });
const pusher = readCard(
  'You may exert Moss Pusher as it attacks. When you do, target creature can’t block this turn.'.replace(
    '’',
    "'",
  ),
  { name: 'Moss Pusher' },
);
const priest = readCard('Whenever you exert a creature, you gain 1 life.', { name: 'Moss Priest' });
const monk = readCard('You may exert Moss Monk as it attacks.', { name: 'Moss Monk' });
const bear = creatureCard('Moss Bear', [1], 2, 2);

const ALL = [runner, pusher, priest, monk, bear];
const more = [...lands('Swamp', 30, 'ann', 'library'), ...lands('Swamp', 30, 'bob', 'library')];
const attacking = (...cards: readonly ReturnType<typeof put>[]) =>
  table(ALL, [...cards, ...more]).until('declareAttackers');
type Found = ReturnType<typeof attacking>;
const lives = (found: Found): readonly number[] => found.state.players.map(({ life }) => life);
const nextTurn = (found: Found): Found => found.until('end').until('main1');
const exerts = (found: Found, attacker: string): Found =>
  found.does('ann', 'attack', { attacker, exert: true }).does('ann', 'doneAttacking');

describe('701.43: exert', () => {
  it('508.1g, 701.43d: each attack is offered with it and without, where something says so', () => {
    const found = attacking(put(runner, 'ann'), put(bear, 'ann'));
    expect(found.offers('ann')).toEqual([
      'doneAttacking',
      'attack moss-runner',
      'attack moss-runner true',
      'attack moss-bear',
    ]);
    expect(found.tries('ann', 'attack', { attacker: 'moss-bear', exert: true })).toBe(
      'mtg.cantFight 701.43d',
    );
  });

  it('607.2h: "when you do" triggers as it is exerted, and not as it merely attacks', () => {
    const found = attacking(put(runner, 'ann'));
    expect(lives(exerts(found, 'moss-runner').until('main2'))).toEqual([20, 16]);
    const plain = found.does('ann', 'attack', { attacker: 'moss-runner' }).does('ann', 'doneAttacking');
    expect(lives(plain.until('main2'))).toEqual([20, 18]);
  });

  it('603.3d: its trigger has a target', () => {
    const found = attacking(put(pusher, 'ann'), put(bear, 'bob'));
    const done = exerts(found, 'moss-pusher');
    const chosen = done.does('ann', 'decide', {}, ['moss-bear']).bothPass();
    expect(cardIn(chosen, 'moss-bear').keywords).toEqual([{ keyword: 'cantBlock' }]);
  });

  it('701.43a: it does not untap in its controller’s next untap step, and does in the one after', () => {
    const done = exerts(attacking(put(runner, 'ann')), 'moss-runner');
    const second = nextTurn(nextTurn(done));
    expect([second.state.activePlayer, cardIn(second, 'moss-runner').tapped]).toEqual(['ann', true]);
    expect(cardIn(nextTurn(nextTurn(second)), 'moss-runner').tapped).toBe(false);
  });

  it.each([
    ['ann', [21, 18]],
    ['bob', [20, 18]],
  ])('701.43b: only what you control is exerted by you: %s', (owner, after) => {
    const done = exerts(attacking(put(monk, 'ann'), put(priest, owner)), 'moss-monk');
    expect(lives(done.until('main2'))).toEqual(after);
  });
});

describe('words', () => {
  it('are a rule and a trigger of their own', () => {
    expect(printCard(runner).lines).toEqual([
      'You may exert Moss Runner as it attacks.',
      'When you exert Moss Runner, Moss Runner gets +2/+0 until end of turn.',
    ]);
    const again = readCard(printCard(runner).lines.join('\n'), { name: 'Moss Runner' });
    expect(again).toEqual(runner);
  });

  it('"when you do" after anything else is none of it', () => {
    const text = 'Moss Runner attacks each combat if able. When you do, you gain 1 life.';
    const { card, unexpressed } = parseCard({ name: 'Moss Runner', types: 'Creature', text });
    expect(card.triggered).toEqual([]);
    expect(unexpressed).not.toEqual([]);
  });
});
