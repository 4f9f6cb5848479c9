import type { CardDefinition } from '../../language/card-definition.js';
import { defineCards } from '../define.js';
import { artifacts } from './artifacts.js';
import { black } from './black.js';
import { blue } from './blue.js';
import { green } from './green.js';
import { lands } from './lands.js';
import { red } from './red.js';
import { white } from './white.js';

/** The 335 cards of the Sixth Edition as data. */
export const SIXTH_EDITION: readonly CardDefinition[] = defineCards([
  ...white,
  ...blue,
  ...black,
  ...red,
  ...green,
  ...artifacts,
  ...lands,
]);
