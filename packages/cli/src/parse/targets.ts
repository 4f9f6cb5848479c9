import { counted } from '@reticle/core/describe';
import { marked, type HostRequirement, type HostWords, type Mark } from '@reticle/core/host';
import type { Span, TextContext } from '@reticle/core/text';
import * as z from 'zod';
import { issueWords, printable, type Describer } from '../failure.js';
import { inOneLine, wrap, type Terminal } from '../terminal.js';
import { mentionsIn } from '../words/coverage-command.js';

/** Prints a reading: the words with marks under them, then each requirement. */
export function printTargets(text: string, reading: TargetReading, terminal: Terminal): void {
  const { requirements, mentions } = reading;
  const { paint, line } = terminal;
  for (const row of marked(text, marksOf(reading, terminal))) line(row);
  for (const [index, requirement] of requirements.entries()) printRequirement(requirement, index, terminal);
  line();
  const open = requirements.filter(({ understood }) => !understood).length;
  const sum = `${counted(requirements.length, 'requirement')}, ${counted(mentions.length, 'mention')}`;
  const read = open === 0 ? paint.green('Targets understood') : paint.red(`${open} not understood`);
  line(`${read}: ${sum}.`);
}

function marksOf({ requirements, mentions }: TargetReading, { paint }: Terminal): readonly Mark[] {
  return [
    ...requirements.map(({ wrong, span, understood }, index) => ({
      span: wrong ?? span,
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
  /** The word of it that is unknown, if that is why it was not understood. */
  readonly wrong?: Span;
}

const unknownWord = z.object({ unknown: z.object({ word: z.string() }) });

/** Finds the unknown word of a requirement: it is the last one that was read of it. */
function wrongIn(text: string, { span, issues }: HostRequirement): Span | undefined {
  for (const { data } of issues) {
    const named = unknownWord.safeParse(data);
    if (!named.success) continue;
    const { word } = named.data.unknown;
    const before = text.slice(0, span.end).toLowerCase();
    for (const written of [word, word.replace(/^non/u, 'non-')]) {
      const start = before.lastIndexOf(written);
      if (start >= span.start) return { start, end: start + written.length };
    }
  }
  return undefined;
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
    requirements: requirements.map((found) => {
      const wrong = wrongIn(text, found);
      const reasons = found.issues.map((issue) => issueWords(issue, game));
      return { ...found, reasons, ...(wrong ? { wrong } : {}) };
    }),
    mentions: mentionsIn(text, requirements, words),
  };
}
