import type { Issue, TargetingGame } from '@reticle/core';
import { describeIssue } from '@reticle/core/describe';
import { someWithin } from '@reticle/core/text';
import { finding, type Finding } from '../finding.js';
import { flawOf } from '../json.js';

const CODE = /^[A-Za-z]\w*(?:\.\w+)*$/;

const isCoded = (issue: Issue): boolean =>
  CODE.test(issue.code) &&
  typeof issue.data === 'object' &&
  flawOf(issue) === undefined &&
  (issue.path === undefined || Array.isArray(issue.path));

/** Words with nothing in them, or with holes where a value should stand. */
export const lacksWords = (words: string): boolean =>
  words.trim() === '' || /undefined|\[object|\{\w+\}/.test(words);

/** An issue without words of its own is told by its bare code and data. */
const isBare = (words: string, { code, data }: Issue): boolean =>
  words.endsWith(`${code} ${JSON.stringify(data)}`);

/** Whether a refusal says why: issues with codes and data, each with words of its own. */
export function refusalFindings(
  game: Pick<TargetingGame<unknown>, 'messages'>,
  what: string,
  issues: readonly Issue[],
): readonly Finding[] {
  if (issues.length === 0 || !issues.every(isCoded)) return [finding('refusals.uncoded', { what, issues })];
  return issues.flatMap((issue) => {
    const words = describeIssue(issue, game);
    const names = someWithin(issue, (inner) => typeof inner === 'string' && inner.includes('undefined'));
    return isBare(words, issue) || (lacksWords(words) && !names)
      ? [finding('refusals.wordless', { what, code: issue.code, words })]
      : [];
  });
}
