/** How harbor reads words: one phrase, one slot. */
import type { Result, TargetSpec } from '@reticle/core';
import { phraseGrammar } from '@reticle/core/text';
import type { ScenarioGame, ScenarioWords } from '../src/scenario.js';
import { harbor, lexicon, type Harbor } from './harbor.js';

const grammar = phraseGrammar(lexicon);

function read({ text }: ScenarioWords): Result<TargetSpec> {
  const clause = grammar.read(text);
  if (clause.found !== 'phrase') return { ok: false, issues: [{ code: 'text.unread', data: { text } }] };
  const { accepts, min, max } = clause.phrase;
  return harbor.parseSpec({ slots: [{ id: 'boats', accepts, min, max }] });
}

/** Harbor, for scenarios. */
export const harborScenarios: ScenarioGame<Harbor> = { game: harbor, read };
