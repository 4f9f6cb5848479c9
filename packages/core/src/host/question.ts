import { unwrap } from '../issue.js';
import type { JsonObject } from '../json.js';
import type { MatchRuntime } from '../match/definition.js';

/** A question about the beginning of a match, asked by whoever is to act: an example of a host. @throws RefusedError for other options */
export function questionAtStart<State>(
  runtime: MatchRuntime<State>,
  { options, spec }: { readonly options: JsonObject; readonly spec: JsonObject },
): object {
  const match = unwrap(runtime.start(options, 'example'));
  const [controller] = runtime.toAct(match);
  return { game: runtime.game.id, spec, attempt: { controller }, state: match.state };
}
