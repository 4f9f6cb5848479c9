import type { TargetSpec } from '@reticle/core';
import type { Tools } from '@reticle/core/match';
import type { Cost } from '../language/cost.js';
import type { Effect } from '../language/effects/schema.js';
import { openFilter } from '../language/filter.js';
import { cardAt, cardsSo, isCharacter } from '../state/board.js';
import type { LorcanaCard } from '../state/card.js';
import { lorcanaTable } from '../state/game.js';
import type { LorcanaMatchState } from '../state/match.js';
import { named, type Naming } from '../state/conditions.js';
import { attemptOf } from './ask.js';
import { banish, canExert, exert } from './cards.js';
import { payInk, readyInk } from './ink.js';

const inPlayAs = (
  state: LorcanaMatchState,
  naming: Naming,
  name: string | undefined,
): readonly LorcanaCard[] =>
  name === undefined
    ? []
    : named(naming, name).flatMap((ref) => {
        const card = cardAt(state, ref);
        return card?.zone === 'play' ? [card] : [];
      });

type ChosenPart = NonNullable<Cost['choose']>[number];

/** Cards that a cost has taken before anything is chosen for it. */
interface Spent {
  readonly exerted: readonly LorcanaCard[];
  readonly banished: readonly LorcanaCard[];
}
const NOTHING: Spent = { exerted: [], banished: [] };

/** What the part of a cost that is chosen may be: cards with which it can be done. */
function payers(
  state: LorcanaMatchState,
  naming: Naming,
  { to, of }: ChosenPart,
  spent: Spent,
): readonly string[] {
  const gone = (card: LorcanaCard, cards: readonly LorcanaCard[]): boolean =>
    cards.some(({ instanceId }) => instanceId === card.instanceId);
  return cardsSo(state, of, naming)
    .filter((card) => !gone(card, spent.banished))
    .filter((card) => to !== 'exert' || (canExert(card) && !card.drying && !gone(card, spent.exerted)))
    .map(({ instanceId }) => instanceId);
}

/** Whether one card cannot pay both parts, the one before the other: what was exerted can still be banished. */
const excludes = (before: ChosenPart, after: ChosenPart): boolean =>
  before.to !== 'exert' || after.to === 'exert';

/**
 * What is chosen for a cost, as one question, so that all of it can be paid (rule 1.5.3); none where that cannot be. It is no
 * choice of an effect: Ward has no part in it.
 */
export function costChoices(
  state: LorcanaMatchState,
  naming: Naming,
  parts: readonly ChosenPart[],
  spent = NOTHING,
) {
  const able = parts.map((part) => payers(state, naming, part, spent));
  if (able.some((ids) => ids.length === 0)) return undefined;
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

/** Whether what is chosen for a cost could be chosen in several ways, as everybody can judge. */
export function seemsChosen(state: LorcanaMatchState, naming: Naming, parts: readonly ChosenPart[]): boolean {
  const count = costChoices(state, naming, parts.map(openPart))?.choices.count();
  return count?.ok === true && count.value > 1n;
}

/** Whether a cost can be paid, all of it (rules 1.5.3, 4.1.4). */
export function canPay(state: LorcanaMatchState, naming: Naming, cost: Cost): boolean {
  const { ink = 0, choose = [] } = cost;
  if (readyInk(state, naming.controller) < ink) return false;
  const exerted = inPlayAs(state, naming, cost.exert);
  const banished = inPlayAs(state, naming, cost.banish);
  if (cost.exert !== undefined && !(exerted.length > 0 && exerted.every((card) => canExert(card))))
    return false;
  if (cost.banish !== undefined && banished.length === 0) return false;
  return choose.length === 0 || costChoices(state, naming, choose, { exerted, banished }) !== undefined;
}

/** Whether what is exerted for an ability of a card could be: a drying character can't (rule 5.1.1.11). */
export const dryEnough = (state: LorcanaMatchState, naming: Naming, { exert: name }: Cost): boolean =>
  inPlayAs(state, naming, name).every((card) => !isCharacter(card) || !card.drying);

/** Pays what is not chosen; what is chosen is paid by an effect that comes first. The cost can be paid. */
export function payNow(
  state: LorcanaMatchState,
  naming: Naming,
  cost: Cost,
  tools: Tools,
): { readonly state: LorcanaMatchState; readonly chosen: readonly Effect[] } {
  const { ink = 0, choose = [] } = cost;
  const paid = payInk(state, naming.controller, ink, tools);
  const exerted = inPlayAs(paid, naming, cost.exert).reduce((now, card) => exert(now, card, tools), paid);
  const banished = banish(exerted, inPlayAs(exerted, naming, cost.banish), tools);
  return { state: banished, chosen: choose.length > 0 ? [{ effect: 'pay', choose }] : [] };
}
