import type { PrintedCardFacts } from '../../facts.js';
import { artifacts } from './artifacts.js';
import { black } from './black.js';
import { blue } from './blue.js';
import { green } from './green.js';
import { lands } from './lands.js';
import { red } from './red.js';
import { white } from './white.js';

/** The facts of every card of the set. */
export const FACTS: readonly PrintedCardFacts[] = [
  ...white,
  ...blue,
  ...black,
  ...red,
  ...green,
  ...artifacts,
  ...lands,
];
