import * as z from 'zod';
import type { GameIssue, GameMessages, Issue } from '../issue.js';
import { defineMove, type EnumerableMove } from '../match/move.js';
import type { Cashier, CostPart } from '../play/cost.js';
import type { Tools } from '../play/effect.js';
import { refTo } from '../play/layers.js';
import type { Play } from '../play/play.js';
import type { Table } from '../play/table.js';
import type { TableTypesWith } from '../play/types.js';
import type { PinnedRef } from '../ref.js';
import type { LegalTargets } from '../targeting/check.js';
import { targetSpec, type TargetSpec } from '../targeting/spec.js';
import { textMessages } from '../text/messages.js';

/** The words for the refusals of the standard moves and of texts. A game spreads them into its own. */
export const standardMessages: GameMessages = {
  ...textMessages,
  'standard.asked': () => 'Somebody is asked first: answer, or wait for the answer.',
  'standard.notNow': ({ step }) => `This cannot be done in the step "${String(step)}".`,
  'standard.notYours': ({ card }) => `The card ${String(card)} is not there for you.`,
  'standard.noAbility': ({ card, ability }) =>
    `The card ${String(card)} has no ability ${JSON.stringify(ability)} to use.`,
  'standard.noCard': ({ card }) => `There is no card "${String(card)}".`,
  'standard.unreadCard': ({ told }) => String(told),
  'standard.cardTwice': ({ card }) => `Two cards are called "${String(card)}".`,
  'standard.usedUp': ({ card }) => `This ability of ${String(card)} was used this turn already.`,
};

const refusal = (reason: string, data: GameIssue['data'] = {}): GameIssue => ({
  code: `standard.${reason}`,
  data,
});

/** An ability that its player uses: "cost: effects". Plain JSON. */
export interface ActivatedAbility<Effect, Cost> {
  readonly kind: 'activated';
  /** The id of the ability among those of its object. */
  readonly id: string;
  readonly cost: readonly Cost[];
  /** Whether it may be used only once a turn. */
  readonly once?: boolean | undefined;
  /** The steps in which it may be used. Defaults to all in which its player acts. */
  readonly steps?: readonly string[] | undefined;
  readonly targets?: TargetSpec | undefined;
  readonly do: readonly Effect[];
}

/** Makes the schema of {@link ActivatedAbility} from the schemas of effects and costs. */
export function activatedSchema<Effect, Cost>(
  effect: z.ZodType<Effect>,
  cost: z.ZodType<Cost>,
): z.ZodType<ActivatedAbility<Effect, Cost>> {
  const id = z.string().min(1).max(64);
  return z.strictObject({
    kind: z.literal('activated'),
    id,
    cost: z.array(cost).max(16).readonly(),
    once: z.boolean().optional(),
    steps: z.array(id).min(1).readonly().optional(),
    targets: targetSpec.optional(),
    do: z.array(effect).min(1).max(64).readonly(),
  });
}

/** What the moves of a game's cards need of it. */
export interface CardMoveRules<G extends TableTypesWith<G>, Cost extends CostPart> {
  readonly table: Table<G>;
  readonly play: Play<G>;
  readonly costs: Cashier<G, Cost>;
}

/** A move that is being made by a card, after its cost is paid. */
export interface CardExecution<G extends TableTypesWith<G>> extends Tools {
  readonly state: G['state'];
  readonly player: string;
  /** The card, as it was before its cost was paid. */
  readonly card: G['now'];
  readonly targets: LegalTargets;
}

/** A move that a player makes by a card: where the card must be, what it costs, what is chosen, and what it does. */
export interface CardMove<G extends TableTypesWith<G>, Cost> {
  readonly zone: string;
  /** The steps in which it may be made. Defaults to all in which its player acts. */
  readonly steps?: readonly string[];
  /** Returns further reasons to refuse it. */
  readonly refuses?: (state: G['state'], card: G['now']) => readonly Issue[];
  readonly cost?: (card: G['now'], state: G['state']) => readonly Cost[];
  readonly targets?: (card: G['now'], state: G['state']) => TargetSpec | undefined;
  /** Returns why it refuses targets that the spec allows. */
  readonly refusesTargets?: (state: G['state'], targets: LegalTargets, player: string) => readonly Issue[];
  /** Returns the state after it. What follows from that is then played on. */
  readonly does: (acting: CardExecution<G>) => G['state'];
}

/** The moves of a game's cards. */
export interface CardMoves<G extends TableTypesWith<G>, Cost> {
  /** Makes a move by a card. Its parameter is the card. */
  readonly by: (move: CardMove<G, Cost>) => EnumerableMove<G['state']>;
  /** Makes the move that uses an activated ability of a card in a zone. Its parameters are the card and the ability. */
  readonly activate: (
    zone: string,
    abilities: (card: G['now']) => readonly ActivatedAbility<G['words']['effect'], Cost>[],
  ) => EnumerableMove<G['state']>;
  /** Makes the move that ends the current step. It is offered in these steps, or in all in which a player acts. */
  readonly endStep: (steps?: readonly string[]) => EnumerableMove<G['state']>;
}

const id = z.string().min(1).max(256);
const byCard = z.strictObject({ card: id });
const byAbility = z.strictObject({ card: id, ability: id });

/** Makes the moves by which players play their cards and use their abilities. */
export function cardMoves<G extends TableTypesWith<G>, Cost extends CostPart>({
  table,
  play,
  costs,
}: CardMoveRules<G, Cost>): CardMoves<G, Cost> {
  const notNow = (state: G['state'], steps: readonly string[] | undefined): readonly Issue[] => {
    if (play.prompt(state)) return [refusal('asked')];
    const step = play.step(state);
    return step === undefined || steps === undefined || steps.includes(step)
      ? []
      : [refusal('notNow', { step })];
  };

  const settingOf = (card: G['now'], controller: string) => ({
    controller,
    source: refTo(card),
    variables: {},
    bound: {},
  });

  /** Returns why the parts of a cost for which nothing is chosen cannot be paid. */
  const unpaid = (
    state: G['state'],
    card: G['now'],
    player: string,
    cost: readonly Cost[],
  ): readonly Issue[] => {
    const fixed = cost.filter((part) => costs.slots([part]).slots.length === 0);
    return costs.canPay(state, fixed, settingOf(card, player))
      ? []
      : [{ code: 'cannotPay', data: { cost: fixed.map((part) => part.cost).join(', ') } }];
  };

  /** Makes a move from what it does with each of its parameters. */
  const paying = <Params extends { readonly card: string }>(
    params: z.ZodType<Params>,
    zone: string,
    variants: (card: G['now']) => readonly Params[],
    moveOf: (card: G['now'], params: Params) => CardMove<G, Cost> | GameIssue,
  ): EnumerableMove<G['state']> => {
    const found = (state: G['state'], given: Params) => {
      const card = table.thing(state, given.card);
      const made = card && moveOf(card, given);
      return card && made && !('code' in made) ? { card, made } : undefined;
    };
    return defineMove<G['state'], Params>({
      params,
      variants: (state, player) =>
        table
          .inZone(state, zone, player)
          .filter(({ controller }) => controller === player)
          .flatMap(variants),
      refuses({ state, player, params: given }) {
        const card = table.thing(state, given.card);
        if (card?.controller !== player || card.zone !== zone)
          return [...notNow(state, undefined), refusal('notYours', { card: given.card })];
        const made = moveOf(card, given);
        if ('code' in made) return [made];
        const refused = [...notNow(state, made.steps), ...(made.refuses?.(state, card) ?? [])];
        return refused.length > 0 ? refused : unpaid(state, card, player, made.cost?.(card, state) ?? []);
      },
      attempt: ({ player, params: given }) => ({
        controller: player,
        source: { kind: 'card', id: given.card },
      }),
      getTargetSpecs({ state, params: given }) {
        const { card, made } = found(state, given) ?? {};
        if (!card || !made) return [];
        const paid = costs.slots(made.cost?.(card, state) ?? []);
        const targets = made.targets?.(card, state);
        return [
          ...(paid.slots.length > 0 ? [{ ...paid, timing: 'announcement' as const }] : []),
          ...(targets ? [targets] : []),
        ];
      },
      refusesTargets: ({ state, player, params: given }, targets) =>
        found(state, given)?.made.refusesTargets?.(state, targets, player) ?? [],
      execute({ state, player, params: given, targets, ...tools }) {
        const { card, made } = found(state, given) ?? {};
        if (!card || !made) return state;
        const payment = { ...settingOf(card, player), targets };
        const paid = costs.pay(state, tools, made.cost?.(card, state) ?? [], payment);
        if (!paid.ok) return state;
        return play.advance(made.does({ ...tools, state: paid.value, player, card, targets }), tools);
      },
    });
  };

  const usedKey = (card: G['now'], ability: string): string =>
    `${card.instanceId}:${card.incarnation}:${ability}`;

  return {
    by: (move) =>
      paying(
        byCard,
        move.zone,
        ({ instanceId }) => [{ card: instanceId }],
        () => move,
      ),
    activate: (zone, abilities) =>
      paying(
        byAbility,
        zone,
        (card) => abilities(card).map((ability) => ({ card: card.instanceId, ability: ability.id })),
        (card, { ability: wanted }) => {
          const ability = abilities(card).find((each) => each.id === wanted);
          if (!ability) return refusal('noAbility', { card: card.instanceId, ability: wanted });
          const { once = false, steps, cost, targets } = ability;
          const key = usedKey(card, ability.id);
          return {
            zone,
            ...(steps ? { steps } : {}),
            refuses: ({ used }) =>
              once && used.includes(key) ? [refusal('usedUp', { card: card.instanceId })] : [],
            cost: () => cost,
            targets: () => targets,
            does: ({ state, player, targets: chosen }) =>
              play.begin(table.stateWith(state, { used: once ? [...state.used, key] : state.used }), {
                ...settingOf(card, player),
                bound: boundTo(chosen),
                todo: ability.do,
              }),
          };
        },
      ),
    endStep: (steps) =>
      defineMove<G['state'], Readonly<Record<string, never>>>({
        params: z.strictObject({}),
        refuses: ({ state }) => notNow(state, steps),
        variants: () => [{}],
        execute: ({ state, random, emit }) => play.endStep(state, { random, emit }),
      }),
  };
}

/** Returns what was chosen in each slot, by which effects name it. */
const boundTo = ({ slots }: LegalTargets): Readonly<Record<string, readonly PinnedRef[]>> =>
  Object.fromEntries(slots.map(({ slot, targets }) => [slot, targets]));
