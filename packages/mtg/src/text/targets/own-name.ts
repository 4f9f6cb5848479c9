import { typed } from './layout.js';
import { tokenize, replaceOwnName, type Token } from '@reticle/core/text';

const THIS = [
  'creature',
  'spell',
  'card',
  'permanent',
  'artifact',
  'enchantment',
  'land',
  'planeswalker',
  'battle',
  'token',
  'equipment',
  'vehicle',
  'aura',
  'saga',
  'siege',
  'class',
  'ability',
];
const COMMON: readonly (readonly string[])[] = THIS.map((noun) => ['this', noun]);

/** The names by which a text means its own card: the whole name, and its part before a comma or "of", "the". */
function namesOf(name: string): readonly (readonly string[])[] {
  const whole = tokenize(name).map(({ text }) => text);
  const comma = whole.indexOf(',');
  const short = comma > 0 ? [whole.slice(0, comma)] : [];
  return [whole, ...short].filter(({ length }) => length > 0);
}

/** The tokens with every mention of the card itself as `~`, and marks as people type them as what they mean. */
export function withOwnName(tokens: readonly Token[], name: string | undefined): readonly Token[] {
  return replaceOwnName(typed(tokens), name === undefined ? COMMON : [...namesOf(name), ...COMMON]);
}
