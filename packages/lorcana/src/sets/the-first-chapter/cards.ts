import type { CardDefinition } from '../../language/card.js';
import { memo } from '../../language/memo.js';
import { cardsOf, type CardEntry } from '../printed.js';
import { amber } from './amber.js';
import { amethyst } from './amethyst.js';
import { emerald } from './emerald.js';
import { ruby } from './ruby.js';
import { sapphire } from './sapphire.js';
import { steel } from './steel.js';

/** Numbers 1 to 204 in order, without promotional and enchanted printings. */
const ENTRIES: readonly CardEntry[] = [...amber, ...amethyst, ...emerald, ...ruby, ...sapphire, ...steel];

const made = memo((entries: readonly CardEntry[]) => cardsOf(entries, '1'));

/** Returns the 204 cards of The First Chapter, by number. They are built once, when first needed. */
export const theFirstChapter = (): readonly CardDefinition[] => made(ENTRIES);
