import { unwrap } from '@reticle/core';
import { describeIssue } from '@reticle/core/describe';
import {
  type Bot,
  digestOf,
  greedyBot,
  type Match,
  type MatchEvent,
  type Move,
  randomBot,
  randomFrom,
  seedRandom,
  seatOf,
} from '@reticle/core/match';
import { describe, expect, it } from 'vitest';
import { card, made, table } from '../../test/table.js';
import type { LorcanaCard } from '../state/card.js';
import type { LorcanaMatchState } from '../state/match.js';
import { cardsOf } from '../state/board.js';
import { lorcanaEvent } from './event.js';
import { lorcanaMatch } from './match.js';
import { describeMove, narrate } from './narration.js';
import { renderTable } from './render.js';

type Playing = Match<LorcanaMatchState>;

interface Step {
  readonly before: Playing;
  readonly move: Move;
  readonly match: Playing;
  readonly events: readonly MatchEvent[];
}

/** Plays a match to its end, step by step. */
function* playout(options: unknown, seed: number, bot: Bot): Generator<Step, void> {
  let match = unwrap(lorcanaMatch.start(options, seed));
  const random = randomFrom(seedRandom(`bot ${seed}`));
  while (!lorcanaMatch.outcome(match)) {
    const [player = ''] = lorcanaMatch.toAct(match);
    const move = bot(seatOf(lorcanaMatch, match, player), random);
    if (!move) throw new Error(`${player} has nothing to do at step ${match.step} of seed ${seed}`);
    const { match: next, events } = unwrap(lorcanaMatch.apply(match, move));
    yield { before: match, move, match: next, events };
    match = next;
  }
}

const isPublic = ({ zone, faceDown }: LorcanaCard): boolean =>
  !faceDown && ['play', 'discard', 'resolving', 'under'].includes(zone);

/** Ids of the cards that a viewer may not see: those of others' hands, decks, inkwells, facedown ones. */
const hiddenFrom = ({ state }: Playing, viewer: string): readonly string[] =>
  cardsOf(state)
    .filter((found) => !isPublic(found) && !(found.zone === 'hand' && found.owner === viewer))
    .map(({ instanceId }) => instanceId);

const idsSeen = (json: unknown): readonly string[] =>
  [...JSON.stringify(json).matchAll(/"instanceId":"([^"]+)"/g)].map(([, id = '']) => id);

const SHOWS = new Set(['inked', 'revealed', 'handRevealed', 'putIntoDeck']);

/** Twenty cards of each of three inks. */
const inked = (['sapphire', 'ruby', 'emerald'] as const).flatMap((ink, at) =>
  Array.from({ length: 20 }, (_card, index) => made(`${['Ice', 'Fire', 'Moss'][at]} ${index + 1}`, { ink })),
);

describe('matches', () => {
  it.each([1, 2, 3, 4])('end, and play again to the same state (seed %i)', (seed) => {
    const steps = [...playout({}, seed, randomBot)];
    const last = steps.at(-1)?.match;
    expect(last && lorcanaMatch.outcome(last)?.reason).toBe('lore');
    const record = unwrap(lorcanaMatch.record({}, seed));
    const moves = steps.map(({ move }) => move);
    const again = unwrap(
      lorcanaMatch.replay({ ...record, moves, ...(last ? { digest: digestOf(last) } : {}) }),
    );
    expect(again.match).toEqual(last);
  });

  it('are plain JSON at every step, and read back', () => {
    for (const { match } of playout({}, 5, randomBot)) {
      const again: unknown = JSON.parse(JSON.stringify(match));
      expect(again).toEqual(match);
      const tenth = match.step % 10 === 0;
      expect(tenth ? unwrap(lorcanaMatch.parseMatch(again)) : match).toEqual(match);
    }
  });

  it('refuse no move that they offer', () => {
    for (const { before } of playout({}, 6, randomBot)) {
      if (before.step % 8 !== 0) continue;
      const [player = ''] = lorcanaMatch.toAct(before);
      for (const move of lorcanaMatch.legalMoves(before, player, 5))
        expect(lorcanaMatch.apply(before, move)).toMatchObject({ ok: true });
    }
  });

  it('7.1.3.1 show nobody what is private', () => {
    for (const { before, match, events } of playout({}, 7, randomBot)) {
      for (const viewer of ['north', 'south']) {
        const hidden = new Set(hiddenFrom(match, viewer));
        const looking = new Set(match.state.resolving.at(-1)?.bound['looked']?.map(({ id }) => id) ?? []);
        const mayLook = lorcanaMatch.toAct(match).includes(viewer);
        const seen = idsSeen(lorcanaMatch.view(match, viewer));
        expect(seen.filter((id) => hidden.has(id) && !(mayLook && looking.has(id)))).toEqual([]);
      }
      const cards = [...cardsOf(before.state), ...cardsOf(match.state)];
      const watched = new Set<unknown>(cards.filter(isPublic).map(({ instanceId }) => instanceId));
      const told = lorcanaMatch
        .viewEvents(events)
        .filter(({ type, cardId }) => cardId !== undefined && !SHOWS.has(type));
      expect(told.filter(({ cardId }) => !watched.has(cardId))).toEqual([]);
    }
  });

  it('tell everything that happens and every move in words', () => {
    for (const { before, move, match, events } of playout({}, 8, greedyBot)) {
      for (const event of events) {
        expect(lorcanaEvent.safeParse(event)).toMatchObject({ success: true });
        expect(narrate(event, match.state)).not.toContain('{');
      }
      expect(describeMove(before.state, move)).not.toContain('{');
      expect(renderTable(lorcanaMatch.view(match, 'north').state)).toContain('north');
    }
  });

  it.each([
    ['1.10.1.1 too small a deck', { decks: { north: { 'Lilo - Making a Wish': 4 } } }, 'lorcana.deckSize'],
    [
      '1.10.1.1 more than two inks',
      { decks: { north: { 'Ice 1': 1, 'Fire 1': 1, 'Moss 1': 1 } }, cards: inked, deckSize: 3 },
      'lorcana.tooManyInks',
    ],
    [
      '1.10.1.1 copies of one full name, whichever apostrophe it is written with',
      { decks: { north: { 'Pim’s 1': 4, "Pim's 1": 1 } }, cards: [made('Pim’s 1')], deckSize: 5 },
      'lorcana.tooManyCopies',
    ],
    [
      'a pool of which no two inks are enough',
      { only: true, cards: inked, deckSize: 200 },
      'lorcana.poolTooSmall',
    ],
    ['a card that is not there', { decks: { north: { Nobody: 60 } } }, 'lorcana.unknownCard'],
    ['too many copies', { decks: { north: { 'Lilo - Making a Wish': 60 } } }, 'lorcana.tooManyCopies'],
    ['too small a pool', { only: true, cards: [made('Pim')] }, 'lorcana.poolTooSmall'],
    ['a card twice', { cards: [made('Pim'), made('Pim')] }, 'lorcana.duplicateCard'],
    ['an unknown option', { sideboard: true }, 'unknownKey'],
    ['a hostile key', JSON.parse('{ "decks": { "__proto__": 1 } }'), 'hostileKey'],
  ] as const)('refuse %s', (_what, options: unknown, code) => {
    const started = lorcanaMatch.start(options, 1);
    expect(started.ok ? [] : started.issues.map((found) => found.code)).toContain(code);
  });

  it('1.10.1.1 take decks of 60 cards and more, of at most two inks; the seed draws such ones', () => {
    const north = Object.fromEntries(
      inked.slice(0, 16).map(({ facts }, index) => [facts.name, index === 0 ? 3 : 4]),
    );
    const options = { decks: { north }, cards: inked, only: true, deckSize: 60, first: 'north' };
    const cards = cardsOf(unwrap(lorcanaMatch.start(options, 3)).state);
    const inksOf = (player: string) =>
      new Set(cards.filter(({ owner }) => owner === player).flatMap(({ inks }) => inks)).size;
    const size = (player: string) => cards.filter(({ owner }) => owner === player).length;
    expect([size('north'), size('south'), inksOf('north')]).toEqual([63, 60, 1]);
    expect(inksOf('south')).toBeLessThanOrEqual(2);
    const three = { decks: { north: { 'Ice 1': 1, 'Fire 1': 1, 'Moss 1': 1 } }, cards: inked, deckSize: 3 };
    expect(lorcanaMatch.start({ ...three, inks: 3 }, 1).ok).toBe(true);
  });

  it('5.2.6 find a card whichever apostrophe its name is written with', () => {
    const curly = made('Pim’s Hat', { type: 'item' });
    const decks = { north: { "Pim's Hat": 4 }, south: { 'Pim’s Hat': 4 } };
    const { state } = unwrap(lorcanaMatch.start({ cards: [curly], decks, deckSize: 4 }, 1));
    expect(new Set(cardsOf(state).map(({ publicId }) => publicId))).toEqual(new Set(["Pim's Hat"]));
    const twice = lorcanaMatch.start({ cards: [curly, made("Pim's Hat")] }, 1);
    expect(twice.ok ? [] : twice.issues.map(({ code }) => code)).toEqual(['lorcana.duplicateCard']);
  });

  it('say where in a deck something is wrong', () => {
    const started = lorcanaMatch.start({ decks: { north: { Nobody: 60 } }, copies: 60 }, 1);
    expect(started.ok ? [] : started.issues.map((found) => describeIssue(found, lorcanaMatch.game))).toEqual([
      'decks.north.Nobody: There is no card Nobody.',
    ]);
  });

  it('are played with decks of cards from outside, in which all keywords are', () => {
    const cards = [
      made('Pim'),
      made('Owl', { has: ['evasive', 'support'] }),
      made('Fox', { has: ['reckless', 'rush', ['challenger', 2]] }),
      made('Guard', { has: ['bodyguard', 'ward', ['resist', 1]] }),
      made('Bard', { has: [['singer', 5], 'vanish', ['boost', 1]] }),
      made('Bold', { has: ['adventurous', 'alert'] }),
      made('Bo', { version: 'Small' }),
      made('Bo', { version: 'Big', cost: 5, has: [['shift', 2]] }),
      made('Isle', { type: 'location', willpower: 5, lore: 1, moveCost: 1 }),
      made(
        'Choir',
        { type: 'song', cost: 4, has: [['sing together', 5]] },
        { effects: [{ effect: 'banish', what: { choose: { type: 'character' } } }] },
      ),
      made(
        'Gust',
        { type: 'action' },
        { effects: [{ effect: 'dealDamage', what: { choose: { type: 'character' } }, amount: 2 }] },
      ),
    ];
    const outside = { cards, only: true, deckSize: 40 };
    for (const seed of [1, 2, 3]) {
      const last = [...playout(outside, seed, randomBot)].at(-1)?.match;
      expect(last && lorcanaMatch.outcome(last)).toBeDefined();
    }
  });

  it('keep what lies in play as it is between moves', () => {
    const at = table({ play: [made('Pim')] });
    expect(card(at, 'Pim')).toMatchObject({ strength: 2, willpower: 3, lore: 1, keywords: [] });
    expect(lorcanaMatch.evaluate(at, 'north')).toBeGreaterThan(lorcanaMatch.evaluate(at, 'south'));
  });
});
