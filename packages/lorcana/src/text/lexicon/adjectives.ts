import { adjective, type LexiconEntry } from '@reticle/core/text';

const state = { family: 'state', shared: true };

/** Words before a noun. */
export const ADJECTIVES: readonly LexiconEntry[] = [
  adjective('other', { excludeSelf: true }, 'chosen other character of yours', { shared: true }),
  adjective('opposing', { controller: 'opponent' }, 'chosen opposing character', { shared: true }),
  adjective('damaged', { damaged: true }, 'chosen damaged character', state),
  adjective('undamaged', { damaged: false }, 'chosen undamaged character', state),
  adjective('exerted', { exerted: true }, 'chosen exerted character', state),
  adjective('ready', { ready: true }, 'chosen ready character', state),
  adjective('<ink>', { ink: '<ink>' }, 'chosen Amber character', { family: 'ink', shared: true }),
  adjective(
    'non-<classification>',
    { withoutClassification: '<classification>' },
    'chosen non-Villain character',
  ),
  adjective(
    '<classification>',
    { withClassification: '<classification>' },
    'chosen Villain or Hero character',
    {
      family: 'classification',
      alone: 'character',
      of: 'classification',
    },
  ),
];
