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
  /** Enters play exerted: with Bodyguard (rule 8.3.2), and what says that it may. */
  exerted: z.literal(true).optional(),
  /** Without paying anything, as the card itself says. */
  free: z.literal(true).optional(),
});
const shiftParams = playParams.omit({ free: true }).extend({
  /** Which of several ways to shift, from 1; the first, if it says nothing. */
  way: z.int().min(2).max(16).optional(),
});
type ShiftParams = z.infer<typeof shiftParams>;
type PlayParams = z.infer<typeof playParams>;

/** Why a player cannot pay so much ink for a card. */
function inkIssues(state: LorcanaMatchState, player: string, card: LorcanaCard, cost: number) {
  const got = readyInk(state, player);
  if (got >= cost) return [];
  const wanted = priceOf(state, player, card, cost);
  return got < wanted ? [lorcanaIssue('notEnoughInk', { cardId: card.instanceId, wanted, got })] : [];
}

/** Each card of the hand that could be paid for, and with Bodyguard a second time. */
const handVariants = (
  state: LorcanaMatchState,
  player: string,
): readonly Pick<PlayParams, 'cardId' | 'exerted'>[] =>
  playable(state, player).flatMap((card): readonly Pick<PlayParams, 'cardId' | 'exerted'>[] => {
    if (inkIssues(state, player, card, card.cost ?? 0).length > 0) return [];
    const one = { cardId: card.instanceId };
    return mayEnterExerted(state, card) ? [one, { ...one, exerted: true }] : [one];
  });

/** Each card of the hand that says that it may be played for free now. */
const freeVariants = (state: LorcanaMatchState, player: string): readonly PlayParams[] =>
  playable(state, player).flatMap((card): readonly PlayParams[] => {
    if (!isFreeToPlay(state, card)) return [];
    const free = { cardId: card.instanceId, free: true } as const;
    return mayEnterExerted(state, card) ? [free, { ...free, exerted: true }] : [free];
  });

/** Plays a card for its cost; an action resolves at once (rules 4.3.2, 5.4.1.2). Nothing is chosen as it is played. */
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
  /** Cards that are chosen to pay with, besides. */
  readonly choose: NonNullable<Cost['choose']>;
  readonly onto: LorcanaCardFilter;
}

/** Characters that share a name with a card; kept by the card's names, so that core looks at each filter once. */
const sameName = memo((names: readonly string[]): LorcanaCardFilter =>
  frozenCopy({ type: 'character', withName: names }),
);

/** Characters onto which a card shifts by its names: those that share one, and those that count as having one. */
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

/** The ways in which a card shifts: as abilities say (8.10.8), and by the keyword onto characters that share a name (8.10.1). */
export function waysOf(state: LorcanaMatchState, card: LorcanaCard): readonly Shift[] {
  const others = shiftsOf(state, card).map(({ ink, choose = [], onto = namesakes(state, card) }) => ({
    ink,
    choose,
    onto,
  }));
  const ink = card.keywords.includes('shift') ? card.keywordValues['shift'] : undefined;
  return ink === undefined ? others : [...others, { ink, choose: [], onto: namesakes(state, card) }];
}

/** The way in which a card is to shift. */
const shiftOf = (
  state: LorcanaMatchState,
  card: LorcanaCard,
  { way = 1 }: Pick<ShiftParams, 'way'>,
): Shift | undefined => waysOf(state, card)[way - 1];
/** The same, where legality has seen that there is one. */
const theShift = (...asked: Parameters<typeof shiftOf>): Shift => present(shiftOf(...asked), 'such Shift');

/** Such cards, in play and the player's own. */
const own = memo((onto: LorcanaCardFilter): LorcanaCardFilter =>
  frozenCopy({ allOf: [onto], zone: 'play', controller: 'self' }),
);

/** What is chosen to pay with: other cards than the one that is played. None where the cost cannot be paid (rule 1.5.3). */
function paidWith(state: LorcanaMatchState, player: string, card: LorcanaCard, { choose }: Shift) {
  if (choose.length === 0) return { slots: [], relations: [] };
  const naming = { controller: player, source: refTo(card), bound: {} };
  const others = choose.map((part) => ({ ...part, of: { ...part.of, excludeSelf: true } }));
  return costChoices(state, naming, others)?.decision.spec;
}

/** Why a player cannot pay for a way to shift. */
function shiftIssues(state: LorcanaMatchState, player: string, card: LorcanaCard, how: Shift) {
  const short = inkIssues(state, player, card, how.ink);
  return short.length > 0 || paidWith(state, player, card, how)
    ? short
    : [lorcanaIssue('cannotShift', { cardId: card.instanceId })];
}

/** What leaves play to pay is no character to shift onto. */
const LEAVES: ReadonlySet<string> = new Set(['banish', 'return']);

function specOf(
  state: LorcanaMatchState,
  player: string,
  card: LorcanaCard,
  how: Shift,
): TargetSpec | undefined {
  const paid = paidWith(state, player, card, how);
  return (
    paid && {
      slots: [
        {
          id: 'onto',
          accepts: [{ kind: 'card', filter: own(how.onto) }],
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

/** Plays a character on top of an own one, for its Shift cost (rule 8.10.1). What it is put on is no choice of an effect. */
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
