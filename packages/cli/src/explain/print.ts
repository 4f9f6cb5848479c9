import type { NearMiss } from '@reticle/core';
import { printable } from '../failure.js';
import { wrap, type Terminal } from '../terminal.js';
import type { Answer, Named, Reason, Recheck, Refused, SlotAnswer, Verdict } from './answer.js';

const nameOf = ({ target, name }: Named): string =>
  printable(name === undefined ? target.id : `${target.id} (${name})`);
const inWords = (reasons: readonly Reason[]): string => reasons.map(sentence).join(' ');
/**
 * Returns the words of a reason, with its rule. The words of protections and of a game's own steps name it
 * already.
 */
const sentence = ({ words, rule, data }: Reason): string =>
  rule === undefined || 'rule' in data ? words : `${words} [${rule}]`;

/** Returns a near miss in words. */
function nearMissWords(miss: NearMiss): string {
  if (miss.change === 'protection') return `without ${miss.without}`;
  const facts = Object.entries(miss.set).map(([key, value]) => `${key} ${JSON.stringify(value)}`);
  return printable(`with ${facts.join(' and ')}`);
}

/** Prints an answer as text. */
export function printAnswer(answer: Answer, terminal: Terminal): void {
  const { paint } = terminal;
  if (answer.read) {
    const { ability, mode, words } = answer.read;
    const part = `ability ${ability}${mode === undefined ? '' : `, mode ${mode}`}`;
    terminal.line(wrap(printable(`${part}: ${words.join('; ')}`), `${paint.bold('Read')}       `));
  }
  terminal.line(wrap(printable(answer.words), `${paint.bold('Asked')}      `));
  for (const slot of answer.slots) printSlot(slot, terminal);
  terminal.line();
  const { count, reasons } = answer.choices;
  terminal.line(wrap(count ?? inWords(reasons), `${paint.bold('Choices')}    `));
  if (answer.choice) printVerdict(answer.choice, terminal);
  if (answer.later) printRecheck(answer.later, terminal);
}

function printSlot(
  { slot, chooser, automatic, min, max, legal, refused }: SlotAnswer,
  terminal: Terminal,
): void {
  const { paint } = terminal;
  const who = automatic
    ? { all: 'all are taken', random: 'chance decides' }[automatic]
    : `${chooser} chooses`;
  const amount = min === max ? `${min}` : max === 'any' ? `${min} or more` : `${min} to ${max}`;
  terminal.line();
  terminal.line(
    `${paint.bold('Slot')}       ${printable(`${slot}: ${who}`)}${automatic ? '' : ` ${amount}`}`,
  );
  terminal.line(
    wrap(legal.length === 0 ? 'none' : legal.map(nameOf).join(', '), `  ${paint.green('legal')}    `),
  );
  for (const object of refused) printRefused(object, terminal);
}

function printRefused(object: Refused, { paint, line }: Terminal): void {
  line(wrap(`${nameOf(object)}: ${inWords(object.reasons)}`, `  ${paint.red('refused')}  `));
  const [nearest] = object.nearMisses;
  if (nearest) line(wrap(`legal ${nearMissWords(nearest)}`, `           ${paint.dim('nearest:')} `));
}

function printVerdict({ ok, reasons }: Verdict, { paint, line }: Terminal): void {
  line(
    wrap(ok ? 'legal' : inWords(reasons), `${paint.bold('Choice')}     ${ok ? '' : paint.red('refused: ')}`),
  );
}

function printRecheck({ slots, fizzles }: Recheck, { paint, line }: Terminal): void {
  line();
  line(`${paint.bold('Later')}      ${fizzles ? paint.red('it fizzles') : paint.green('it resolves')}`);
  for (const { slot, targets } of slots) {
    if (targets.length === 0) line(`  ${slot}: nothing was chosen`);
    for (const target of targets) {
      const verdict = target.legal ? paint.green('legal') : inWords(target.reasons);
      line(wrap(verdict, printable(`  ${slot}: ${nameOf(target)}  `)));
    }
  }
}
