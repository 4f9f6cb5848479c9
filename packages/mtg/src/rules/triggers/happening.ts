import type { PinnedRef } from '@reticle/core';
import type { MatchEvent } from '@reticle/core/match';
import * as z from 'zod';
import type { Trigger } from '../../language/card-definition.js';
import type { MtgCard } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { playerRefOf, refOf } from '../../state/refs.js';
import { cardById, knownCard } from '../../state/state.js';

const ref = z.object({ kind: z.string(), id: z.string(), incarnation: z.int() });
const refs = z.array(ref);

/** Something that abilities may wait for, in the words of {@link Trigger}. */
export interface GameEvent {
  readonly on: Trigger['on'];
  /** What it happened to, as filters look at it: as it was, where it left (rule 603.10a). */
  readonly subject?: MtgCard | undefined;
  /** What effects mean by `it`, `player` and `other`. */
  readonly bound: Readonly<Record<string, readonly PinnedRef[]>>;
  /** How much, for damage: what effects mean by X. */
  readonly amount?: number;
  readonly player?: string | undefined;
  readonly from?: string;
  readonly to?: string;
  readonly step?: string;
  /** What was dealt damage. */
  readonly struck?: 'player' | 'creature' | 'other';
}
const moved = z.object({ card: ref, from: z.string(), to: z.string() });
const cast = z.object({ by: ref, controller: z.string() });
const stepBegan = z.object({ step: z.string(), player: z.string() });
const damage = z.object({ source: ref, to: ref, amount: z.number() });
const ofCard = z.object({ card: z.union([z.string(), ref]), others: refs.optional() });

/** How one type of events is read, and what they can make happen. */
interface Reader {
  readonly makes: readonly Trigger['on'][];
  readonly read: (state: MtgMatchState, event: MatchEvent) => readonly GameEvent[];
}

const reader = <T>(
  makes: Reader['makes'],
  schema: z.ZodType<T>,
  read: (state: MtgMatchState, facts: T) => readonly GameEvent[],
): Reader => ({
  makes,
  read(state, event) {
    const facts = schema.safeParse(event);
    return facts.success ? read(state, facts.data) : [];
  },
});

/** What happened to one card, bound as `it`, with its controller as `player`. */
function toCard(
  on: Trigger['on'],
  subject: MtgCard | undefined,
  more: Omit<GameEvent, 'on' | 'bound'> & Pick<Partial<GameEvent>, 'bound'> = {},
): readonly GameEvent[] {
  if (!subject) return [];
  const bound = { it: [refOf(subject)], player: [playerRefOf(controllerOf(subject))], ...more.bound };
  return [{ ...more, on, subject, bound }];
}

const simple = (on: Trigger['on']): Reader =>
  reader([on], ofCard, (state, { card, others }) => {
    const found = typeof card === 'string' ? cardById(state, card) : knownCard(state, card);
    return toCard(on, found, others ? { bound: { other: others } } : {});
  });

/** What events make happen, by their types. An event of another type makes nothing happen. */
const READERS: Readonly<Record<string, Reader>> = {
  /** Who enters is looked at as it is there, who leaves as it was (rules 603.6a, 603.10a). */
  moved: reader(['moves'], moved, (state, { card, from, to }) => {
    const now = cardById(state, card.id);
    const it = { ...card, incarnation: card.incarnation + 1 };
    const subject = to === 'battlefield' ? now : knownCard(state, card);
    return toCard('moves', subject, { from, to, bound: { it: [it] } });
  }),
  tokenCreated: reader(['moves'], ofCard, (state, { card }) => {
    const found = cardById(state, typeof card === 'string' ? card : card.id);
    return toCard('moves', found, { to: 'battlefield' });
  }),
  cast: reader(['casts'], cast, (state, { by, controller }) =>
    toCard('casts', knownCard(state, by), { player: controller }),
  ),
  stepBegan: reader(['step'], stepBegan, (_state, { step, player }) => [
    { on: 'step', step, player, bound: { player: [playerRefOf(player)] } },
  ]),
  damage: reader(['dealsDamage', 'isDealtDamage'], damage, (state, { source, to, amount }) => {
    const recipient = to.kind === 'card' ? knownCard(state, to) : undefined;
    const by = source.kind === 'card' ? knownCard(state, source) : undefined;
    const kind = recipient?.types.includes('creature') === true ? 'creature' : 'other';
    const struck = to.kind === 'player' ? 'player' : kind;
    return [
      ...toCard('dealsDamage', by, { amount, struck, bound: { other: [to] } }),
      ...toCard('isDealtDamage', recipient, { amount, bound: { other: [source] } }),
    ];
  }),
  becameTapped: simple('becomesTapped'),
  tappedForMana: simple('tappedForMana'),
  attacked: simple('attacks'),
  blocked: simple('blocks'),
  becameBlocked: simple('becomesBlocked'),
};

/** What an event makes happen, of all that anything waits for. */
export function gameEventsOf(
  state: MtgMatchState,
  event: MatchEvent,
  awaited: ReadonlySet<Trigger['on']>,
): readonly GameEvent[] {
  const known = Object.hasOwn(READERS, event.type) ? READERS[event.type] : undefined;
  return known?.makes.some((on) => awaited.has(on)) ? known.read(state, event) : [];
}
