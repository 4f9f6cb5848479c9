import { useEffect, useState } from 'preact/hooks';
import type { PlayPlace } from '../address/place.js';
import type { Answer } from '../engine/answer.js';
import { engine } from '../engine/client.js';
import type { HintShown } from '../engine/play/shown.js';
import { useAnnounce, Refusals } from '../ui/refusals.js';
import { lineOf } from './match-place.js';

/** Shows what a bot would do at the shown step, once the visitor asks. */
export function Hint({
  game,
  play,
  step,
  askAt,
  onAdvice,
}: {
  readonly game: string;
  readonly play: PlayPlace;
  readonly step: number;
  /** The step at which it is asked by itself. */
  readonly askAt: number | undefined;
  /** Called with the best move as an arrow, and with nothing once it is not known. */
  readonly onAdvice: (arrow: HintShown['arrow']) => void;
}) {
  const announce = useAnnounce();
  const [told, setTold] = useState<{ readonly step: number; readonly answer?: Answer<HintShown> }>();
  const ask = async (): Promise<void> => {
    setTold({ step });
    const answer = await engine.playHint(game, { ...lineOf(play), step });
    setTold({ step, answer });
    onAdvice(answer.ok ? answer.value.arrow : undefined);
    const [first] = answer.ok ? answer.value.moves : [];
    if (first) announce(`A bot would: ${first.words}.`);
  };
  useEffect(() => {
    onAdvice(undefined);
    if (askAt === step) void ask();
  }, [step, askAt]);
  const answer = told?.step === step ? told.answer : undefined;
  return (
    <>
      <button
        type="button"
        class="rt-button"
        aria-disabled={told?.step === step && !answer}
        onClick={() => void ask()}
      >
        What would a bot do?
      </button>
      {answer?.ok === false ? <Refusals refusals={answer.refusals} /> : null}
      {answer?.ok ? (
        <ol aria-label={`What a bot would do for ${answer.value.player}`}>
          {answer.value.moves.map(({ words, chance }) => (
            <li key={words}>
              {words} ({chance} of 100)
            </li>
          ))}
        </ol>
      ) : null}
      {answer?.ok && answer.value.line.length > 1 ? (
        <details>
          <summary>What it expects then</summary>
          <ol aria-label="What a bot expects">
            {answer.value.line.map((words, index) => (
              <li key={`${index} ${words}`}>{words}</li>
            ))}
          </ol>
        </details>
      ) : null}
    </>
  );
}
