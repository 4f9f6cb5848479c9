import { refuse, ok, type GameIssue, type Result } from '@reticle/core';
import { sentenceTable, type Reading, type Span, type Token } from '@reticle/core/text';
import { ability as abilitySchema, type Ability } from '../../language/ability.js';
import { effects as effectsSchema } from '../../language/effects/schema.js';
import { holds } from '../phrases/conditions.js';
import { contextOf, type WordsContext } from '../phrases/context.js';
import { dashCost } from '../phrases/costs.js';
import type { EffectRow } from '../phrases/effect-words.js';
import { ownAfter, subjectAfter, triggersWords } from '../phrases/triggers.js';
import { tokensOf } from '../targets/tokens.js';
import { costEnd, unstopped, type AbilityText } from './ability-text.js';
import { withNames } from './antecedents.js';
import { readEffects } from './clauses.js';
import { STATICS, type Plain } from './statics.js';

export const STATIC_TABLE = sentenceTable<Plain, WordsContext>(() => STATICS, tokensOf);

const CODES = { none: 'lorcana.unreadAbility', ambiguous: 'text.ambiguous' } as const;

/** A refusal with the place and the words of what was not understood. */
export function unread(
  code: GameIssue['code'],
  { text, span }: Pick<AbilityText, 'text' | 'span'>,
  part: readonly Token[] = [],
): GameIssue {
  const [first, last] = [part[0], part.at(-1)];
  const at: Span = first && last ? { start: first.start, end: last.end } : span;
  return { code, data: { words: text.slice(at.start, at.end), span: at } };
}

interface ReadRow {
  readonly row: EffectRow;
}

/** What some words do, pronouns told apart; `it` was spoken of before. */
function rowOf(
  given: AbilityText,
  words: readonly Token[],
  it: string | undefined,
  context: WordsContext,
): Result<ReadRow> {
  const reading: Reading<EffectRow> = readEffects(unstopped(words), context);
  if (reading.found !== 'one') return refuse(unread(CODES[reading.found], given, words));
  const row = withNames(reading.value, it);
  const read = row && effectsSchema.safeParse(row);
  if (!read?.success) return refuse(unread('lorcana.unclearReference', given, words));
  return ok({ row: read.data });
}

const made = (given: AbilityText, json: unknown): Result<Ability> => {
  const { name } = given;
  const read = abilitySchema.safeParse({ ...Object(json), ...(name === undefined ? {} : { name }) });
  return read.success ? ok(read.data) : refuse(unread('lorcana.unreadAbility', given));
};

function activated(
  given: AbilityText,
  words: readonly Token[],
  dash: number,
  oncePerTurn: boolean,
): Result<Ability> {
  const context = contextOf();
  const cost = dashCost.read(words.slice(0, dash), context);
  if (!cost) return refuse(unread('lorcana.unreadCost', given, words.slice(0, dash)));
  const read = rowOf(given, words.slice(dash + 1), undefined, context);
  if (!read.ok) return read;
  const once = oncePerTurn ? { oncePerTurn } : {};
  return made(given, { kind: 'activated', cost, ...once, effects: read.value.row });
}

const TRIGGERS: ReadonlySet<string> = new Set(['when', 'whenever', 'at']);

/** Whether words begin with a trigger, "during your turn" before it aside. */
function triggers(words: readonly Token[]): boolean {
  const first = words.findIndex(({ text }) => text === ',');
  const starts = TRIGGERS.has(words[0]?.text ?? '') && (words[0]?.text !== 'at' || words[1]?.text === 'the');
  const during = words[0]?.text === 'during' && first > 0 && TRIGGERS.has(words[first + 1]?.text ?? '');
  return starts || during;
}

function triggered(given: AbilityText, words: readonly Token[]): Result<Ability> {
  let refused: Result<Ability> | undefined;
  for (const [at, { text }] of words.entries()) {
    if (text === '.') break;
    if (text !== ',' || at === 0) continue;
    const on = triggersWords.read(words.slice(0, at), contextOf());
    if (!on) continue;
    const context = contextOf(ownAfter(on));
    const rest = words.slice(at + 1);
    const conditional = rest[0]?.text === 'if' ? withCondition(given, rest, context) : undefined;
    const it = subjectAfter(on);
    const plainly = conditional ? undefined : rowOf(given, rest, it, context);
    if (plainly?.ok) return made(given, { kind: 'triggered', on, effects: plainly.value.row });
    if (conditional) {
      const read = rowOf(given, conditional.rest, it, context);
      if (read.ok)
        return made(given, { kind: 'triggered', on, if: conditional.condition, effects: read.value.row });
      refused ??= read;
    }
    refused ??= plainly?.ok === false ? plainly : undefined;
  }
  return refused ?? refuse(unread('lorcana.unreadTrigger', given, words));
}

/** "If ..., " after a trigger: looked at as it resolves (6.2.4). */
function withCondition(_given: AbilityText, words: readonly Token[], context: WordsContext) {
  for (const [at, { text }] of words.entries()) {
    if (text === '.') break;
    if (text !== ',') continue;
    const condition = holds.read(words.slice(1, at), context);
    if (condition) return { condition, rest: words.slice(at + 1) };
  }
  return undefined;
}

const ONCE: readonly (readonly string[])[] = [
  ['once', 'during', 'your', 'turn', ','],
  ['once', 'per', 'turn', ','],
];

/** Reads the ability of one line; of characters, items and locations. */
export function readAbility(given: AbilityText): Result<Ability> {
  const { words: all, modes } = given;
  if (modes.length > 0) return refuse(unread('lorcana.unreadAbility', given));
  const once = ONCE.find((lead) => lead.every((word, at) => all[at]?.text === word));
  const words = once ? all.slice(once.length) : all;
  const dash = costEnd(words);
  if (dash !== undefined) return activated(given, words, dash, once !== undefined);
  if (once) return refuse(unread('lorcana.unreadAbility', given));
  if (triggers(words)) return triggered(given, words);
  const reading = STATIC_TABLE.read(unstopped(words), contextOf());
  if (reading.found !== 'one') return refuse(unread(CODES[reading.found], given));
  return made(given, reading.value);
}

/** Reads the lines of an action as its effects. */
export function readAction(lines: readonly AbilityText[]): Result<EffectRow> {
  const row: EffectRow[number][] = [];
  for (const given of lines) {
    if (given.modes.length > 0) return refuse(unread('lorcana.unreadAbility', given));
    const read = rowOf(given, given.words, undefined, contextOf());
    if (!read.ok) return read;
    row.push(...read.value.row);
  }
  return ok(row);
}
