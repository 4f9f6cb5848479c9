/** Who may choose a card with this keyword: `src/protections/some-thing.ts` asks for it. */
export const someThingKeyword = '';
