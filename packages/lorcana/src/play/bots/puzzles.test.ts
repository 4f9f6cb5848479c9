/** Twelve small positions with one thing to see. Greedy sees at least half of them, search all but one. */
import { greedyBot, randomFrom, searchWith, seatOf, seedRandom, type Bot } from '@reticle/core/match';
import { expect, inject, it } from 'vitest';
import { countIn, loreOf, made, table, zoneOf, type Table } from '../../../test/table.js';
import type { CardRules } from '../../language/card.js';
import { lorcanaMatch } from '../match.js';

const acting = (name: string, effects: CardRules['effects'], cost = 2) =>
  made(name, { type: 'action', cost }, { effects });
const out = { exerted: true };
const pim = made('Pim');
const owl = made('Owl', { strength: 1, willpower: 2, lore: 3 });
const giant = made('Giant', { strength: 5, willpower: 6, lore: 2, cost: 6 });
const shy = made('Shy', { strength: 4, willpower: 4, lore: 3, has: ['ward'] });
const one = { choose: { type: 'character' } } as const;
const begone = acting('Begone', [{ effect: 'banish', what: one }]);
const sting = acting('Sting', [{ effect: 'dealDamage', what: one, amount: 3 }]);
const tale = acting('Tale', [{ effect: 'draw', amount: 2 }]);
const won = (at: Table) => lorcanaMatch.outcome(at)?.winners.includes('north') ?? false;

/** What it is called, the position, and whether it was seen, once north's turn is over. */
const PUZZLES: readonly (readonly [name: string, at: () => Table, seen: (at: Table) => boolean])[] = [
  ['the quest that wins', () => table({ play: [pim], lore: 19 }, { play: [[owl, out]] }), won],
  ['two quests that win', () => table({ play: [pim, made('Bo')], lore: 18 }, { play: [[giant, out]] }), won],
  [
    'the challenge that costs nothing',
    () => table({ play: [pim] }, { play: [[owl, out]] }),
    (at) => zoneOf(at, 'Owl') === 'discard' && zoneOf(at, 'Pim') === 'play',
  ],
  [
    'no challenge of what is greater',
    () => table({ play: [pim] }, { play: [[giant, out]] }),
    (at) => zoneOf(at, 'Pim') === 'play' && loreOf(at, 'north') === 1,
  ],
  [
    "the other's character, not the own one",
    () => table({ play: [pim], hand: [begone], ink: 2 }, { play: [owl] }),
    (at) => zoneOf(at, 'Owl') === 'discard' && zoneOf(at, 'Pim') === 'play',
  ],
  [
    'the removal for the greater one',
    () => table({ hand: [begone], ink: 2 }, { play: [made('Mite', { strength: 1, willpower: 1 }), giant] }),
    (at) => zoneOf(at, 'Giant') === 'discard',
  ],
  [
    'no removal of the own one',
    () => table({ play: [giant], hand: [begone], ink: 2 }),
    (at) => zoneOf(at, 'Giant') === 'play',
  ],
  [
    'the damage where it banishes',
    () => table({ hand: [sting], ink: 2 }, { play: [giant, made('Reed', { willpower: 3, lore: 2 })] }),
    (at) => zoneOf(at, 'Reed') === 'discard',
  ],
  [
    'the removal past a ward',
    () => table({ hand: [begone], ink: 2 }, { play: [shy, owl] }),
    (at) => zoneOf(at, 'Owl') === 'discard',
  ],
  [
    'ink while there is little of it',
    () => table({ hand: [giant, made('Ash', { cost: 5 }), made('Elm', { cost: 4 })], ink: 1 }),
    (at) => countIn(at, 'north', 'inkwell') === 2,
  ],
  [
    'cards for cards',
    () => table({ hand: [tale, made('Raw', { cost: 9, inkwell: false })], ink: 2 }),
    (at) => zoneOf(at, 'Tale') !== 'hand',
  ],
  [
    'the one who is about to win',
    () =>
      table(
        { play: [pim], lore: 3 },
        { play: [[made('Fay', { strength: 1, willpower: 2, lore: 2 }), out]], lore: 18 },
      ),
    (at) => zoneOf(at, 'Fay') === 'discard',
  ],
];

/** Plays a position until north's turn is over. South plays greedily. */
function played(start: Table, bot: Bot): Table {
  const dice = randomFrom(seedRandom('puzzle'));
  let at = start;
  for (let moves = 0; moves < 40 && at.state.turn === start.state.turn; moves++) {
    const [player] = lorcanaMatch.toAct(at);
    if (player === undefined) break;
    const move = (player === 'north' ? bot : greedyBot)(seatOf(lorcanaMatch, at, player), dice);
    const applied = move && lorcanaMatch.apply(at, move);
    if (!applied?.ok) break;
    at = applied.value.match;
  }
  return at;
}

const missed = (bot: Bot): readonly string[] =>
  PUZZLES.filter(([, at, seen]) => !seen(played(at(), bot))).map(([name]) => name);

it('there are twelve', () => expect(PUZZLES).toHaveLength(12));
it('greedy sees half of them', () => expect(missed(greedyBot).length).toBeLessThanOrEqual(6));
// It takes seconds: in the deep run.
it.runIf(inject('deep'))('search sees all but one', () =>
  expect(missed(searchWith({ iterations: 120 })).length).toBeLessThanOrEqual(1),
);
