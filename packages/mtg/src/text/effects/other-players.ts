import type { Sentence } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import { type PrintEffects, type ReadEffects, type WordsContext } from '../phrases/context.js';
import { who } from '../phrases/selectors.js';

/** What a player may do: the verb as it stands after "may", and after the player. */
const VERBS = [
  ['draw', 'draws'],
  ['discard', 'discards'],
  ['sacrifice', 'sacrifices'],
  ['gain', 'gains'],
  ['create', 'creates'],
  ['mill', 'mills'],
] as const;
const MAY = 'may';

/** "That player may draw a card": another player decides, and does it. */
export function othersMay(read: ReadEffects, print: PrintEffects): Sentence<readonly Effect[], WordsContext> {
  return {
    read(tokens, context, present) {
      if (present && !present.has(MAY)) return [];
      const at = tokens.findIndex(({ text }) => text === MAY);
      const verb = tokens[at + 1];
      const spoken = VERBS.find(([plain]) => plain === verb?.text)?.[1];
      if (at < 1 || !verb || spoken === undefined || tokens.some(({ text }) => text === '.')) return [];
      const subject = tokens.slice(0, at);
      const player = who.read(subject, context);
      if (typeof player !== 'object') return [];
      const words = [...subject, { ...verb, text: spoken, raw: spoken }, ...tokens.slice(at + 2)];
      const reading = read(words, context);
      if (reading.found !== 'one') return reading.found === 'none' ? [] : undefined;
      return reading.value.length === 1 ? [[{ effect: 'may', who: player, effects: reading.value }]] : [];
    },
    print([one, ...others], context) {
      if (one?.effect !== 'may' || others.length > 0 || one.else !== undefined) return undefined;
      const player = typeof one.who === 'object' ? who.print(one.who, context) : undefined;
      const words = player && one.effects.length === 1 ? print(one.effects, context) : undefined;
      if (player === undefined || !words?.startsWith(`${player} `)) return undefined;
      const [verb = '', ...rest] = words.slice(player.length + 1).split(' ');
      const plain = VERBS.find(([, spoken]) => spoken === verb)?.[0];
      return plain && [player, MAY, plain, ...rest].join(' ');
    },
  };
}
