import type { Row } from '../stage/row.js';
import { AMBER } from './amber.js';
import { AMETHYST } from './amethyst.js';
import { EMERALD } from './emerald.js';
import { QUIET } from './quiet.js';
import { RUBY } from './ruby.js';
import { SAPPHIRE } from './sapphire.js';
import { STEEL } from './steel.js';

export { KEYWORD_ROWS } from './keywords.js';

/** What the cards of The First Chapter do and do not do, by ink. */
export const ROWS: Readonly<Record<string, readonly Row[]>> = {
  amber: AMBER,
  amethyst: AMETHYST,
  emerald: EMERALD,
  ruby: RUBY,
  sapphire: SAPPHIRE,
  steel: STEEL,
  quiet: QUIET,
};
