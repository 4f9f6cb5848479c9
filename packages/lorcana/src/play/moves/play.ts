import { frozenCopy, type TargetSpec, unwrap } from '@reticle/core';
import { defineMove } from '@reticle/core/match';
import * as z from 'zod';
import type { Cost } from '../../language/cost.js';
import type { LorcanaCardFilter } from '../../language/filter.js';
import { present } from '../../language/present.js';
import { memo } from '../../language/memo.js';
import { advance } from '../../rules/advance.js';
import { costChoices, payChosen, payInk } from '../../rules/cost.js';
import { isFreeToPlay, priceOf, readyInk, shiftNamers, shiftNamesOf, shiftsOf } from '../../rules/ink.js';
import { mayEnterExerted, play as playOut } from '../../rules/play.js';
import { refTo, theCard } from '../../state/board.js';
import { plainName } from '../../language/facts.js';
import type { LorcanaCard } from '../../state/card.js';
import { lorcanaIssue } from '../../state/issues.js';
import type { LorcanaMatchState } from '../../state/match.js';
import { holds } from '../../state/table.js';
import { cardId, chosenCard, playable, playableCard } from './when.js';

const playParams = z.strictObject({
  cardId,
  /** Whether it enters play exerted, which Bodyguard (rule 8.3.2) and the texts of some cards allow. */
  exerted: z.literal(true).optional(),
  /** Whether it is played for free, which the card itself must allow. */
  free: z.literal(true).optional(),
});
const shiftParams = playParams.omit({ free: true }).extend({
  /** Which of several ways to shift, from 1. Defaults to the first. */
  way: z.int().min(2).max(16).optional(),
});
type ShiftParams = z.infer<typeof shiftParams>;
type PlayParams = z.infer<typeof playParams>;

/** Returns the issue that a player cannot pay this much ink for a card, if so. */
function inkIssues(state: LorcanaMatchState, player: string, card: LorcanaCard, cost: number) {
  const got = readyInk(state, player);
  if (got >= cost) return [];
  const wanted = priceOf(state, player, card, cost);
  return got < wanted ? [lorcanaIssue('notEnoughInk', { cardId: card.instanceId, wanted, got })] : [];
}

/** Returns the moves that play each affordable card of the hand. A card that may enter exerted has two. */
const handVariants = (
  state: LorcanaMatchState,
  player: string,
): readonly Pick<PlayParams, 'cardId' | 'exerted'>[] =>
  playable(state, player).flatMap((card): readonly Pick<PlayParams, 'cardId' | 'exerted'>[] => {
    if (inkIssues(state, player, card, card.cost ?? 0).length > 0) return [];
    const one = { cardId: card.instanceId };
    return mayEnterExerted(state, card) ? [one, { ...one, exerted: true }] : [one];
  });

/** Returns the moves that play for free each card of the hand that allows it now. */
const freeVariants = (state: LorcanaMatchState, player: string): readonly PlayParams[] =>
  playable(state, player).flatMap((card): readonly PlayParams[] => {
    if (!isFreeToPlay(state, card)) return [];
    const free = { cardId: card.instanceId, free: true } as const;
    return mayEnterExerted(state, card) ? [free, { ...free, exerted: true }] : [free];
  });

/**
 * Plays a card for its cost. An action resolves at once (rules 4.3.2, 5.4.1.2). Nothing is chosen as it is
 * played.
 */
export const play = defineMove({
  params: playParams,
  refuses({ state, player, params }) {
    const wanted = playableCard(state, player, params.cardId);
    if ('issues' in wanted) return wanted.issues;
    const { card } = wanted;
    if (params.exerted && !mayEnterExerted(state, card))
      return [lorcanaIssue('noBodyguard', { cardId: card.instanceId })];
    if (params.free)
      return isFreeToPlay(state, card) ? [] : [lorcanaIssue('notFree', { cardId: card.instanceId })];
    return inkIssues(state, player, card, card.cost ?? 0);
  },
  variants: (state: LorcanaMatchState, player: string): readonly PlayParams[] => [
    ...handVariants(state, player),
    ...freeVariants(state, player),
  ],
  variantsAreLegal: true,
  execute({ state, player, params, random, emit }) {
    const card = theCard(state, params.cardId);
    const tools = { random, emit };
    const price = params.free ? 0 : priceOf(state, player, card, card.cost ?? 0);
    const paid = unwrap(payInk(state, player, card, price, tools));
    return advance(
      playOut(paid, card.instanceId, { player, exerted: params.exerted === true }, tools),
      tools,
    );
  },
});

interface Shift {
  readonly ink: number;
  /** The cards that the player also chooses, to pay with. */
  readonly choose: NonNullable<Cost['choose']>;
  readonly onto: LorcanaCardFilter;
}

/**
 * Returns the filter on characters that share a name with a card. It is kept by the card's names, so that
 * core compiles each filter once.
 */
const sameName = memo((names: readonly string[]): LorcanaCardFilter =>
  frozenCopy({ type: 'character', withName: names }),
);

/**
 * Returns the filter on the characters onto which a card shifts by its names: those that share one, and those
 * that count as having one.
 */
function namesakes(state: LorcanaMatchState, { names }: LorcanaCard): LorcanaCardFilter {
  const also = shiftNamers(state).filter((card) =>
    shiftNamesOf(state, card).some(
      ({ while: holding, withName }) =>
        (withName === undefined || names.includes(plainName(withName))) &&
        (!holding || holds(state, { controller: card.controller, source: refTo(card), bound: {} }, holding)),
    ),
  );
  const instanceId = also.map((card) => card.instanceId);
  return also.length === 0
    ? sameName(names)
    : frozenCopy({ anyOf: [sameName(names), { type: 'character', instanceId }] });
}

/**
 * Returns the ways in which a card shifts: those of its abilities (8.10.8), and that of the keyword, onto
 * characters that share a name (8.10.1).
 */
export function waysOf(state: LorcanaMatchState, card: LorcanaCard): readonly Shift[] {
  const others = shiftsOf(state, card).map(({ ink, choose = [], onto = namesakes(state, card) }) => ({
    ink,
    choose,
    onto,
  }));
  const ink = card.keywords.includes('shift') ? card.keywordValues['shift'] : undefined;
  return ink === undefined ? others : [...others, { ink, choose: [], onto: namesakes(state, card) }];
}

/** Returns the way in which a move shifts a card. */
const shiftOf = (
  state: LorcanaMatchState,
  card: LorcanaCard,
  { way = 1 }: Pick<ShiftParams, 'way'>,
): Shift | undefined => waysOf(state, card)[way - 1];
/** Returns the same, which a legality check has found before. */
const theShift = (...asked: Parameters<typeof shiftOf>): Shift => present(shiftOf(...asked), 'such Shift');

/** Returns the filter on matching cards in play that the player controls. */
const ownInPlay = memo((onto: LorcanaCardFilter): LorcanaCardFilter =>
  frozenCopy({ allOf: [onto], zone: 'play', controller: 'self' }),
);

/**
 * Returns the choice of cards to pay with, which excludes the card that is played. Returns undefined if the
 * cost cannot be paid (rule 1.5.3).
 */
function paymentSpec(state: LorcanaMatchState, player: string, card: LorcanaCard, { choose }: Shift) {
  if (choose.length === 0) return { slots: [], relations: [] };
  const naming = { controller: player, source: refTo(card), bound: {} };
  const others = choose.map((part) => ({ ...part, of: { ...part.of, excludeSelf: true } }));
  return costChoices(state, naming, others)?.decision.spec;
}

/** Returns the reasons why a player cannot pay for a way to shift. */
function shiftIssues(state: LorcanaMatchState, player: string, card: LorcanaCard, how: Shift) {
  const short = inkIssues(state, player, card, how.ink);
  return short.length > 0 || paymentSpec(state, player, card, how)
    ? short
    : [lorcanaIssue('cannotShift', { cardId: card.instanceId })];
}

/** The payments by which a card leaves play. Such a card is not a character to shift onto. */
const LEAVES: ReadonlySet<string> = new Set(['banish', 'return']);

function specOf(
  state: LorcanaMatchState,
  player: string,
  card: LorcanaCard,
  how: Shift,
): TargetSpec | undefined {
  const paid = paymentSpec(state, player, card, how);
  return (
    paid && {
      slots: [
        {
          id: 'onto',
          accepts: [{ kind: 'card', filter: ownInPlay(how.onto) }],
          min: 1,
          max: 1,
          chooser: 'controller',
          mode: 'target',
        },
        ...paid.slots,
      ],
      relations: [
        ...paid.relations,
        ...paid.slots.flatMap(({ id }, at) =>
          LEAVES.has(how.choose[at]?.to ?? '')
            ? [{ relation: 'different' as const, slots: ['onto', id] }]
            : [],
        ),
      ],
      timing: 'announcement',
    }
  );
}

/**
 * Plays a character on top of one of the player's characters, for its Shift cost (rule 8.10.1). The character
 * below is not chosen by an effect.
 */
export const shift = defineMove({
  params: shiftParams,
  refuses({ state, player, params }) {
    const wanted = playableCard(state, player, params.cardId);
    if ('issues' in wanted) return wanted.issues;
    const { card } = wanted;
    const how = shiftOf(state, card, params);
    if (!how) return [lorcanaIssue('noShift', { cardId: card.instanceId })];
    if (params.exerted && !mayEnterExerted(state, card))
      return [lorcanaIssue('noBodyguard', { cardId: card.instanceId })];
    return shiftIssues(state, player, card, how);
  },
  variants: (state: LorcanaMatchState, player: string): readonly ShiftParams[] =>
    playable(state, player).flatMap((card): readonly ShiftParams[] =>
      waysOf(state, card).flatMap((how, index): readonly ShiftParams[] => {
        if (shiftIssues(state, player, card, how).length > 0) return [];
        const way = { cardId: card.instanceId, ...(index > 0 ? { way: index + 1 } : {}) };
        return mayEnterExerted(state, card) ? [way, { ...way, exerted: true }] : [way];
      }),
    ),
  variantsAreLegal: true,
  getTargetSpecs({ state, player, params }) {
    const card = theCard(state, params.cardId);
    const spec = specOf(state, player, card, theShift(state, card, params));
    return spec ? [spec] : [];
  },
  execute({ state, player, params, targets, random, emit }) {
    const card = theCard(state, params.cardId);
    const how = theShift(state, card, params);
    const onto = chosenCard(state, targets);
    const tools = { random, emit };
    const inked = unwrap(payInk(state, player, card, priceOf(state, player, card, how.ink), tools));
    const { state: paid } = payChosen(inked, how.choose, targets.slots.slice(1), tools);
    const playing = { player, exerted: params.exerted === true, onto };
    return advance(playOut(paid, card.instanceId, playing, tools), tools);
  },
});
