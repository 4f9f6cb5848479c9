import { COLORS, mtgCardOf, ZONES, type MtgState } from '../index.js';
import { selectField, textField } from '@reticle/core/host';
import { freshId, oneOf, textOf } from '@reticle/core/host';
import type { BoardEdit } from '@reticle/core/host';
import { GIVEN, given } from './keywords.js';

const TYPES = ['creature', 'artifact', 'enchantment', 'land', 'instant', 'sorcery'] as const;

/** A card that is put on the board by hand. */
export const addCard: BoardEdit<MtgState> = {
  id: 'add',
  label: 'Add a card',
  on: 'board',
  fields: (state) => [
    textField('name', 'Name', 'Nameless One'),
    selectField('type', 'Type', TYPES),
    selectField('color', 'Colour', [...COLORS, 'colourless']),
    selectField('zone', 'Zone', ZONES),
    selectField(
      'owner',
      'Owner',
      state.players.map(({ id }) => id),
    ),
    selectField('keyword', 'Keyword', ['none', ...GIVEN.keys()]),
  ],
  apply(state, _target, values) {
    const name = textOf(values, 'name');
    const type = textOf(values, 'type');
    const zone = oneOf(ZONES, textOf(values, 'zone')) ?? 'battlefield';
    const instanceId = freshId(
      name,
      state.cards.map((found) => found.instanceId),
    );
    const added = mtgCardOf({
      instanceId,
      owner: textOf(values, 'owner'),
      names: [name],
      zone,
      types: [type],
      colors: COLORS.filter((color) => color === textOf(values, 'color')),
      keywords: given(textOf(values, 'keyword')),
      ...(type === 'creature' ? { power: 2, toughness: 2 } : {}),
    });
    return {
      ...state,
      cards: [...state.cards, added],
      stack: zone === 'stack' ? [...state.stack, instanceId] : state.stack,
    };
  },
};
