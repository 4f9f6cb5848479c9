import * as z from 'zod';
import { issue, ok, refuse, type Result } from '../issue.js';
import { parseWith, STATE_LIMITS, type JsonObject } from '../json.js';
import { checkSeed, randomFrom, randomState, seedRandom, SEEDING } from '../random.js';
import type { LegalTargets } from '../targeting/check.js';
import type { TargetSelection } from '../targeting/spec.js';
import type { Match, MatchDefinition, MatchRuntime } from './definition.js';
import { move as moveSchema, type MatchEvent, type Move, type PreparedMove } from './move.js';
import { digestOf, matchRecord } from './record.js';
import { told } from './told.js';

/** Defines how a game is played. With both types named, the moves written inside need not name the state's. */
export function defineMatch<State, Options extends JsonObject>(
  definition: MatchDefinition<State, Options>,
): MatchRuntime<State> {
  const { game, version, setup, moves, toAct, outcome } = definition;
  const names = Object.keys(moves);
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

  function mayAct(match: Match<State>, player: string): Result<true> {
    const over = outcome(match.state);
    if (over) return refuse(issue('matchOver', { winners: over.winners }));
    const acting = toAct(match.state);
    return acting.includes(player) ? ok(true) : refuse(issue('notToAct', { player, toAct: acting }));
  }

  function targetsOf(
    { move, targets }: Pick<Move, 'move' | 'targets'>,
    prepared: PreparedMove<State>,
  ): Result<LegalTargets> {
    const { spec, attempt, state, refusesTargets } = prepared;
    if (spec.slots.length === 0) {
      const unwanted = targets?.some((slot) => slot.targets.length > 0) ?? false;
      return unwanted ? refuse(issue('targetsNotWanted', { move })) : ok({ attempt, slots: [] });
    }
    if (targets === undefined) return refuse(issue('targetsMissing', { move }));
    const checked = game.resolver(state).check(spec, attempt, targets);
    const issues = checked.ok ? (refusesTargets?.(checked.value) ?? []) : [];
    return issues.length > 0 ? { ok: false, issues } : checked;
  }

  const { hides } = definition;

  const runtime: MatchRuntime<State> = {
    game,
    moves: names,

    start(options, seed) {
      const parsed = parseWith(definition.options, options);
      if (!parsed.ok) return parsed;
      const checked = checkSeed(seed);
      if (!checked.ok) return checked;
      const random = randomFrom(seedRandom(checked.value));
      const state = setup(parsed.value, random);
      return state.ok
        ? ok({ game: game.id, version, step: 0, random: random.state, state: state.value })
        : state;
    },

    apply(match, raw) {
      const parsed = parseWith(moveSchema, raw);
      if (!parsed.ok) return parsed;
      const foreign = belongs(match);
      if (foreign) return refuse(foreign);
      const { move: name, player, params = {} } = parsed.value;
      const may = mayAct(match, player);
      if (!may.ok) return may;
      const known = Object.hasOwn(moves, name) ? moves[name] : undefined;
      if (!known) return refuse(issue('unknownMove', { move: name, known: names }));
      const prepared = known.prepare(match.state, player, params);
      if (!prepared.ok) return prepared;
      const targets = targetsOf(parsed.value, prepared.value);
      if (!targets.ok) {
        const { issues } = targets;
        return { ok: false, issues: hides ? told(issues, (ref) => hides(match.state, player, ref)) : issues };
      }
      const random = randomFrom(match.random);
      const events: MatchEvent[] = [];
      const state = prepared.value.execute(targets.value, random, (event) => events.push(event));
      return ok({ match: { ...match, step: match.step + 1, random: random.state, state }, events });
    },

    *offers(match, player) {
      if (!mayAct(match, player).ok) return;
      for (const [name, known] of Object.entries(moves)) {
        for (const { params, prepared } of known.offered(match.state, player)) {
          const { spec, attempt, state, refusesTargets } = prepared;
          const offer = { move: name, player, params, spec, attempt, state };
          if (spec.slots.length === 0) {
            yield { ...offer, accepts: () => false, choices: undefined };
            continue;
          }
          const choices = game.resolver(state).choices(spec, attempt);
          if (!choices.ok) continue;
          const completable = choices.value.completable();
          const accepts = (targets: TargetSelection) =>
            !refusesTargets || targetsOf({ move: name, targets }, prepared).ok;
          if (completable.ok && completable.value) yield { ...offer, accepts, choices: choices.value };
        }
      }
    },

    *legalMoves(match, player, limit = 1_000) {
      for (const { move: name, params, choices, accepts } of runtime.offers(match, player)) {
        if (!choices) {
          yield { move: name, player, params };
          continue;
        }
        const all = choices.all(limit);
        if (!all.ok) continue;
        for (const targets of all.value) if (accepts(targets)) yield { move: name, player, params, targets };
      }
    },

    toAct: ({ state }) => (outcome(state) ? [] : toAct(state)),
    outcome: ({ state }) => outcome(state),
    evaluate: ({ state }, player) => definition.evaluate?.(state, player) ?? 0,

    view(match, viewer) {
      return {
        game: match.game,
        version: match.version,
        step: match.step,
        viewer: viewer ?? null,
        toAct: runtime.toAct(match),
        outcome: outcome(match.state) ?? null,
        state: definition.view(match.state, viewer),
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
      const parsed = parseWith(definition.options, options);
      if (!parsed.ok) return parsed;
      const checked = checkSeed(seed);
      return checked.ok
        ? ok({
            game: game.id,
            version,
            options: parsed.value,
            seed: checked.value,
            seeding: SEEDING,
            moves: [],
          })
        : checked;
    },

    replay(raw) {
      const parsed = parseWith(matchRecord, raw, STATE_LIMITS);
      if (!parsed.ok) return parsed;
      const record = parsed.value;
      const foreign = belongs(record);
      if (foreign) return refuse(foreign);
      const { seeding } = record;
      if (seeding !== SEEDING) return refuse(issue('oldSeeding', { wanted: SEEDING, got: seeding }));
      const started = runtime.start(record.options, record.seed);
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
        events.push(...applied.value.events);
      }
      const got = digestOf(match);
      if (record.digest !== undefined && record.digest !== got) {
        return refuse(issue('replayDiverged', { step: match.step, wanted: record.digest, got }));
      }
      return ok({ match, events });
    },

    undo(record, count = 1) {
      if (count < 0 || count > record.moves.length)
        return refuse(issue('nothingToUndo', { moves: record.moves.length }));
      const { digest: _digest, ...rest } = record;
      return ok({ ...rest, moves: record.moves.slice(0, record.moves.length - count) });
    },

    parseMatch(json) {
      const parsed = parseWith(matchSchema, json, STATE_LIMITS);
      if (!parsed.ok) return parsed;
      const foreign = belongs(parsed.value);
      return foreign ? refuse(foreign) : parsed;
    },
  };
  return runtime;
}
