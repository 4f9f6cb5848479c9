import { ok, type PinnedRef, type Result, type SlotChoice, type TargetSpec } from '@reticle/core';
import { randomFrom } from '@reticle/core/match';
import { type Cashier, cashier, type CostKinds, type Table, type Tools } from '@reticle/core/play';
import type { Cost } from '../language/cost.js';
import type { Effect } from '../language/effects/schema.js';
import { openFilter } from '../language/filter.js';
import { memo } from '../language/memo.js';
import { present } from '../language/present.js';
import { cardAt, cardById, cardsSo, isCharacter, refTo } from '../state/board.js';
import type { LorcanaCard } from '../state/card.js';
import { lorcanaTable } from '../state/game.js';
import type { LorcanaMatchState } from '../state/match.js';
import { type Lorcana, refsNamed, type Naming } from '../state/conditions.js';
import { tableOf } from '../state/table.js';
import { attemptOf } from './ask.js';
import { banish, banishEvents, canExert, exert, intoDiscard, intoHand } from './cards.js';
import { readyInk } from './ink.js';

const inPlayAs = (state: LorcanaMatchState, naming: Naming, name: string): readonly LorcanaCard[] =>
  refsNamed(naming, name).flatMap((ref) => {
    const card = cardAt(state, ref);
    return card?.zone === 'play' ? [card] : [];
  });

/** The parts of a cost that need no choice. They are paid in this order. */
type Part =
  | { readonly cost: 'ink'; readonly amount: number }
  | { readonly cost: 'exert' | 'banish'; readonly what: string };

/** How to pay each part. `pay` returns undefined if it can't be paid. */
const KINDS: CostKinds<Lorcana, Part> = {
  ink: {
    pay({ amount }, { state, controller }) {
      if (readyInk(state, controller) < amount) return undefined;
      return amount === 0 ? [] : [{ type: 'paysInk', player: controller, amount }];
    },
  },
  exert: {
    pay({ what }, scene) {
      const cards = inPlayAs(scene.state, scene, what);
      const able = cards.length > 0 && cards.every((card) => canExert(card));
      return able ? cards.map((card) => ({ type: 'isExerted', card: refTo(card) })) : undefined;
    },
  },
  banish: {
    pay({ what }, scene) {
      const cards = inPlayAs(scene.state, scene, what);
      return cards.length > 0 ? banishEvents(scene.state, cards, []) : undefined;
    },
  },
};

const cashierAt = memo((table: Table<Lorcana>): Cashier<Lorcana, Part> => cashier(table, KINDS));
const cashierOf = (state: LorcanaMatchState): Cashier<Lorcana, Part> => cashierAt(tableOf(state));

const partsOf = ({ ink = 0, exert: exerted, banish: banished }: Cost): readonly Part[] => [
  ...(ink > 0 ? [{ cost: 'ink', amount: ink } as const] : []),
  ...(exerted === undefined ? [] : [{ cost: 'exert', what: exerted } as const]),
  ...(banished === undefined ? [] : [{ cost: 'banish', what: banished } as const]),
];

const settingOf = ({ controller, source, bound }: Naming) => ({ controller, source, bound, variables: {} });

/** The tools to try out whether a cost can be paid: events go nowhere, and paying uses no chance. */
const SILENT_TOOLS: Tools = { random: randomFrom([0, 0, 0, 1]), emit: () => undefined };

type ChosenPart = NonNullable<Cost['choose']>[number];

/** Returns the cards that the player may choose for a part of a cost. */
const payers = (state: LorcanaMatchState, naming: Naming, { to, of }: ChosenPart): readonly string[] =>
  cardsSo(state, of, naming)
    .filter((card) => to !== 'exert' || (canExert(card) && !card.drying))
    .map(({ instanceId }) => instanceId);

/** Whether one card cannot pay both parts, `before` first. A card that was exerted can still be banished. */
const excludes = (before: ChosenPart, after: ChosenPart): boolean =>
  before.to !== 'exert' || after.to === 'exert';

/**
 * Returns the choice for a cost as one question, which allows only choices that pay all of it (rule 1.5.3). Returns
 * undefined if the cost can't be paid. This is not a choice of an effect, so Ward does not apply.
 */
export function costChoices(state: LorcanaMatchState, naming: Naming, parts: readonly ChosenPart[]) {
  const able = parts.map((part) => payers(state, naming, part));
  const spec: TargetSpec = {
    slots: parts.map(({ count = 1 }, index) => ({
      id: `paid${index}`,
      accepts: [{ kind: 'card', filter: { instanceId: able[index] ?? [] } }],
      min: count,
      max: count,
      chooser: 'controller',
      mode: 'target',
    })),
    relations: parts.flatMap((after, index) =>
      parts
        .slice(0, index)
        .flatMap((before, at) =>
          excludes(before, after)
            ? [{ relation: 'different' as const, slots: [`paid${at}`, `paid${index}`] }]
            : [],
        ),
    ),
    timing: 'resolution',
    description: 'cost',
  };
  const attempt = attemptOf(state, naming, naming.controller);
  const choices = lorcanaTable.resolver(state).choices(spec, attempt);
  const whole = choices.ok ? choices.value.completable() : choices;
  return choices.ok && whole.ok && whole.value
    ? { decision: { player: naming.controller, attempt, spec }, choices: choices.value }
    : undefined;
}

/** Returns a part of a cost as every player can judge it, without looking into a hand. */
const openPart = (part: ChosenPart): ChosenPart => ({ ...part, of: openFilter(part.of) });

/** Returns a cost as every player can judge it. Whether that can be paid reveals no hidden card (rule 7.1.3.1). */
export const openCost = (cost: Cost): Cost =>
  cost.choose ? { ...cost, choose: cost.choose.map(openPart) } : cost;

/**
 * Returns the question for a cost. Returns undefined if there is only one way to pay, as far as every player can
 * judge.
 */
export function costDecision(state: LorcanaMatchState, naming: Naming, parts: readonly ChosenPart[]) {
  const count = costChoices(state, naming, parts.map(openPart))?.choices.count();
  return count?.ok === true && count.value > 1n ? costChoices(state, naming, parts)?.decision : undefined;
}

/** Whether a player can pay all of a cost (rules 1.5.3, 4.1.4), including the chosen part after the rest is paid. */
export function canPay(state: LorcanaMatchState, naming: Naming, cost: Cost): boolean {
  const { choose = [] } = cost;
  const till = cashierOf(state);
  if (choose.length === 0) return till.canPay(state, partsOf(cost), settingOf(naming));
  const paid = till.pay(state, SILENT_TOOLS, partsOf(cost), settingOf(naming));
  return paid.ok && costChoices(paid.value, naming, choose) !== undefined;
}

/** Whether the card to exert for an ability is not a drying character (rule 5.1.1.11). */
export const dryEnough = (state: LorcanaMatchState, naming: Naming, { exert: name }: Cost): boolean =>
  name === undefined || inPlayAs(state, naming, name).every((card) => !isCharacter(card) || !card.drying);

/**
 * Pays the part of a cost that needs no choice, all of it or nothing. An effect that resolves first pays the chosen
 * part. Refuses with `cannotPay` if it can't be paid.
 */
export function payNow(
  state: LorcanaMatchState,
  naming: Naming,
  cost: Cost,
  tools: Tools,
): Result<{ readonly state: LorcanaMatchState; readonly chosen: readonly Effect[] }> {
  const { choose = [] } = cost;
  const paid = cashierOf(state).pay(state, tools, partsOf(cost), settingOf(naming));
  return paid.ok
    ? ok({ state: paid.value, chosen: choose.length > 0 ? [{ effect: 'pay', choose }] : [] })
    : paid;
}

const PAYMENTS: {
  readonly [To in ChosenPart['to']]: (
    state: LorcanaMatchState,
    cards: readonly LorcanaCard[],
    tools: Tools,
  ) => LorcanaMatchState;
} = {
  banish: (state, cards, tools) => banish(state, cards, tools),
  exert: (state, cards, tools) => cards.reduce((now, card) => exert(now, card, tools), state),
  discard: intoDiscard,
  return: intoHand,
};

/** Pays with the cards chosen for a cost, part by part. Returns which cards paid each part. */
export function payChosen(
  state: LorcanaMatchState,
  parts: readonly ChosenPart[],
  slots: readonly SlotChoice[],
  tools: Tools,
) {
  const paid = slots.map(({ targets }) =>
    targets.flatMap(({ id }): readonly PinnedRef[] => {
      const card = cardById(state, id);
      return card ? [refTo(card)] : [];
    }),
  );
  const after = parts.reduce((now, { to }, index) => {
    const cards = present(paid[index], 'such part').flatMap((ref) => cardAt(now, ref) ?? []);
    return PAYMENTS[to](now, cards, tools);
  }, state);
  return { state: after, paid };
}

/** Pays ink for a card. Refuses with `cannotPay` if there is not enough. */
export const payInk = (
  state: LorcanaMatchState,
  player: string,
  card: LorcanaCard,
  amount: number,
  tools: Tools,
): Result<LorcanaMatchState> =>
  cashierOf(state).pay(
    state,
    tools,
    [{ cost: 'ink', amount }],
    settingOf({ controller: player, source: refTo(card), bound: {} }),
  );
