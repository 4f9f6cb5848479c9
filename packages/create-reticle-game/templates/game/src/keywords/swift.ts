/** A swift unit enters play ready: `src/table.ts` asks for the keyword. */
export const swiftKeyword = '';
