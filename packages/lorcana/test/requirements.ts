import { parseTargetRequirements } from '../src/text/targets/parse.js';

/** Contexts of words, and what is read of words in short. */
export const character = { types: ['character'] };
export const action = { types: ['action'] };
export const told = (text: string, context: object = character) =>
  parseTargetRequirements(text, context).map(
    ({ ability: { kind, index, mode, granted }, sentence, part, words, issues, slot }) =>
      [
        granted ? 'granted' : '',
        kind,
        index,
        mode === undefined ? '' : `mode ${mode}`,
        sentence === 0 ? '' : `sentence ${sentence}`,
        part === 'cost' ? 'cost' : '',
        slot && slot.chooser !== 'controller' ? `by ${slot.chooser}` : '',
        words ?? issues[0]?.code,
      ]
        .filter((word) => word !== '')
        .join(' '),
  );
