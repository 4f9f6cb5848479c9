import { unwrap } from '@reticle/core';
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

/**
 * Returns the ids of the cards that a viewer may not see: those in other players' hands, in decks and
 * inkwells, and facedown ones.
 */
const hiddenFrom = ({ state }: Playing, viewer: string): readonly string[] =>
  cardsOf(state)
    .filter((found) => !isPublic(found) && !(found.zone === 'hand' && found.owner === viewer))
    .map(({ instanceId }) => instanceId);

const idsSeen = (json: unknown): readonly string[] =>
  [...JSON.stringify(json).matchAll(/"instanceId":"([^"]+)"/g)].map(([, id = '']) => id);

const SHOWS = new Set(['inked', 'revealed', 'handRevealed', 'putIntoDeck']);

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
