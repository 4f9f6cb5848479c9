/**
 * What does not hold yet, by package: nothing is added to it, and what holds by now must go.
 * @type {Readonly<Record<string, Partial<import('./faults.mjs').Structure>>>}
 */
export const NOT_YET = {
  'examples/undertow': {
    folders: ['board', 'effects', 'game.ts', 'protections.ts', 'set', 'state.ts', 'table.ts', 'words.ts'],
  },
};
