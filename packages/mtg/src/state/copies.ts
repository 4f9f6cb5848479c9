import type { MtgAbility, MtgCard } from './card.js';
import type { MatchPlayer, MtgMatchState } from './match-state.js';
import type { MtgState } from './state.js';

/**
 * Copies of the things that a move changes, with some facts changed: cards, players, the turn, the state.
 * Each copy is written out fact by fact in one order, so that all copies have the same layout in memory:
 * JavaScript engines read objects quickly if they have the same facts in the same order. A spread (`{
 * ...card, tapped: true }`) or a rest pattern makes a new layout at each place where it is written; a match
 * had thousands of them, and each read had to search.
 *
 * Optional facts that are to be removed are named in `without`. A law compares these copies with spreads.
 */

/** An object that is still being written. */
type Draft<Facts> = { -readonly [Fact in keyof Facts]: Facts[Fact] };

const NOTHING: readonly never[] = [];

/** The names of the facts that an object may lack. */
type Optional<Facts> = {
  [Fact in keyof Facts]-?: object extends Pick<Facts, Fact> ? Fact : never;
}[keyof Facts];

/** Copies a card. The caller may change the copy until it passes it on. */
export function copyCard(card: MtgCard, without: readonly Optional<MtgCard>[]): Draft<MtgCard> {
  const copy: Draft<MtgCard> = {
    instanceId: card.instanceId,
    incarnation: card.incarnation,
    publicId: card.publicId,
    names: card.names,
    zone: card.zone,
    owner: card.owner,
    supertypes: card.supertypes,
    types: card.types,
    subtypes: card.subtypes,
    colors: card.colors,
    keywords: card.keywords,
    manaValue: card.manaValue,
    tapped: card.tapped,
    token: card.token,
    copy: card.copy,
    faceDown: card.faceDown,
    phasedOut: card.phasedOut,
    damage: card.damage,
    counters: card.counters,
    blocking: card.blocking,
    blocked: card.blocked,
    blockedBy: card.blockedBy,
    thisTurn: card.thisTurn,
    dealtDamageTo: card.dealtDamageTo,
    printed: card.printed,
    power: card.power,
    toughness: card.toughness,
    loyalty: card.loyalty,
    defense: card.defense,
    original: card.original,
    manaAbility: card.manaAbility,
    manaSymbols: card.manaSymbols,
    chapters: card.chapters,
    counted: card.counted,
    order: card.order,
    controller: card.controller,
    timestamp: card.timestamp,
    paid: card.paid,
    spent: card.spent,
    attachedTo: card.attachedTo,
    attacking: card.attacking,
    announced: card.announced,
    ownController: card.ownController,
    chosen: card.chosen,
    commander: card.commander,
    commandCasts: card.commandCasts,
    toCommand: card.toCommand,
    sides: card.sides,
    castFrom: card.castFrom,
    phasedWith: card.phasedWith,
    haunting: card.haunting,
    parts: card.parts,
  };
  for (const fact of without) copy[fact] = undefined;
  return copy;
}

/** Copies an ability on the stack. The caller may change the copy until it passes it on. */
export function copyAbility({
  id,
  ability,
  controller,
  source,
  loyalty,
  name,
  announced,
}: MtgAbility): Draft<MtgAbility> {
  const copy: Draft<MtgAbility> = { id, ability, controller, source };
  if (loyalty !== undefined) copy.loyalty = loyalty;
  if (name !== undefined) copy.name = name;
  if (announced !== undefined) copy.announced = announced;
  return copy;
}

/** Copies a player of a match. */
function copyPlayer(player: MatchPlayer, without: readonly Optional<MatchPlayer>[]): Draft<MatchPlayer> {
  const copy: Draft<MatchPlayer> = {
    id: player.id,
    life: player.life,
    pool: player.pool,
    team: player.team,
    keywords: player.keywords,
    counters: player.counters,
    left: player.left,
    range: player.range,
    thisTurn: player.thisTurn,
    drewFromEmpty: player.drewFromEmpty,
    loses: player.loses,
    commanderDamage: player.commanderDamage,
  };
  for (const fact of without) copy[fact] = undefined;
  return copy;
}

type Turn = MtgMatchState['turn'];

/** Copies a turn. */
function copyTurn(turn: Turn, without: readonly Optional<Turn>[]): Draft<Turn> {
  const copy: Draft<Turn> = {
    number: turn.number,
    step: turn.step,
    passes: turn.passes,
    landsPlayed: turn.landsPlayed,
    extraLands: turn.extraLands,
    landsOfTeam: turn.landsOfTeam,
    extraLandsOfTeam: turn.extraLandsOfTeam,
    declaring: turn.declaring,
    blockers: turn.blockers,
    happened: turn.happened,
    before: turn.before,
    damaged: turn.damaged,
    priority: turn.priority,
    phases: turn.phases,
    resumes: turn.resumes,
    inOrder: turn.inOrder,
  };
  for (const fact of without) copy[fact] = undefined;
  return copy;
}

/** Copies a match's state. The lists in it are shared. */
function copyMatch(state: MtgMatchState, without: readonly Optional<MtgMatchState>[]): Draft<MtgMatchState> {
  const copy: Draft<MtgMatchState> = {
    players: state.players,
    cards: state.cards,
    abilities: state.abilities,
    stack: state.stack,
    lastKnown: state.lastKnown,
    permissions: state.permissions,
    turn: state.turn,
    resolving: state.resolving,
    continuous: state.continuous,
    shields: state.shields,
    delayed: state.delayed,
    waiting: state.waiting,
    activated: state.activated,
    nextId: state.nextId,
    activePlayer: state.activePlayer,
    house: state.house,
    frames: state.frames,
    deathtouched: state.deathtouched,
    assigned: state.assigned,
    ordering: state.ordering,
    keeps: state.keeps,
    playable: state.playable,
    struck: state.struck,
    ended: state.ended,
    day: state.day,
    monarch: state.monarch,
    extraTurns: state.extraTurns,
    skips: state.skips,
  };
  for (const fact of without) copy[fact] = undefined;
  return copy;
}

/** Whether an object has all of those facts already, and none of the facts to remove that aren't set anew. */
function isAlready<Facts extends object>(
  thing: Facts,
  change: Partial<Facts>,
  without: readonly (keyof Facts)[],
): boolean {
  for (const fact in change) if (thing[fact] !== change[fact]) return false;
  for (const fact of without) if (thing[fact] !== undefined && !Object.hasOwn(change, fact)) return false;
  return true;
}

const isMatch = (state: MtgState | MtgMatchState): state is MtgMatchState => 'resolving' in state;

/** Returns a card with some facts changed. Returns the same card if it has them already. */
export const cardWith = (
  card: MtgCard,
  change: Partial<MtgCard>,
  without: readonly Optional<MtgCard>[] = NOTHING,
): MtgCard => (isAlready(card, change, without) ? card : Object.assign(copyCard(card, without), change));

/** Returns a player of a match with some facts changed. Returns the same player if nothing changes. */
export const playerWith = (
  player: MatchPlayer,
  change: Partial<MatchPlayer>,
  without: readonly Optional<MatchPlayer>[] = NOTHING,
): MatchPlayer =>
  isAlready(player, change, without) ? player : Object.assign(copyPlayer(player, without), change);

/** Returns a turn with some facts changed. Returns the same turn if nothing changes. */
export const turnWith = (
  turn: Turn,
  change: Partial<Turn>,
  without: readonly Optional<Turn>[] = NOTHING,
): Turn => (isAlready(turn, change, without) ? turn : Object.assign(copyTurn(turn, without), change));

/** Returns a match's state with some facts changed. Returns the same state if nothing changes. */
export const matchWith = (
  state: MtgMatchState,
  change: Partial<MtgMatchState>,
  without: readonly Optional<MtgMatchState>[] = NOTHING,
): MtgMatchState =>
  isAlready(state, change, without) ? state : Object.assign(copyMatch(state, without), change);

/** As {@link matchWith}, for a state that need not be a match. */
export function stateWith<State extends MtgState>(state: State, change: Partial<MtgState>): State;
export function stateWith(state: MtgState, change: Partial<MtgState>): MtgState {
  if (isAlready(state, change, NOTHING)) return state;
  return isMatch(state) ? Object.assign(copyMatch(state, NOTHING), change) : { ...state, ...change };
}
