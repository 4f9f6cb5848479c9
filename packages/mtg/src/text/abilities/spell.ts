import { json, type Result, type TargetSpec, ok, refuse, targetSpec } from '@reticle/core';
import { mapStrings, someWithin, standsAt, type Token } from '@reticle/core/text';
import * as z from 'zod';
import type { CardDefinition } from '../../language/card-definition.js';
import { effects as effectsSchema } from '../../language/effects/effect.js';
import {
  type AbilityEffects,
  type MarkedText,
  prepare,
  readAbilityEffects,
  zoneOf,
} from './ability-effects.js';
import { textOf } from '../phrases/context.js';
import { areAlike } from '../phrases/effect-words.js';
import { saysX } from '../../language/announced-x.js';
import { PAID_WORDS } from '../phrases/conditions-more.js';
import { lostToCosts } from '../phrases/losing-track.js';
import {
  type AbilityText,
  type ReadingOptions,
  type WordsOptions,
  abilitiesIn,
  unread,
} from './card-text.js';
import { costNames } from './costs.js';
import { KeptAbilities } from './kept.js';
import { printSpell, readHowMany } from './print-parts.js';
import { eventApart, withDelayedEvent } from './triggered.js';

type Spell = NonNullable<CardDefinition['spell']>;

const aRecord = z.record(z.string(), json);
const aSpell = z.strictObject({ effects: effectsSchema, targets: targetSpec.optional() });

/**
 * Reads what an instant or sorcery does as it resolves, from its whole text: one paragraph without modes. All
 * of the text must be understood; a second paragraph, a cost or a keyword is refused.
 */
export function parseSpellEffect(text: string, options: WordsOptions = {}): Result<AbilityEffects> {
  const abilities = abilitiesIn(text, { types: ['instant'], ...options });
  const [given, second] = abilities;
  if (!given) return refuse({ code: 'mtg.unreadAbility', data: { words: text.slice(0, 200) } });
  return second ? refuse(unread('mtg.unreadAbility', second)) : readParagraph(given);
}

/** Reads one paragraph, or one mode. */
function readParagraph(paragraph: AbilityText): Result<AbilityEffects> {
  const { given: apart, words } = eventApart(paragraph, paragraph.words);
  const given = apart.event && words.length === 0 ? { ...apart, words, ability: ofSpell(apart) } : apart;
  const fits = given.whole && given.ability.kind === 'spell' && zoneOf(given.words) === undefined;
  if (!fits || given.ability.onlyAs !== undefined) return refuse(unread('mtg.unreadAbility', given));
  const { costs = [] } = given;
  const prepared = prepare(given, given.words, { names: costNames(costs), before: [] });
  if (!prepared.ok) return prepared;
  return withDelayedEvent(given, words.length === 0, () =>
    readAbilityEffects(given, prepared.value, prepared.value.sentences, lostToCosts(costs)),
  );
}

/** A delayed trigger that is all of a paragraph is what the spell does. */
const ofSpell = ({ ability }: AbilityText): AbilityText['ability'] => ({ ...ability, kind: 'spell' });

/** The words before what is done only if a cost was paid: "if this spell was kicked,". */
const ONLY_IF_PAID = PAID_WORDS.map(([cost, words]) => ({ cost, words: ['if', ...words.split(' '), ','] }));

/**
 * Returns some slots of a spec with their relations, to each other and to those before them. Returns undefined if they
 * refer to other slots.
 */
function someSlots(
  spec: TargetSpec,
  ids: ReadonlySet<string>,
  before: ReadonlySet<string>,
): TargetSpec | undefined {
  const slots = spec.slots.filter(({ id }) => ids.has(id));
  // What relates two slots belongs to the later one.
  const relations = spec.relations.filter(({ slots: related }) => {
    const last = slots.findLast(({ id }) => related.includes(id));
    return last !== undefined && related.every((id) => placeOf(spec, id) <= placeOf(spec, last.id));
  });
  const isOne = (id: string): boolean => ids.has(id) || before.has(id);
  const leansOnOthers = (value: unknown): boolean =>
    typeof value === 'string' && value.startsWith('slots.') && !isOne(value.split('.')[1] ?? '');
  const isApart = relations.every((relation) => relation.slots.every(isOne));
  return isApart && !someWithin(slots, leansOnOthers) ? { ...spec, slots, relations } : undefined;
}

/** Returns the place of a slot in its spec. */
const placeOf = ({ slots }: TargetSpec, of: string): number => slots.findIndex(({ id }) => id === of);

/** Removes the "instead" at the beginning or end of a sentence. Returns undefined if there is none. */
function withoutInstead(words: readonly Token[]): readonly Token[] | undefined {
  const at = [0, words.length - 1].find((index) => words[index]?.text === 'instead');
  return at === undefined ? undefined : words.filter((_, index) => index !== at);
}

/**
 * Reads a paragraph that ends with what is done only if a cost was paid ("if this spell was kicked"), in addition or
 * instead, with the targets for that (rules 601.2c, 702.33g). What is done instead must be of the same kinds.
 */
function readKicked(given: AbilityText): Result<Spell> {
  const no = refuse<Spell>(unread('mtg.unreadAbility', given));
  const own = given.own.map(({ onlyIf: _onlyIf, ...requirement }) => requirement);
  const kicked = new Set(given.own.flatMap(({ id, onlyIf }) => (onlyIf ? [id] : [])));
  const usual = new Set(own.flatMap(({ id }) => (kicked.has(id) ? [] : [id])));
  const isInstead = given.own.some(({ onlyIf }) => onlyIf?.instead);
  if (!given.whole || given.later || given.event) return no;
  const prepared = prepare({ ...given, own }, given.words, { names: [], before: [] });
  if (!prepared.ok) return prepared;
  const { sentences, spec } = prepared.value;
  const last = sentences.at(-1) ?? [];
  const paid = ONLY_IF_PAID.find(({ words }) => standsAt(words, last));
  if (!spec || !paid || sentences.length < 2 || (isInstead && sentences.length > 2)) return no;
  const start = last[0]?.start ?? 0;
  if (own.some(({ id, span }) => kicked.has(id) !== span.start >= start)) return no;
  const none: ReadonlySet<string> = new Set();
  const [base, more] = [someSlots(spec, usual, none), someSlots(spec, kicked, isInstead ? none : usual)];
  const words = last.slice(paid.words.length);
  const does = isInstead ? withoutInstead(words) : words;
  if (!base || !more || !does) return no;
  const read = (part: Partial<MarkedText>, said: MarkedText['sentences']) =>
    readAbilityEffects(given, { ...prepared.value, ...part }, said);
  const done = read({ spec: base.slots.length > 0 ? base : undefined }, sentences.slice(0, -1));
  const then = done.ok ? read({ spec: more }, [does]) : done;
  if (!done.ok) return done;
  if (!then.ok) return then;
  if (!isInstead) return ok({ ...done.value, paid: [{ cost: paid.cost, ...then.value }] });
  const usesUsual = someWithin(then.value.effects, (part) => typeof part === 'string' && usual.has(part));
  return !usesUsual && areAlike(done.value.effects, then.value.effects)
    ? ok({ ...done.value, paid: [{ cost: paid.cost, instead: true, ...then.value }] })
    : no;
}

/**
 * Reads a spell's paragraphs, which are one ability (rule 113.3a), or its modes; prints and reads them again.
 */
export function readSpell(paragraphs: readonly AbilityText[], options: ReadingOptions): Result<Spell> {
  const [first, ...others] = paragraphs;
  if (!first) return refuse({ code: 'mtg.unreadAbility', data: { words: '' } });
  return kept.of([first, ...others], '', options);
}
const kept = new KeptAbilities<Spell>({ read: readOne, print: printSpell, among: (printed) => printed });

function readOne(paragraphs: readonly AbilityText[]): Result<Spell> {
  const [first, second] = paragraphs;
  if (first?.modes)
    return second ? refuse(unread('mtg.unreadAbility', second)) : readModes(first, first.modes);
  let whole: AbilityEffects | undefined;
  for (const paragraph of withReplaced(paragraphs)) {
    const isKicked = paragraphs.length === 1 && paragraph.own.some(({ onlyIf }) => onlyIf);
    if (isKicked) return readKicked(paragraph);
    const read = readParagraph(paragraph);
    if (!read.ok) return read;
    whole = whole ? joinParagraphs(whole, read.value) : read.value;
    if (!whole) return refuse(unread('mtg.unreadAbility', paragraph));
  }
  return whole ? ok(whole) : refuse({ code: 'mtg.unreadAbility', data: { words: '' } });
}

/** Joins a second paragraph that says what happens instead to the first. It has no targets of its own. */
function withReplaced(paragraphs: readonly AbilityText[]): readonly AbilityText[] {
  const [first, second, ...others] = paragraphs;
  if (!first || !second) return paragraphs;
  const goesOn =
    second.own.length === 0 && !second.later && second.words.some(({ text }) => text === 'instead');
  return goesOn ? [{ ...first, words: [...first.words, ...second.words] }, ...others] : paragraphs;
}

const OPPONENT_CHOOSES = 'an opponent chooses one —';

const CHOOSE = /^choose ([a-z ]+) —$/u;

/** Reads "Choose one —" and a paragraph for each mode. */
function readModes(given: AbilityText, modes: readonly AbilityText[]): Result<Spell> {
  const [, many = ''] = CHOOSE.exec(given.words.map(({ text }) => text).join(' ')) ?? [];
  const isOpponents = textOf(given.words) === OPPONENT_CHOOSES;
  const howMany = isOpponents ? readHowMany('one', modes.length) : readHowMany(many, modes.length);
  if (!howMany || given.ability.onlyAs !== undefined) return refuse(unread('mtg.unreadAbility', given));
  const options: NonNullable<Spell['modes']>['options'][number][] = [];
  for (const [at, mode] of modes.entries()) {
    const read = readParagraph(mode);
    if (!read.ok) return read;
    options.push({ id: `m${at + 1}`, ...read.value });
  }
  if (!isOpponents) return ok({ modes: { ...howMany, options } });
  return options.every(({ targets }) => targets === undefined)
    ? ok({ modes: { ...howMany, chooser: 'opponent', options } })
    : refuse(unread('mtg.unreadAbility', given));
}

/**
 * Joins two paragraphs into one ability. The targets of the second are numbered after those of the first.
 * Returns undefined if a name would mean two things.
 */
function joinParagraphs(one: AbilityEffects, two: AbilityEffects): AbilityEffects | undefined {
  const count = one.targets?.slots.length ?? 0;
  const own = new Map(two.targets?.slots.map(({ id }, at) => [id, `t${count + at + 1}`]));
  const renamed = (text: string): string => {
    const [path = '', id = '', ...rest] = text.split('.');
    return own.get(text) ?? (path === 'slots' ? [path, own.get(id) ?? id, ...rest].join('.') : text);
  };
  const moved = aSpell.safeParse(mapStrings(aRecord.parse(two), renamed));
  if (!moved.success) return undefined;
  const { effects, targets } = moved.data;
  const slots = [...(one.targets?.slots ?? []), ...(targets?.slots ?? [])];
  const relations = [...(one.targets?.relations ?? []), ...(targets?.relations ?? [])];
  const X = one.targets?.X ?? targets?.X;
  const saying = [one.targets?.slots, targets?.slots, one.effects, effects].filter(saysX);
  // A counted X is that of the one paragraph whose targets say it.
  if (X && saying.length > 1) return undefined;
  return {
    effects: [...one.effects, ...effects],
    ...(slots.length === 0
      ? {}
      : { targets: { slots, relations, timing: 'announcement', ...(X ? { X } : {}) } }),
  };
}
