import type { TargetingGame } from '@reticle/core';
import type { Finding } from '../finding.js';
import type { GameFixtures } from '../fixtures.js';
import { guarded } from '../suite/oracle.js';
import { suiteOf, type Suite } from '../suite/suite.js';
import { bots } from './bots.js';
import { cases } from './cases.js';
import { enumeration } from './enumeration.js';
import { hostile } from './hostile.js';
import { ids } from './ids.js';
import { legality } from './legality.js';
import { lexicon } from './lexicon.js';
import { moves } from './moves.js';
import { protections } from './protections.js';
import { purity } from './purity.js';
import { releases, replay } from './replay.js';
import { roundTrip } from './round-trip.js';
import { views } from './views.js';
import { words } from './words.js';

/** A law: what of a suite does not keep it. Pure: it needs no test runner. */
export type Law = <State, MatchState>(suite: Suite<State, MatchState>) => readonly Finding[];

/** All laws. Each gives its findings; none means that the law holds. */
export const laws = {
  roundTrip,
  purity,
  words,
  cases,
  legality,
  protections,
  enumeration,
  hostile,
  lexicon,
  moves,
  replay,
  releases,
  views,
  ids,
  bots,
} as const satisfies Readonly<Record<string, Law>>;

/** The name of a law. */
export type LawName = keyof typeof laws;

/** What each law says, for people. */
export const LAW_TITLES: { readonly [Name in LawName]: string } = {
  roundTrip: 'filters, specs, states, moves and views are JSON, and read back as they were written',
  purity: 'nothing given is changed, and the same question has the same answer',
  words: 'every filter, spec and refusal has words',
  cases: 'each key of each kind has a case that it accepts and one that it refuses',
  legality: 'what is listed is what is explained as legal, accepted, offered next and still legal at once',
  protections: 'protections only narrow',
  enumeration: 'what is listed and counted is what a slow oracle finds',
  hostile: 'bad input is refused at every door with codes, and nothing is changed',
  lexicon: 'entries are read and print back, none is shadowed, no word is lost',
  moves: 'what is offered is accepted, what is not is refused with codes and words',
  replay: 'a record plays again byte for byte, also after moves were taken back',
  releases: 'what was kept of matches before a release plays on after it',
  views: 'what is hidden from a viewer makes no difference to what they see, hear and are refused',
  ids: 'ids of hidden things carry no information',
  bots: 'what is hidden from a bot makes no difference to its moves',
};

const NEEDS_MATCH: ReadonlySet<LawName> = new Set(['moves', 'replay', 'views', 'ids', 'bots']);

const isLawName = (name: string): name is LawName => Object.hasOwn(laws, name);

/** The laws that a game's fixtures let be asked: without a lexicon, matches or kept ones, theirs are left out. */
export function lawsFor<State, MatchState>({
  lexicon: given,
  match,
}: GameFixtures<State, string, MatchState>): readonly LawName[] {
  return Object.keys(laws)
    .filter(isLawName)
    .filter((name) => {
      if (name === 'lexicon') return given !== undefined;
      if (name === 'releases') return match?.kept !== undefined;
      return match !== undefined || !NEEDS_MATCH.has(name);
    });
}

/** What of a suite does not keep one law; what is thrown meanwhile is a finding, too. */
export function findingsOf<State, MatchState>(
  name: LawName,
  suite: Suite<State, MatchState>,
): readonly Finding[] {
  const law: Law = laws[name];
  return guarded(() => law(suite));
}

/** Asks a game everything: the findings of each law that its fixtures let be asked. */
export function checkGame<State, MatchState = State>(
  game: TargetingGame<State>,
  fixtures: GameFixtures<State, string, MatchState>,
): Readonly<Partial<Record<LawName, readonly Finding[]>>> {
  const suite = suiteOf(game, fixtures);
  return Object.fromEntries(lawsFor(fixtures).map((name) => [name, findingsOf(name, suite)]));
}
