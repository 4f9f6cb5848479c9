import type { TargetSpec } from '@reticle/core';
import type { BoardFacts } from './why.js';
import type { OpenedBoard } from './open.js';

const json = (value: unknown): string => JSON.stringify(value, undefined, 2);
const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const inLine = (value: unknown): string => JSON.stringify(value);

/** One test, as lines of source. */
const test = (title: string, ...lines: readonly string[]): string =>
  [`it(${quoted(title)}, () => {`, ...lines.map((line) => `  ${line}`), '});'].join('\n');

/** A place as a test for vitest, over the face of the game's package. */
export function testSourceOf<State>(
  { board: { code }, example, attempt, later }: OpenedBoard<State>,
  spec: TargetSpec,
  facts: BoardFacts,
): string {
  const { module, game, check } = code;
  const names = check ? `${game}, ${check.name}` : game;
  const { listed, why, choice } = facts;
  const call = check?.call ?? 'resolver.check(spec, attempt, choice)';
  const resolves = choice && facts.later;
  const tests = [
    ...Object.entries(listed).map(([slot, ids]) =>
      test(
        `lists what is legal for ${slot}`,
        `const legal = unwrap(resolver.legalTargets(spec, attempt, ${inLine(slot)}));`,
        `expect(legal.map(({ id }) => id)).toEqual(${inLine(ids)});`,
      ),
    ),
    ...why.map(({ target, slot, codes }) =>
      test(
        `says why ${target.id} is not legal for ${slot}`,
        `const { issues } = unwrap(resolver.explain(spec, attempt, ${inLine(target)}, ${inLine(slot)}));`,
        `expect(issues.map(({ code }) => code)).toEqual(${inLine(codes)});`,
      ),
    ),
    ...(choice
      ? [
          test(
            choice.codes.length === 0 ? 'takes the choice' : 'refuses the choice',
            `const checked = ${call};`,
            `expect(checked.ok ? [] : checked.issues.map(({ code }) => code)).toEqual(${inLine(choice.codes)});`,
          ),
        ]
      : []),
    ...(resolves
      ? [
          test(
            resolves.fizzles ? 'fizzles on the board as it is later' : 'resolves on the board as it is later',
            `const checked = ${call};`,
            'if (!checked.ok) throw new Error(JSON.stringify(checked.issues));',
            `const announced = checked.${check?.targets ?? 'value'};`,
            `const report = unwrap(${game}.resolver(later).checkTargetsStillLegal(spec, announced));`,
            `expect(shouldSpellFizzle(report)).toBe(${resolves.fizzles});`,
            'const targets = report.slots.flatMap((slot) => slot.targets);',
            'const codes = (id: string) =>',
            '  targets.filter(({ target }) => target.id === id).flatMap(({ issues }) => issues.map(({ code }) => code));',
            ...Object.entries(resolves.verdicts).map(
              ([id, codes]) => `expect(codes(${inLine(id)})).toEqual(${inLine(codes)});`,
            ),
          ),
        ]
      : []),
  ];
  return [
    `import { ${resolves ? 'shouldSpellFizzle, ' : ''}unwrap } from '@reticle/core';`,
    `import { ${names} } from '${module}';`,
    `import { expect, it } from 'vitest';`,
    '',
    `// ${example.title.replaceAll('\n', ' ')}`,
    `const state = unwrap(${game}.parseState(${json(facts.state)}));`,
    `const spec = unwrap(${game}.parseSpec(${json(spec)}));`,
    `const attempt = ${json(attempt)};`,
    `const resolver = ${game}.resolver(state);`,
    ...(choice ? [`const choice = ${json(choice.choose)};`] : []),
    ...(resolves ? [`const later = unwrap(${game}.parseState(${json(later)}));`] : []),
    '',
    `${tests.join('\n\n')}\n`,
  ].join('\n');
}
