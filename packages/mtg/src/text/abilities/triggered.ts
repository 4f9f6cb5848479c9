import { ok, refuse, type Result } from '@reticle/core';
import { type Span, someWithin, standsAt, type Token, sameValue } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import type { TriggeredAbility } from '../../language/card-definition.js';
import { type SimpleTrigger, type Trigger, eventsOf } from '../../language/trigger.js';
import {
  abilitiesIn,
  isOfThisTurn,
  unread,
  type AbilityText,
  type ReadingOptions,
  type WordsOptions,
} from './card-text.js';
import type { Condition } from '../../language/condition.js';
import { chaptersOf } from './chapters.js';
import { condition, conditionSubject } from '../phrases/conditions.js';
import { asToken, type NamedThing, textOf } from '../phrases/context.js';
import { withMentions } from '../phrases/mentions.js';
import { withHost } from '../phrases/marks.js';
import { KeptAbilities } from './kept.js';
import { type AbilityEffects, prepare, readAbilityEffects, zoneOf } from './ability-effects.js';
import { ONCE, printTriggered, readTriggerModes } from './print-parts.js';
import { afterLeaving, losesTrack } from '../phrases/losing-track.js';
import { hasAmount, triggerNames } from './trigger-names.js';
import { readTrigger } from './triggers.js';

/** A triggered ability of a text: its data, or why it was refused. */
export interface ReadTriggered {
  readonly span: Span;
  readonly ability: Result<TriggeredAbility>;
}

/**
 * Reads every triggered ability of a card's rules text, in order (rule 603.1). Each is understood completely
 * or refused, as activated ones are. The ids are `t1`, `t2` ..., in the order of the text.
 */
export function parseTriggeredAbilities(text: string, options: WordsOptions = {}): readonly ReadTriggered[] {
  return abilitiesIn(text, options)
    .filter(isTriggered)
    .map((given, index) => ({ span: given.span, ability: readTriggered(given, `t${index + 1}`, options) }));
}

const isTriggered = ({ ability }: AbilityText): boolean => ability.kind === 'triggered';

/** Reads one triggered ability, prints it and reads it again. */
export function readTriggered(
  given: AbilityText,
  id: string,
  options: ReadingOptions,
): Result<TriggeredAbility> {
  return kept.of([given], id, options);
}
const kept = new KeptAbilities<TriggeredAbility>({
  read: ([given], id) => readOne(given, id),
  print: printTriggered,
  among: (printed) => printed.filter(isTriggered).slice(0, 1),
});

function readOne(given: AbilityText, id: string): Result<TriggeredAbility> {
  if (given.modes) return readModal(given, given.modes, id);
  const { words, host } = given;
  if (given.ability.onlyAs !== undefined) return refuse(unread('mtg.conditionalAbility', given));
  const elsewhere = zoneOf(words);
  if (!given.whole || elsewhere === 'hand') return refuse(unread('mtg.unreadAbility', given));
  const chapters = chaptersOf(words);
  const told = chapters ? [{ comma: chapters.dash, trigger: chapters.trigger }] : [];
  const waited = words.flatMap(({ text }, comma) => {
    const read = text === ',' ? triggerOf(withHost(words.slice(0, comma), host), host) : undefined;
    return read ? [{ comma, trigger: read }] : [];
  });
  const heads = chapters ? told : waited;
  const [head] = heads;
  if (!head || heads.length > 1) return refuse(unread('mtg.unreadTrigger', given));
  const { comma, trigger } = head;
  const names = triggerNames(trigger, host);
  const events = eventsOf(trigger);
  const isSelf = events.every((event) => 'what' in event && event.what === 'self');
  const moves = events.every(({ on }) => on === 'moves');
  const before = isSelf && moves ? ['~'] : [...(isSelf ? ['~'] : []), ...names.map((name) => name.id)];
  const [asked, second] = chapters ? [] : interveningIf(given, comma, { names, before });
  if (second) return refuse(unread('text.ambiguous', given));
  const action = chapters ? uncapital(words.slice(comma + 1)) : words.slice((asked?.comma ?? comma) + 1);
  const { given: whole, words: does } = eventApart(given, action);
  // An ability that returns its card from the graveyard works there, unless it triggers as the card goes
  // there (rule 113.6k).
  const works = elsewhere !== undefined && !(isSelf && moves) ? elsewhere : undefined;
  const prepared = prepare(whole, does, {
    names,
    ...(works === undefined ? {} : { zone: works }),
    ...sayingBefore(asked?.condition, before, names),
    much: hasAmount(trigger),
  });
  if (!prepared.ok) return prepared;
  const { sentences } = prepared.value;
  const limited = sentences.some(isLimit);
  const rest = sentences.filter((sentence) => !isLimit(sentence));
  const said = withDelayedEvent(whole, does.length === 0, () =>
    readAbilityEffects(whole, prepared.value, rest),
  );
  if (!said.ok) return said;
  const left = isSelf && events.some((event) => event.on === 'moves' && event.from === 'battlefield');
  // 702.55c: an ability that only waits for the haunted creature works in exile only.
  const haunts = events.every((event) => 'what' in event && event.what === 'haunted');
  const zone = zoneFor(trigger) ?? (haunts ? 'exile' : works);
  if (events.some((event) => event.on !== 'casts' && event.on !== 'cycles') && zoneFor(trigger) !== undefined)
    return refuse(unread('mtg.unreadTrigger', given));
  const effects = left ? afterLeaving(said.value.effects) : said.value.effects;
  if (losesTrack(effects, left ? ['self'] : [])) return refuse(unread('mtg.unclearReference', given));
  return ok({
    id,
    trigger,
    ...(asked ? { if: asked.condition } : {}),
    ...(limited ? { perTurn: 1 } : {}),
    ...(zone === undefined ? {} : { zone }),
    ...said.value,
    effects,
  });
}

/** Splits off words that are only a delayed trigger on an event of this turn: what an ability does is to create it. */
export function eventApart(
  given: AbilityText,
  words: readonly Token[],
): { readonly given: AbilityText; readonly words: readonly Token[] } {
  if (!isOfThisTurn(words)) return { given, words };
  const { later: _later, ...rest } = given;
  if (given.later || given.event) return { given, words };
  return { given: { ...rest, own: [], event: { ability: given.ability, words, own: given.own } }, words: [] };
}

/** Reads "whenever a creature dies this turn, draw a card" as a triggered ability that an effect creates (rule 603.7). */
function delayedEvent(
  given: AbilityText,
  { ability, words, own }: NonNullable<AbilityText['event']>,
): Effect | undefined {
  const comma = words.findIndex(({ text }) => text === ',');
  const [first, ...head] = words.slice(0, comma - 2);
  if (!first) return undefined;
  const next = NEXT_EVENTS.find(({ said }) => standsAt(said, [first, ...head]));
  const whenever = asToken(first, 'whenever');
  const event = next
    ? [whenever, asToken(first, 'you'), ...next.rest(head)]
    : first.text === 'whenever'
      ? [{ ...first, capital: false }, ...head]
      : [];
  if (event.length === 0) return undefined;
  const { later: _later, event: _event, modes: _modes, ...rest } = given;
  const said = [...event, ...words.slice(comma)];
  const as = { ...ability, kind: 'triggered' as const };
  const read = readOne({ ...rest, ability: as, words: said, own, whole: true }, 'delayed');
  if (!read.ok || read.value.zone || read.value.perTurn !== undefined || read.value.modes) return undefined;
  const { trigger: on, if: asked, targets, effects } = read.value;
  const isOfSpell =
    given.ability.kind === 'spell' && someWithin(on, (part) => part === 'self' || part === 'host');
  // What goes to a graveyard from anywhere is looked at where it is then (rule 603.6c), which only printed abilities do.
  const isFromAnywhere = eventsOf(on).some(
    (one) => one.on === 'moves' && one.from === undefined && one.to !== 'battlefield',
  );
  if (isOfSpell || isFromAnywhere) return undefined;
  return {
    effect: 'delayed',
    at: { event: on, ...(next ? { next: true } : {}) },
    ...(asked ? { if: asked } : {}),
    ...(targets ? { targets } : {}),
    effects,
  };
}

/** The next event of a turn in words: how they begin, and the words after "whenever you" that mean it each time. */
const NEXT_EVENTS: readonly {
  readonly said: readonly string[];
  readonly rest: (head: readonly Token[]) => readonly Token[];
}[] = [
  { said: ['when', 'you', 'next'], rest: (head) => head.slice(2) },
  {
    said: ['when', 'you', 'cast', 'your', 'next'],
    rest: ([you, cast, your, next, ...what]) =>
      you && cast && your && next
        ? [cast, asToken(your, /^[aeiou]/u.test(what[0]?.text ?? '') ? 'an' : 'a'), ...what]
        : [],
  },
];

/**
 * Adds the delayed trigger with which an ability ends to what it does before; nothing if it is all of the ability. Its
 * targets have their own ids, so the ability has none beside them.
 */
export function withDelayedEvent(
  given: AbilityText,
  isAll: boolean,
  read: () => Result<AbilityEffects>,
): Result<AbilityEffects> {
  if (!given.event) return read();
  const effect = delayedEvent(given, given.event);
  const no = refuse<AbilityEffects>(unread('mtg.unreadEffect', given, given.event.words));
  if (!effect || (given.own.length > 0 && given.event.own.length > 0)) return no;
  const said = isAll ? ok<AbilityEffects>({ effects: [] }) : read();
  return said.ok ? ok({ ...said.value, effects: [...said.value.effects, effect] }) : said;
}

/**
 * Returns what "it" may mean after a condition: "if ~ is tapped, it ..." refers to ~; "if you control a
 * Goblin, it ..." may mean something else.
 */
function sayingBefore(asked: Condition | undefined, before: readonly string[], names: readonly NamedThing[]) {
  if (!asked) return { before, inSentence: true };
  const subject = conditionSubject(asked);
  // "That player" isn't the permanent of the condition.
  const players = names.flatMap(({ id, kind }) => (kind === 'player' && before.includes(id) ? [id] : []));
  if (subject !== undefined) return { before: [subject, ...players], inSentence: true };
  return { before: 'what' in asked ? [] : before, inSentence: false };
}

/**
 * Reads "When ..., choose one —" and a line for each mode. Each mode is read like an ability with that
 * trigger (rule 700.2b).
 */
function readModal(given: AbilityText, modes: readonly AbilityText[], id: string): Result<TriggeredAbility> {
  const { modes: _modes, ...plain } = given;
  const comma = given.words.findLastIndex(({ text }) => text === ',');
  const said = given.words.slice(comma + 1).map(({ text }) => text);
  const [, many = ''] = /^choose ([a-z ]+) —$/u.exec(said.join(' ')) ?? [];
  const howMany = readTriggerModes(many);
  if (comma < 0 || !howMany) return refuse(unread('mtg.unreadAbility', given));
  const options: NonNullable<TriggeredAbility['modes']>['options'][number][] = [];
  let whole: TriggeredAbility | undefined;
  for (const [at, mode] of modes.entries()) {
    const words = [...given.words.slice(0, comma + 1), ...mode.words];
    const later = mode.later ? { later: mode.later } : {};
    const read = readOne({ ...plain, words, own: mode.own, whole: true, ...later }, id);
    if (!read.ok) return read;
    const { targets, effects, ...same } = read.value;
    if (same.perTurn !== undefined) return refuse(unread('mtg.unreadAbility', given));
    options.push({ id: `m${at + 1}`, ...(targets ? { targets } : {}), effects });
    if (whole && (same.zone !== whole.zone || !sameValue(same.if, whole.if)))
      return refuse(unread('mtg.unreadAbility', given));
    whole ??= { ...same, effects: [] };
  }
  return whole
    ? ok({ ...whole, modes: { ...howMany, options } })
    : refuse(unread('mtg.unreadAbility', given));
}

/** Finds the condition after the comma and its end: "When ..., if ..., do" (rule 603.4). */
function interveningIf(
  { words, host }: AbilityText,
  comma: number,
  { names, before }: { readonly names: readonly NamedThing[]; readonly before: readonly string[] },
) {
  if (words[comma + 1]?.text !== 'if') return [];
  return words.flatMap(({ text }, end) => {
    const said = text === ',' && end > comma + 2 ? withHost(words.slice(comma + 2, end), host) : [];
    if (said.length === 0) return [];
    const asked = withMentions({ tokens: said, names, before, inSentence: true });
    const found = condition.read(said, { names, host }) ?? condition.read(asked, { names, host });
    return found ? [{ comma: end, condition: found }] : [];
  });
}

const triggerOf = (words: readonly Token[], host: string): Trigger | undefined =>
  readTrigger(uncapital(words), { names: [], host });

/** Returns words as they are inside a sentence. */
function uncapital(words: readonly Token[]): readonly Token[] {
  const [first, ...rest] = words;
  return first ? [{ ...first, capital: false }, ...rest] : [];
}

/** Whether a sentence limits how often an ability triggers. */
const isLimit = (words: readonly Token[]): boolean => textOf(words) === ONCE.replace('this ability', '~');

/**
 * Returns the zone in which an ability works because of its event: as it is cast, or cycled (rules 113.6k,
 * 702.29d).
 */
function zoneFor(trigger: Trigger): TriggeredAbility['zone'] {
  const zones = eventsOf(trigger).map((event) =>
    'what' in event && event.what === 'self' ? ELSEWHERE[event.on] : undefined,
  );
  return zones[0];
}
const ELSEWHERE: { readonly [On in SimpleTrigger['on']]?: 'stack' | 'graveyard' } = {
  casts: 'stack',
  cycles: 'graveyard',
};
