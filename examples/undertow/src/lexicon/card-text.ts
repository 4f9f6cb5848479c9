import { ok, refuse, type Result } from '@reticle/core';
import { tokenize } from '@reticle/core/text';
import type { Effect } from '../effects/effect.js';
import { sentences } from './sentences.js';

/** What a card costs in energy, and what it then does. */
export interface Doing {
  readonly cost: number;
  readonly does: readonly Effect[];
}

const COST = /^(?<cost>\d+) energy: /;

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What a card does in words; `undefined` where there are none. */
export function printText({ cost, does }: Doing): string | undefined {
  const printed = does.map((effect) => sentences.print(effect, undefined));
  if (printed.includes(undefined)) return undefined;
  const text = printed.map((words) => `${capital(words ?? '')}.`).join(' ');
  return cost > 0 ? `${cost} energy: ${text}` : text;
}

/** Words as what a card does. What is not understood to the last word is refused. */
export function readText(text: string): Result<Doing> {
  const cost = Number(COST.exec(text)?.groups?.['cost'] ?? 0);
  const does: Effect[] = [];
  for (const words of text
    .replace(COST, '')
    .split(/\.\s*/)
    .filter((part) => part !== '')) {
    const reading = sentences.read(tokenize(words), undefined);
    if (reading.found !== 'one')
      return refuse({ code: 'undertow.unread', data: { words, because: reading.found } });
    does.push(reading.value);
  }
  return ok({ cost, does });
}
