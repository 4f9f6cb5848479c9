import { hostedGame, type GameHost } from '@reticle/core/host';
import * as z from 'zod';

const question = z.looseObject({
  game: z.string(),
  attempt: z.looseObject({ as: z.string().optional() }),
  state: z.looseObject({ cards: z.array(z.looseObject({})) }),
  later: z.looseObject({ cards: z.array(z.looseObject({})) }).optional(),
});

/** The question that a game shows to people. */
export const exampleOf = async <State, MatchState>(host: GameHost<State, MatchState>) =>
  question.parse((await hostedGame(host)).board.with(({ example }) => example()));
