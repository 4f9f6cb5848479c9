import { nounsOf } from '@reticle/core/text';
import { selection, who as whoSchema } from '../../language/filter.js';
import { who } from '../phrases/players.js';
import { isMany, printSelection, readSelection } from '../phrases/selections.js';

/** Players as subjects: "each opponent", "chosen player", "that player". */
export const playerNouns = nounsOf(who, (value) => whoSchema.safeParse(value).data);

/** Cards as subjects: "~", "chosen character", "your other characters", "they". */
export const cardNouns = nounsOf(
  {
    read: readSelection,
    print: (value, context) => printSelection(value, 'all', context, true),
    plural: (value, _context, words) => isMany(value, 'all', words),
  },
  (value) => selection.safeParse(value).data,
);
