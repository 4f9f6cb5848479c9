import { type Sentence, sameValue, standsAt } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import type { Selector } from '../../language/selector.js';
import { type Some, someCards } from '../phrases/cards-of.js';
import {
  type NamedThing,
  type PrintEffects,
  type ReadEffects,
  type WordsContext,
  markOf,
  withStops,
} from '../phrases/context.js';
import { effectAt } from '../phrases/effect-words.js';
import { withMentionsOf } from '../phrases/marks.js';

/** The name, in lower case, as marks are in a text. */
const PUT = 'entered';
const YOU_MAY = ['you', 'may', 'put'];
const ONTO = ['from', 'your', 'hand', 'onto', 'the', 'battlefield'];
const IF_SO = ['.', 'if', 'you', 'do', ','];
const NEXT = ['.'];
const put: Selector = { bound: PUT };
const thePut: NamedThing = { id: PUT, kind: 'card', words: [], many: false, justEntered: true };
/** How the card that was put onto the battlefield is mentioned. */
const IT = {
  pronouns: ['it', 'its'],
  nouns: ['card', 'creature', 'permanent', 'artifact', 'enchantment', 'land'],
} as const;

const onto = ({ what: filter }: Some, after: readonly Effect[]): Effect => ({
  effect: 'may',
  effects: [
    { effect: 'choose', filter: { zone: 'hand', owner: 'self', ...filter }, bind: PUT },
    { effect: 'moveCards', what: put, to: 'battlefield', bind: PUT },
    { effect: 'if', condition: { what: put }, effects: after },
  ],
});

/** Whether an effect does nothing but something to the card, so that it does nothing without it. */
const isDoneToIt = (effect: Effect): boolean =>
  effect.effect === 'delayed'
    ? effect.effects.every(isDoneToIt)
    : 'what' in effect && sameValue(effect.what, put);

/**
 * "You may put a creature card from your hand onto the battlefield. If you do, it gains haste until end of
 * turn". All that follows must be about the card if there is no "if you do", or if it is several sentences.
 */
export function putOntoBattlefield(
  read: ReadEffects,
  print: PrintEffects,
): Sentence<readonly Effect[], WordsContext> {
  return {
    needs: () => [[['put']]],
    read(words, context) {
      const tokens = withStops(words);
      const to = tokens.findIndex((_word, at) => standsAt(ONTO, tokens, at));
      const so = to + ONTO.length;
      const saysIf = standsAt(IF_SO, tokens, so);
      if (to < 0 || !standsAt(YOU_MAY, tokens, 0) || !standsAt(saysIf ? IF_SO : NEXT, tokens, so)) return [];
      const card = someCards.read(tokens.slice(YOU_MAY.length, to), context);
      if (!card || card.count !== undefined) return [];
      const inner = { ...context, names: [...context.names, thePut], known: new Map() };
      const reading = read(withMentionsOf(tokens.slice(so + (saysIf ? IF_SO : NEXT).length), PUT, IT), inner);
      if (reading.found !== 'one') return reading.found === 'none' ? [] : undefined;
      const isSure = saysIf && !tokens.slice(so + 1).some(({ text }) => text === '.');
      return isSure || reading.value.every(isDoneToIt) ? [[onto(card, reading.value)]] : [];
    },
    print([one, ...others], context) {
      if (one?.effect !== 'may' || others.length > 0) return undefined;
      const filter = effectAt(one.effects, 0, 'choose')?.filter ?? {};
      const { zone: _zone, owner: _owner, ...card } = filter;
      const after = effectAt(one.effects, 2, 'if')?.effects;
      if (!after || !sameValue(one, onto({ what: card }, after))) return undefined;
      const words = someCards.print({ what: card }, context);
      const rest = print(after, { ...context, names: [...context.names, thePut], known: new Map() });
      const mark = markOf(PUT);
      const said = rest?.replaceAll(`${mark}'s`, 'its').replaceAll(mark, 'it');
      return words && said && `you may put ${words} ${ONTO.join(' ')}. if you do, ${said}`;
    },
  };
}
