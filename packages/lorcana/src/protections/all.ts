import type { Protection } from '@reticle/core';
import type { LinkedCard } from '../state/links.js';
import type { LorcanaState } from '../state/state.js';
import { ward } from './ward.js';

/** Nobody can choose a card that is under another one (rule 5.1.1.5); "all cards under it" are taken, not chosen. */
const underAnother: Protection<LinkedCard, LorcanaState> = {
  rule: '5.1.1.5',
  refuses: ({ zone }) => zone === 'under',
};

/** What protects cards. */
export const cardProtections = { underAnother, ward } as const;
