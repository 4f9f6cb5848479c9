import { useState } from 'preact/hooks';
import type { PickAnswer, PlayPlace } from '../address/place.js';
import type { Refusal } from '../engine/answer.js';
import { engine } from '../engine/client.js';
import type { OfferShown, PickShown } from '../engine/play/shown.js';
import { useAnswer } from '../ui/use-answer.js';
import type { Amend } from './amend.js';
import { lineOf, moved, movesOf } from './match-place.js';

type Pick = NonNullable<PlayPlace['pick']>;

const NONE: readonly OfferShown[] = [];

/** What a person who is to act chooses from, and how. */
export interface Choosing {
  readonly offers: readonly OfferShown[];
  /** The question for targets that is open. */
  readonly asked: Extract<PickShown, { readonly kind: 'asked' }> | undefined;
  readonly refusals: readonly Refusal[];
  /** The thing whose moves alone are listed. */
  readonly about: string | undefined;
  readonly setAbout: (id: string | undefined) => void;
  readonly take: (offer: OfferShown) => void;
  readonly answer: (answer: PickAnswer) => void;
  /** One answer back, or out of the move. */
  readonly back: () => void;
}

/** A person's moves at the end of a match: those on offer, and the choice of targets that the place holds. */
export function useChoosing(
  game: string,
  play: PlayPlace,
  isActive: boolean,
  change: (play: PlayPlace) => void,
  amend: Amend,
): Choosing {
  const [about, setAbout] = useState<string>();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const { pick } = play;
  const line = lineOf(play);
  const offers = useAnswer(isActive ? { game, line } : undefined, (asked) =>
    engine.playOffers(asked.game, asked.line),
  );
  const open = useAnswer(isActive && pick ? { game, line: { ...line, pick } } : undefined, (asked) =>
    engine.playPick(asked.game, asked.line),
  );

  /** Goes to a choice: where it is a whole one, the move is made. */
  async function goTo(next: Pick): Promise<void> {
    const found = await engine.playPick(game, { ...line, pick: next });
    setRefusals(found.ok ? [] : found.refusals);
    if (!found.ok) return;
    const { value } = found;
    if (value.kind === 'move') setAbout(undefined);
    amend(play, (now) => {
      // Something else was chosen meanwhile: that is what counts.
      if (now.pick !== pick) return now;
      return value.kind === 'asked' ? { ...now, pick: next } : moved(now, value.move);
    });
  }
  function make(next: PlayPlace): void {
    setAbout(undefined);
    setRefusals([]);
    change(next);
  }
  const go = (next: Pick): void => {
    goTo(next).catch((error: unknown) => {
      setRefusals([{ code: 'failed', words: String(error), path: [] }]);
    });
  };

  const onOffer = offers.answer?.ok === true && isActive ? offers.answer.value : undefined;
  const found = open.answer?.ok === true && pick && isActive ? open.answer.value : undefined;
  const asked = found?.kind === 'asked' ? found : undefined;
  // What is on the screen may be a moment older than the place: what is chosen then is not meant for it.
  const isOfferNow = onOffer?.step === movesOf(play).length;
  const isAskedNow = asked?.answered === pick?.answers.length;
  return {
    offers: onOffer?.offers ?? NONE,
    asked,
    refusals: [
      ...refusals,
      ...(offers.answer?.ok === false ? offers.answer.refusals : []),
      ...(open.answer?.ok === false ? open.answer.refusals : []),
    ],
    about,
    setAbout,
    take(offer) {
      if (!isOfferNow) return;
      if (offer.asks) go({ offer: offer.index, answers: [] });
      else make(moved(play, offer.move));
    },
    answer(answer) {
      if (pick && isAskedNow) go({ ...pick, answers: [...pick.answers, answer] });
    },
    back() {
      setRefusals([]);
      if (!pick) setAbout(undefined);
      else {
        const answers = pick.answers.slice(0, -1);
        change({ ...play, pick: pick.answers.length === 0 ? undefined : { ...pick, answers } });
      }
    },
  };
}
