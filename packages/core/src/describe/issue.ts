import type { CoreIssue, CoreIssueCode, GameMessages, Issue } from '../issue.js';
import { en } from './en.js';

const isCore = (found: Issue): found is CoreIssue => Object.hasOwn(en, found.code);

function coreWords<Code extends CoreIssueCode>({ code, data }: CoreIssue<Code>): string {
  return en[code](data);
}

/**
 * An issue in words, with its path; those of a game's own codes are among its messages. A code that has no words is given
 * with its data, so that nothing is hidden.
 */
export function describeIssue(
  found: Issue,
  { messages }: { readonly messages: GameMessages } = { messages: {} },
): string {
  const path = found.path === undefined || found.path.length === 0 ? '' : `${found.path.join('.')}: `;
  if (isCore(found)) return path + coreWords(found);
  const words = Object.hasOwn(messages, found.code) ? messages[found.code] : undefined;
  return path + (words?.(found.data) ?? `${found.code} ${JSON.stringify(found.data)}`);
}
