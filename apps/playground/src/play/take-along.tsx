import type { PlayPlace } from '../address/place.js';
import { engine } from '../engine/client.js';
import type { RecordShown } from '../engine/play/shown.js';
import { CopyButton } from '../ui/copy.js';
import { lineOf } from './match-place.js';

/** Copies of a match: its record, which the command plays again, and a test that does. */
export function TakeAlong({ game, play }: { readonly game: string; readonly play: PlayPlace }) {
  const copied = async (part: keyof RecordShown): Promise<string> => {
    const answer = await engine.playRecord(game, lineOf(play));
    if (!answer.ok) throw new Error(answer.refusals.map(({ words }) => words).join(' '));
    return answer.value[part];
  };
  return (
    <div class="row">
      <CopyButton label="Copy record" text={() => copied('record')} done="The record is copied." />
      <CopyButton label="Copy as a test" text={() => copied('test')} done="The test is copied." />
      <span class="faint">
        The record plays again with <code>reticle replay FILE</code>.
      </span>
    </div>
  );
}
