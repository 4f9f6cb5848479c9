import { ok, refuse, type Result } from '@reticle/core';
import { tokenize } from '@reticle/core/text';
import type { Ability } from '@reticle/core/play';
import type { Effect } from '../language/effect.js';
import type { Words } from '../language/words.js';
import { abilitySentences } from './abilities.js';
import { clauses } from './verbs.js';

/**
 * The contents of a card's text: the cost in energy, the effects, and the abilities that work by themselves.
 */
export interface Doing {
  readonly cost: number;
  readonly does: readonly Effect[];
  readonly abilities: readonly Ability<Words>[];
}

const COST = /^(?<cost>\d+) energy: /;

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Prints what a card does, its abilities first. Returns undefined if it does something that has no words. */
export function printText({ cost, does, abilities }: Doing): string | undefined {
  const working = abilities.map((ability) => abilitySentences.print(ability, undefined));
  const doing = does.map((effect) => clauses.print([effect], undefined));
  const printed = [...working, ...doing];
  if (printed.includes(undefined)) return undefined;
  const sentence = (words: string | undefined): string => `${capital(words ?? '')}.`;
  const uses = doing.map((words) => sentence(words)).join(' ');
  const paid = cost > 0 && uses !== '' ? `${cost} energy: ${uses}` : uses;
  return [...working.map((words) => sentence(words)), paid].filter((part) => part !== '').join(' ');
}

/** Reads words as what a card does. Refuses words that are not understood completely. */
export function readText(text: string): Result<Doing> {
  const at = text.search(/\d+ energy: /);
  const paid = at < 0 ? undefined : COST.exec(text.slice(at))?.groups?.['cost'];
  const does: Effect[] = [];
  const abilities: Ability<Words>[] = [];
  for (const words of text
    .replace(/\d+ energy: /, '')
    .split(/\.\s*/)
    .filter((part) => part !== '')) {
    const tokens = tokenize(words);
    const ability = does.length === 0 ? abilitySentences.read(tokens, undefined) : undefined;
    if (ability?.found === 'one') {
      abilities.push(ability.value);
      continue;
    }
    const reading = clauses.read(tokens, undefined);
    if (reading.found !== 'one')
      return refuse({ code: 'undertow.unread', data: { words, because: reading.found } });
    does.push(...reading.value);
  }
  return ok({ cost: Number(paid ?? 0), does, abilities });
}
