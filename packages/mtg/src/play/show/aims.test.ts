/** Which of several players or planeswalkers an attack is aimed at, as offers and logs say it. */
import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../../test/made-up.js';
import { readCard } from '../../../test/read-card.js';
import { put, table } from '../../../test/table.js';
import { mtgNarration } from './narration.js';
import { renderTable } from './render.js';

const bear = creatureCard('Bear', [1, 'G'], 2, 2);
const sage = readCard('+1: You gain 2 life.', {
  name: 'Quiet Sage',
  types: 'Legendary Planeswalker — Sage',
  manaCost: '{1}',
  loyalty: '3',
});
const cards = [bear, sage];
const { describeMove, narrate, nameOf } = mtgNarration({ cards });

/** Ann may attack with two Bears. The last player has a planeswalker. */
const attacking = (players: readonly string[]) =>
  table(
    cards,
    [
      put(bear, 'ann', 'battlefield', { instanceId: 'one' }),
      put(bear, 'ann', 'battlefield', { instanceId: 'two' }),
      put(sage, players.at(-1) ?? '', 'battlefield', { loyalty: 3, counters: { loyalty: 3 } }),
    ],
    { players: players.map((id) => ({ id })) },
  ).until('declareAttackers');

/** The words of every attack with that Bear that ann is offered. */
const offered = (at: ReturnType<typeof attacking>, attacker = 'one') =>
  [...at.runtime.legalMoves(at.match, 'ann')]
    .filter(({ move, params }) => move === 'attack' && params?.['attacker'] === attacker)
    .map((move) => describeMove(at.match.state, move));

describe('508.1b, 802.2: an attack says what is attacked', () => {
  it.each([
    [
      ['ann', 'bob'],
      ['attack with Bear', 'attack Quiet Sage with Bear'],
    ],
    [
      ['ann', 'bob', 'cat'],
      ['attack bob with Bear', 'attack cat with Bear', 'attack Quiet Sage of cat with Bear'],
    ],
  ])('offers among %j', (players, words) => {
    expect(offered(attacking(players))).toEqual(words);
  });

  it.each([
    [['ann', 'bob'], {}, 'Bear attacks bob.'],
    [['ann', 'bob'], { planeswalker: 'quiet-sage' }, 'Bear attacks Quiet Sage.'],
    [['ann', 'bob', 'cat'], { player: 'bob' }, 'Bear attacks bob.'],
    [['ann', 'bob', 'cat'], { planeswalker: 'quiet-sage' }, 'Bear attacks Quiet Sage of cat.'],
  ])('the log among %j', (players, aim, words) => {
    const { match } = attacking(players)
      .does('ann', 'attack', { attacker: 'one', ...aim })
      .does('ann', 'doneAttacking');
    const event = {
      type: 'attacked',
      card: { kind: 'card', id: 'one', incarnation: 0 },
      player: 'bob',
      ...aim,
    };
    expect(
      narrate(event, {
        ...match.state,
        cards: match.state.cards.filter(({ instanceId }) => instanceId !== 'two'),
      }),
    ).toBe(words);
  });

  it.each([
    [['ann', 'bob'], {}, '[attacks]'],
    [['ann', 'bob'], { planeswalker: 'quiet-sage' }, '[attacks Quiet Sage]'],
    [['ann', 'bob', 'cat'], { player: 'bob' }, '[attacks bob]'],
    [['ann', 'bob', 'cat'], { planeswalker: 'quiet-sage' }, '[attacks Quiet Sage]'],
  ])('the text of the table among %j', (players, aim, words) => {
    const at = attacking(players).does('ann', 'attack', { attacker: 'one', ...aim });
    expect(renderTable(at.runtime.view(at.match, 'ann').state)).toContain(words);
  });

  it('two equal attackers of different players are told apart', () => {
    const { match } = attacking(['ann', 'bob', 'cat'])
      .does('ann', 'attack', { attacker: 'one', player: 'bob' })
      .does('ann', 'attack', { attacker: 'two', player: 'cat' });
    const names = ['one', 'two'].map((id) => nameOf(match.state, { kind: 'card', id, incarnation: 0 }));
    expect(names[0]).toContain('attacking bob');
    expect(names[1]).toContain('attacking cat');
  });
});
