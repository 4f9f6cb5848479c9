import { standsAt, type Token } from '@reticle/core/text';
import { EFFECTS, type Effect } from '../../language/effects/effect.js';
import type { AbilityAmount, Selector } from '../../language/selector.js';
import type { ThisWay } from '../../language/this-way.js';
import type { WordsContext } from '../phrases/context.js';

/** "That many", "that much". */
const SAID: readonly (readonly string[])[] = [
  ['that', 'many'],
  ['that', 'much'],
];

/** What is done to a number of objects, whose number later words call "that many". Cards are counted as cards. */
const COUNTED: Partial<Record<ThisWay, Selector>> = {
  discarded: { thisWay: 'discarded', cards: true },
  milled: { thisWay: 'milled', cards: true },
  sacrificed: { thisWay: 'sacrificed' },
  destroyed: { thisWay: 'destroyed' },
  exiled: { thisWay: 'exiled' },
  tapped: { thisWay: 'tapped' },
};

const SEVERAL: ReadonlySet<unknown> = new Set(['eachPlayer', 'eachOpponent']);

const isEffects = (value: unknown): value is readonly Effect[] =>
  Array.isArray(value) && value.some((one) => typeof one === 'object' && one !== null && 'effect' in one);

/** Lists the effects within some effects. Returns undefined if several players do some, each their own. */
function allIn(effects: readonly Effect[]): readonly Effect[] | undefined {
  const out: Effect[] = [];
  for (const effect of effects) {
    const who = 'who' in effect ? effect.who : undefined;
    if (effect.effect === 'forEach' || SEVERAL.has(who) || (typeof who === 'object' && 'those' in who))
      return undefined;
    out.push(effect);
    for (const part of Object.values(effect)) {
      const inner = isEffects(part) ? allIn(part) : [];
      if (!inner) return undefined;
      out.push(...inner);
    }
  }
  return out;
}

/** Returns where the words "that many" stand, if nothing else in the ability is their amount. */
export const thatManyAt = (tokens: readonly Token[], { much, that }: WordsContext): number =>
  much === true || that !== undefined
    ? -1
    : tokens.findIndex((_, at) => SAID.some((said) => standsAt(said, tokens, at)));

/**
 * Returns how many objects the only one of some effects that counts something did it to (rule 608.2c): "discard
 * your hand, then draw that many cards". After another amount, "that much" may mean that.
 */
export function amountDone(effects: readonly Effect[]): AbilityAmount | undefined {
  const counts = (effect: Effect): readonly Selector[] =>
    (EFFECTS[effect.effect].did?.(effect) ?? []).flatMap((one) => COUNTED[one] ?? []);
  const all = allIn(effects) ?? [];
  const [what, ...others] = all.flatMap(counts);
  const isOtherAmount = all.some((effect) => 'amount' in effect && counts(effect).length === 0);
  return what === undefined || others.length > 0 || isOtherAmount ? undefined : { numberOf: what };
}
