import {
  PIPELINE,
  type Explanation,
  type Issue,
  type NearMiss,
  type PinnedRef,
  type TargetSpec,
} from '@reticle/core';
import { ruleOf } from '@reticle/core/describe';
import { wordsOf, type Describer, answerOf, type Answer } from '../answer.js';
import { asking, verdictOn, type Asking } from './asking.js';
import { plainWords, tellerOf, type Names } from './called.js';
import type { OpenedBoard } from './open.js';
import { countIn, outlookFrom } from './outlook.js';
import type { Seat } from './seats.js';
import { type ChoosingView, type StepView, keyOf, type SharingView, type SlotView } from './shapes.js';
import { specWords } from './spec-words.js';

/** Returns how many are chosen of how many: `1 of up to 2`. */
function amountWords(got: number, min: number, max: number, automatic: 'all' | 'random' | undefined): string {
  if (automatic) return automatic === 'all' ? 'all are taken' : 'chance decides';
  if (max === Infinity) return min === 0 ? `${got} of any number` : `${got} of ${min} or more`;
  if (min === max) return `${got} of ${max}`;
  return min === 0 ? `${got} of up to ${max}` : `${got} of ${min} to ${max}`;
}

const things = (count: number): string => (count === 1 ? '1 thing' : `${count} things`);

const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Returns what is next, in a sentence or two. */
function statusOf({
  slots,
  current,
  enough,
  isBroken,
  offered,
  sharing,
  verdict,
}: Omit<ChoosingView, 'status'>): string {
  if (slots.length === 0) return 'Nothing is chosen for this.';
  if (isBroken) {
    const why = verdict.refusals.map(({ words }) => words).join(' ');
    return `What is chosen is not legal any more: take it back, or change the board again. ${why}`.trim();
  }
  const slot = current === undefined ? undefined : slots[current];
  if (!slot)
    return verdict.ok
      ? 'The choice is complete, and it is legal.'
      : `The choice is not legal: ${verdict.refusals.map(({ words }) => words).join(' ')}`;
  if (sharing) return `How many of ${sharing.total} for ${sharing.name}? ${sharing.left} are left.`;
  const where = `${upper(slot.label)}: ${slot.amount} chosen.`;
  if (offered.length > 0) {
    const or = enough ? ' That is enough, too.' : '';
    return `${where} ${things(offered.length)} can be chosen.${or}`;
  }
  return `${where} Nothing can be chosen: the choice cannot be completed.`;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Returns the steps that a thing fails, in the order of the pipeline. */
export const failedSteps = (issues: readonly Issue[], describer: Describer): readonly StepView[] =>
  issues.map((found) => {
    const rule = ruleOf(found, describer);
    const named = [text(Reflect.get(found.data, 'protection')), text(Reflect.get(found.data, 'step'))];
    const key = named.find((name) => name !== undefined) ?? text(Reflect.get(found.data, 'key'));
    return {
      step: key ?? found.code,
      words: wordsOf(found, describer),
      code: found.code,
      ...(rule === undefined ? {} : { rule }),
    };
  });

/** Turns a name into words: `notItself` becomes "not itself". */
const spoken = (name: string): string => name.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);

const PASSED: Readonly<Record<string, (name: string) => string>> = {
  known: () => 'It is there.',
  incarnation: () => 'It is the very object that is meant.',
  kind: () => 'It is of a kind that this slot takes.',
  zone: () => 'Its zone fits.',
  filter: (name) => `What is asked of "${spoken(name)}" fits.`,
  game: (name) => `The rule "${spoken(name)}" lets it through.`,
  protection: (name) => `No ${spoken(name)} is in the way.`,
};

/** Returns the steps that a thing passes, in the order of the pipeline. */
export const passedSteps = (passed: Explanation['passed']): readonly StepView[] =>
  passed.map((step) => {
    const [root = '', ...rest] = step.split('.');
    const words =
      PIPELINE.some((known) => known === root) && Object.hasOwn(PASSED, root) ? PASSED[root] : undefined;
    return { step, words: words?.(rest.join('.')) ?? step };
  });

/** Returns a near miss in words. */
export function nearestWords(miss: NearMiss): string {
  if (miss.change === 'protection') return `without ${spoken(miss.without)}`;
  const facts = Object.entries(miss.set).map(([key, value]) => `${spoken(key)} ${plainWords(value)}`);
  return `with ${facts.join(' and ')}`;
}

/** Returns everything that is legal for the current seat, without regard to the others. */
function legalNow<State>({ now }: Asking<State>): readonly PinnedRef[] {
  if (now?.prompt.kind !== 'target') return [];
  const { question, prompt } = now;
  const found = question.resolver.legalTargets(question.spec, question.attempt, prompt.id, prompt.chosen);
  return found.ok ? found.value : [];
}

/** Returns what is chosen, what can be chosen next, and the verdict on the whole. */
export function choosing<State>(
  opened: OpenedBoard<State>,
  spec: TargetSpec,
  names: Names,
): Answer<ChoosingView> {
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
