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
import { type Lorcana, named, type Naming } from '../state/conditions.js';
import { tableOf } from '../state/table.js';
import { attemptOf } from './ask.js';
import { banish, banishings, canExert, exert, intoDiscard, intoHand } from './cards.js';
import { readyInk } from './ink.js';

const inPlayAs = (state: LorcanaMatchState, naming: Naming, name: string): readonly LorcanaCard[] =>
  named(naming, name).flatMap((ref) => {
    const card = cardAt(state, ref);
    return card?.zone === 'play' ? [card] : [];
  });

/** What is paid without a choice, part by part in this order. */
type Part =
  | { readonly cost: 'ink'; readonly amount: number }
  | { readonly cost: 'exert' | 'banish'; readonly what: string };

/** How each part is paid; `undefined` if it cannot be. */
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
      return cards.length > 0 ? banishings(scene.state, cards, []) : undefined;
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

/** For trying whether a cost can be paid: nobody hears of it, and nothing is drawn at random by paying. */
const UNHEARD: Tools = { random: randomFrom([0, 0, 0, 1]), emit: () => undefined };

type ChosenPart = NonNullable<Cost['choose']>[number];

/** What the part of a cost that is chosen may be: cards with which it can be done. */
const payers = (state: LorcanaMatchState, naming: Naming, { to, of }: ChosenPart): readonly string[] =>
  cardsSo(state, of, naming)
    .filter((card) => to !== 'exert' || (canExert(card) && !card.drying))
    .map(({ instanceId }) => instanceId);

/** Whether one card cannot pay both parts, the one before the other: what was exerted can still be banished. */
const excludes = (before: ChosenPart, after: ChosenPart): boolean =>
  before.to !== 'exert' || after.to === 'exert';

/**
 * What is chosen for a cost, as one question, so that all of it can be paid (rule 1.5.3); none where that cannot be. It is no
 * choice of an effect: Ward has no part in it.
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

/** A part of a cost as everybody can judge it, who may not look into a hand. */
const openPart = (part: ChosenPart): ChosenPart => ({ ...part, of: openFilter(part.of) });

/** A cost as everybody can judge it: whether it can be paid tells nothing of a hidden card (rule 7.1.3.1). */
export const openCost = (cost: Cost): Cost =>
  cost.choose ? { ...cost, choose: cost.choose.map(openPart) } : cost;

/** What is asked for a cost; nobody is asked where there is one way to pay, as everybody can judge. */
export function askedCost(state: LorcanaMatchState, naming: Naming, parts: readonly ChosenPart[]) {
  const count = costChoices(state, naming, parts.map(openPart))?.choices.count();
  return count?.ok === true && count.value > 1n ? costChoices(state, naming, parts)?.decision : undefined;
}

/** Whether a cost can be paid, all of it (rules 1.5.3, 4.1.4): also what is chosen, once the rest is paid. */
export function canPay(state: LorcanaMatchState, naming: Naming, cost: Cost): boolean {
  const { choose = [] } = cost;
  const till = cashierOf(state);
  if (choose.length === 0) return till.canPay(state, partsOf(cost), settingOf(naming));
  const paid = till.pay(state, UNHEARD, partsOf(cost), settingOf(naming));
  return paid.ok && costChoices(paid.value, naming, choose) !== undefined;
}

/** Whether what is exerted for an ability of a card could be: a drying character can't (rule 5.1.1.11). */
export const dryEnough = (state: LorcanaMatchState, naming: Naming, { exert: name }: Cost): boolean =>
  name === undefined || inPlayAs(state, naming, name).every((card) => !isCharacter(card) || !card.drying);

/**
 * Pays what is not chosen, all of it or nothing; what is chosen is paid by an effect that comes first. Refused (`cannotPay`)
 * where it cannot be paid.
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

const PAID: {
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

/** Pays with what was chosen for a cost, part by part; says which cards each part was paid with. */
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
    return PAID[to](now, cards, tools);
  }, state);
  return { state: after, paid };
}

/** Pays so much ink for a card; refused (`cannotPay`) where there is not enough of it. */
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
