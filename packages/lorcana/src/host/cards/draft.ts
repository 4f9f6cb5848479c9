import { linesField, selectField, textField, textOf, type CardDraft } from '@reticle/core/host';
import { INKS } from '../../language/facts.js';

const NUMBERS = ['cost', 'strength', 'willpower', 'lore', 'moveCost'] as const;

/** The form for a printed card, field by field as in databases. An empty field is not on the card. */
export const lorcanaDraft: CardDraft = {
  fields: [
    textField('name', 'Name', 'Lamplighter'),
    textField('version', 'Version', 'Of the Old Quarter'),
    selectField('type', 'Type', ['Character', 'Action', 'Song', 'Item', 'Location']),
    selectField('color', 'Ink', INKS),
    selectField('inkwell', 'Inkwell', ['yes', 'no']),
    textField('cost', 'Cost', '2'),
    textField('strength', 'Strength', '2'),
    textField('willpower', 'Willpower', '2'),
    textField('lore', 'Lore', '1'),
    textField('moveCost', 'Move cost', ''),
    textField('subtypes', 'Classifications', 'Storyborn, Ally'),
    linesField('fullText', 'Text', 'LIGHT UP When you play this character, you may draw a card.'),
  ],
  card(values) {
    const given = (name: string): string => textOf(values, name).trim();
    const numbers = NUMBERS.filter((name) => given(name) !== '').map(
      (name) => [name, Number(given(name))] as const,
    );
    return {
      name: given('name'),
      ...(given('version') === '' ? {} : { version: given('version') }),
      type: given('type'),
      color: given('color'),
      inkwell: given('inkwell') === 'yes',
      ...Object.fromEntries(numbers),
      subtypes: given('subtypes')
        .split(',')
        .map((word) => word.trim())
        .filter((word) => word !== ''),
      fullText: given('fullText'),
    };
  },
};
