import * as z from 'zod';
import type { TargetingGame } from '../game.js';
import { issue, ok, refuse, type Result } from '../issue.js';
import { asJson, parseWith, STATE_LIMITS, type JsonObject } from '../json.js';
import { type Emit, withObserver } from '../play/effect.js';
import { checkSeed, checkSeeding, randomFrom, randomState, seeded, seedRandom, SEEDING } from '../random.js';
import type { LegalTargets } from '../targeting/check.js';
import type { AppliedMove, Match, MatchDefinition, MatchRuntime, OpenOffer } from './definition.js';
import { dealtByView } from './bots/deal.js';
import { evaluated } from './counted-facts.js';
import { MatchMigrations } from './migration.js';
import { move as moveSchema, type MatchEvent, type Move, type PreparedMove } from './move.js';
import { divergence } from './played-record.js';
import { digestOf, matchRecord } from './record.js';
import { madeMoves, type MadeMove } from './made-moves.js';
import { giveUp } from './leaving.js';
import { OfferList } from './offer-list.js';
import { madeOffer, type Offer } from './prompt.js';
import { promptSeat } from './prompt-seat.js';
import { redactIssues } from './prompt-targets.js';

/** A judged move: its parameters are parsed and its targets are checked. */
interface JudgedMove<State> {
  readonly prepared: PreparedMove<State>;
  readonly targets: LegalTargets;
}

type Observer = Emit['observe'];

/** An offer, opened over its match. Its resolver is made if somebody asks for it. */
class LazyOpenOffer<State> implements OpenOffer<State> {
  readonly state: State;
  readonly spec: OpenOffer<State>['spec'];
  readonly attempt: OpenOffer<State>['attempt'];
  readonly choices: OpenOffer<State>['choices'];
  readonly accepts: OpenOffer<State>['accepts'];
  readonly ready: OpenOffer<State>['ready'];
  readonly #game: Pick<TargetingGame<State>, 'resolver'>;

  constructor(game: Pick<TargetingGame<State>, 'resolver'>, offer: Omit<OpenOffer<State>, 'resolver'>) {
    this.state = offer.state;
    this.spec = offer.spec;
    this.attempt = offer.attempt;
    this.choices = offer.choices;
    this.accepts = offer.accepts;
    this.ready = offer.ready;
    this.#game = game;
  }

  get resolver(): OpenOffer<State>['resolver'] {
    return this.#game.resolver(this.state);
  }
}

/** Defines how a game is played. If both types are named, the moves inside need not name the state's type. */
export function defineMatch<State, Options extends JsonObject>(
  definition: MatchDefinition<State, Options>,
): MatchRuntime<State> {
  const { game, version, setup, moves, toAct, outcome } = definition;
  const migrations = new MatchMigrations({ game: game.id, version }, definition.migrate ?? []);
  const weights = definition.weights ?? {};
  const names = Object.keys(moves);
  const { leaves } = definition;
  if (leaves !== undefined && !names.includes(leaves))
    throw new RangeError(`${game.id} has no move ${leaves}, by which players would leave`);
  const matchSchema = z.strictObject({
    game: z.string(),
    version: z.int(),
    step: z.int().nonnegative(),
    random: randomState,
    state: game.state,
  });

  const belongs = (of: { readonly game: string; readonly version: number }) => {
    const [wanted, got] = [`${game.id} ${version}`, `${of.game} ${of.version}`];
    return wanted === got ? undefined : issue('wrongGame', { wanted, got });
  };

  function mayAct(match: Match<State>, player: string, anytime = false): Result<true> {
    const over = outcome(match.state);
    if (over) return refuse(issue('matchOver', { winners: over.winners }));
    if (anytime) return ok(true);
    const acting = toAct(match.state);
    return acting.includes(player) ? ok(true) : refuse(issue('notToAct', { player, toAct: acting }));
  }

  function targetsOf(
    { move, targets }: Pick<Move, 'move' | 'targets'>,
    prepared: PreparedMove<State>,
    isRead = false,
  ): Result<LegalTargets> {
    const { spec, attempt, state } = prepared;
    if (spec.slots.length === 0) {
      const unwanted = targets?.some((slot) => slot.targets.length > 0) ?? false;
      return unwanted ? refuse(issue('targetsNotWanted', { move })) : ok({ attempt, slots: [] });
    }
    if (targets === undefined) return refuse(issue('targetsMissing', { move }));
    const resolver = game.resolver(state);
    const checked = isRead
      ? resolver.checkSelection(spec, attempt, targets)
      : resolver.check(spec, attempt, targets);
    return checked.ok ? acceptedBy(prepared, checked.value) : checked;
  }

  /** Returns legal targets if the move itself accepts them. */
  function acceptedBy({ refusesTargets }: PreparedMove<State>, targets: LegalTargets): Result<LegalTargets> {
    const issues = refusesTargets?.(targets) ?? [];
    return issues.length > 0 ? { ok: false, issues } : ok(targets);
  }

  const { hides } = definition;

  /** Executes a move. Returns the match after it, with the events. */
  function executed(match: Match<State>, judged: JudgedMove<State>, observe: Observer): AppliedMove<State> {
    const { prepared, targets } = judged;
    const random = randomFrom(match.random);
    const events: MatchEvent[] = [];
    const emit = withObserver((event) => void events.push(event), observe);
    const state = prepared.execute(targets, random, emit);
    const { game: id, version: at, step } = match;
    return { match: { game: id, version: at, step: step + 1, random: random.state, state }, events };
  }

  /** Parses the parameters of a player's move, if it may be made now. */
  function prepare(
    match: Match<State>,
    move: string,
    player: string,
    params: unknown,
    made?: MadeMove<State>,
  ): Result<PreparedMove<State>> {
    const foreign = belongs(match);
    if (foreign) return refuse(foreign);
    const kind = Object.hasOwn(moves, move) ? moves[move] : undefined;
    const may = mayAct(match, player, kind?.anytime);
    if (!may.ok) return may;
    if (made) return made.elsewhere(match.state);
    return kind
      ? kind.prepare(match.state, player, params)
      : refuse(issue('unknownMove', { move, known: names }));
  }

  /** The offers that were made last: all that is kept between calls, and only for speed. */
  let latest: OfferList<State> | undefined;
  const ownMoves = madeMoves<State>();

  /** Opens a prepared move. Refuses one for which no targets can be chosen. */
  function openedOf(
    { move, player, params }: Pick<Offer, 'move' | 'player' | 'params'>,
    prepared: PreparedMove<State>,
    of: State,
  ): Result<OpenOffer<State>> {
    const { spec, attempt, state, refusesTargets } = prepared;
    const none = spec.slots.length === 0;
    const choosing = none ? undefined : game.resolver(state).choices(spec, attempt);
    if (choosing?.ok === false) return choosing;
    const choices = choosing?.value;
    const completable = choices?.completable();
    if (completable?.ok === false) return completable;
    if (completable?.value === false) return refuse(issue('notCompletable', {}));
    return ok(
      new LazyOpenOffer<State>(game, {
        state,
        spec,
        attempt,
        choices,
        accepts: (targets) => !none && (!refusesTargets || targetsOf({ move, targets }, prepared).ok),
        ready(chosen) {
          // Targets from the choices are legal. Others are judged on applying, or now if the move may refuse.
          const given = chosen
            ? choices?.announced(chosen)
            : none
              ? () => ({ attempt, slots: [] })
              : undefined;
          const own: Move = chosen ? { move, player, params, targets: chosen } : { move, player, params };
          const asked = refusesTargets && (given ? acceptedBy(prepared, given()) : targetsOf(own, prepared));
          if (asked?.ok === false) return undefined;
          const announced = asked ? () => asked : given && (() => ok(given()));
          return ownMoves.add(own, given !== undefined, { state: of, prepared, announced });
        },
      }),
    );
  }

  /** Finds a move that was made from an offer in this state: it is not parsed or judged again. */
  function readyAt(match: Match<State>, made: MadeMove<State>): JudgedMove<State> | undefined {
    const { ready, move } = made;
    if (ready?.state !== match.state) return undefined;
    const { prepared, announced } = ready;
    const targets = announced ? announced() : targetsOf(move, prepared, made.isRead);
    if (!targets.ok) return undefined;
    ownMoves.wasApplied(made);
    return { prepared, targets: targets.value };
  }

  /** Judges a sent move with its targets. Parses it first, unless it was made from an offer. */
  function judge(match: Match<State>, raw: unknown, made?: MadeMove<State>): Result<JudgedMove<State>> {
    const parsed = made ? ok(made.move) : parseWith(moveSchema, raw);
    if (!parsed.ok) return parsed;
    const { move, player, params = {} } = parsed.value;
    const prepared = prepare(match, move, player, params, made);
    if (!prepared.ok) return prepared;
    const targets = targetsOf(parsed.value, prepared.value, made !== undefined);
    if (targets.ok) return ok({ prepared: prepared.value, targets: targets.value });
    const { issues } = targets;
    return {
      ok: false,
      issues: hides ? redactIssues(issues, (ref) => hides(match.state, player, ref)) : issues,
    };
  }

  const runtime: MatchRuntime<State> = {
    game,
    version,
    moves: names,
    options: definition.options,
    reveals: definition.reveals ?? [],

    start(options, seed, seeding = SEEDING) {
      const parsed = parseWith(definition.options, options, STATE_LIMITS);
      if (!parsed.ok) return parsed;
      const begun = seeded(seed, seeding);
      if (!begun.ok) return begun;
      const random = randomFrom(begun.value);
      const state = setup(parsed.value, random);
      return state.ok
        ? ok({ game: game.id, version, step: 0, random: random.state, state: state.value })
        : state;
    },

    apply(match, raw, observe) {
      const made = ownMoves.get(raw);
      const ready = made && belongs(match) === undefined ? readyAt(match, made) : undefined;
      if (ready) return ok(executed(match, ready, observe));
      const judged = judge(match, raw, made?.isRead === true ? made : undefined);
      return judged.ok ? ok(executed(match, judged.value, observe)) : judged;
    },

    leaves,

    leave: (match, player) => giveUp(runtime, match, player),

    *offers(match, player, among) {
      if (!mayAct(match, player).ok) return;
      const list = (latest = new OfferList(match.state));
      for (const move of among ? names.filter((name) => among.includes(name)) : names) {
        for (const prepared of moves[move]?.offered(match.state, player) ?? []) {
          const { params, spec, attempt } = prepared;
          const made: Offer = { move, player, params, spec, attempt };
          const opened = spec.slots.length > 0 ? openedOf(made, prepared, match.state) : undefined;
          if (opened?.ok === false) continue;
          list.add(made, prepared, opened);
          yield made;
        }
      }
    },

    open(match, raw) {
      const list = latest?.state === match.state ? latest : undefined;
      const at = list?.indexOf(raw) ?? -1;
      if (list && at >= 0) return list.open(at, (made, prepared) => openedOf(made, prepared, match.state));
      const parsed = parseWith(madeOffer, raw);
      if (!parsed.ok) return parsed;
      const { move, player, params } = parsed.value;
      const prepared = prepare(match, move, player, params);
      if (!prepared.ok) return prepared;
      return openedOf(parsed.value, prepared.value, match.state);
    },

    prompt: (match, player, answers = [], detail = {}) =>
      promptSeat(runtime, match, player, answers, {
        ...detail,
        hides: hides && ((ref) => hides(match.state, player, ref)),
      }),

    hides: ({ state }, viewer, target) => hides?.(state, viewer, target) ?? false,

    *legalMoves(match, player, limit = 1_000) {
      for (const made of runtime.offers(match, player)) {
        const opened = runtime.open(match, made);
        if (!opened.ok) continue;
        const { choices, ready } = opened.value;
        const all = choices?.all(limit);
        if (all?.ok === false) continue;
        for (const targets of all?.value ?? [undefined]) {
          const move = ready(targets);
          if (move) yield move;
        }
      }
    },

    toAct: ({ state }) => (outcome(state) ? [] : toAct(state)),
    outcome: ({ state }) => outcome(state),
    weights,
    evaluate: ({ state }, player, others) =>
      evaluated(definition, state, player, others ? { ...weights, ...others } : weights),
    lookAhead: definition.lookAhead,
    determinize(match, player, random) {
      const { determinize } = definition;
      const state = determinize
        ? ok(determinize(match.state, player, random))
        : dealtByView(runtime, match, player, random);
      const words = Array.from({ length: 4 }, () => random.below(0x1_0000_0000));
      return state.ok ? ok({ ...match, random: seedRandom(words.join(' ')), state: state.value }) : state;
    },

    view(match, viewer) {
      return {
        game: match.game,
        version: match.version,
        step: match.step,
        viewer: viewer ?? null,
        toAct: runtime.toAct(match),
        outcome: outcome(match.state) ?? null,
        state: asJson(definition.view(match.state, viewer)),
      };
    },

    viewEvents: (events, viewer) =>
      events.flatMap((event): readonly MatchEvent[] => {
        const { visibleTo, otherwise, ...facts } = event;
        if (visibleTo === undefined) return [event];
        if (viewer === undefined || !visibleTo.includes(viewer)) return otherwise ? [otherwise] : [];
        return [otherwise ? { ...facts, visibleTo } : event];
      }),

    record(options, seed) {
      const parsed = parseWith(definition.options, options, STATE_LIMITS);
      if (!parsed.ok) return parsed;
      const checked = checkSeed(seed);
      if (!checked.ok) return checked;
      const drawn = { seed: checked.value, seeding: SEEDING } as const;
      return ok({ game: game.id, version, options: parsed.value, ...drawn, moves: [] });
    },

    migrate(raw) {
      const parsed = parseWith(matchRecord, raw, STATE_LIMITS);
      if (!parsed.ok) return parsed;
      const migrated = migrations.record(parsed.value);
      if (!migrated.ok) return migrated;
      const drawing = checkSeeding(migrated.value.seeding);
      return drawing.ok ? migrated : drawing;
    },

    replay(raw) {
      const migrated = runtime.migrate(raw);
      if (!migrated.ok) return migrated;
      const record = migrated.value;
      const { eventDigests } = record;
      const started = runtime.start(record.options, record.seed, record.seeding);
      if (!started.ok) return started;
      let match = started.value;
      const events: MatchEvent[] = [];
      for (const [index, next] of record.moves.entries()) {
        const applied = runtime.apply(match, next);
        if (!applied.ok) {
          const at = (found: (typeof applied.issues)[number]) => ({
            ...found,
            path: ['moves', index, ...(found.path ?? [])],
          });
          return { ok: false, issues: applied.issues.map(at) };
        }
        match = applied.value.match;
        const diverged = divergence(eventDigests?.[index], applied.value.events, match.step);
        if (diverged) return refuse({ ...diverged, path: ['moves', index] });
        events.push(...applied.value.events);
      }
      const got = digestOf(match);
      if (record.digest !== undefined && record.digest !== got) {
        return refuse(issue('replayDiverged', { step: match.step, wanted: record.digest, got }));
      }
      return ok({ match, events });
    },

    undo(raw, count = 1) {
      const parsed = parseWith(matchRecord, raw, STATE_LIMITS);
      if (!parsed.ok) return parsed;
      const { digest: _digest, eventDigests, moves: made, ...rest } = parsed.value;
      const left = made.length - count;
      if (!Number.isInteger(left) || left < 0 || left > made.length)
        return refuse(issue('nothingToUndo', { moves: made.length }));
      const told = eventDigests ? { eventDigests: eventDigests.slice(0, left) } : {};
      return ok({ ...rest, ...told, moves: made.slice(0, left) });
    },

    parseMatch(json) {
      const migrated = migrations.match(json);
      if (!migrated.ok) return migrated;
      const parsed = parseWith(matchSchema, migrated.value, STATE_LIMITS);
      if (!parsed.ok) return parsed;
      const foreign = belongs(parsed.value);
      return foreign ? refuse(foreign) : parsed;
    },
  };
  return runtime;
}
