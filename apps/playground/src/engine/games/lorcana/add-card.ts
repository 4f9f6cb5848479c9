import { KEYWORDS, lorcanaCardOf, ZONES, type LorcanaState } from '@reticle/lorcana';
import { number, select, text } from '../../board/edit.js';
import { amountOf, freshId, oneOf, textOf } from '../../board/values.js';
import type { BoardEdit } from '../../contract.js';

const TYPES = ['character', 'item', 'location', 'action'] as const;

/** Zones in which a card can be by itself. */
export const PLACES = ZONES.filter((zone) => zone !== 'under');

/** A card that is put on the board by hand. */
export const addCard: BoardEdit<LorcanaState> = {
  id: 'add',
  label: 'Add a card',
  on: 'board',
  fields: (state) => [
    text('name', 'Name', 'Nameless One'),
    select('type', 'Type', TYPES),
    number('cost', 'Cost', 3),
    number('strength', 'Strength', 2),
    select('zone', 'Zone', PLACES, 'play'),
    select(
      'owner',
      'Owner',
      state.players.map(({ id }) => id),
    ),
    select('keyword', 'Keyword', ['none', ...KEYWORDS]),
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
