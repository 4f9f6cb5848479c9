import { fixedHole, type Hole } from '@reticle/core/text';
import type { Effect } from '../../language/effects/schema.js';
import type { ChosenSelection, Selection } from '../../language/filter.js';
import { computed } from '../phrases/amounts.js';
import { IT, wordsOf, type WordsContext } from '../phrases/context.js';
import { says, saysAll, type EffectSentence } from '../phrases/effect-words.js';
import { readChosen, what } from '../phrases/selections.js';

/** A choice: "chosen character". */
export const chosen: Hole<ChosenSelection, WordsContext> = {
  read: (words, context) => readChosen(words, context),
  print: (value, context) => what.print(value, context),
};
export const isChosen = (selection: Selection): selection is ChosenSelection =>
  typeof selection !== 'string' && 'choose' in selection;

type Counting = Extract<Effect, { readonly effect: 'draw' | 'gainLore' }>;
type Property = 'strength' | 'willpower' | 'lore' | 'cost' | 'damage';

/** Effects whose amount follows: "gain lore", "draw cards". */
const LEADS: readonly (readonly [words: string, effect: Counting])[] = [
  ['gain lore', { effect: 'gainLore', amount: 0 }],
  ['draw cards', { effect: 'draw', amount: 0 }],
];
const countedLead: Hole<Counting, WordsContext> = {
  read: (words) => LEADS.find(([said]) => said === wordsOf(words))?.[1],
  print: ({ effect }) => LEADS.find(([, one]) => one.effect === effect)?.[0],
};
const property: Hole<Property, unknown> = fixedHole([
  ['{S}', 'strength'],
  ['{W}', 'willpower'],
  ['{L}', 'lore'],
  ['cost', 'cost'],
]);

/** Returns the effect and the property that it counts, if it counts the thing that was just chosen. */
function leadOf(effect: Effect): { readonly effect: Counting; readonly property: Property } | undefined {
  if ((effect.effect !== 'draw' && effect.effect !== 'gainLore') || effect.who !== undefined)
    return undefined;
  const { amount } = effect;
  if (typeof amount !== 'object' || !('property' in amount) || amount.of !== IT || amount.times !== undefined)
    return undefined;
  const known = (['strength', 'willpower', 'lore', 'cost', 'damage'] as const).find(
    (one) => one === amount.property,
  );
  return known && { effect, property: known };
}

/** The words for effects whose amount depends on a thing chosen just before, and for effects that only count. */
export const countedWords: readonly EffectSentence[] = [
  // "Gain lore equal to the {L} of chosen character": the choice comes first, then the count.
  saysAll({
    words: '<lead> equal to the <property> of <what>',
    also: ["<lead> equal to <what>'s <property>"],
    holes: { lead: countedLead, property, what: chosen },
    make: ({ lead, property: of, what: taken }) => [
      { effect: 'choose', what: taken },
      { ...lead, amount: { of: IT, property: of } },
    ],
    parts([first, second, ...more]) {
      if (first?.effect !== 'choose' || more.length > 0 || !isChosen(first.what)) return undefined;
      const lead = second && leadOf(second);
      return lead && { lead: lead.effect, property: lead.property, what: first.what };
    },
  }),
  saysAll({
    words: '<lead> equal to the damage on <what>',
    holes: { lead: countedLead, what: chosen },
    make: ({ lead, what: taken }) => [
      { effect: 'choose', what: taken },
      { ...lead, amount: { of: IT, property: 'damage' } },
    ],
    parts([first, second, ...more]) {
      if (first?.effect !== 'choose' || more.length > 0 || !isChosen(first.what)) return undefined;
      const lead = second && leadOf(second);
      return lead?.property === 'damage' ? { lead: lead.effect, what: first.what } : undefined;
    },
  }),
  says('count', {
    words: 'count <amount>',
    holes: { amount: computed },
    make: (values) => ({ effect: 'count', ...values }),
    parts: ({ amount }) => ({ amount }),
  }),
];
