import { hostedGame, type GameHost } from '@reticle/core/host';
import { host as lorcana } from '@reticle/lorcana/host';
import { host as mtg } from '@reticle/mtg/host';
import * as z from 'zod';

const question = z.looseObject({
  game: z.string(),
  attempt: z.looseObject({ as: z.string().optional() }),
  state: z.looseObject({ cards: z.array(z.looseObject({})) }),
  later: z.looseObject({ cards: z.array(z.looseObject({})) }).optional(),
});

const exampleOf = async <State, MatchState>(host: GameHost<State, MatchState>) =>
  question.parse((await hostedGame(host)).board.with(({ example }) => example()));

/** The question that each game shows to people. */
export const mtgExample = await exampleOf(mtg);
export const lorcanaExample = await exampleOf(lorcana);
