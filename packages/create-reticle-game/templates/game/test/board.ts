import { unwrap } from '@reticle/core';
import { randomFrom, seedRandom, type Match } from '@reticle/core/match';
import { match } from '../src/match.js';
import { play } from '../src/rules.js';
import { cardFrom, set } from '../src/set.js';
import { stateWith, type State } from '../src/state.js';
import { game, table } from '../src/table.js';
import { text } from '../src/text.js';
import type { Card, Effect, Pattern } from '../src/words.js';

/** Makes a card in play by its name, with the facts that a test wants. @throws RangeError if there is none */
export function unit(name: string, instanceId: string, owner: string, facts: Partial<Card> = {}): Card {
  const printed = set.cards.find((each) => each.name === name);
  if (!printed) throw new RangeError(`There is no card ${name}`);
  return { ...cardFrom(printed, instanceId, owner), zone: 'play', ...facts };
}

/** Makes a match that has come so far that these cards lie in their zones, in the main step of ann. */
export const on = (...cards: readonly Card[]): Match<State> => ({
  ...unwrap(match.start({}, 1)),
  state: stateWith(cards),
});

/** Makes a move, with what is chosen for each of its slots. */
export function made(
  now: Match<State>,
  player: string,
  move: string,
  params: object = {},
  ...chosen: readonly (readonly string[])[]
): Match<State> {
  const targets = chosen.map((ids) => ({ targets: ids.map((id) => ({ kind: 'card', id })) }));
  return unwrap(match.apply(now, { move, player, params, ...(targets.length > 0 ? { targets } : {}) })).match;
}

/** Returns what an ability with these effects says. @throws RefusedError if the words are not understood */
const usable = (words: string) => unwrap(text.read(`Exert this unit: ${words}.`)).activated[0];

/** Returns the effects that words mean. */
export const effectsOf = (words: string): readonly Effect[] => usable(words)?.do ?? [];

/** Returns the event that words after "whenever" wait for. */
export const patternOf = (words: string): Pattern | undefined =>
  unwrap(text.read(`Whenever ${words}, draw a card.`)).abilities.flatMap((ability) =>
    ability.kind === 'triggered' ? ability.on : [],
  )[0];

/** Does to a unit of bob with these facts what words of an effect say. Returns the unit after it. */
export function done(words: string, facts: Partial<Card>): Card | undefined {
  const it = unit('Forge Titan', 'it', 'bob', facts);
  const tools = { random: randomFrom(seedRandom(1)), emit: () => undefined };
  const begun = play.begin(stateWith([unit('Kindler', 'source', 'ann'), it]), {
    controller: 'ann',
    source: { kind: 'card', id: 'source', incarnation: 0 },
    variables: {},
    bound: { target1: [{ kind: 'card', id: 'it', incarnation: 0 }] },
    todo: effectsOf(words),
  });
  return table.thing(play.advance(begun, tools), 'it');
}

/** Whether a player may choose a card of bob's with these facts. */
export const mayChoose = (player: string, facts: Partial<Card>): boolean => {
  const spec = game.spec({ slots: [{ kind: 'card', filter: { zone: 'play' } }] });
  const resolver = game.resolver(stateWith([unit('Forge Titan', 'it', 'bob', facts)]));
  return unwrap(resolver.legalTargets(spec, { controller: player })).length > 0;
};

/** Complains of a table of examples without rows. `source` is the file that they are of. */
export const missingExamples = (
  rows: readonly unknown[],
  test: string,
  source = test.replace('.test', ''),
): string =>
  rows.length > 0
    ? ''
    : `No examples yet: write some from the rules into the rows of ${test}, then change ${source} until they hold.`;
