import type { Issue } from '@reticle/core';
import { marked, READ_AS, whyUnread, type Mark, type ReadAs, type CardReading } from '@reticle/core/host';
import { issueWords, printable, type Describer } from '../failure.js';
import { inOneLine, wrap, type Terminal } from '../terminal.js';

/** The sign under words of each kind. Words that are wrong have `?`, and those that are not read with them a dot. */
const SIGNS: Readonly<Record<ReadAs, string>> = {
  keyword: 'k',
  trigger: '>',
  condition: '~',
  cost: '$',
  effect: '=',
  target: '^',
};

const painted = ({ paint }: Terminal): Readonly<Record<ReadAs, (text: string) => string>> => ({
  keyword: paint.bold,
  trigger: paint.yellow,
  condition: paint.yellow,
  cost: paint.cyan,
  effect: paint.green,
  target: paint.green,
});

function marksOf({ spans, unread, beside }: CardReading, terminal: Terminal): readonly Mark[] {
  const paints = painted(terminal);
  return [
    ...spans.map(({ start, end, what }) => ({
      span: { start, end },
      sign: SIGNS[what],
      label: '',
      paint: paints[what],
    })),
    ...unread.map(({ start, end }) => ({
      span: { start, end },
      sign: '?',
      label: '',
      paint: terminal.paint.red,
    })),
    ...beside.map((span) => ({ span, sign: '.', label: '', paint: terminal.paint.red })),
  ].toSorted((a, b) => a.span.start - b.span.start);
}

const dataOf = ({ data }: Issue): Readonly<Record<string, unknown>> => ({ ...data });

/** Says an issue about words, without its path in the JSON of the card. */
const reasonOf = ({ path: _path, ...issue }: Issue, game: Describer): string =>
  inOneLine(issueWords(issue, game));

/**
 * Prints a reading: the words with what each does, the words printed back, the data, and what was not read.
 *
 * @param lacking how what is missing beside the words is given, by its name
 */
export function printWhole(
  reading: CardReading,
  game: Describer,
  terminal: Terminal,
  lacking: Readonly<Record<string, string>>,
): void {
  const { text, spans, unread, beside, printed, json, held, alone, whole, told } = reading;
  const { paint, line } = terminal;
  for (const row of marked(text, marksOf(reading, terminal))) line(row);
  const used = READ_AS.filter((what) => spans.some((span) => span.what === what));
  const legend = [
    ...used.map((what) => `${SIGNS[what]} ${what}`),
    ...(unread.some(({ start, end }) => end > start)
      ? [beside.length > 0 ? '? not read   . nor this, with it' : '? not read']
      : []),
  ];
  if (legend.length > 0) line(paint.dim(legend.join('   ')));
  if (printed.length > 0) {
    line();
    for (const said of printed) line(wrap(printable(said), paint.bold('says   ')));
  }
  const data = (value: object, name: string): void => {
    line();
    line(wrap(printable(JSON.stringify(value, null, 1).replaceAll(/\n\s*/gu, ' ')), paint.bold(name)));
  };
  if (held > 0) data(json, 'JSON   ');
  if (alone.length > 0)
    data(
      alone.map(({ start, end, json: says }) => ({ words: text.slice(start, end), says })),
      'alone  ',
    );
  for (const each of unread) {
    line();
    const isBeside = each.start === each.end;
    const why = printable(whyUnread(text, each, game.messages));
    line(wrap(why, paint.red(isBeside ? 'lacks  ' : 'unread ')));
    const option = isBeside ? lacking[String(dataOf(each.issue)['what'])] : undefined;
    if (option !== undefined) line(wrap(option, paint.bold('give   ')));
    const [repair] = each.repairs;
    if (repair)
      line(
        wrap(
          printable(repair.text.replaceAll('\n', ' / ')),
          paint.bold(repair.whole ? 'try    ' : 'closer '),
        ),
      );
  }
  line();
  line(wrap(whole ? paint.green(told) : paint.red(told), ''));
}

/** Returns a reading as plain JSON, with the reasons in words as well. */
export function wholeDocument({ text: _given, ...reading }: CardReading, game: Describer): object {
  return {
    ...reading,
    unread: reading.unread.map(({ issue, ...rest }) => ({
      ...rest,
      code: issue.code,
      reason: reasonOf(issue, game),
    })),
  };
}
