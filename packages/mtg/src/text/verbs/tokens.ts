import { json, type Json } from '@reticle/core';
import type { Template } from '@reticle/core/text';
import { predefinedToken } from '../../language/predefined-tokens.js';
import type { EffectVerbs } from './verb.js';

/** Creating tokens. */
export const tokenVerbs = (): EffectVerbs => [
  {
    subject: 'player',
    words: 'create <made:tokens>',
    means: {
      effect: 'createToken',
      token: '$made.token',
      who: '$subject=you',
      count: '$made.count=1',
      tapped: '$made.tapped=false',
      attacking: '$made.attacking?',
    },
  },
  {
    subject: 'player',
    words: 'create a_number_of <made:tokensOfKind> equal to <count:amount>',
    means: {
      effect: 'createToken',
      token: '$made.token',
      who: '$subject=you',
      count: '$count',
      tapped: '$made.tapped=false',
    },
  },
  // 701.16a: printed as the token that is created.
  {
    subject: 'player',
    words: 'investigate',
    means: { effect: 'createToken', token: clue(), who: '$subject=you' },
  },
  {
    subject: 'player',
    words: 'investigate <times:times>',
    means: { effect: 'createToken', token: clue(), who: '$subject=you', count: '$times' },
  },
];

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** Returns JSON as a template without holes. */
function templateOf(value: Json | undefined): Template {
  if (typeof value !== 'object' || value === null) return value ?? null;
  if (isList(value)) return value.map(templateOf);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, templateOf(part)]));
}
const clue = (): Template => templateOf(json.parse(predefinedToken('Clue')));
