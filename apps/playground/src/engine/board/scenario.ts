import type { TargetSpec } from '@reticle/core';
import type { PartView } from './shapes.js';
import type { BoardFacts } from './facts.js';
import type { Opened } from './open.js';

/** A place as a scenario file: the board, what is asked on it, and what the engine answers. Plain JSON. */
export function scenarioOf<State>(
  { board: { game }, example, asked, attempt }: Opened<State>,
  spec: TargetSpec,
  part: PartView | undefined,
  { state, listed, why, choice, later }: BoardFacts,
): object {
  const { text, name, types } = asked;
  const about = {
    ...(name === undefined ? {} : { name }),
    ...(types === undefined ? {} : { types }),
  };
  const words = {
    ...(Object.keys(about).length > 0 ? { about } : {}),
    ...(part ? { ability: part.ability } : {}),
    ...(part?.mode === undefined ? {} : { mode: part.mode }),
  };
  const verdict = (codes: readonly string[]) => (codes.length === 0 ? 'legal' : codes);
  const then = later && {
    ...later,
    verdicts: Object.fromEntries(Object.entries(later.verdicts).map(([id, codes]) => [id, verdict(codes)])),
  };
  return {
    name: example.title,
    game: game.id,
    ...(text === undefined || !part ? { spec } : { text, ...words }),
    attempt,
    state,
    listed,
    ...(why.length > 0 ? { why } : {}),
    ...(choice
      ? {
          choices: [
            { choose: choice.choose, verdict: verdict(choice.codes), ...(then ? { later: [then] } : {}) },
          ],
        }
      : {}),
  };
}
