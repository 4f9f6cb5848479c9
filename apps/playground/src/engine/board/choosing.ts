import type { PinnedRef, TargetSpec } from '@reticle/core';
import { answerOf, type Answer } from '../answer.js';
import { asking, verdictOn, type Asking } from './asking.js';
import { tellerOf, type Names } from './called.js';
import { countIn, outlookFrom } from './outlook.js';
import type { Opened } from './open.js';
import type { Seat } from './seats.js';
import { keyOf, type ChoosingView, type SharingView, type SlotView } from './shapes.js';
import { specWords } from './spec-words.js';
import { amountWords, statusOf } from './words.js';

/** Everything that is legal for the seat that is asked, by itself. */
function legalNow<State>({ now }: Asking<State>): readonly PinnedRef[] {
  if (now?.prompt.kind !== 'target') return [];
  const { question, prompt } = now;
  const found = question.resolver.legalTargets(question.spec, question.attempt, prompt.id, prompt.chosen);
  return found.ok ? found.value : [];
}

/** What is chosen, what can be chosen next, and what it comes to. */
export function choosing<State>(opened: Opened<State>, spec: TargetSpec, names: Names): Answer<ChoosingView> {
  const opening = asking(opened, spec);
  const teller = tellerOf(opened.board.game, names, opening.ok ? opening.value.seats : []);
  if (!opening.ok) return answerOf(opening, teller);
  const asked = opening.value;
  const { seats, picks, now, isBroken } = asked;
  const ahead = outlookFrom(asked, picks);
  const begun = picks.some(({ targets }) => targets.length > 0);
  const fromStart = begun ? outlookFrom(asked, []) : ahead;
  const prompt = now?.prompt.kind === 'target' ? now.prompt : undefined;
  const offered = prompt?.options.map(keyOf) ?? [];
  const taken = now ? (picks[now.seat]?.targets ?? []).map(keyOf) : [];
  const whole = answerOf(verdictOn(asked), teller);
  const sharing = sharingOf(asked, names);
  const view = {
    slots: seats.map((seat, index) => slotView(asked, seat, index, names)),
    ...(now ? { current: now.seat } : {}),
    enough: prompt?.canStop === true,
    isBroken,
    offered,
    stuck: legalNow(asked)
      .map(keyOf)
      .filter((key) => !offered.includes(key) && !taken.includes(key)),
    ...(sharing ? { sharing } : {}),
    total: answerOf(countIn(asked, fromStart), teller),
    left: answerOf(countIn(asked, ahead), teller),
    verdict: { ok: whole.ok, refusals: whole.ok ? [] : whole.refusals },
  };
  return { ok: true, value: { ...view, status: statusOf(view) } };
}

function sharingOf<State>({ now }: Asking<State>, names: Names): SharingView | undefined {
  if (now?.prompt.kind !== 'share') return undefined;
  const { target, options, total, left } = now.prompt;
  return { name: names.get(keyOf(target)) ?? target.id, options, total, left };
}

function slotView<State>(
  { opened, picks, spec: whole }: Asking<State>,
  seat: Seat,
  index: number,
  names: Names,
): SlotView {
  const { id, label, chooser, automatic, min, max, total, spec } = seat;
  const { targets = [], division } = picks[index] ?? {};
  return {
    id,
    label,
    words: specWords(spec, opened.board.game, whole),
    chooser,
    ...(automatic ? { automatic } : {}),
    min,
    max: max === Infinity ? 'any' : max,
    amount: amountWords(targets.length, min, max, automatic),
    picked: targets.map((ref, at) => {
      const share = division?.[at];
      return { ref, name: names.get(keyOf(ref)) ?? ref.id, ...(share === undefined ? {} : { share }) };
    }),
    ...(total === undefined ? {} : { total }),
  };
}
