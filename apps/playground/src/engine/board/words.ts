import { ruleOf } from '@reticle/core/describe';
import { PIPELINE, type Explanation, type Issue, type NearMiss } from '@reticle/core';
import { wordsOf, type Describer } from '../answer.js';
import { plainWords } from './called.js';
import type { ChoosingView, StepView } from './shapes.js';

/** How many are chosen of how many: `1 of up to 2`. */
export function amountWords(
  got: number,
  min: number,
  max: number,
  automatic: 'all' | 'random' | undefined,
): string {
  if (automatic) return automatic === 'all' ? 'all are taken' : 'chance decides';
  if (max === Infinity) return min === 0 ? `${got} of any number` : `${got} of ${min} or more`;
  if (min === max) return `${got} of ${max}`;
  return min === 0 ? `${got} of up to ${max}` : `${got} of ${min} to ${max}`;
}

const things = (count: number): string => (count === 1 ? '1 thing' : `${count} things`);

const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What is next, in a sentence or two. */
export function statusOf({
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

/** Steps that a thing fails, in the order of the pipeline. */
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

/** `notItself`: not itself */
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

/** Steps that a thing passes, in the order of the pipeline. */
export const passedSteps = (passed: Explanation['passed']): readonly StepView[] =>
  passed.map((step) => {
    const [root = '', ...rest] = step.split('.');
    const words =
      PIPELINE.some((known) => known === root) && Object.hasOwn(PASSED, root) ? PASSED[root] : undefined;
    return { step, words: words?.(rest.join('.')) ?? step };
  });

/** A single change that would help, in words. */
export function nearestWords(miss: NearMiss): string {
  if (miss.change === 'protection') return `without ${spoken(miss.without)}`;
  const facts = Object.entries(miss.set).map(([key, value]) => `${spoken(key)} ${plainWords(value)}`);
  return `with ${facts.join(' and ')}`;
}
