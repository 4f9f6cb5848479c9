import { ok, type Result } from '@reticle/core';
import type { Random } from '@reticle/core/match';
import { cardIdOf } from '../abilities/card.js';
import { freshCard } from '../board/printed.js';
import { lorcanaIssue } from '../moves/issue.js';
import type { LorcanaCard } from '../state/card.js';
import { catalogOf } from './catalog.js';
import { deckOf } from './deck.js';
import { HAND } from './limits.js';
import type { LorcanaOptions } from './options.js';
import { PLAYERS } from './players.js';
import type { LorcanaMatchState } from './state.js';

/**
 * The state before the first move: decks shuffled, seven cards drawn, nobody has altered the hand yet. Refused with
 * `lorcana.deckSize`, `lorcana.tooManyCopies`, `lorcana.tooManyInks`, `lorcana.unknownCard`, `lorcana.notWhole`, `lorcana.poolTooSmall`, `lorcana.duplicateCard`.
 */
export function setup(options: LorcanaOptions, random: Random): Result<LorcanaMatchState> {
  const { cards: added, first, turnLimit } = options;
  const ids = added.map((card) => cardIdOf(card));
  const twice = ids.filter((id, index) => ids.indexOf(id) < index);
  if (twice.length > 0)
    return { ok: false, issues: twice.map((cardId) => lorcanaIssue('duplicateCard', { cardId })) };

  const catalog = catalogOf(added);
  const cards: LorcanaCard[] = [];
  const seats: LorcanaMatchState['seats'][number][] = [];
  for (const player of PLAYERS) {
    const deck = deckOf(options, player, random);
    if (!deck.ok) return deck;
    const own = deck.value.flatMap((id, index) => {
      const definition = catalog.get(id);
      const zone = index < HAND ? ('hand' as const) : ('deck' as const);
      const instanceId = `${player}-${index + 1}`;
      return definition ? [freshCard(definition, { instanceId, owner: player, incarnation: 0, zone })] : [];
    });
    cards.push(...own);
    const left = own.filter(({ zone }) => zone === 'deck').map(({ instanceId }) => instanceId);
    seats.push({ player, deck: left, inked: 0, altered: false });
  }
  const active = first === 'random' ? (PLAYERS[random.below(PLAYERS.length)] ?? 'north') : first;
  return ok({
    players: PLAYERS.map((id) => ({ id, lore: 0 })),
    activePlayer: active,
    cards,
    lastKnown: [],
    config: { cards: added, turnLimit },
    turn: 0,
    phase: 'opening',
    seats,
    lasting: [],
    discounts: [],
    watching: [],
    used: [],
    resolving: [],
    bag: [],
    emptying: null,
    challenge: null,
    hurt: [],
    triggered: 0,
    ended: null,
  });
}
