import { refuse, ok, type GameIssue, type Result } from '@reticle/core';
import { standsAt, MARK, sentenceTable, type Reading, type Span, type Token } from '@reticle/core/text';
import { ability as abilitySchema, type Ability } from '../../language/ability.js';
import type { Condition } from '../../language/condition.js';
import { effects as effectsSchema, type Effect, type Modification } from '../../language/effects/schema.js';
import { holds } from '../phrases/conditions.js';
import { contextOf, DISCARDED, QUOTED, token, type WordsContext } from '../phrases/context.js';
import { dashCost, doneCost } from '../phrases/costs.js';
import type { Trigger } from '../../language/trigger.js';
import type { EffectRow } from '../phrases/effect-words.js';
import { ownAfter, spokenAfter, triggersWords } from '../phrases/triggers.js';
import { tokensOf } from '../targets/tokens.js';
import { costEnd, withoutStop, type AbilityText } from './ability-text.js';
import { discards, partsWithNames, withLabels, withNames } from './antecedents.js';
import type { Antecedent } from './mentioned.js';
import { printEffects, readEffects } from './clauses.js';
import { readShift } from './shifts.js';
import { STATICS } from './statics.js';
import type { Plain } from '../phrases/static-words.js';

export const STATIC_TABLE = sentenceTable<Plain, WordsContext>(() => STATICS, tokensOf);

const CODES = { none: 'lorcana.unreadAbility', ambiguous: 'text.ambiguous' } as const;

/** Returns an issue with the place and the words of what was not understood. */
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

/** Reads the effects of some words and resolves pronouns. `said` was mentioned before. */
function rowOf(
  given: AbilityText,
  words: readonly Token[],
  said: readonly Antecedent[],
  context: WordsContext,
): Result<ReadRow> {
  const reading: Reading<EffectRow> = readEffects(withoutStop(words), context);
  if (reading.found !== 'one') return refuse(unread(CODES[reading.found], given, words));
  const meant = withNames(reading.value, said);
  const row = meant && withLabels(meant, said, labelOf);
  const read = row && effectsSchema.safeParse(row);
  if (!read?.success) return refuse(unread('lorcana.unclearReference', given, words));
  return ok({ row: read.data });
}

const abilityFrom = (given: AbilityText, json: unknown): Result<Ability> => {
  const { name } = given;
  const read = abilitySchema.safeParse({ ...Object(json), ...(name === undefined ? {} : { name }) });
  return read.success ? ok(read.data) : refuse(unread('lorcana.unreadAbility', given));
};

function activated(
  given: AbilityText,
  words: readonly Token[],
  dash: number,
  oncePerTurn: boolean,
  modes: Effect | undefined,
): Result<Ability> {
  const context = contextOf('this', { modes, quoted: given.quoted });
  const cost = dashCost.read(words.slice(0, dash), context);
  if (!cost) return refuse(unread('lorcana.unreadCost', given, words.slice(0, dash)));
  const read = rowOf(given, words.slice(dash + 1), discards(cost) ? [{ name: DISCARDED }] : [], context);
  if (!read.ok) return read;
  const once = oncePerTurn ? { oncePerTurn } : {};
  return abilityFrom(given, { kind: 'activated', cost, ...once, effects: read.value.row });
}

/** Reads "once per turn, you may pay 2 {I} to draw a card". In such an ability, the cost stands before "to". */
function mayPay(given: AbilityText, words: readonly Token[]): Result<Ability> | undefined {
  const context = contextOf('this', { quoted: given.quoted });
  for (const [at, { text }] of words.entries()) {
    if (text === '.') return undefined;
    const cost = text === 'to' ? doneCost.read(words.slice(2, at), context) : undefined;
    if (!cost) continue;
    const read = rowOf(given, words.slice(at + 1), [], context);
    return read.ok
      ? abilityFrom(given, { kind: 'activated', cost, oncePerTurn: true, effects: read.value.row })
      : read;
  }
  return undefined;
}

/** Returns a condition with its pronouns resolved. */
function conditionAbout(condition: Condition, said: readonly Antecedent[]): Condition | undefined {
  const [row] = withNames([{ effect: 'if', if: condition, do: [] }], said) ?? [];
  return row?.effect === 'if' ? row.if : undefined;
}

const TRIGGERS: ReadonlySet<string> = new Set(['when', 'whenever', 'at']);

/** Whether words begin with a trigger, possibly after "during your turn". */
function triggers(words: readonly Token[]): boolean {
  if (words[0]?.text === 'while')
    return words.some(
      ({ text }, at) =>
        text === ',' && TRIGGERS.has(words[at + 1]?.text ?? '') && words[at + 1]?.text !== 'at',
    );
  const first = words.findIndex(({ text }) => text === ',');
  const starts = TRIGGERS.has(words[0]?.text ?? '') && (words[0]?.text !== 'at' || words[1]?.text === 'the');
  const during =
    words[0]?.text === 'during' &&
    first > 0 &&
    (TRIGGERS.has(words[first + 1]?.text ?? '') || triggers(words.slice(first + 1)));
  return starts || during;
}

/** Reads a condition before a trigger: "while ~ is exerted, whenever ...", "during your turn, while ...". */
function whileOf(
  words: readonly Token[],
): { readonly condition: Condition; readonly words: readonly Token[] } | undefined {
  const from = words[0]?.text === 'during' ? words.findIndex(({ text }) => text === ',') + 1 : 0;
  if (words[from]?.text !== 'while') return undefined;
  for (const [at, { text }] of words.entries()) {
    if (at <= from || text !== ',') continue;
    const condition = holds.read(words.slice(from + 1, at), contextOf());
    if (condition) return { condition, words: [...words.slice(0, from), ...words.slice(at + 1)] };
  }
  return undefined;
}

/** Reads a trigger and the condition behind it: "whenever you play an item while ~ is exerted". */
function triggerWhile(
  words: readonly Token[],
): { readonly on: readonly Trigger[]; readonly while?: Condition } | undefined {
  const on = triggersWords.read(words, contextOf());
  if (on) return { on };
  const at = words.findLastIndex(({ text }) => text === 'while');
  const condition = at < 0 ? undefined : holds.read(words.slice(at + 1), contextOf());
  const trigger = condition && triggersWords.read(words.slice(0, at), contextOf());
  const meant = trigger && conditionAbout(condition, [{ name: 'this' }]);
  return meant && { on: trigger, while: meant };
}

const SUBJECTS: ReadonlySet<string> = new Set(['they', 'he', 'she', 'it']);
/** A pronoun with which the effects begin is what the event is about: "whenever she challenges ..., she gets ...". */
const asSubject = ({ oneOfTwo: _two, ...said }: Antecedent): Antecedent => said;

function triggered(
  given: AbilityText,
  all: readonly Token[],
  once: { readonly during: 'yourTurn' | undefined } | undefined,
  modes: Effect | undefined,
): Result<Ability> {
  const whilst = whileOf(all);
  const words = whilst?.words ?? all;
  const holding = whilst && conditionAbout(whilst.condition, [{ name: 'this' }]);
  if (whilst && !holding) return refuse(unread('lorcana.unclearReference', given));
  let refused: Result<Ability> | undefined;
  for (const [at, { text }] of words.entries()) {
    if (text === '.') break;
    if (text !== ',' || at === 0) continue;
    const lead = words.slice(0, at);
    const read = whilst
      ? { on: triggersWords.read(lead, { ...contextOf(), they: true }), while: holding }
      : triggerWhile(lead);
    const on = once?.during
      ? read?.on?.map((one) => ({ ...one, during: one.during ?? once.during }))
      : read?.on;
    if (!on) continue;
    const base = {
      kind: 'triggered',
      on,
      ...(read?.while ? { while: read.while } : {}),
      ...(once ? { oncePerTurn: true } : {}),
    };
    const context = contextOf(ownAfter(on), { modes, quoted: given.quoted });
    const rest = words.slice(at + 1);
    // A sentence with "otherwise" is an effect of its own.
    const isEffect = rest.some(({ text: word }) => word === 'otherwise');
    const conditional = rest[0]?.text === 'if' && !isEffect ? withCondition(rest, context) : undefined;
    const before = SUBJECTS.has(rest[0]?.text ?? '') ? spokenAfter(on).map(asSubject) : spokenAfter(on);
    if (conditional) {
      const effects = rowOf(given, conditional.rest, before, context);
      const condition = conditionAbout(conditional.condition, before);
      if (effects.ok && condition)
        return abilityFrom(given, { ...base, if: condition, effects: effects.value.row });
      refused ??= effects.ok ? refuse(unread('lorcana.unclearReference', given)) : effects;
    } else {
      const effects = rowOf(given, rest, before, context);
      if (effects.ok) return abilityFrom(given, { ...base, effects: effects.value.row });
      refused ??= effects;
    }
  }
  return refused ?? refuse(unread('lorcana.unreadTrigger', given, words));
}

/** Reads "if ..., " after a trigger. The condition is checked as the ability resolves (6.2.4). */
function withCondition(words: readonly Token[], context: WordsContext) {
  for (const [at, { text }] of words.entries()) {
    if (text === '.') break;
    if (text !== ',') continue;
    const condition = holds.read(words.slice(1, at), context);
    if (condition) return { condition, rest: words.slice(at + 1) };
  }
  return undefined;
}

const ONCE: readonly (readonly [words: readonly string[], during: 'yourTurn' | undefined])[] = [
  [['once', 'during', 'your', 'turn', ','], 'yourTurn'],
  [['once', 'per', 'turn', ','], undefined],
];
const CHOOSE_ONE: readonly (readonly string[])[] = [
  ['choose', 'one', ':'],
  ['choose', 'one', '—'],
  ['choose', 'one'],
];

/**
 * Replaces "choose one:" at the end of an ability with modes by one word. Returns undefined if the words are
 * different.
 */
function withMode(words: readonly Token[]): readonly Token[] | undefined {
  const last = CHOOSE_ONE.find((end) => end.every((word, at) => words.at(at - end.length)?.text === word));
  const first = last && words.at(-last.length);
  return first && [...words.slice(0, -last.length), { ...first, text: MODES }];
}
export const MODES = '{modes}';

/** Reads the modes below an ability. They get their labels when their pronouns are resolved. */
function modesOf({ modes }: AbilityText): Effect | undefined {
  const of = modes.flatMap((words) => {
    const reading = readEffects(withoutStop(words), contextOf());
    return reading.found === 'one' ? [{ label: MODES, do: reading.value }] : [];
  });
  return of.length === modes.length && of.length > 1 ? { effect: 'either', of } : undefined;
}

/** Returns the words of a mode, as its label in the choice. */
function labelOf(row: EffectRow): string | undefined {
  const words = printEffects(row, contextOf())?.join('. ').replaceAll('~', 'this card').slice(0, 256);
  return words?.includes(QUOTED) === true ? undefined : words;
}

/** Returns what a quoted ability gives: the ability itself, or what it says that a card has. */
function givenBy(ability: Ability): readonly Modification[] | undefined {
  if (ability.kind === 'activated' || ability.kind === 'triggered') return [{ ability }];
  return ability.kind === 'static' && ability.for === 'this' && ability.while === undefined
    ? ability.gives
    : undefined;
}

/** Reads the quoted ability of a line and replaces it by one word. Returns an issue if it can't be read. */
function withQuoted(given: AbilityText): Result<AbilityText> {
  const { words } = given;
  const from = words.findIndex(({ text }) => text === MARK.quote);
  if (from < 0) return ok(given);
  const to = words.findIndex(({ text }, at) => at > from && text === MARK.quote);
  const inner = words.slice(from + 1, to < 0 ? words.length : to);
  const more = words.slice(to + 1);
  if (to < 0 || more.some(({ text }) => text === MARK.quote))
    return refuse(unread('lorcana.unreadAbility', given));
  const { text, span } = given;
  const said = inner.map((word) => ({ ...word, depth: 0 }));
  const read = readAbility({ text, span, words: said, modes: [] });
  if (!read.ok) return read;
  const quoted = givenBy(read.value);
  if (!quoted) return refuse(unread('lorcana.unreadAbility', given, inner));
  // A full stop before the closing mark ends both sentences.
  const stop = inner.at(-1)?.text === '.' && more[0]?.capital === true ? [token('.')] : [];
  return ok({ ...given, quoted, words: [...words.slice(0, from), token(QUOTED), ...stop, ...more] });
}

/** Reads the ability of one line of a character, item or location. */
export function readAbility(line: AbilityText): Result<Ability> {
  const unquoted = withQuoted(line);
  return unquoted.ok ? plainAbility(unquoted.value) : unquoted;
}

function plainAbility(given: AbilityText): Result<Ability> {
  const shift = given.modes.length > 0 ? undefined : readShift(withoutStop(given.words));
  if (shift) return abilityFrom(given, shift);
  const modes = given.modes.length > 0 ? modesOf(given) : undefined;
  const all = modes ? withMode(given.words) : given.words;
  if (!all || (given.modes.length > 0 && !modes)) return refuse(unread('lorcana.unreadAbility', given));
  const once = ONCE.find(([lead]) => standsAt(lead, all));
  const words = once ? all.slice(once[0].length) : all;
  const dash = costEnd(words);
  const paid =
    once && dash === undefined && standsAt(['you', 'may'], words) ? mayPay(given, words) : undefined;
  if (paid) return paid;
  if (dash !== undefined) return activated(given, words, dash, once !== undefined, modes);
  if (triggers(words)) return triggered(given, words, once && { during: once[1] }, modes);
  if (once || modes) return refuse(unread('lorcana.unreadAbility', given));
  const reading = STATIC_TABLE.read(withoutStop(words), contextOf('this', { quoted: given.quoted }));
  if (reading.found !== 'one') return refuse(unread(CODES[reading.found], given));
  const { value } = reading;
  const about = 'for' in value && value.for !== 'this' ? [] : [{ name: 'this' }];
  const meant = partsWithNames(value, about);
  return meant === undefined ? refuse(unread('lorcana.unclearReference', given)) : abilityFrom(given, meant);
}

/** Reads the lines of an action as its effects. */
export function readAction(lines: readonly AbilityText[]): Result<EffectRow> {
  const row: EffectRow[number][] = [];
  for (const line of lines) {
    const unquoted = withQuoted(line);
    if (!unquoted.ok) return unquoted;
    const given = unquoted.value;
    const modes = given.modes.length > 0 ? modesOf(given) : undefined;
    const words = modes ? withMode(given.words) : given.words;
    if (!words || (given.modes.length > 0 && !modes)) return refuse(unread('lorcana.unreadAbility', given));
    const read = rowOf(given, words, [], contextOf('this', { modes, quoted: given.quoted }));
    if (!read.ok) return read;
    row.push(...read.value.row);
  }
  return ok(row);
}
