import type { MtgAbility, MtgCard } from './card.js';
import type { MatchPlayer, MtgMatchState } from './match-state.js';
import type { MtgState } from './state.js';

/**
 * Copies of what a move changes, with some facts changed: cards, players, the turn, the state. Each is written out fact by fact, in
 * one order, so that all of them are laid out alike in memory. JavaScript engines are fast with objects that have the same facts in
 * the same order; a spread (`{ ...card, tapped: true }`), or what a rest pattern leaves, is laid out anew at each place that makes
 * it. A match had thousands of such layouts, and each fact that was read had to be searched for.
 *
 * Facts that may be absent and shall go are named in `without`. A law holds these copies beside spreads.
 */

/** What is still being written. */
type Draft<Facts> = { -readonly [Fact in keyof Facts]: Facts[Fact] };

const NOTHING: readonly never[] = [];

/** The facts that a thing need not have. */
type Optional<Facts> = {
  [Fact in keyof Facts]-?: object extends Pick<Facts, Fact> ? Fact : never;
}[keyof Facts];

/** A card as it is, to be changed in place by who asks for it, and by nobody once it is given on. */
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
  };
  const { printed, power, toughness, loyalty, defense, order, controller, timestamp } = card;
  const {
    original,
    manaAbility,
    counted,
    chapters,
    paid,
    attachedTo,
    attacking,
    announced,
    ownController,
    chosen,
    commander,
    commandCasts,
    toCommand,
    sides,
    castFrom,
    phasedWith,
    haunting,
    parts,
  } = card;
  const keeps = (fact: Optional<MtgCard>) => !without.includes(fact);
  if (printed !== undefined && keeps('printed')) copy.printed = printed;
  if (power !== undefined && keeps('power')) copy.power = power;
  if (toughness !== undefined && keeps('toughness')) copy.toughness = toughness;
  if (loyalty !== undefined && keeps('loyalty')) copy.loyalty = loyalty;
  if (defense !== undefined && keeps('defense')) copy.defense = defense;
  if (original !== undefined && keeps('original')) copy.original = original;
  if (manaAbility !== undefined && keeps('manaAbility')) copy.manaAbility = manaAbility;
  if (chapters !== undefined && keeps('chapters')) copy.chapters = chapters;
  if (counted !== undefined && keeps('counted')) copy.counted = counted;
  if (order !== undefined && keeps('order')) copy.order = order;
  if (controller !== undefined && keeps('controller')) copy.controller = controller;
  if (timestamp !== undefined && keeps('timestamp')) copy.timestamp = timestamp;
  if (paid !== undefined && keeps('paid')) copy.paid = paid;
  if (attachedTo !== undefined && keeps('attachedTo')) copy.attachedTo = attachedTo;
  if (attacking !== undefined && keeps('attacking')) copy.attacking = attacking;
  if (announced !== undefined && keeps('announced')) copy.announced = announced;
  if (ownController !== undefined && keeps('ownController')) copy.ownController = ownController;
  if (chosen !== undefined && keeps('chosen')) copy.chosen = chosen;
  if (commander !== undefined && keeps('commander')) copy.commander = commander;
  if (commandCasts !== undefined && keeps('commandCasts')) copy.commandCasts = commandCasts;
  if (toCommand !== undefined && keeps('toCommand')) copy.toCommand = toCommand;
  if (sides !== undefined && keeps('sides')) copy.sides = sides;
  if (castFrom !== undefined && keeps('castFrom')) copy.castFrom = castFrom;
  if (phasedWith !== undefined && keeps('phasedWith')) copy.phasedWith = phasedWith;
  if (haunting !== undefined && keeps('haunting')) copy.haunting = haunting;
  if (parts !== undefined && keeps('parts')) copy.parts = parts;
  return copy;
}

/** An ability on the stack as it is, to be changed in place by who asks for it. */
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

/** A player of a match as it is. */
function copyPlayer(player: MatchPlayer, without: readonly Optional<MatchPlayer>[]): Draft<MatchPlayer> {
  const { team, keywords, counters, left, range, drewFromEmpty, loses, commanderDamage } = player;
  const copy: Draft<MatchPlayer> = { id: player.id, life: player.life, pool: player.pool };
  const keeps = (fact: Optional<MatchPlayer>) => !without.includes(fact);
  if (team !== undefined && keeps('team')) copy.team = team;
  if (keywords !== undefined && keeps('keywords')) copy.keywords = keywords;
  if (counters !== undefined && keeps('counters')) copy.counters = counters;
  if (left !== undefined && keeps('left')) copy.left = left;
  if (range !== undefined && keeps('range')) copy.range = range;
  if (drewFromEmpty !== undefined && keeps('drewFromEmpty')) copy.drewFromEmpty = drewFromEmpty;
  if (loses !== undefined && keeps('loses')) copy.loses = loses;
  if (commanderDamage !== undefined && keeps('commanderDamage')) copy.commanderDamage = commanderDamage;
  return copy;
}

type Turn = MtgMatchState['turn'];

/** A turn as it is. */
function copyTurn(turn: Turn, without: readonly Optional<Turn>[]): Draft<Turn> {
  const { number, step, passes, landsPlayed, priority, extraLands, declaring, happened, before } = turn;
  const { phases, resumes, inOrder, blockers } = turn;
  const copy: Draft<Turn> = { number, step, passes, landsPlayed };
  const keeps = (fact: Optional<Turn>) => !without.includes(fact);
  if (extraLands !== undefined && keeps('extraLands')) copy.extraLands = extraLands;
  if (declaring !== undefined && keeps('declaring')) copy.declaring = declaring;
  if (blockers !== undefined && keeps('blockers')) copy.blockers = blockers;
  if (happened !== undefined && keeps('happened')) copy.happened = happened;
  if (before !== undefined && keeps('before')) copy.before = before;
  // It goes with each step, and comes again behind what stays.
  if (priority !== undefined && keeps('priority')) copy.priority = priority;
  if (phases !== undefined && keeps('phases')) copy.phases = phases;
  if (resumes !== undefined && keeps('resumes')) copy.resumes = resumes;
  if (inOrder !== undefined && keeps('inOrder')) copy.inOrder = inOrder;
  return copy;
}

/** A match as it is: its lists are the very same. */
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
  };
  const {
    activePlayer,
    house,
    deathtouched,
    playable,
    frames,
    struck,
    ended,
    day,
    extraTurns,
    keeps: kept,
    assigned,
    ordering,
  } = state;
  const keeps = (fact: Optional<MtgMatchState>) => !without.includes(fact);
  if (activePlayer !== undefined && keeps('activePlayer')) copy.activePlayer = activePlayer;
  if (house !== undefined && keeps('house')) copy.house = house;
  if (frames !== undefined && keeps('frames')) copy.frames = frames;
  if (deathtouched !== undefined && keeps('deathtouched')) copy.deathtouched = deathtouched;
  if (assigned !== undefined && keeps('assigned')) copy.assigned = assigned;
  if (ordering !== undefined && keeps('ordering')) copy.ordering = ordering;
  if (kept !== undefined && keeps('keeps')) copy.keeps = kept;
  if (playable !== undefined && keeps('playable')) copy.playable = playable;
  if (struck !== undefined && keeps('struck')) copy.struck = struck;
  if (ended !== undefined && keeps('ended')) copy.ended = ended;
  if (day !== undefined && keeps('day')) copy.day = day;
  if (extraTurns !== undefined && keeps('extraTurns')) copy.extraTurns = extraTurns;
  return copy;
}

/** Whether a thing has all of those facts already, and none of those that shall go and are not given anew. */
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

/** A card with some facts changed; the very card, where it has them already. */
export const cardWith = (
  card: MtgCard,
  change: Partial<MtgCard>,
  without: readonly Optional<MtgCard>[] = NOTHING,
): MtgCard => (isAlready(card, change, without) ? card : Object.assign(copyCard(card, without), change));

/** A player of a match with some facts changed; the very player, where nothing does. */
export const playerWith = (
  player: MatchPlayer,
  change: Partial<MatchPlayer>,
  without: readonly Optional<MatchPlayer>[] = NOTHING,
): MatchPlayer =>
  isAlready(player, change, without) ? player : Object.assign(copyPlayer(player, without), change);

/** A turn with some facts changed; the very turn, where nothing does. */
export const turnWith = (
  turn: Turn,
  change: Partial<Turn>,
  without: readonly Optional<Turn>[] = NOTHING,
): Turn => (isAlready(turn, change, without) ? turn : Object.assign(copyTurn(turn, without), change));

/** A match with some facts changed; the very match, where nothing does. */
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
