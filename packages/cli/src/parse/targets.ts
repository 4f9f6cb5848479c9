import { counted } from '@reticle/core/describe';
import type { HostRequirement, HostWords } from '@reticle/core/host';
import type { Span, TextContext } from '@reticle/core/text';
import { issueWords, printable, type Describer } from '../failure.js';
import { inOneLine, wrap, type Terminal } from '../terminal.js';
import { mentionsIn } from '../words/coverage-command.js';
import { marked, MAX_SHOWN, type Mark } from './marks.js';

/** Prints a reading: the words with marks under them, then each requirement. */
export function printTargets(text: string, reading: TargetReading, terminal: Terminal): void {
  const { requirements, mentions } = reading;
  const { paint, line } = terminal;
  if (text.length <= MAX_SHOWN) for (const row of marked(text, marksOf(reading, terminal))) line(row);
  else line(`(${text.length} characters)`);
  for (const [index, requirement] of requirements.entries()) printRequirement(requirement, index, terminal);
  line();
  const open = requirements.filter(({ understood }) => !understood).length;
  const sum = `${counted(requirements.length, 'requirement')}, ${counted(mentions.length, 'mention')}`;
  const read = open === 0 ? paint.green('Targets understood') : paint.red(`${open} not understood`);
  line(`${read}: ${sum}.`);
}

function marksOf({ requirements, mentions }: TargetReading, { paint }: Terminal): readonly Mark[] {
  return [
    ...requirements.map(({ span, understood }, index) => ({
      span,
      sign: understood ? '^' : '?',
      label: String(index + 1),
      paint: understood ? paint.green : paint.red,
    })),
    ...mentions.map((span) => ({ span, sign: '-', label: '', paint: paint.dim })),
  ].toSorted((a, b) => a.span.start - b.span.start);
}

function printRequirement(requirement: ReadRequirement, index: number, { paint, line }: Terminal): void {
  const { id, span, from, understood, words, slot, relations, onlyIf, reasons } = requirement;
  line();
  const place = `${abilityWords(requirement)}, slot ${id}, characters ${span.start} to ${span.end}`;
  line(wrap(from === 'keyword' ? `${place}, from a keyword` : place, paint.bold(`${index + 1}  `)));
  if (words !== undefined) line(wrap(printable(words), '   words   '));
  if (understood) {
    line(wrap(printable(spaced(slot)), '   slot    '));
    if (onlyIf) line(wrap(printable(conditionOf(onlyIf)), '   only if '));
    if (relations.length > 0) line(wrap(printable(spaced(relations)), '   ties    '));
  }
  for (const reason of reasons) line(wrap(inOneLine(reason), `   ${paint.red('refused')} `));
}

/** Returns JSON on one line, with spaces at which it can be broken. */
const spaced = (json: unknown): string => JSON.stringify(json, null, 1).replaceAll(/\n\s*/g, ' ');

/** "Activated ability 2, mode 1, granted": counted from 0, as in the JSON. */
function abilityWords({ ability: { kind, index, mode, granted, onlyAs } }: ReadRequirement): string {
  const more = [
    ...(mode === undefined ? [] : [`mode ${mode}`]),
    ...(granted ? ['granted'] : []),
    ...(onlyAs === undefined ? [] : [`only as ${printable(onlyAs)}`]),
  ];
  return [`${kind} ability ${index}`, ...more].join(', ');
}

const conditionOf = ({ words, instead }: NonNullable<ReadRequirement['onlyIf']>): string =>
  instead ? `${words}; instead of an earlier target` : words;

/** A requirement with the reasons in words. */
interface ReadRequirement extends HostRequirement {
  readonly reasons: readonly string[];
}

/** All that a text targets. Plain JSON. */
export interface TargetReading {
  /** What was asked for: the targets alone. */
  readonly read: 'targets';
  /** Whether every target was understood. */
  readonly understood: boolean;
  readonly requirements: readonly ReadRequirement[];
  /** The places of the word that marks targets, if nothing is targeted there. */
  readonly mentions: readonly Span[];
}

/** Reads a text with the words of its game. */
export function targetsOf(
  text: string,
  context: TextContext,
  words: HostWords,
  game: Describer,
): TargetReading {
  const { requirements } = words.read(text, context);
  return {
    read: 'targets',
    understood: requirements.every(({ understood }) => understood),
    requirements: requirements.map((found) => ({
      ...found,
      reasons: found.issues.map((issue) => issueWords(issue, game)),
    })),
    mentions: mentionsIn(text, requirements, words),
  };
}
