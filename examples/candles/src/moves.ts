import type { GameIssue, TargetSpec } from '@reticle/core';
import { defineMove, type EnumerableMove } from '@reticle/core/match';
import { allObjects, objectById, refTo, type EventRequest, type Tools } from '@reticle/core/play';
import * as z from 'zod';
import { costs, draws, play } from './rules.js';
import { rival, type Candles, type State } from './state.js';
import { game, table } from './table.js';
import type { Card, Use } from './words.js';

const byCard = z.strictObject({ card: z.string().min(1).max(256) });
type ByCard = z.infer<typeof byCard>;

const refusal = (reason: string, data: GameIssue['data'] = {}): GameIssue => ({
  code: `candles.${reason}`,
  data,
});
const after = (state: State, tools: Tools, ...events: readonly EventRequest<Candles>[]): State =>
  play.advance(table.emit(state, tools, ...events), tools);

/** Returns the cards of a player in a zone. */
const cardsIn = ({ objects }: State, player: string, zone: string): readonly Card[] =>
  allObjects(objects).filter((one) => one.controller === player && one.zone === zone);

/** Makes what all moves by one card of a player's zone share. `refuses` adds further reasons to refuse. */
const by = (zone: string, refuses: (state: State, card: Card) => readonly GameIssue[]) => ({
  params: byCard,
  refuses: ({ state, player, params }: { state: State; player: string; params: ByCard }) => {
    if (play.prompt(state)) return [refusal('asked')];
    const card = objectById(state.objects, params.card);
    const theirs = card?.controller === player && card.zone === zone;
    return theirs ? refuses(state, card) : [refusal('notYours', params)];
  },
  variants: (state: State, player: string): readonly ByCard[] =>
    cardsIn(state, player, zone).map(({ instanceId: card }) => ({ card })),
  attempt: ({ player, params }: { player: string; params: ByCard }) => ({
    controller: player,
    source: { kind: 'card', id: params.card },
  }),
});
const unspent = ({ exerted, instanceId: card }: Card): readonly GameIssue[] =>
  exerted ? [refusal('spent', { card })] : [];

/** Makes a move that pays what a card costs, and then does what follows. */
const paying = (
  shared: ReturnType<typeof by>,
  useOf: (card: Card) => Pick<Use, 'cost' | 'targets'> | undefined,
  then: (state: State, tools: Tools, card: Card, bound: Readonly<Record<string, Bound>>) => State,
): EnumerableMove<State> =>
  defineMove({
    ...shared,
    getTargetSpecs: ({ state, params }) => {
      const card = objectById(state.objects, params.card);
      const { cost = [], targets } = (card && useOf(card)) ?? {};
      const chosen: TargetSpec = { ...costs.slots(cost), timing: 'announcement' };
      return [...(chosen.slots.length > 0 ? [chosen] : []), ...(targets ? [targets] : [])];
    },
    execute: ({ state, player: controller, params, targets, ...tools }) => {
      const card = objectById(state.objects, params.card);
      if (!card) return state;
      const bound = Object.fromEntries(targets.slots.map(({ slot, targets: refs }) => [slot, refs]));
      const payment = { controller, source: refTo(card), variables: {}, bound, targets };
      const paid = costs.pay(state, tools, useOf(card)?.cost ?? [], payment);
      return paid.ok ? play.advance(then(paid.value, tools, card, bound), tools) : state;
    },
  });
type Bound = readonly ReturnType<typeof refTo>[];

/** Lights a candle from the hand, once a turn. Other cards of the hand are snuffed for it. */
const light = paying(
  by('hand', ({ lit }) => (lit ? [refusal('lit')] : [])),
  ({ cost: count }) => ({ cost: count > 0 ? [{ cost: 'snuff', count }] : [] }),
  (state, tools, card) => ({
    ...table.emit(state, tools, { type: 'moved', card: refTo(card), to: 'play' }),
    lit: true,
  }),
);

/** Uses the printed ability of a candle in play. */
const use = paying(
  by('play', (_state, card) => {
    if (!card.use) return [refusal('noUse', { card: card.instanceId })];
    return card.use.cost.some(({ cost }) => cost === 'exert') ? unspent(card) : [];
  }),
  (card) => card.use,
  (state, _tools, card, bound) =>
    play.begin(state, {
      controller: card.controller,
      source: refTo(card),
      variables: {},
      bound,
      todo: card.use?.do ?? [],
    }),
);

const strikes = game.spec({
  slots: [
    {
      id: 'struck',
      accepts: [
        { kind: 'card', filter: { zone: 'play', controller: 'opponent' } },
        { kind: 'player', filter: { is: 'opponent' } },
      ],
    },
  ],
});

/**
 * Strikes with a ready candle: it burns a candle of the opponent by its strength, and is burned back. A
 * player without candles loses a light.
 */
const strike: EnumerableMove<State> = defineMove({
  ...by('play', (_state, card) => unspent(card)),
  getTargetSpecs: () => [strikes],
  refusesTargets: ({ state, player }, { slots }) => {
    const isGuarded = cardsIn(state, rival(player), 'play').length > 0;
    return isGuarded && slots[0]?.targets[0]?.kind === 'player' ? [refusal('guarded')] : [];
  },
  execute: ({ state, params, targets, ...tools }) => {
    const striker = table.thing(state, params.card);
    const struck = targets.slots[0]?.targets[0];
    if (!striker || !struck) return state;
    const card = refTo(striker);
    const begun = table.emit(state, tools, { type: 'exerted', card });
    if (struck.kind === 'player') return after(begun, tools, { type: 'dimmed', player: struck.id });
    const back = table.thingAt(begun, struck)?.strength ?? 0;
    const hit = { type: 'burned', card: struck, by: card, amount: striker.strength } as const;
    return after(begun, tools, hit, { type: 'burned', card, by: struck, amount: back });
  },
});

/** Ends the turn: readies the other player's candles and draws a card for that player. */
const pass: EnumerableMove<State> = defineMove({
  params: z.strictObject({}),
  refuses: ({ state }) => (play.prompt(state) ? [refusal('asked')] : []),
  variants: () => [{}],
  execute: ({ state, player, ...tools }) => {
    const next = rival(player);
    const ended = after(state, tools, { type: 'turnEnded', player });
    const spent = cardsIn(ended, next, 'play').filter(({ exerted }) => exerted);
    const ready = spent.map((card) => ({ type: 'readied' as const, card: refTo(card) }));
    const begun = after(ended, tools, { type: 'turnBegan', player: next }, ...ready);
    return after(begun, tools, ...draws(begun, next, 1));
  },
});

/** The moves of the game, without `answer`, which is core's. */
export const moves = { light, strike, use, pass };
