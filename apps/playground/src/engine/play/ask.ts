import type { TargetRef } from '@reticle/core';
import type { PlayPlace } from '../../address/place.js';
import type { Answer, Refused } from '../answer.js';
import { matchesOf, type ListedGame } from '../contract.js';
import { playOf, type Play } from './play.js';

/** The questions about matches, by the game's id. A game's rules and cards are loaded with the first one. */
export function playQuestions(games: readonly ListedGame[]) {
  const opened = new Map<string, Promise<Play | undefined>>();

  async function playIn(id: string): Promise<Play | undefined> {
    const game = games.find((each) => each.id === id);
    if (!game?.play) return undefined;
    const found = opened.get(id);
    if (found) return await found;
    const opening = game
      .host()
      .then(({ matches }) => matches?.())
      .then((matches) =>
        matches?.with(async (match) => {
          const shown = matchesOf(match);
          return shown && playOf(shown, () => performance.now(), await match.puzzles?.());
        }),
      );
    opened.set(id, opening);
    // A failed load is tried again the next time.
    opening.catch(() => opened.delete(id));
    return await opening;
  }

  const noMatches = (id: string): Refused => ({
    ok: false,
    refusals: [
      { code: 'noMatches', words: `No matches of ${JSON.stringify(id)} are played here.`, path: ['game'] },
    ],
  });

  const asking =
    <T>(ask: (play: Play, place: PlayPlace) => Answer<T>) =>
    async (id: string, place: PlayPlace): Promise<Answer<T>> => {
      const play = await playIn(id);
      return play ? ask(play, place) : noMatches(id);
    };

  return {
    playForm: asking((play, place) => play.form(place)),
    playOn: asking((play, place) => play.advance(place)),
    playTable: asking((play, place) => play.table(place)),
    playLog: asking((play, place) => play.log(place)),
    playPick: asking((play, place) => play.pick(place)),
    playHint: asking((play, place) => play.hint(place)),
    playChances: asking((play, place) => play.chances(place)),
    playMoves: asking((play, place) => play.moves(place)),
    async playCompare(id: string, place: PlayPlace, words: readonly [string, string]) {
      const play = await playIn(id);
      return play ? play.compare(place, words) : noMatches(id);
    },
    async playWhy(id: string, place: PlayPlace, ref: TargetRef) {
      const play = await playIn(id);
      return play ? play.why(place, ref) : noMatches(id);
    },
    playRecord: asking((play, place) => play.record(place)),
  };
}
