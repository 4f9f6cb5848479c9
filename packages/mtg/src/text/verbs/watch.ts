import { SentenceWatch } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';

export const { watch: watchSentences, report: reportSentence } = new SentenceWatch<Effect>();
