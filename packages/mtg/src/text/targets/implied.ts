import type { Token } from '@reticle/core/text';
import { mtgGrammar } from '../grammar.js';
import type { TargetRequirement } from './requirement.js';
import { slotOf } from './slot.js';

/** A keyword whose rule says what it targets. */
interface Implying {
  readonly keyword: string;
  readonly rule: string;
}

/** The requirement of a target that only a keyword implies, by the phrase of its rule; refused where that is not read. */
export function impliedTarget(
  { keyword, rule }: Implying,
  base: Pick<TargetRequirement, 'ability' | 'id' | 'span'>,
  phrase: readonly Token[] | undefined,
  said: string,
  name: string | undefined,
): TargetRequirement {
  const clause = phrase && mtgGrammar.readAt(phrase, phrase.findIndex(mtgGrammar.isAnchor));
  if (clause?.found === 'phrase' && clause.to === phrase?.length) {
    const made = slotOf(phrase, clause, { id: base.id, name });
    if (typeof made !== 'string')
      return { ...base, from: 'keyword', understood: true, words: clause.words, issues: [], ...made };
  }
  const data = { keyword, rule, words: said, span: base.span };
  const issues = [{ code: 'mtg.unreadKeyword', data } as const];
  return { ...base, from: 'keyword', understood: false, relations: [], issues };
}
