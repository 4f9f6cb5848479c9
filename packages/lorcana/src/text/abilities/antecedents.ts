import type { JsonObject } from '@reticle/core';
import { type Effect, EFFECTS } from '../../language/effects/schema.js';
import { sameValue } from '@reticle/core/text';
import { RESULTS } from '../phrases/amounts.js';
import { askedBy, BEFORE, DISCARDED, IT, PLAYER, thatOne, those } from '../phrases/context.js';
import type { EffectRow } from '../phrases/effect-words.js';
import {
  type Antecedent,
  chosenBefore,
  isList,
  isObject,
  isText,
  mention,
  type Mentions,
  nameMeant,
  taken,
  TAKES,
  typesIn,
} from './mentioned.js';

const resultIn = (said: readonly Antecedent[]): string | undefined =>
  said.findLast(({ result }) => result !== undefined)?.result;

const isKind = (kind: unknown): kind is Effect['effect'] =>
  typeof kind === 'string' && Object.hasOwn(EFFECTS, kind);
/**
 * Returns the name of an effect's result. A number of cards of several types has no name, since no words express it.
 */
function resultAfter(effect: JsonObject, before: string | undefined): string | undefined {
  const kind = effect['effect'];
  if (!isKind(kind)) return before;
  const { did, didTo: verb } = EFFECTS[kind];
  if (verb === undefined) return did ?? before;
  const { what } = effect;
  const takes = isObject(what) ? TAKES.find((one) => Object.hasOwn(what, one)) : undefined;
  const [type, ...more] = (takes && isObject(what) && typesIn(what[takes])) || [];
  return more.length > 0 ? 'SOME' : `${verb}_${type ?? 'card'}`;
}
const RESULT_NAMES: ReadonlySet<string> = new Set([
  ...Object.values(EFFECTS).flatMap(({ did }) => did ?? []),
  ...RESULTS.map(([, name]) => name),
]);

/** The keys that may hold references, in the order of the words. All other keys follow. */
const ORDER = ['cost', 'whose', 'on', 'if', 'who', 'by', 'amount', 'from', 'to', 'under', 'what'];
const REFERENCES: ReadonlySet<string> = new Set([
  'what',
  'from',
  'to',
  'under',
  'exert',
  'banish',
  'controllerOf',
  'ownerOf',
  'whose',
]);
/** The keys that only mention a thing. The latest thing afterwards is the same as before. */
const ASIDE: ReadonlySet<string> = new Set(['controllerOf', 'ownerOf', 'exert', 'banish']);
const TYPES = ['character', 'item', 'location'] as const;

type NameChange = (name: string, mentions: Mentions) => string | undefined;
interface Changes {
  readonly name: NameChange;
  /** Changes an amount that reads a number of a thing. */
  readonly amount: (amount: JsonObject, mentions: Mentions) => unknown;
  /** Changes a player who is named by a card, or was chosen. */
  readonly who: (who: JsonObject, mentions: Mentions) => JsonObject;
  /** Changes a choice. */
  readonly choice: (choice: JsonObject, mentions: Mentions) => JsonObject;
}

/** A pronoun means nothing. Thrown and caught only in this file. */
class Unclear extends Error {}

class Walk {
  readonly #changes: Changes;

  constructor(changes: Changes) {
    this.#changes = changes;
  }

  walk(json: unknown, mentions: Mentions, key = ''): unknown {
    if (isText(json)) return REFERENCES.has(key) ? this.#reference(json, mentions, key) : json;
    // What happens to the cards of a cost ("discard") is not the name of a thing.
    if (key === 'choose' && isList(json)) return json;
    if (isList(json)) return json.map((one) => this.walk(one, key === 'of' ? { ...mentions } : mentions));
    // A given ability mentions things of its own.
    if (!isObject(json) || key === 'ability') return json;
    if (key === 'who') return this.#changes.who(json, mentions);
    if (key === 'amount' && isText(json['of'])) return this.#changes.amount(json, mentions);
    // After a choice, "each other character" is another than the chosen one or than the card itself: no words say which.
    if (key === 'all' && json['excludeSelf'] === true && chosenBefore(json, mentions))
      throw new Unclear('other');
    let before = { ...mentions };
    const given = Object.hasOwn(json, 'choose') ? this.#changes.choice(json, mentions) : json;
    const out: Record<string, unknown> = {};
    const keys = [...ORDER.filter((one) => Object.hasOwn(given, one)), ...Object.keys(given)];
    // The "otherwise" knows what the condition mentioned, but nothing of the effects that are not done. "Them" to which
    // damage is moved is not what it leaves.
    for (const one of new Set(keys)) {
      const isApart = one === 'else' || (one === 'to' && 'from' in given && isText(given[one]));
      out[one] = this.walk(given[one], isApart ? before : mentions, one);
      if (one === 'if') before = { ...mentions };
    }
    if (isText(out['to']) && out['to'] === out['from']) throw new Unclear(out['to']);
    // "If it's damaged" after several: any of them, or all?
    if (out['test'] === 'is' && mentions.said.some(({ name, many }) => many === true && name === out['what']))
      throw new Unclear('is');
    this.#speaks(given, mentions, key);
    return out;
  }

  #reference(name: string, mentions: Mentions, key: string): string {
    if (name === DISCARDED && mentions.discarded !== true) throw new Unclear(name);
    const changed = this.#changes.name(name, mentions);
    if (changed === undefined) throw new Unclear(name);
    if (!ASIDE.has(key) && !askedBy(changed)) mention(mentions, { name: changed });
    return changed;
  }

  #speaks(json: JsonObject, mentions: Mentions, key: string): void {
    const effect = json['effect'];
    // If two things were named at once, no pronoun tells which.
    if (effect === 'moveDamage') mentions.said = [];
    if (effect === 'discard' || (key === 'cost' && discards(json))) mentions.discarded = true;
    if (effect === 'choosePlayer') mentions.player = true;
    mentions.result = resultAfter(json, mentions.result);
    const takes = TAKES.find((one) => Object.hasOwn(json, one));
    if (takes === undefined || key === 'cost') return;
    mentions.player = false;
    mention(mentions, taken(json, takes, mentions));
  }
}

/** Whether a cost is paid with cards that are discarded. */
export const discards = ({ choose }: { readonly choose?: unknown }): boolean =>
  isList(choose) && choose.some((part) => isObject(part) && part['to'] === 'discard');

const nameIn = ({ of }: JsonObject): string => (isText(of) ? of : '');
const isRow = (row: unknown): row is EffectRow =>
  isList(row) && row.every((one) => isObject(one) && isText(one['effect']));

function walkRow(row: EffectRow, said: readonly Antecedent[], walk: Walk): EffectRow | undefined {
  try {
    const known = said.filter(({ name }) => name !== DISCARDED);
    const discarded = known.length < said.length;
    const made = walk.walk(row, { said: known, result: resultIn(known), discarded });
    return isRow(made) ? made : undefined;
  } catch (error) {
    if (error instanceof Unclear) return undefined;
    throw error;
  }
}

/**
 * Returns a choice with what it excludes: the earlier choice of its kind, or otherwise the card itself (6.1.6). A card
 * that has left play is excluded by the name of the object that it has become.
 */
function withExclusion(choice: JsonObject, mentions: Mentions): JsonObject {
  const { butNot, choose, ...rest } = choice;
  if (butNot !== BEFORE || !isObject(choose)) return choice;
  const gone = choose['zone'] === 'play' ? undefined : mentions.said.find(({ name }) => name === SUBJECT);
  const other = chosenBefore(choose, mentions) ?? gone;
  return other
    ? { ...rest, choose, butNot: other.name }
    : { ...rest, choose: { ...choose, excludeSelf: true } };
}
const SUBJECT = 'subject';

/** Returns a player reference with another name. */
function withName(who: JsonObject, change: NameChange, mentions: Mentions): JsonObject {
  for (const key of ['controllerOf', 'ownerOf']) {
    const name = who[key];
    if (!isText(name)) continue;
    const changed = change(name, mentions);
    if (changed === undefined) throw new Unclear(name);
    return { [key]: changed };
  }
  if (isText(who['chosen'])) mentions.player = true;
  return who;
}

const NAMES: Changes = {
  name: nameMeant,
  who(who, mentions) {
    if (who['named'] !== PLAYER) return withName(who, nameMeant, mentions);
    if (mentions.player === true) return { named: 'player' };
    return withName({ controllerOf: IT }, nameMeant, mentions);
  },
  amount(amount, mentions) {
    const of = nameIn(amount);
    if (RESULT_NAMES.has(of)) {
      if (mentions.result !== of) throw new Unclear(of);
      const { of: _of, property: _property, ...rest } = amount;
      return Object.keys(rest).length > 0 ? { of: 'result', ...rest } : 'result';
    }
    if (of === DISCARDED && mentions.discarded !== true) throw new Unclear(of);
    const changed = nameMeant(of, mentions);
    if (changed === undefined) throw new Unclear(of);
    return { ...amount, of: changed };
  },
  choice: withExclusion,
};

/** Returns the pronoun for a name, if that pronoun would mean it. */
function pronoun(name: string, mentions: Mentions): string {
  if (name === 'this') return name;
  if (nameMeant(IT, mentions) === name) return IT;
  const asked = TYPES.flatMap((type) => [thatOne(type), those(type)]);
  return asked.find((one) => nameMeant(one, mentions) === name) ?? name;
}

const PRONOUNS: Changes = {
  name: pronoun,
  who: (who, mentions) =>
    who['named'] === 'player' && mentions.player === true
      ? { named: PLAYER }
      : withName(who, pronoun, mentions),
  amount: (amount, mentions) =>
    RESULT_NAMES.has(nameIn(amount)) ? amount : { ...amount, of: pronoun(nameIn(amount), mentions) },
  choice(choice, mentions) {
    const { butNot, choose, ...rest } = choice;
    // Of cards outside play, "another" also says that this card is not meant.
    if (isObject(choose) && choose['zone'] !== 'play' && choose['excludeSelf'] === true) {
      const { excludeSelf: _self, ...others } = choose;
      const other = { ...rest, choose: others, butNot: BEFORE };
      return sameValue(withExclusion(other, mentions), choice) ? other : choice;
    }
    const asked = { ...rest, choose, butNot: BEFORE };
    return isText(butNot) && withExclusion(asked, mentions)['butNot'] === butNot ? asked : choice;
  },
};

/**
 * Returns effects with each pronoun replaced by the name that it means. `said` was mentioned before. Returns
 * undefined if a pronoun means nothing.
 */
export const withNames = (row: EffectRow, said: readonly Antecedent[]): EffectRow | undefined =>
  walkRow(row, said, new Walk(NAMES));

/**
 * Returns the parts of a static ability with each pronoun replaced by the name that it means. Returns undefined if
 * one means nothing.
 */
export function partsWithNames(parts: object, said: readonly Antecedent[]): unknown {
  try {
    return new Walk(NAMES).walk(parts, { said, result: undefined });
  } catch (error) {
    if (error instanceof Unclear) return undefined;
    throw error;
  }
}

/** Returns effects with names replaced by pronouns where a pronoun would mean them, ready for printing. */
export const withPronouns = (row: EffectRow, said: readonly Antecedent[]): EffectRow | undefined =>
  walkRow(row.map(withResultNames(said)), said, new Walk(PRONOUNS));

/** Replaces `result` by the names that the words use for results. */
function withResultNames(said: readonly Antecedent[]): (effect: Effect) => Effect {
  let last = resultIn(said);
  const named = (json: unknown): unknown => {
    if (isList(json)) return json.map(named);
    if (!isObject(json)) return json;
    const out: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(json)) {
      const { of, ...times } = isObject(value) ? value : { of: value };
      const isResult = key === 'amount' && of === 'result' && last !== undefined;
      out[key] = isResult ? { ...times, of: last, property: 'damage' } : named(value);
    }
    last = resultAfter(json, last);
    return out;
  };
  return (effect) => {
    const made = [named(effect)];
    return isRow(made) ? (made[0] ?? effect) : effect;
  };
}

/**
 * Returns the same effects, in which each mode is labelled with its words. Returns undefined if a mode has no words.
 */
export function withLabels(
  row: EffectRow,
  said: readonly Antecedent[],
  label: (row: EffectRow) => string | undefined,
): EffectRow | undefined {
  const printable = withPronouns(row, said);
  if (!printable) return undefined;
  const labelled = (json: unknown, words: unknown): unknown => {
    if (isList(json) && isList(words)) return json.map((one, at) => labelled(one, words[at]));
    if (!isObject(json) || !isObject(words)) return json;
    const out: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(json)) out[key] = labelled(value, words[key]);
    if (!isText(json['label'])) return out;
    const name = isRow(words['do']) ? label(words['do']) : undefined;
    if (name === undefined) throw new Unclear('label');
    return { ...out, label: name };
  };
  try {
    const made = labelled(row, printable);
    return isRow(made) ? made : undefined;
  } catch (error) {
    if (error instanceof Unclear) return undefined;
    throw error;
  }
}
