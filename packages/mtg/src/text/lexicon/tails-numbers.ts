import type { Entries } from './entries.js';

/** Power, toughness and mana value. */
export const NUMBER_TAILS: Entries = (['power', 'toughness', 'mana value'] as const).flatMap(
  (words): Entries => {
    const key = words === 'mana value' ? 'manaValue' : words;
    const of = words === 'mana value' ? {} : { of: 'body' };
    return [
      {
        role: 'tail',
        words: `with ${words} <number> or less`,
        ...of,
        filter: { [key]: { lte: '<number>' } },
        also: [`with ${words} less than or equal to <number>`, `that has ${words} <number> or less`],
        examples: [`target creature with ${words} 3 or less`],
      },
      {
        role: 'tail',
        words: `with ${words} <number> or greater`,
        ...of,
        filter: { [key]: { gte: '<number>' } },
        also: [`with ${words} <number> or more`],
        examples: [`target creature with ${words} 4 or greater`],
      },
      {
        role: 'tail',
        words: `with ${words} <number>`,
        ...of,
        filter: { [key]: '<number>' },
        also: [`with ${words} equal to <number>`],
        examples: [`target creature with ${words} X`],
      },
      {
        role: 'tail',
        words: `with ${words} less than ~'s power`,
        ...of,
        filter: { [key]: { lt: 'source.power' } },
        examples: [`target creature with ${words} less than ~'s power`],
      },
      {
        role: 'tail',
        words: `with ${words} less than or equal to ~'s power`,
        ...of,
        filter: { [key]: { lte: 'source.power' } },
        examples: [`target creature with ${words} less than or equal to ~'s power`],
      },
    ];
  },
);
