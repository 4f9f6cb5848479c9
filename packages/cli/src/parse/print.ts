import { printable } from '../issue-words.js';
import { inOneLine, wrap } from '../layout.js';
import type { Terminal } from '../terminal.js';
import { marked, type Mark } from './marks.js';
import type { Reading, ReadRequirement } from './reading.js';

/** Longer texts are not shown. */
const MAX_SHOWN = 20_000;

/** A reading as text: the words with marks under them, then each requirement. */
export function printReading(text: string, reading: Reading, terminal: Terminal): void {
  const { requirements, mentions } = reading;
  const { paint, line } = terminal;
  if (text.length <= MAX_SHOWN) for (const row of marked(text, marksOf(reading, terminal))) line(row);
  else line(`(${text.length} characters)`);
  for (const [index, requirement] of requirements.entries()) printRequirement(requirement, index, terminal);
  line();
  const open = requirements.filter(({ understood }) => !understood).length;
  const sum = `${counted(requirements.length, 'requirement')}, ${counted(mentions.length, 'mention')}`;
  const read = open === 0 ? paint.green('Targets understood') : paint.red(`${open} not understood`);
  line(`${read}: ${sum}. The effect was not read.`);
}

function marksOf({ requirements, mentions }: Reading, { paint }: Terminal): readonly Mark[] {
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

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
/** JSON on one line that can be broken at its spaces. */
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
