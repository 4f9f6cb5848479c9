import * as z from 'zod';
import type { ListedGame } from '../game-module.js';

const isFunction = (value: unknown): boolean => typeof value === 'function';
const fn = z.custom<object>(isFunction, 'it must be a function');
const perhaps = fn.optional();
/** It stands in records, in files and on the command line. */
const id = z.string().regex(/^[A-Za-z0-9][\w.-]{0,63}$/, 'it must be a short name of letters and digits');
const messages = z.record(z.string(), fn);
const words = z.looseObject({ requirements: fn, isAnchor: fn, cardOf: perhaps, list: z.string().optional() });

const listedGame = z.looseObject({
  id,
  messages,
  words: words.optional(),
  matches: z.looseObject({ with: fn }).optional(),
  with: fn,
});

const game = z.looseObject({
  id,
  messages,
  state: z.looseObject({ safeParse: fn }),
  kinds: z.array(z.looseObject({ name: z.string() })),
  players: fn,
  parseSpec: fn,
  parseState: fn,
  parseFilter: fn,
  resolver: fn,
});
const targetingModule = z.looseObject({ game, example: fn, words: words.optional(), check: perhaps });

const runtime = z.looseObject({
  game,
  start: fn,
  apply: fn,
  legalMoves: fn,
  offers: fn,
  toAct: fn,
  outcome: fn,
  evaluate: fn,
  view: fn,
  viewEvents: fn,
  record: fn,
  replay: fn,
});
const record = z.record(z.string(), z.unknown());
const gameModule = z.looseObject({
  runtime,
  render: fn,
  narrate: fn,
  opening: perhaps,
  asides: z.array(z.string()).optional(),
  describeMove: fn,
  nameOf: perhaps,
  turn: perhaps,
  example: z.looseObject({ options: record, spec: record }),
});

/** What is wrong with something, and where. */
interface Flaw {
  readonly at: string;
  readonly problem: string;
}

const isListed = (value: unknown): value is ListedGame => listedGame.safeParse(value).success;

function flawsOf(shape: z.ZodType, value: unknown, at: string): readonly Flaw[] {
  const { error } = shape.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => ({
    at: [at, ...path.map(String)].join('.'),
    problem: message,
  }));
}

const otherId = (found: string, wanted: string, at: string): readonly Flaw[] =>
  found === wanted ? [] : [{ at, problem: `it is ${found}, and the list says ${wanted}` }];

/** A game as a module lists it, or what of it is not as it must be. What the game's functions do is not looked at. */
export function listedGameOf(value: unknown, at: string): ListedGame | readonly Flaw[] {
  if (!isListed(value)) return flawsOf(listedGame, value, at);
  const flaws = [
    ...value.with((module) => {
      const found = flawsOf(targetingModule, module, `${at}.with`);
      return found.length > 0 ? found : otherId(module.game.id, value.id, `${at}.with.game.id`);
    }),
    ...(value.matches?.with((module) => {
      const found = flawsOf(gameModule, module, `${at}.matches.with`);
      return found.length > 0
        ? found
        : otherId(module.runtime.game.id, value.id, `${at}.matches.with.runtime.game.id`);
    }) ?? []),
  ];
  return flaws.length > 0 ? flaws : value;
}
