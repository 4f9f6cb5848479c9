import { type Game, defineGame, type Result, ok, unwrap } from '@reticle/core';
import { type MatchRuntime, defineMatch } from '@reticle/core/match';
import * as z from 'zod';
import type { CardDefinition } from '../language/card-definition.js';
import { matchMessages, mtgMessages } from '../language/messages.js';
import { rulesOfMatches } from '../rules/execution.js';
import { lacksActsAs } from '../rules/targeting/acts-as.js';
import {
  type MtgKinds,
  mtgRules,
  mtgAbilityKind,
  mtgCardKind,
  mtgPlayerKind,
} from '../rules/targeting/kinds.js';
import { type MtgMatchState, mtgMatchState } from '../state/match-state.js';
import { memo } from '../state/memo.js';
import { determinize } from './bots/determinize.js';
import { evaluate, WEIGHTS } from './bots/evaluate.js';
import { lookAheadAt } from './bots/look-ahead.js';
import { activate, cast, playLand } from './moves/cards.js';
import { casterOf } from './caster.js';
import { attack, block, doneAttacking, doneBlocking } from './moves/combat.js';
import { concede, decide, pass } from './moves/turn.js';
import { type MtgOptions, mtgOptions } from './options.js';
import { setUp } from './setup.js';
import { tableOf } from './table.js';
import { isHidden, viewOf } from './view.js';

/** Magic as matches play it: the kinds and the legality of `mtg`, on the larger state of a match. */
export const mtgMatchGame: Game<MtgMatchState, MtgKinds> = defineGame({
  id: 'mtg',
  state: mtgMatchState,
  players: ({ players }: MtgMatchState) => players,
  kinds: [mtgCardKind, mtgAbilityKind, mtgPlayerKind],
  messages: { ...mtgMessages, ...matchMessages },
  rules: mtgRules,
  lacks: lacksActsAs,
});

/** Adds a match's weights to the usual ones. The result is cached by the set of weights. */
const withUsual = memo((weights: Readonly<Record<string, number>>) => ({ ...WEIGHTS, ...weights }));

/** The cards with which a match is played. */
export interface MtgMatchSetup {
  readonly cards: readonly CardDefinition[];
  /** The name of this collection of cards. Every match holds it as its option `set`. Defaults to `cards`. */
  readonly id?: string;
}

/**
 * Defines matches of Magic with these cards, for two to six players. `mtgOptions` are the options of a match;
 * with `{}` the players get two-colour decks.
 *
 * @returns the runtime, or `mtg.duplicateAbilities` if two cards have the same id
 */
export function createMtgMatch({ cards, id = 'cards' }: MtgMatchSetup): Result<MatchRuntime<MtgMatchState>> {
  const made = rulesOfMatches(cards, casterOf);
  if (!made.ok) return made;
  const rules = made.value;
  const table = tableOf(rules);
  return ok(
    defineMatch<MtgMatchState, MtgOptions & { readonly set: string }>({
      game: mtgMatchGame,
      version: 1,
      options: mtgOptions.extend({
        set: z.literal(id).default(id).describe('The set whose cards are played.'),
      }),
      setup: (options, random) => setUp(rules, options, random),
      toAct(state) {
        const acting = table.acting(state);
        return acting ? [acting.player] : [];
      },
      outcome: ({ ended }) => ended,
      // A greedy bot takes the first of equally good moves, so doing nothing comes first.
      moves: {
        pass: pass(table),
        doneAttacking: doneAttacking(table),
        doneBlocking: doneBlocking(table),
        decide: decide(table),
        playLand: playLand(table),
        cast: cast(table),
        activate: activate(table),
        attack: attack(table),
        block: block(table),
        concede: concede(table),
      },
      leaves: 'concede',
      view: (state, viewer) => viewOf(table, state, viewer),
      hides: (state, viewer, target) => isHidden(table, state, viewer, target),
      weights: WEIGHTS,
      evaluate: (state, player, weights) => evaluate(state, player, withUsual(weights)),
      determinize: (state, player, random) => determinize(table, state, player, random),
      lookAhead: lookAheadAt(table),
    }),
  );
}

/** Does what {@link createMtgMatch} does. @throws RefusedError if that refuses the cards */
export const mtgMatch = (setup: MtgMatchSetup): MatchRuntime<MtgMatchState> => unwrap(createMtgMatch(setup));
