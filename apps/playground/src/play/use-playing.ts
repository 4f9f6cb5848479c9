import type { TargetAnswer } from '@reticle/core/match';
import type { OfferView, TableActions } from '@reticle/react';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { PlayPlace } from '../address/place.js';
import type { Answer, Refusal } from '../engine/answer.js';
import { engine } from '../engine/client.js';
import type { PickShown, TableShown } from '../engine/play/shown.js';
import type { Amend } from './use-line.js';
import { cutAt, hasPerson, isAtEnd, lineOf, moved, movesOf } from './match-place.js';

type Pick = NonNullable<PlayPlace['pick']>;

/** A table that came with the answer to a choice, so that it need not be asked for. */
export interface EarlyTable extends globalThis.Pick<PlayPlace, 'moves' | 'pick'> {
  readonly answer: Answer<TableShown>;
}

/** Turns a person's acts at the table into changes of the place. Late answers change nothing. */
export function usePlaying(
  game: string,
  play: PlayPlace,
  table: TableShown | undefined,
  mayPass: boolean,
  amend: Amend,
  early: { current: EarlyTable | undefined },
): { readonly actions: TableActions; readonly refusals: readonly Refusal[]; readonly isAsking: boolean } {
  // A player gives up a puzzle by beginning another one.
  const mayConcede = hasPerson(play) && play.puzzle === undefined && isAtEnd(play);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [asking, setAsking] = useState(0);
  const latest = useRef({ play, table });
  latest.current = { play, table };

  /** Applies an answer about a choice: if the choice is whole, the move is made. */
  function heard(asked: PlayPlace, pick: Pick, found: Answer<PickShown>): void {
    setAsking((count) => count - 1);
    setRefusals(found.ok ? [] : found.refusals);
    if (!found.ok) return;
    const { value } = found;
    amend(asked, (now) => {
      // The person has chosen something else meanwhile, and that counts.
      if (now.pick !== asked.pick) return now;
      const after = value.kind === 'asked' ? { ...now, pick } : moved(now, value.move);
      const { table: next } = value;
      early.current = next && { moves: after.moves, pick: after.pick, answer: { ok: true, value: next } };
      return after;
    });
  }
  const go = (pick: Pick): void => {
    const asked = latest.current.play;
    // The question is sent before anything is drawn, so that the worker computes while this page draws.
    engine.playPick(game, { ...lineOf(asked), pick }).then(
      (found) => heard(asked, pick, found),
      (error: unknown) =>
        heard(asked, pick, {
          ok: false,
          refusals: [{ code: 'failed', words: String(error), path: [] }],
        }),
    );
    setAsking((count) => count + 1);
  };
  /** Returns the place if the shown table belongs to it, so that a choice is meant for it. */
  const current = (): { readonly now: PlayPlace; readonly shown: TableShown } | undefined => {
    const { play: now, table: shown } = latest.current;
    return shown?.step === movesOf(now).length ? { now, shown } : undefined;
  };

  const actions = useMemo<TableActions>(
    () => ({
      take(offer: OfferView) {
        const found = current();
        if (!found) return;
        const { now, shown } = found;
        const index = shown.offers.indexOf(offer);
        const { move, params } = offer;
        const [player] = shown.acting;
        const isByHand = shown.byHand?.includes(offer) === true;
        if ((index < 0 && !isByHand) || player === undefined) return;
        setRefusals([]);
        // The next table comes with the answer, so nobody has to ask for it.
        if (index >= 0) go({ offer: index, answers: [] });
        else {
          const made = Object.keys(params).length > 0 ? { move, player, params } : { move, player };
          amend(now, (place) => moved(place, made));
        }
      },
      takeAll(move) {
        const found = current();
        if (found) amend(found.now, (place) => ({ ...place, together: move, pick: undefined }));
      },
      answer(answer: TargetAnswer) {
        const found = current();
        if (!found) return;
        const { offer, answers } = found.now.pick ?? { offer: 0, answers: [] };
        go({ offer, answers: [...answers, answer] });
      },
      back() {
        const found = current();
        const pick = found?.now.pick;
        if (!found || !pick) return;
        setRefusals([]);
        const left = pick.answers.length === 0 ? undefined : { ...pick, answers: pick.answers.slice(0, -1) };
        amend(found.now, (place) => ({ ...place, pick: left }));
      },
      async whyNot(ref) {
        const { play: now, table: shown } = latest.current;
        const { pick } = now;
        const told = await engine.playWhy(game, { ...lineOf(now), step: shown?.step ?? 0, pick }, ref);
        return told.ok ? told.value : [];
      },
      ...(mayPass
        ? {
            stopAt(stops: readonly string[]) {
              amend(latest.current.play, (place) => ({ ...place, stops }));
            },
            endTurn() {
              const found = current();
              if (found) amend(found.now, (place) => ({ ...place, skip: found.shown.turn }));
            },
            wait() {
              const found = current();
              if (!found) return;
              const { turn, step } = found.shown;
              amend(found.now, (place) => ({ ...place, wait: { turn, step } }));
            },
          }
        : {}),
      ...(mayConcede
        ? {
            concede() {
              const found = current();
              const conceded = found?.shown.seat;
              if (found && conceded !== undefined)
                amend(found.now, (place) => ({ ...place, pick: undefined, conceded }));
            },
          }
        : {}),
      ...(table?.undo === undefined
        ? {}
        : {
            undo() {
              const found = current();
              const { undo } = found?.shown ?? {};
              if (found && undo !== undefined) amend(found.now, (place) => cutAt(place, undo));
            },
          }),
    }),
    [game, amend, mayPass, mayConcede, table?.undo],
  );
  return { actions, refusals, isAsking: asking > 0 };
}
