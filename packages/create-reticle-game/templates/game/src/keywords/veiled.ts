/** An opponent cannot choose a veiled unit: `src/protections/veil.ts` asks for the keyword. */
export const veiledKeyword = '';
