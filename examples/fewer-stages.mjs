/** The laws of a game are asked in some of its stages, and at some moments of its matches; the deep run asks in all that its author names. */
import { vi } from 'vitest';

const STAGES = 11;
const MOMENTS = 2;

vi.mock('@reticle/testkit/vitest', async (original) => {
  /** @type {typeof import('@reticle/testkit/vitest')} */
  const kit = await original();
  /** @type {typeof kit.describeGame} */
  const describeGame = (game, { stagesPerSpec = STAGES, match, ...fixtures }) =>
    kit.describeGame(game, {
      ...fixtures,
      stagesPerSpec: Math.min(STAGES, stagesPerSpec),
      ...(match && { match: { ...match, moments: Math.min(MOMENTS, match.moments ?? MOMENTS) } }),
    });
  return { ...kit, describeGame };
});
