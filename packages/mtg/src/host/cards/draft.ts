import { linesField, textField, textOf, type CardDraft } from '@reticle/core/host';

const FIELDS = ['name', 'cost', 'types', 'oracle', 'power', 'toughness'] as const;

/** A card as it is printed, field by field: a face by itself, as files have it. */
export const mtgDraft: CardDraft = {
  fields: [
    textField('name', 'Name', 'Glade Herald'),
    textField('cost', 'Mana cost', '{1}{G}'),
    textField('types', 'Types', 'Creature - Elf Druid'),
    linesField('oracle', 'Text', 'When Glade Herald enters, you gain 2 life.'),
    textField('power', 'Power', '2'),
    textField('toughness', 'Toughness', '2'),
  ],
  card: (values) =>
    Object.fromEntries(
      FIELDS.map((name) => [name, textOf(values, name)] as const).filter(
        ([name, value]) => name === 'oracle' || value !== '',
      ),
    ),
};
