import { COLORS, mtgCardOf, ZONES, type MtgState } from '@reticle/mtg';
import { select, text } from '../../board/edit.js';
import { freshId, oneOf, textOf } from '../../board/values.js';
import type { BoardEdit } from '../../contract.js';
import { GIVEN, given } from './keywords.js';

const TYPES = ['creature', 'artifact', 'enchantment', 'land', 'instant', 'sorcery'] as const;

/** A card that is put on the board by hand. */
export const addCard: BoardEdit<MtgState> = {
  id: 'add',
  label: 'Add a card',
  on: 'board',
  fields: (state) => [
    text('name', 'Name', 'Nameless One'),
    select('type', 'Type', TYPES),
    select('color', 'Colour', [...COLORS, 'colourless']),
    select('zone', 'Zone', ZONES),
    select(
      'owner',
      'Owner',
      state.players.map(({ id }) => id),
    ),
    select('keyword', 'Keyword', ['none', ...GIVEN.keys()]),
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
