import { unwrap } from '@reticle/core';
import type { GameModule } from '../game-module.js';

/** A question about the beginning of a match, as `reticle explain` reads it. */
export function exampleOf<State>({ runtime, example }: GameModule<State>): object {
  const match = unwrap(runtime.start(example.options, 'example'));
  const [controller] = runtime.toAct(match);
  return { game: runtime.game.id, spec: example.spec, attempt: { controller }, state: match.state };
}
