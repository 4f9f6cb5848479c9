import {
  promptView,
  type FaceView,
  hasHappened,
  narrationOf,
  whyNotOf,
  type PromptView,
  type HostMatch,
  type MatchStop,
  type ZoneView,
} from '@reticle/core/host';
import { asJson, type JsonObject } from '@reticle/core';
import type { MatchEvent, Prompt } from '@reticle/core/match';
import type { TableScreen } from '@reticle/protocol';
import * as z from 'zod';

/** A move that is on offer, in words. */
interface ShownMove {
  readonly words: string;
  /** The kind of move, in words. Moves of one kind are shown together. */
  readonly kind: string;
  /** Whether it only continues: pass, end the turn. */
  readonly passes: boolean;
  /** Whether it lets go of what can be done only now: an attack. */
  readonly forgoes?: true;
}

/** A move that one press makes with all things that can make it, with its words. */
interface ShownTogether {
  readonly move: string;
  readonly words: string;
}

/** What a screen needs to know whether its person has to decide, or it continues by itself. */
interface ShownPace {
  /** The stops at which a person may be asked. */
  readonly stops: readonly MatchStop[];
  /** The stop at which the seat is asked. Empty if the seat is always asked here. */
  readonly stop: string;
  /** Whether somebody else did something but pass in this step that the seat may know of. */
  readonly happened: boolean;
}

/** What people are shown of a prompt about targets. Plain JSON. */
interface PromptScreen {
  readonly asked?: PromptView;
}

/**
 * What people are shown of a match: its host's words and zones, made from what their seat may know. Plain
 * JSON.
 */
interface MatchScreen {
  readonly zones: readonly ZoneView[];
  /** The moves of the prompt, in its order. */
  readonly moves: readonly ShownMove[];
  readonly together: readonly ShownTogether[];
  /** The pace of the match. Absent if nothing continues by itself in this game. */
  readonly pace?: ShownPace;
  /** What happened in this step, a line each. */
  readonly log: readonly string[];
  /** The lines of the log that have symbols, with these as signs, by their place. */
  readonly signed?: Readonly<Record<string, FaceView['text'][number]>> | undefined;
  readonly turn: number;
  readonly moment: string;
  /** How the match ended, in words. Empty while it goes on. */
  readonly ending: string;
  readonly winners: readonly string[];
}

const outcome = z.object({ reason: z.string(), winners: z.array(z.string()) });

/** A screen as it is sent: keys that are undefined are left out. */
function plain(screen: MatchScreen | PromptScreen): JsonObject;
function plain(screen: object): object {
  return asJson(screen);
}

/** Returns a log with the lines that have symbols. */
function logOf(
  { lineOf }: Pick<ReturnType<typeof narrationOf>, 'lineOf'>,
  log: readonly string[],
): Pick<MatchScreen, 'log' | 'signed'> {
  const signed = log.flatMap((text, at) => {
    const { signed: line } = lineOf(text);
    return line ? [[String(at), line] as const] : [];
  });
  return { log, ...(signed.length > 0 ? { signed: Object.fromEntries(signed) } : {}) };
}

/** Makes the screens of a game's matches from its host. */
export function screenOf<State>(host: HostMatch<State>): TableScreen<State> {
  const told = narrationOf(host);
  return {
    step({ match: { state }, view, state: seen, prompt, events, seat, made }) {
      const { data: ended } = outcome.safeParse(view['outcome']);
      return plain({
        zones: host.zones?.(seen) ?? [],
        moves: movesOf(prompt).map((offer) => ({
          words: told.describeMove(state, offer),
          kind: told.moveKind(offer.move),
          passes: host.pace?.passes.includes(offer.move) === true,
          ...(host.pace?.forgoes?.(state, offer.move) === true ? { forgoes: true as const } : {}),
        })),
        together: host.pace?.all ?? [],
        ...(host.pace && seat !== null
          ? {
              pace: {
                stops: host.pace.stops,
                stop: prompt ? (host.pace.stopOf(state, seat) ?? '') : '',
                happened: made !== undefined && events.length > 0 && hasHappened(host, seat, [made]),
              },
            }
          : {}),
        ...logOf(
          told,
          linesOf(events, (event) => told.narrate(event, state)),
        ),
        turn: told.turn(state),
        moment: told.moment(state),
        ending: ended ? told.endingWords(ended.reason) : '',
        winners: ended?.winners ?? [],
      });
    },
    prompt: (match, { asks }) =>
      plain(asks.kind === 'target' || asks.kind === 'share' ? { asked: promptView(host, match, asks) } : {}),
    whyNot: (match, seat, target, answers) => whyNotOf(host, match, seat, target, answers),
  };
}

const movesOf = (prompt: Prompt | null) => (prompt?.asks.kind === 'move' ? prompt.asks.offers : []);

const linesOf = (events: readonly MatchEvent[], narrate: (event: MatchEvent) => string): readonly string[] =>
  events.map(narrate).filter((line) => line !== '');
