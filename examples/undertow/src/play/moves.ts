import type { GameIssue, TargetSpec } from '@reticle/core';
import { defineMove, type EnumerableMove, type MoveContext } from '@reticle/core/match';
import { allObjects, objectById, refTo, type EventRequest, type Tools } from '@reticle/core/play';
import * as z from 'zod';
import { placeNamed } from '../state/places.js';
import type { Card } from '../language/card.js';
import { announcedEffects, uses } from '../rules/abilities.js';
import { costs } from '../rules/costs.js';
import { draws } from '../rules/effects.js';
import { game } from '../rules/game.js';
import { play } from '../rules/turn.js';
import { rival, type State } from '../state/state.js';
import { table, type Undertow } from '../rules/table.js';

const byCard = z.strictObject({ card: z.string().min(1).max(256) });
type ByCard = z.infer<typeof byCard>;

/** Makes a refusal of the game's own. Its words are among the messages. */
const refusal = (reason: string, data: GameIssue['data'] = {}): GameIssue => ({
  code: `undertow.${reason}`,
  data,
});
/** Returns a refusal if somebody is asked, so that nothing else may be done now. */
const whyNotNow = (state: State): readonly GameIssue[] => (play.prompt(state) ? [refusal('asked')] : []);
/** Returns a refusal if something that may be done once a turn was done already. */
const whyNotAgain = ({ players }: State, player: string, what: string): readonly GameIssue[] =>
  players.some(({ id, done }) => id === player && done.includes(what)) ? [refusal('done', { what })] : [];

/** Emits some events one after the other, and plays everything that follows from them. */
const afterEvents = (state: State, tools: Tools, ...events: readonly EventRequest<Undertow>[]): State =>
  play.advance(
    events.reduce((now, event) => table.emit(now, tools, event), state),
    tools,
  );
/** Returns the reference to a card by its id. */
const refIn = ({ objects }: State, id: string) =>
  refTo(objectById(objects, id) ?? { instanceId: id, incarnation: 0 });

/**
 * Makes what the moves by one card share: the card is the player's, has a type, lies in a zone, and is ready
 * if it is in play.
 */
const by = (
  type: string,
  zone: string,
  because: (context: MoveContext<State, ByCard>) => readonly GameIssue[] = () => [],
) => ({
  params: byCard,
  refuses: (context: MoveContext<State, ByCard>): readonly GameIssue[] => {
    const { state, player, params } = context;
    const card = objectById(state.objects, params.card);
    const fits = card?.controller === player && card.zone === zone && card.types.includes(type);
    if (play.prompt(state)) return whyNotNow(state);
    if (!fits) return [refusal('notSo', { card: params.card, wanted: type })];
    return zone === 'play' && card.exerted ? [refusal('notReady', { card: params.card })] : because(context);
  },
  variants: ({ objects }: State, player: string): readonly ByCard[] =>
    allObjects(objects)
      .filter((one) => one.controller === player && one.zone === zone && one.types.includes(type))
      .map(({ instanceId }) => ({ card: instanceId })),
  attempt: ({ player, params }: MoveContext<State, ByCard>) => ({
    controller: player,
    source: { kind: 'card', id: params.card },
  }),
});
/** Like {@link by}, from the hand and once a turn. */
const onceFromHand = (type: string, what: string) =>
  by(type, 'hand', ({ state, player }) => whyNotAgain(state, player, what));

const freePlace = game.spec({
  slots: [{ id: 'place', kind: 'place', filter: { of: 'self', free: true }, mode: 'choose' }],
});
/** Plays a creature to a free place, once a turn. It is ready in its player's next turn. */
const playCreature: EnumerableMove<State> = defineMove({
  ...onceFromHand('creature', 'play'),
  getTargetSpecs: () => [freePlace],
  execute: ({ state, player, params, targets, ...tools }) => {
    const { lane, row } = placeNamed(targets.slots[0]?.targets[0]?.id) ?? {};
    if (!lane || !row) return state;
    const card = refIn(state, params.card);
    const arriving = { lane, row, exerted: true };
    const done = { type: 'didOnce', player, what: 'play' } as const;
    return afterEvents(state, tools, { type: 'moved', card, to: 'play', arriving }, done);
  },
});

const ownCreature = game.spec({
  slots: [
    {
      id: 'on',
      kind: 'card',
      filter: { zone: 'play', type: 'creature', controller: 'self' },
      mode: 'choose',
    },
  ],
});
/** Attaches an energy card to a creature of the player, once a turn. */
const attach: EnumerableMove<State> = defineMove({
  ...onceFromHand('energy', 'attach'),
  getTargetSpecs: () => [ownCreature],
  execute: ({ state, player, params, targets, ...tools }) => {
    const on = targets.slots[0]?.targets[0]?.id;
    if (on === undefined) return state;
    const card = refIn(state, params.card);
    const done = { type: 'didOnce', player, what: 'attach' } as const;
    return afterEvents(state, tools, { type: 'moved', card, to: 'attached', arriving: { on } }, done);
  },
});

const theirs = { zone: 'play', type: 'creature', controller: 'opponent' } as const;
const openPlayer = { kind: 'player', filter: { is: 'opponent', open: true } } as const;
const near = game.spec({
  slots: [{ id: 'prey', accepts: [{ kind: 'card', filter: { ...theirs, across: true } }, openPlayer] }],
});
const far = game.spec({ slots: [{ id: 'prey', accepts: [{ kind: 'card', filter: theirs }, openPlayer] }] });
const isRanged = (card: Card | undefined): boolean => card?.keywords.includes('ranged') === true;
/**
 * Returns the spec of what a creature may attack: what is across from it, or any creature if it is ranged; or
 * a player whose lane is open.
 */
export const attackSpec = (card: Card | undefined): TargetSpec => (isRanged(card) ? far : near);

/**
 * Attacks with a ready creature. The attacked creature strikes back, unless the attacker is ranged; an
 * attacked player loses a life.
 */
const attack: EnumerableMove<State> = defineMove({
  ...by('creature', 'play'),
  getTargetSpecs: ({ state, params }) => [attackSpec(table.thing(state, params.card))],
  execute: ({ state, params, targets, ...tools }) => {
    const attacker = table.thing(state, params.card);
    const prey = targets.slots[0]?.targets[0];
    if (!attacker || !prey) return state;
    const card = refTo(attacker);
    const begun = table.emit(state, tools, { type: 'attacked', card, prey }, { type: 'exerted', card });
    if (prey.kind === 'player') return afterEvents(begun, tools, { type: 'lostLife', player: prey.id });
    const amount = table.thingAt(begun, prey)?.strength ?? 0;
    const hit = { type: 'damaged', card: prey, by: card, amount: attacker.strength } as const;
    const back = isRanged(attacker) ? [] : [{ type: 'damaged' as const, card, by: prey, amount }];
    return play.advance(table.emit(begun, tools, hit, ...back), tools);
  },
});

const useIn = ({ objects }: State, id: string) => uses.get(objectById(objects, id)?.publicId ?? '');
/**
 * Makes a move that uses what is printed on a card. `spent` makes the event of what happens to the card
 * itself.
 */
const using = (
  type: string,
  zone: string,
  spent: (card: ReturnType<typeof refIn>) => EventRequest<Undertow>,
): EnumerableMove<State> =>
  defineMove({
    ...by(type, zone, ({ state, params }) => (useIn(state, params.card) ? [] : [refusal('noUse', params)])),
    getTargetSpecs: ({ state, params }) => {
      const use = useIn(state, params.card);
      return use ? [use.spec] : [];
    },
    execute: ({ state, player: controller, params, targets, ...tools }) => {
      const found = useIn(state, params.card);
      if (!found) return state;
      const card = refIn(state, params.card);
      const used = table.emit(state, tools, { type: 'used', player: controller, card }, spent(card));
      const bound = Object.fromEntries(targets.slots.map(({ slot, targets: refs }) => [slot, refs]));
      const frame = { controller, source: refIn(used, params.card), variables: {}, bound };
      const paid = costs.pay(used, tools, found.cost, { ...frame, targets });
      if (!paid.ok) return state;
      const todo = announcedEffects(found.does, targets);
      return play.advance(play.begin(paid.value, { ...frame, todo }), tools);
    },
  });

/** Ends the turn: readies the other player's creatures and draws a card for that player. */
const pass: EnumerableMove<State> = defineMove({
  params: z.strictObject({}),
  refuses: ({ state }) => whyNotNow(state),
  variants: () => [{}],
  execute: ({ state, player, ...tools }) => {
    const next = rival(player);
    const begun = afterEvents(
      state,
      tools,
      { type: 'turnEnded', player },
      { type: 'turnBegan', player: next },
    );
    return play.advance(table.emit(begun, tools, ...draws(begun, next, 1)), tools);
  },
});

/**
 * The moves of the game, without `answer`, which is core's. A creature that is used is spent; a surge is
 * discarded.
 */
export const moves = {
  play: playCreature,
  attach,
  attack,
  use: using('creature', 'play', (card) => ({ type: 'exerted', card })),
  cast: using('surge', 'hand', (card) => ({ type: 'moved', card, to: 'discard' })),
  pass,
};
