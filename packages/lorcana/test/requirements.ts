import { parseTargetRequirements } from '../src/text/targets/parse.js';

/** Contexts of texts, and what is read from texts in short form. */
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
