import type { PinnedRef } from '@reticle/core';
import {
  changeObject,
  changeObjects,
  defineTable,
  type EventRequest,
  idsIn,
  movedObject,
  objectAt,
  objectById,
  orderedZone,
  positionOf,
  remembering,
  type Table,
  type Tools,
} from '@reticle/core/play';
import type { CardDefinition } from '../language/card.js';
import type { Condition } from '../language/condition.js';
import { cardKeys, type Amount } from '../language/filter.js';
import { present } from '../language/present.js';
import { memo } from '../language/memo.js';
import type { HappenedFact, TurnFact } from '../language/facts.js';
import { lorcanaCard, type LorcanaCard, cardWith } from './card.js';
import { amountIn, holdsIn, type Lorcana, type MatchContext, type Naming, numberRef } from './conditions.js';
import { type Asker, linkedCard, type LinkedCard, cardLinker, notBelow, withGain } from './links.js';
import { catalogOf, type LorcanaMatchState, type Seat, ZONE_RULES, matchWith } from './match.js';
import { awaitedIn, refIn, logEventsOf } from './events.js';
import { cardMatchers } from './matchers.js';
import { abilitiesNow, abilitiesOf, type Change, EVENTS } from './words.js';

/** An event that rules ask the table to perform. */
export type EmittedEvent = EventRequest<Lorcana>;

const withCard = (
  state: LorcanaMatchState,
  { id }: { readonly id: string },
  change: (card: LorcanaCard) => LorcanaCard,
): LorcanaMatchState => {
  const objects = changeObject(state.objects, id, change);
  return objects === state.objects ? state : matchWith(state, { objects });
};
const withFacts = (
  state: LorcanaMatchState,
  card: { readonly id: string },
  facts: Partial<LorcanaCard>,
): LorcanaMatchState => withCard(state, card, (found) => cardWith(found, facts));
const withTurnFact = (
  state: LorcanaMatchState,
  card: { readonly id: string },
  fact: TurnFact,
): LorcanaMatchState =>
  withCard(state, card, (found) =>
    found.thisTurn.includes(fact) ? found : cardWith(found, { thisTurn: [...found.thisTurn, fact] }),
  );
/** Returns the state that remembers, to the end of the turn, what happened, with the card as it is now. */
const withHappened = (
  state: LorcanaMatchState,
  fact: HappenedFact,
  who: { readonly card?: { readonly id: string }; readonly player?: string },
): LorcanaMatchState => {
  const card = who.card && storedCard(state, who.card.id);
  const player = present(who.player ?? card?.controller, 'player');
  const one = card ? { fact, player, card } : { fact, player };
  return matchWith(state, { happened: [...state.happened, one] });
};
/** Returns the state with less damage on a card. */
const withLess = (state: LorcanaMatchState, card: PinnedRef, amount: number): LorcanaMatchState =>
  withTurnFact(
    withCard(state, card, (found) => cardWith(found, { damage: found.damage - amount })),
    card,
    'lostDamage',
  );
const withLore = (state: LorcanaMatchState, player: string, more: number): LorcanaMatchState =>
  matchWith(state, {
    players: state.players.map((found) =>
      found.id === player ? { id: found.id, lore: Math.max(0, found.lore + more), team: found.team } : found,
    ),
  });

/** Returns a seat with another count of inked cards. */
const seatWith = ({ player, altered }: Seat, inked: number, isSettled = altered): Seat => ({
  player,
  inked,
  altered: isSettled,
});

/** Returns the state with changes to what a player has besides cards and lore. */
const withSeat = (
  state: LorcanaMatchState,
  player: string,
  change: (seat: Seat) => Seat,
): LorcanaMatchState =>
  matchWith(state, { seats: state.seats.map((seat) => (seat.player === player ? change(seat) : seat)) });

function withDamage(
  state: LorcanaMatchState,
  { card, amount, by }: { readonly card: PinnedRef; readonly amount: number; readonly by: PinnedRef },
): LorcanaMatchState {
  const hit = withCard(state, card, (found) => cardWith(found, { damage: found.damage + amount }));
  const after = withTurnFact(hit, card, 'wasDamaged');
  return after.challenge ? matchWith(after, { hurt: [...after.hurt, { card, by }] }) : after;
}

/** Puts a card on another one. The top card takes over what the lower card was and had (rule 8.10). */
function withShifted(
  state: LorcanaMatchState,
  card: PinnedRef,
  onto: LinkedCard | undefined,
): LorcanaMatchState {
  if (!onto) return state;
  const { clock } = state;
  const { instanceId, incarnation, exerted, damage, drying, at, cardsUnder } = onto;
  const moved = movedObject(state.objects, onto, { zone: 'under', timestamp: clock }, (found) =>
    cardWith(asArrived(found), { under: card.id }),
  );
  const objects = changeObjects(remembering(moved, onto), (found) => {
    if (found.under === instanceId) return cardWith(found, { under: card.id });
    if (found.instanceId !== card.id) return found;
    const topped = { exerted: exerted || found.exerted, damage, drying, cardsUnder: cardsUnder + 1 };
    return cardWith(found, at === undefined ? topped : { ...topped, at });
  });
  const modifiers = state.modifiers.map((modifier) =>
    modifier.affects.some((ref) => ref.id === instanceId && ref.incarnation === incarnation)
      ? { ...modifier, affects: [card] }
      : modifier,
  );
  return matchWith(state, { clock: clock + 1, objects, modifiers });
}

/** The facts that tie a card to others. */
const TIES = ['at', 'under', 'challenging', 'challengedBy', 'named'] as const;

/** Returns a card as it comes into a zone. It keeps nothing of what it was before (rule 7.1.6). */
const asArrived = (card: LorcanaCard): LorcanaCard =>
  cardWith(
    card,
    {
      controller: card.owner,
      exerted: false,
      damage: 0,
      drying: false,
      faceDown: false,
      cardsUnder: 0,
      thisTurn: [],
    },
    TIES,
  );

const withoutChallenge = (card: LorcanaCard): LorcanaCard =>
  (card.challenging ?? card.challengedBy) === undefined
    ? card
    : cardWith(card, {}, ['challenging', 'challengedBy']);

/** Returns the ink of a player that is, or is not, exerted, as ids in the order of the list of all cards. */
export const inkwellOf = (state: LorcanaMatchState, player: string, exerted: boolean): readonly string[] =>
  idsIn(state.objects, 'inkwell', player).filter((id) => storedCard(state, id)?.exerted === exerted);
const storedCard = ({ objects }: LorcanaMatchState, id: string): LorcanaCard | undefined =>
  objectById(objects, id);

function exertInk(
  state: LorcanaMatchState,
  player: string,
  exerted: boolean,
  most = Infinity,
): LorcanaMatchState {
  const taken = new Set(
    inkwellOf(state, player, !exerted)
      .toSorted((one, other) => at(state, one) - at(state, other))
      .slice(0, most),
  );
  return matchWith(state, {
    objects: changeObjects(state.objects, (card) =>
      card.zone === 'inkwell' && taken.has(card.instanceId) ? cardWith(card, { exerted }) : card,
    ),
  });
}
const at = ({ objects }: LorcanaMatchState, id: string): number => Number(positionOf(objects, id));

/** Returns the object that an event names, or the object that it became if it has left its zone. */
function whereItWent({ objects }: LorcanaMatchState, ref: PinnedRef): PinnedRef {
  const went = { ...ref, incarnation: ref.incarnation + 1 };
  return !objectAt(objects, ref) && objectAt(objects, went) ? went : ref;
}

/** Returns what the names in a trigger's effects mean. `result` is the amount of the event. */
function namesOf(
  event: { readonly type: string; readonly [fact: string]: unknown },
  { source }: Asker,
  state: LorcanaMatchState,
): Naming['bound'] {
  const { type, card, challenger, challenged, song, other, amount } = event;
  const location = type === 'movesToLocation' ? other : undefined;
  const meant = { this: source, subject: card, challenger, challenged, song, location };
  const things = Object.entries(meant).flatMap(([name, fact]) => {
    const ref = refIn(fact);
    return ref ? [[name, [whereItWent(state, ref)]] as const] : [];
  });
  return Object.fromEntries(
    typeof amount === 'number' ? [...things, ['result', [numberRef(amount)]]] : things,
  );
}

const settle = <Each extends Extract<Change, { readonly by?: unknown }>>(
  change: Each,
  scene: MatchContext,
): Each => ({
  ...change,
  gives:
    'stat' in change.gives ? { ...change.gives, amount: amountIn(scene, change.gives.amount) } : change.gives,
  by: { controller: scene.controller, source: scene.source },
});

function tableWith(catalog: ReadonlyMap<string, CardDefinition>): Table<Lorcana> {
  const table: Table<Lorcana> = defineTable<Lorcana>(
    {
      zones: ZONE_RULES,
      object: lorcanaCard,
      players: ({ players }) => players,
      events: EVENTS,
      actions: {
        played(state, { card, player, exerted, shifted }) {
          const after = withCard(state, card, (found) =>
            cardWith(found, {
              controller: player,
              exerted: found.exerted || exerted,
              drying: shifted ? found.drying : found.types.includes('character'),
              thisTurn: shifted ? ['played', 'shifted'] : ['played'],
            }),
          );
          return withHappened(after, 'played', { card });
        },
        quests: (state, { card }) => withTurnFact(state, card, 'quested'),
        sings: (state, { card }) => withTurnFact(state, card, 'sang'),
        challenges: (state, { challenger, challenged }) => {
          const one = withTurnFact(
            withFacts(state, challenger, { challenging: challenged.id }),
            challenger,
            'challenged',
          );
          const other = withFacts(one, challenged, { challengedBy: challenger.id });
          const challenge = { challenger, challenged, step: 'declaration' } as const;
          const after = withHappened(withTurnFact(other, challenged, 'wasChallenged'), 'challenged', {
            card: challenger,
          });
          return matchWith(after, { challenge });
        },
        isChallenged: (state) => state,
        isBanished: (state, { card, role }) => {
          const after = withHappened(state, 'banished', { card });
          return role === undefined ? after : withHappened(after, 'banishedInChallenge', { card });
        },
        banishesInChallenge: (state) => state,
        isDealtDamage: (state, { card, ...event }) =>
          withHappened(withDamage(state, { card, ...event }), 'damaged', { card }),
        isPutDamage: (state, { card, ...event }) =>
          withHappened(withDamage(state, { card, ...event }), 'damaged', { card }),
        isHealed: (state, { card, amount, by: player }) =>
          withHappened(withLess(state, card, amount), 'healed', {
            card,
            ...(player === undefined ? {} : { player }),
          }),
        givesDamage: (state, { card, amount }) => withLess(state, card, amount),
        isExerted: (state, { card }) => withFacts(state, card, { exerted: true }),
        isReadied: (state, { card }) => withFacts(state, card, { exerted: false }),
        isDry: (state, { card }) => withFacts(state, card, { drying: false }),
        movesToLocation: (state, { card, other }) =>
          withTurnFact(withFacts(state, card, { at: other.id }), card, 'moved'),
        leavesLocation: (state, { card }) => withCard(state, card, (found) => cardWith(found, {}, ['at'])),
        entersDiscard: (state, { card }) => withHappened(state, 'putIntoDiscard', { card }),
        leavesDiscard: (state, { card }) => withHappened(state, 'leftDiscard', { card }),
        // No player may know later which card it was (rule 7.5.4).
        isInked(state, { card }) {
          const { owner } = present(storedCard(state, card.id), 'card');
          return withHappened(withTurnFact(state, card, 'putIntoInkwell'), 'inked', { player: owner });
        },
        isDiscarded: (state) => state,
        isChosen: (state) => state,
        namesCard: (state, { card, name }) => withFacts(state, card, { named: name }),
        getsCardUnder(state, { card, under }) {
          const after = withCard(withFacts(state, under, { under: card.id }), card, (found) =>
            cardWith(found, { cardsUnder: found.cardsUnder + 1 }),
          );
          return withHappened(withTurnFact(after, card, 'gotCardUnder'), 'gotCardUnder', { card });
        },
        turnBegins: (state) => state,
        turnEnds: (state) => matchWith(state, { phase: 'end' }),
        drawsCard: (state, { player }) => withHappened(state, 'drew', { player }),
        gainsLore: (state, { player, amount }) => withLore(state, player, amount),
        losesLore: (state, { player, amount }) => withLore(state, player, -amount),
        stacks: (state, { card, onto }) => withShifted(state, card, table.thingAt(state, onto)),
        lies: (state, { card, exerted, faceDown }) => withFacts(state, card, { exerted, faceDown }),
        reorders(state, { card, top }) {
          const { owner } = present(storedCard(state, card.id), 'card');
          const rest = idsIn(state.objects, 'deck', owner).filter((id) => id !== card.id);
          const order = top ? [card.id, ...rest] : [...rest, card.id];
          return matchWith(state, { objects: orderedZone(state.objects, 'deck', owner, order) });
        },
        settlesHand: (state, { player }) =>
          withSeat(state, player, (seat) => seatWith(seat, seat.inked, true)),
        usesInking: (state, { player }) => withSeat(state, player, (seat) => seatWith(seat, seat.inked + 1)),
        paysInk: (state, { player, amount }) => exertInk(state, player, true, amount),
        readiesInk: (state, { player }) => exertInk(state, player, false),
        turnStarts: (state, { player }) =>
          matchWith(state, {
            activePlayer: player,
            turn: state.turn + 1,
            phase: 'ready',
            happened: [],
            // What lasts to the end of a turn has ended by now.
            standing: state.standing.filter(({ controller }) => controller !== player),
            triggered: 0,
            seats: withSeat(state, player, (seat) => seatWith(seat, 0)).seats,
            objects: changeObjects(state.objects, (card) =>
              card.thisTurn.length === 0 ? card : cardWith(card, { thisTurn: [] }),
            ),
          }),
        readyEnds: (state) => matchWith(state, { phase: 'set' }),
        turnOver: (state) =>
          matchWith(state, {
            discounts: [],
            standing: state.standing.filter(({ until }) => until !== 'turnOver'),
          }),
        damageStepBegins: (state) =>
          state.challenge ? matchWith(state, { challenge: { ...state.challenge, step: 'damage' } }) : state,
        challengeEnds: (state) =>
          matchWith(state, {
            challenge: null,
            objects: changeObjects(state.objects, withoutChallenge),
          }),
        checked: (state) => matchWith(state, { hurt: [] }),
        wins: (state, { player }) => matchWith(state, { ended: { winners: [player], reason: 'lore' } }),
      },
      stateWith: matchWith,
      turnBegins: 'turnStarts',
      now: cardLinker(),
      arrives: asArrived,
      abilities: (card) =>
        card.faceDown ? abilitiesOf(undefined) : abilitiesNow(card, abilitiesOf(catalog.get(card.publicId))),
      // Abilities wait in play, and some in a discard. No card replaces an event.
      awaited: awaitedIn(catalog),
      replaced: () => false,
      holds: holdsIn,
      names: namesOf,
      tells: logEventsOf,
      layers: ['classed', 'settled', 'leaning', 'challenging', 'floor'],
      dependent: ['leaning'],
      changes: {
        is: { layer: 'classed', apply: (card, { gives }) => withGain(card, gives, undefined) },
        gets: { layer: 'settled', apply: (card, { gives }) => withGain(card, gives, undefined) },
        counts: { layer: 'settled', settle, apply: (card, { gives, by }) => withGain(card, gives, by) },
        leans: { layer: 'leaning', settle, apply: (card, { gives, by }) => withGain(card, gives, by) },
        challenging: { layer: 'challenging', apply: (card, { gives }) => withGain(card, gives, undefined) },
        floor: {
          layer: 'floor',
          apply: (card) => notBelow(card, catalog.get(card.publicId)?.facts.strength ?? 0),
        },
      },
    },
    { object: linkedCard, filter: cardKeys, matchers: cardMatchers },
  );
  return table;
}

const tableFor = memo(tableWith);
const tableIn = memo(({ cards }: LorcanaMatchState['config']) => tableFor(catalogOf(cards)));

/** Returns the table of a match. Its cards are those of the sets and those that the match's options add. */
export const tableOf = ({ config }: Pick<LorcanaMatchState, 'config'>): Table<Lorcana> => tableIn(config);

/** Performs events at the same time. This is the only way in which rules change what a match is about. */
export const emitEvents = (
  state: LorcanaMatchState,
  tools: Tools,
  ...events: readonly EmittedEvent[]
): LorcanaMatchState => (events.length === 0 ? state : tableOf(state).emit(state, tools, ...events));

/** Returns a match as an ability with these names sees it. */
export const contextOf = (state: LorcanaMatchState, { controller, source, bound }: Naming): MatchContext =>
  tableOf(state).scene(state, { controller, source, variables: {}, bound });

/** Computes an amount for the present state. */
export const amountOf = (state: LorcanaMatchState, naming: Naming, amount: Amount): number =>
  typeof amount === 'number' ? amount : amountIn(contextOf(state, naming), amount);

/** Whether a condition holds now. */
export const holds = (state: LorcanaMatchState, naming: Naming, condition: Condition): boolean =>
  holdsIn(condition, contextOf(state, naming));
