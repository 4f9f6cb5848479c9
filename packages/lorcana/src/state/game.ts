import {
  cardKind,
  defineGame,
  defineKind,
  type Game,
  type Kind,
  type Protection,
  type StepRules,
  type TargetResolver,
} from '@reticle/core';
import * as z from 'zod';
import { cardKeys, type CardKeys, playerKeys, type PlayerKeys } from '../language/filter.js';
import { cardsOf, knownCard, type LorcanaBoard } from './board.js';
import { lorcanaMessages, matchMessages } from './issues.js';
import { linkedCard, type LinkedCard } from './links.js';
import { lorcanaMatchState, type LorcanaMatchState } from './match.js';
import { cardMatchers, playerMatchers } from './matchers.js';
import { areOpponents, lorcanaPlayer, type LorcanaPlayer, lorcanaState, type LorcanaState } from './state.js';

/**
 * Ward (8.15.1): an opponent of the card's controller can't choose the card as an effect resolves. Its own side may
 * choose it. Effects that choose nothing (all, each, at random) are not stopped (8.15.2). What a player picks for an
 * action of the turn or for a cost (challenging, Shift, singing) has the mode `target`, which is not a choice of an
 * effect.
 */
const ward: Protection<LinkedCard, LorcanaBoard> = {
  rule: '8.15.1',
  refuses: ({ zone, keywords, controller }, { mode, chooser, state }) =>
    mode === 'choose' &&
    zone === 'play' &&
    keywords.includes('ward') &&
    areOpponents(state, chooser, controller),
};

/**
 * No player can choose a card that is under another one (rule 5.1.1.5). "All cards under it" takes them without a
 * choice.
 */
const underAnother: Protection<LinkedCard, LorcanaBoard> = {
  rule: '5.1.1.5',
  refuses: ({ zone }) => zone === 'under',
};

/** The protections of cards. */
const cardProtections = { underAnother, ward } as const;

/** The kind `card`: cards in every zone, told apart by `zone`. A filter that names no zone means all zones. */
const lorcanaCardKind: Kind<LorcanaBoard, 'card', LinkedCard, CardKeys> = defineKind({
  ...cardKind,
  object: linkedCard,
  filter: cardKeys,
  matchers: cardMatchers,
  list: (state: LorcanaBoard) => cardsOf(state),
  lastKnown: (state, ref) => knownCard(state, ref),
  protections: cardProtections,
  steps: {
    /** A facedown card never counts as a card in play (rules 5.1.1.8, 5.1.1.10). */
    faceUp: { rule: '5.1.1.10', passes: ({ zone, faceDown }) => zone !== 'play' || !faceDown },
  },
});

/** The kind `player`: the players, in turn order. */
const lorcanaPlayerKind: Kind<LorcanaBoard, 'player', LorcanaPlayer, PlayerKeys> = defineKind({
  name: 'player',
  object: lorcanaPlayer,
  filter: playerKeys,
  matchers: playerMatchers,
  list: (state: LorcanaBoard) => state.players,
  id: ({ id }: LorcanaPlayer) => id,
  controller: ({ id }) => id,
});

/** The rule numbers of the legality steps. */
const lorcanaRules: StepRules = {
  known: '6.1.3.1',
  incarnation: '6.1.11.1',
  kind: '6.1.3.1',
  zone: '6.1.3.1',
  filter: '6.1.3.1',
  quantity: '6.7.3',
  distinct: '6.1.3',
  division: '6.7.3',
  relation: '6.7.3',
};

/** The kinds of things that can be chosen in Lorcana. */
export type LorcanaKinds = readonly [typeof lorcanaCardKind, typeof lorcanaPlayerKind];

/**
 * Lorcana as a game that answers questions about choices: the kinds `card` and `player` over a {@link LorcanaState}.
 *
 * The mode of a slot says what its choice is for. `choose`, the default, is a choice as an effect resolves (6.1.3),
 * to which Ward, Vanish and "must choose" apply. `target` is what a player picks for an action of the turn or for a
 * cost (whom to challenge, what to shift onto, who sings, what to banish), which is not a choice of an effect.
 */
export const lorcana: Game<LorcanaState, LorcanaKinds> = defineGame({
  id: 'lorcana',
  state: lorcanaState,
  players: ({ players }) => players,
  kinds: [lorcanaCardKind, lorcanaPlayerKind],
  messages: lorcanaMessages,
  rules: lorcanaRules,
  defaults: { mode: 'choose', timing: 'resolution' },
});

const boards: Game<LorcanaBoard, LorcanaKinds> = defineGame({
  id: 'lorcana',
  state: z.custom<LorcanaBoard>(),
  players: ({ players }) => players,
  kinds: [lorcanaCardKind, lorcanaPlayerKind],
  messages: lorcanaMessages,
  rules: lorcanaRules,
  defaults: { mode: 'choose', timing: 'resolution' },
});

/** Returns the resolver that answers about choices on a board, of a game by itself or of a match. */
export const resolverOf = (board: LorcanaBoard): TargetResolver<LorcanaBoard> => boards.resolver(board);

/** Lorcana as it is played: the same kinds and the same legality as {@link lorcana}, over the state of a match. */
export const lorcanaTable: Game<LorcanaMatchState, LorcanaKinds> = defineGame({
  id: 'lorcana',
  state: lorcanaMatchState,
  players: ({ players }) => players,
  kinds: [lorcanaCardKind, lorcanaPlayerKind],
  messages: { ...lorcanaMessages, ...matchMessages },
  rules: lorcanaRules,
  defaults: { mode: 'choose', timing: 'resolution' },
});
