import { MagicString } from 'magic-string';
import { parseSync } from 'oxc-parser';

export { examples, pageExample } from './example.mjs';

/** @typedef {import('oxc-parser').Statement | import('oxc-parser').Directive} Statement */
/** @typedef {import('oxc-parser').Comment} Comment */

const arrow = /^ => /u;
const continued = /^ {3,}/u;

/** @param {string} text */
const isExpression = (text) => parseSync('expected.ts', `(${text})`).errors.length === 0;

/**
 * Returns the text after `// =>`, with the comment lines below it that are indented further (`//    ...`).
 * @param {readonly Comment[]} comments
 * @param {number} at
 */
const expectedText = (comments, at) => {
  const following = comments.slice(at + 1);
  const end = following.findIndex(({ value }) => !continued.test(value));
  const more = end < 0 ? following : following.slice(0, end);
  return [comments[at]?.value.replace(arrow, '') ?? '', ...more.map(({ value }) => value.trim())]
    .join(' ')
    .trim();
};

/**
 * Finds the expression whose value a comment states: a bare expression, the one argument of `console.log`, or
 * the name that a declaration has just bound.
 * @param {Statement} statement
 */
const told = (statement) => {
  if (statement.type === 'VariableDeclaration' && statement.declarations.length === 1) {
    return { node: statement.declarations[0]?.id, bound: true };
  }
  if (statement.type !== 'ExpressionStatement') return undefined;
  const { expression } = statement;
  const logged =
    expression.type === 'CallExpression' &&
    expression.callee.type === 'MemberExpression' &&
    expression.callee.object.type === 'Identifier' &&
    expression.callee.object.name === 'console';
  return { node: logged ? expression.arguments[0] : expression, bound: false };
};

/**
 * Turns an example into a module that exports `readmeResults`: the stated and the actual value of each `// =>
 * ...` line. A stated text that is not an expression is compared with what Node prints.
 * @param {string} example
 * @returns {string}
 */
export const toProgram = (example) => {
  const { program, comments, errors } = parseSync('example.ts', example);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  const code = new MagicString(example);
  for (const [at, comment] of comments.entries()) {
    if (!arrow.test(comment.value)) continue;
    const statement = program.body.findLast(({ end }) => end <= comment.start);
    const what = statement && told(statement);
    const text = expectedText(comments, at);
    if (!statement || !what?.node) throw new Error(`Nothing stands before "// => ${text}".`);
    const actual = example.slice(what.node.start, what.node.end);
    const expected = isExpression(text) ? `expected: (${text})` : `printed: ${JSON.stringify(text)}`;
    const record = `readmeResults.push({ code: ${JSON.stringify(actual)}, actual: (${actual}), ${expected} });`;
    if (what.bound) code.appendLeft(statement.end, `\n${record}`);
    else code.overwrite(statement.start, statement.end, record);
  }
  code.prepend(
    'const readmeResults: { code: string; actual: unknown; expected?: unknown; printed?: string }[] = [];\n',
  );
  return code.append('\nexport { readmeResults };\n').toString();
};
