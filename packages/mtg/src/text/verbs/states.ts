import {
  anyOf,
  clauseGrammar,
  holeRule,
  type NounPhrase,
  type NounRule,
  rule,
  sameValue,
  type Template,
  type Token,
  type Verb,
} from '@reticle/core/text';
import * as z from 'zod';
import { change as changeSchema, type Change } from '../../language/change.js';
import type { StaticAbility } from '../../language/card-definition.js';
import type { MtgKeyword } from '../../language/keyword.js';
import { selector } from '../../language/selector.js';
import { anywhere } from '../phrases/beyond.js';
import { contextKey, type WordsContext } from '../phrases/context.js';
import { printKeyword } from '../phrases/keywords.js';
import { DAMAGE_TYPES } from './damage-types.js';
import { LIMITS } from './limits.js';
import { objectNouns, playerNouns } from './nouns.js';
import { ruleVerbs } from './rules.js';
import { type SpellsCast, spellsCast, STATE_TYPES, thatAre, union } from './state-types.js';
import { AMOUNTS, TYPES } from './types.js';

/** A static ability without its id. */
export type StaticChange = Pick<StaticAbility, 'affects' | 'change'>;

const stateSchema = z.array(z.strictObject({ affects: selector, change: changeSchema }));

const of = (change: Template): Template => ({ affects: '$subject', change });

/** What objects are and have, as long as something is so. */
const stateVerbs: readonly Verb[] = [
  {
    subject: 'object',
    words: ['get <pump:pump>', 'get an additional <pump:pump>'],
    means: of({ power: '$pump.power=0', toughness: '$pump.toughness=0' }),
  },
  { subject: 'object', words: 'have <keywords:keywords>', means: of({ addKeywords: '$keywords' }) },
  { subject: 'object', words: "isn't a creature", means: of({ notCreature: true }) },
  { subject: 'object', words: 'lose all abilities', means: of({ loseAbilities: true }) },
  { subject: 'object', words: 'lose <names:keywordNames>', means: of({ removeKeywords: '$names' }) },
  {
    subject: 'object',
    words: 'have base power and toughness <size:baseSize>',
    means: of({ setPower: '$size.power', setToughness: '$size.toughness' }),
  },
  {
    subject: 'object',
    words: 'are <size:baseSize> creatures that are still lands',
    means: of({ addTypes: ['creature'], setPower: '$size.power', setToughness: '$size.toughness' }),
  },
  {
    subject: 'object',
    aux: "doesn't",
    words: "untap during [its controller's|their controllers'] untap [step|steps]",
    means: of({ addKeywords: [{ keyword: 'doesntUntap' }] }),
  },
  {
    subject: 'object',
    aux: "can't",
    words: "attack or block , and its activated abilities can't be activated",
    means: of({
      addKeywords: [{ keyword: 'cantAttack' }, { keyword: 'cantBlock' }, { keyword: 'cantActivate' }],
    }),
  },
  {
    subject: 'object',
    words: 'are every creature type',
    means: of({ addKeywords: [{ keyword: 'everyCreatureType' }] }),
  },
  {
    subject: 'you',
    spoken: true,
    words: 'control <what:bare>',
    means: { affects: '$what', change: { controller: '$subject' } },
  },
  { subject: 'object', words: 'are goaded', means: of({ addKeywords: [{ keyword: 'isGoaded' }] }) },
  ...LIMITS.map(({ keywords, ...limit }): Verb => ({
    ...limit,
    subject: 'object',
    means: of({ addKeywords: keywords }),
  })),
  ...ruleVerbs,
  {
    subject: 'object',
    words: "'s activated abilities can't be activated",
    means: of({ addKeywords: [{ keyword: 'cantActivate' }] }),
  },
  { subject: 'object', words: 'are [<form:form>|<form:forms>]', means: of('$form') },
];

const isSpells = (is: unknown): is is SpellsCast => typeof is === 'object' && is !== null && 'spells' in is;
const cast = holeRule(spellsCast);
const several = anyOf(holeRule(union), holeRule(thatAre));
const beyond = holeRule(anywhere);

/** Objects as subjects, on the battlefield, beyond it, and as spells that somebody casts. */
const nouns: NounRule<WordsContext> = {
  ...rule<NounPhrase, WordsContext>(
    (words, at) => {
      const all = several.read(words, at);
      // "Artifacts and lands" are one sort of objects.
      const joint = new Set(all.map(([, end]) => end));
      const here = objectNouns.read(words, at).filter(([, end]) => !joint.has(end));
      const known = new Set([...joint, ...here.map(([, end]) => end)]);
      return [
        ...here,
        ...all.map(([is, end]): readonly [NounPhrase, number] => [
          { is, many: words.texts[at] !== 'each' },
          end,
        ]),
        ...beyond
          .read(words, at)
          .filter(([, end]) => !known.has(end))
          .map(([is, end]): readonly [NounPhrase, number] => [{ is, many: true }, end]),
        ...cast.read(words, at).map(([is, end]): readonly [NounPhrase, number] => [{ is, many: true }, end]),
      ];
    },
    (noun, context) => {
      if (isSpells(noun.is)) return spellsCast.print(noun.is, context);
      const is = selector.safeParse(noun.is).data;
      const all =
        is && noun.many
          ? (union.print(is, context) ?? thatAre.print(is, context) ?? anywhere.print(is, context))
          : undefined;
      return all ?? objectNouns.print(noun, context);
    },
  ),
  of: (value, context) => (isSpells(value) ? [{ is: value, many: true }] : objectNouns.of(value, context)),
};

/** The grammar of what static abilities say: each state in words is one part of a change. */
export const stateGrammar = clauseGrammar<StaticChange, WordsContext>(() => ({
  subjects: { player: playerNouns, object: nouns },
  you: 'you',
  types: { ...TYPES, ...STATE_TYPES, ...DAMAGE_TYPES },
  amounts: AMOUNTS,
  verbs: stateVerbs,
  durations: [],
  giving: [],
  adjuncts: [],
  leads: [],
  modals: [],
  idioms: [],
  each: 'for each <by:counted>',
  where: ', where X is <x:amount>',
  keyOf: contextKey,
  parse: (made) => stateSchema.safeParse(made).data,
}));

/** Joins what is said of the same objects, one after the other. Returns undefined if two parts say the same. */
function joined(parts: readonly StaticChange[]): readonly StaticChange[] | undefined {
  const out: StaticChange[] = [];
  for (const { affects, change } of parts) {
    const at = out.findIndex((one) => sameValue(one.affects, affects));
    const { addKeywords: before, ...rest } = out[at]?.change ?? {};
    const { addKeywords: more, ...own } = change;
    if (Object.keys(own).some((key) => key in rest)) return undefined;
    const keywords = [...(before ?? []), ...(more ?? [])];
    const whole = {
      affects,
      change: { ...rest, ...own, ...(keywords.length > 0 ? { addKeywords: keywords } : {}) },
    };
    if (at < 0) out.push(whole);
    else out[at] = whole;
  }
  return out;
}

/** What static abilities say in one sentence. */
export type StatesReading =
  | { readonly found: 'one'; readonly value: readonly StaticChange[] }
  | { readonly found: 'none' | 'ambiguous' };

/** Reads what a sentence says of objects: one change for each sort of objects. */
export function readStates(words: readonly Token[], context: WordsContext): StatesReading {
  const reading = stateGrammar.read(words, context);
  if (reading.found !== 'one') return { found: reading.found === 'ambiguous' ? 'ambiguous' : 'none' };
  const value = joined(reading.value);
  return value ? { found: 'one', value } : { found: 'none' };
}

/** The keys of a change that are said together: what something is, and its base power and toughness. */
const BEING = [
  'notCreature',
  'colors',
  'creatureTypes',
  'onlyTypes',
  'addTypes',
  'addSubtypes',
  'landTypes',
] as const;
const SIZES = ['setPower', 'setToughness'] as const;
const RAISED = ['power', 'toughness'] as const;

const partOf = (change: Change, keys: readonly string[]): Change =>
  Object.fromEntries(
    Object.entries(change).filter(([key, value]) => keys.includes(key) && value !== undefined),
  );

/** Whether a keyword has no words in a list of keywords. */
export const isRule = (keyword: MtgKeyword): boolean =>
  keyword.keyword !== 'has' && printKeyword(keyword) === undefined;

/** Splits keywords into those that are said as a list, and the rules between them: as many at once as some words say. */
function keywordParts(
  [first, ...rest]: readonly MtgKeyword[],
  isSaid: (rules: readonly MtgKeyword[]) => boolean,
): readonly (readonly MtgKeyword[])[] {
  if (!first) return [];
  const kind = isRule(first);
  const end = rest.findIndex((one) => isRule(one) !== kind);
  const alike = [first, ...(end < 0 ? rest : rest.slice(0, end))];
  const together = kind ? alike.map((_, at) => alike.slice(0, alike.length - at)).find(isSaid) : alike;
  const part = together ?? [first];
  return [part, ...keywordParts([first, ...rest].slice(part.length), isSaid)];
}

/** Prints what is said of objects as one sentence. Returns undefined if it has no words. */
export function printStates(states: readonly StaticChange[], context: WordsContext): string | undefined {
  const print = (parts: readonly StaticChange[]) => stateGrammar.printRow(parts, context);
  const parts = states.flatMap(({ affects, change }) =>
    partsOf(change, (one) => print([{ affects, change: one }]) !== undefined).map((part) => ({
      affects,
      change: part,
    })),
  );
  return print(parts);
}

/** Splits a change into the parts that are said one by one, in the order in which cards say them. */
function partsOf(change: Change, isSaid: (change: Change) => boolean): readonly Change[] {
  const { addKeywords = [], removeKeywords, loseAbilities } = change;
  const being = partOf(change, BEING);
  const [size, raised] = [partOf(change, SIZES), partOf(change, RAISED)];
  const whole = { ...being, ...size };
  const together = Object.keys(being).length > 0 && Object.keys(size).length > 0 && isSaid(whole);
  const parts: readonly Change[] = [
    raised,
    ...(loseAbilities ? [{ loseAbilities }] : []),
    ...(together ? [whole] : [size]),
    ...(removeKeywords ? [{ removeKeywords }] : []),
    ...keywordParts(addKeywords, (rules) => isSaid({ addKeywords: rules })).map((some) => ({
      addKeywords: some,
    })),
    ...(together ? [] : [being]),
    ...(change.controller === undefined ? [] : [{ controller: change.controller }]),
  ];
  return parts.filter((part) => Object.keys(part).length > 0);
}

/** Prints a rule about a card as a sentence. Returns undefined if it has no words, or if it is a keyword ability. */
export function restrictionWords(keyword: MtgKeyword): string | undefined {
  const words = isRule(keyword)
    ? printStates([{ affects: 'self', change: { addKeywords: [keyword] } }], NAMELESS)
    : undefined;
  return words && `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
const NAMELESS: WordsContext = { names: [], host: '' };
