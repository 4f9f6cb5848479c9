/** The games of the playground for tests, with all that its pages show of them. */
import { openHost, type OpenHost } from '@reticle/core/host';
import { host as lorcana } from '@reticle/lorcana/host';
import { host as mtg } from '@reticle/mtg/host';
import { host as taktik } from '@reticle/taktik/host';
import { matchesOf, wordsOf, type GameMatches, type GameWords } from '../src/engine/contract.js';

/** @throws Error if the host leaves something out that the pages show */
function there<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('The host leaves it out.');
  return part;
}

const matchesIn = async ({ matches }: OpenHost) => {
  const opened = await there(matches)();
  return {
    with: <Answer>(task: <State>(shown: GameMatches<State>) => Answer): Answer =>
      opened.with((match) => task(there(matchesOf(match)))),
  };
};
const wordsIn = async (host: OpenHost): Promise<GameWords> => there(await wordsOf(host));

const HOSTS = { mtg: openHost(mtg), lorcana: openHost(lorcana), taktik: openHost(taktik) };

export const mtgMatches = await matchesIn(HOSTS.mtg);
export const lorcanaMatches = await matchesIn(HOSTS.lorcana);
export const taktikMatches = await matchesIn(HOSTS.taktik);
export const mtgWords = await wordsIn(HOSTS.mtg);
export const lorcanaWords = await wordsIn(HOSTS.lorcana);
