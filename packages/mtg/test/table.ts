/** Tables for tests of matches: made-up cards in any zone, short moves, and their results. */
import { isDeepStrictEqual } from 'node:util';
import { unwrap } from '@reticle/core';
import { seedRandom, type Match, type MatchEvent, type MatchRuntime, type Move } from '@reticle/core/match';
import { inject } from 'vitest';
import { basics, bestiary } from './made-up.js';
import { matchStateOf } from './match.js';
import { consistent, plain, sayable, tellable, wellFormed } from './sound.js';
import { mtgNarration } from '../src/play/show/narration.js';
import { mtgMatch } from '../src/play/match.js';
import { getActivatedAbilities } from '../src/rules/abilities/activated.js';
import { staticsIn } from '../src/rules/continuous/statics.js';
import { refresh } from '../src/rules/continuous/refresh.js';
import { rulesOf } from '../src/rules/execution.js';
import type { MtgRules } from '../src/rules/move-execution.js';
import { printedFactsOf, sidesOf } from '../src/state/printed.js';
import type { CardDefinition } from '../src/language/card-definition.js';
import { type MtgCard, mtgCardOf } from '../src/state/card.js';
import type { MtgMatchState, Step } from '../src/state/match-state.js';

type Zone = MtgCard['zone'];
type Facts = Partial<MtgCard>;

/** Builds a card of a definition in a zone. Its id is that of the definition, or the given one. */
export function put(
  definition: CardDefinition,
  owner: string,
  zone: Zone = 'battlefield',
  { instanceId = definition.id, ...facts }: Facts = {},
): MtgCard {
  const printed = printedFactsOf(definition);
  const sides = sidesOf(definition);
  return mtgCardOf({
    ...printed,
    printed,
    ...(sides ? { sides } : {}),
    instanceId,
    owner,
    publicId: definition.id,
    zone,
    ...facts,
  });
}

/** Builds basic lands of a type on the battlefield: `forest-1`, `forest-2` ... */
export function lands(name: string, count: number, owner = 'ann', zone: Zone = 'battlefield') {
  const land = basics.find((found) => found.name === name);
  if (!land) throw new Error(`No land ${name}`);
  return Array.from({ length: count }, (_land, index) =>
    put(land, owner, zone, {
      instanceId: `${owner === 'ann' ? '' : `${owner}s-`}${land.id}-${index + 1}`,
      order: index,
    }),
  );
}

type Parts = Omit<Parameters<typeof matchStateOf>[0] & object, 'turn'> & {
  readonly step?: Step;
  readonly turn?: Partial<MtgMatchState['turn']>;
};

/** A match with a made-up state, played by short moves. */
interface TestTable {
  readonly runtime: MatchRuntime<MtgMatchState>;
  readonly state: MtgMatchState;
  readonly match: Match<MtgMatchState>;
  readonly events: readonly MatchEvent[];
  /** Makes a move. @throws if it is refused */
  does(
    player: string,
    move: string,
    params?: Move['params'],
    ...targets: readonly (readonly string[])[]
  ): TestTable;
  /** Returns the codes and rules with which a move is refused, or `ok`. */
  tries(
    player: string,
    move: string,
    params?: Move['params'],
    ...targets: readonly (readonly string[])[]
  ): string;
  /** Makes all players pass, `times` times: the top of the stack resolves, or the step ends. */
  bothPass(times?: number): TestTable;
  /** Passes until that step of this or the next turn. Nothing attacks or blocks. */
  until(step: Step): TestTable;
  /** Returns the moves that a player is offered, each with its params: `cast shock`. */
  offers(player: string): readonly string[];
}

/**
 * Returns a state if its permanents equal the ones that are computed anew without any cache (rule 613).
 * @throws if some do not
 */
type Settled = (state: MtgMatchState) => MtgMatchState;

export const settledBy = (cards: readonly CardDefinition[]): Settled => settledWith(unwrap(rulesOf(cards)));

const settledWith =
  (rules: MtgRules): Settled =>
  (state) => {
    const anew = refresh(state, staticsIn({ ...rules }));
    const stale = anew.cards.filter((card, at) => !isDeepStrictEqual(card, state.cards[at]));
    if (stale.length > 0)
      throw new Error(`Not what they are: ${stale.map(({ instanceId }) => instanceId).join()}`);
    return state;
  };

/** Returns the part of a move before its targets. Two moves of the same offer have the same part. */
const offered = ({ move, params = {} }: Pick<Move, 'move' | 'params'>): string =>
  JSON.stringify([move, ...['card', 'ability', 'attacker', 'blocker'].map((part) => params[part] ?? null)]);

/** The moves that are never offered, or are offered in another form. */
const UNOFFERED: ReadonlySet<string> = new Set(['pass', 'decide', 'concede']);

/**
 * Whether a move activates a mana ability. Payments do that by themselves, so it is not offered (rule
 * 605.3a).
 */
function isForMana({ registry }: MtgRules, { cards }: MtgMatchState, { params = {} }: Move): boolean {
  const card = cards.find(({ instanceId }) => instanceId === params['card']);
  const abilities = card ? getActivatedAbilities(card, registry) : [];
  return abilities.some(({ id, isManaAbility }) => id === params['ability'] && isManaAbility);
}

/**
 * Returns the moves that a player can make, with one choice of targets for each offer. @throws if a move is
 * refused when others judge it
 */
function playable(
  runtime: MatchRuntime<MtgMatchState>,
  match: Match<MtgMatchState>,
  player: string,
): readonly Move[] {
  const moves = [...runtime.legalMoves(match, player, 1)];
  for (const move of moves) unwrap(runtime.apply(match, structuredClone(move)));
  return moves;
}

/** Moves that hand on whose turn it is to do something. */
const IDLE: ReadonlySet<string> = new Set(['pass', 'doneAttacking', 'doneBlocking']);
/** All moves are tried after each move in the deep run, and where mutants are held against the tests. */
const isThorough = inject('deep') || inject('few');
const ONE_IN = 4;

/** Whether all that players can do is tried after a move; after an idle one in one of four cases otherwise. */
const isTriedAfter = ({ move }: Move, { step }: Match<MtgMatchState>): boolean =>
  isThorough || !IDLE.has(move) || step % ONE_IN === 0;

/** What is checked after each move, whatever a test is about. */
interface Checks {
  readonly rules: MtgRules;
  readonly settled: Settled;
  readonly narrate: ReturnType<typeof mtgNarration>['narrate'];
}

function tableAt(
  runtime: MatchRuntime<MtgMatchState>,
  checks: Checks,
  match: Match<MtgMatchState>,
  events: readonly MatchEvent[] = [],
): TestTable {
  const { rules, settled, narrate } = checks;
  const moveOf = (
    player: string,
    move: string,
    params: Move['params'] = {},
    targets: readonly (readonly string[])[] = [],
  ): Move => ({
    move,
    player,
    params,
    ...(targets.length === 0
      ? {}
      : { targets: targets.map((ids) => ({ targets: ids.map((id) => refIn(match.state, id)) })) }),
  });
  const after = (move: Move): TestTable => {
    const applied = unwrap(runtime.apply(match, move));
    const isOffered = () =>
      [...runtime.offers(match, move.player)].some((offer) => offered(offer) === offered(move));
    if (!UNOFFERED.has(move.move) && !isForMana(rules, match.state, move) && !isOffered())
      throw new Error(`Not offered: ${JSON.stringify(move)}`);
    plain(applied);
    consistent(wellFormed(applied.match.state));
    for (const event of applied.events) tellable(event, narrate(event, applied.match.state));
    if (applied.match.state.cards !== match.state.cards) settled(applied.match.state);
    if (isTriedAfter(move, applied.match))
      for (const player of runtime.toAct(applied.match)) playable(runtime, applied.match, player);
    return tableAt(runtime, checks, applied.match, [...events, ...applied.events]);
  };
  const self: TestTable = {
    runtime,
    match,
    state: match.state,
    events,
    does: (player, move, params, ...targets) => after(moveOf(player, move, params, targets)),
    tries(player, move, params, ...targets) {
      const applied = runtime.apply(match, moveOf(player, move, params, targets));
      if (applied.ok) return 'ok';
      return sayable(applied.issues)
        .map(({ code, data }) => ('rule' in data ? `${code} ${String(data.rule)}` : code))
        .join();
    },
    bothPass(times = 1) {
      let at = self;
      const inGame = match.state.players.filter(({ left }) => left !== true);
      for (let passes = 0; passes < inGame.length * times; passes++) {
        const [player = ''] = runtime.toAct(at.match);
        at = at.does(player, 'pass');
      }
      return at;
    },
    until(step) {
      let at = self.does(...idleMove(self));
      for (let count = 0; count < 100 && at.state.turn.step !== step; count++) at = at.does(...idleMove(at));
      return at;
    },
    offers(player) {
      playable(runtime, match, player);
      return [...runtime.offers(match, player)].map(({ move, params }) =>
        [
          move,
          ...Object.values(params).map((value) =>
            typeof value === 'string' ? value : JSON.stringify(value),
          ),
        ].join(' '),
      );
    },
  };
  return self;
}

function idleMove({ runtime, match }: TestTable): [string, string] {
  const [player = ''] = runtime.toAct(match);
  const { step, declaring } = match.state.turn;
  if (!declaring) return [player, 'pass'];
  return [player, step === 'declareAttackers' ? 'doneAttacking' : 'doneBlocking'];
}

function refIn(state: MtgMatchState, id: string) {
  const card = state.cards.find(({ instanceId }) => instanceId === id);
  if (card) return { kind: 'card', id };
  if (state.abilities.some((ability) => ability.id === id)) return { kind: 'ability', id };
  return { kind: state.players.some((player) => player.id === id) ? 'player' : 'choice', id };
}

/**
 * Builds a table with these cards in play, and libraries of lands so that nobody runs out. It is Ann's main
 * phase, in turn 3.
 */
export function table(
  definitions: readonly CardDefinition[],
  cards: readonly MtgCard[],
  { step = 'main1', turn, players = [{ id: 'ann' }, { id: 'bob' }], ...parts }: Parts = {},
): TestTable {
  const all = [...basics, ...bestiary, ...definitions];
  const runtime = mtgMatch({ cards: all });
  const state = matchStateOf({
    players,
    activePlayer: 'ann',
    ...parts,
    cards: [
      ...cards,
      ...players.flatMap(({ id: owner }) =>
        lands('Forest', 20, owner, 'library').map((card) => ({
          ...card,
          instanceId: `${owner}-top-${card.instanceId}`,
        })),
      ),
    ],
    turn: { number: 3, step, priority: parts.activePlayer ?? 'ann', ...turn },
  });
  const match = { game: 'mtg', version: 1, step: 0, random: seedRandom(1), state };
  const { narrate } = mtgNarration({ cards: all });
  const rules = unwrap(rulesOf(all));
  return tableAt(runtime, { rules, settled: settledWith(rules), narrate }, match);
}

/** Returns a card of a state. @throws if there is none */
export function cardIn({ state }: TestTable, id: string): MtgCard {
  const found = state.cards.find(({ instanceId }) => instanceId === id);
  if (!found) throw new Error(`No card ${id}`);
  return found;
}

export const zoneOf = (at: TestTable, id: string): string =>
  at.state.cards.find(({ instanceId }) => instanceId === id)?.zone ?? 'nowhere';
export const lifeOf = ({ state }: TestTable, player: string): number | undefined =>
  state.players.find(({ id }) => id === player)?.life;
/** Returns the types of the events so far, of the given types only. */
export const told = ({ events }: TestTable, ...types: readonly string[]): readonly string[] =>
  events.flatMap(({ type }) => (types.includes(type) ? [type] : []));
