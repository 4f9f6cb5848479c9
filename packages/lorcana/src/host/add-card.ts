import { KEYWORDS, lorcanaCardOf, ZONES, type LorcanaState } from '../index.js';
import { numberField, selectField, textField } from '@reticle/core/host';
import { amountOf, freshId, oneOf, textOf } from '@reticle/core/host';
import type { BoardEdit } from '@reticle/core/host';

const TYPES = ['character', 'item', 'location', 'action'] as const;

/** Zones in which a card can be by itself. */
export const PLACES = ZONES.filter((zone) => zone !== 'under');

/** A card that is put on the board by hand. */
export const addCard: BoardEdit<LorcanaState> = {
  id: 'add',
  label: 'Add a card',
  on: 'board',
  fields: (state) => [
    textField('name', 'Name', 'Nameless One'),
    selectField('type', 'Type', TYPES),
    numberField('cost', 'Cost', 3),
    numberField('strength', 'Strength', 2),
    selectField('zone', 'Zone', PLACES, 'play'),
    selectField(
      'owner',
      'Owner',
      state.players.map(({ id }) => id),
    ),
    selectField('keyword', 'Keyword', ['none', ...KEYWORDS]),
  ],
  apply(state, _target, values) {
    const name = textOf(values, 'name');
    const type = textOf(values, 'type');
    const keyword = oneOf(KEYWORDS, textOf(values, 'keyword'));
    const instanceId = freshId(
      name,
      state.cards.map((found) => found.instanceId),
    );
    const added = lorcanaCardOf({
      instanceId,
      owner: textOf(values, 'owner'),
      name,
      types: [type],
      cost: amountOf(values, 'cost'),
      zone: oneOf(PLACES, textOf(values, 'zone')) ?? 'play',
      keywords: keyword ? [keyword] : [],
      ...(type === 'character' ? { strength: amountOf(values, 'strength'), willpower: 3, lore: 1 } : {}),
    });
    return { ...state, cards: [...state.cards, added] };
  },
};
