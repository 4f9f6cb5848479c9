import type { JsonObject } from '@reticle/core';
import * as z from 'zod';
import type { Effect } from '../../language/effects/schema.js';
import { RESULTS } from '../phrases/amounts.js';
import { IT } from '../phrases/context.js';
import type { EffectRow } from '../phrases/effect-words.js';

/** What an ability has spoken of so far. */
interface Spoken {
  /** What a pronoun means. */
  it: string | undefined;
  /** What the last effect that comes to a number came to, by the name that its words have. */
  result: string | undefined;
}

/** The effects that come to a number, and the names of those numbers. */
const RESULT_OF: Readonly<Record<string, string>> = {
  removeDamage: 'REMOVED',
  loseLore: 'LOST',
  discard: 'DISCARDED',
};
const RESULT_NAMES: ReadonlySet<string> = new Set(RESULTS.map(([, name]) => name));

/** The keys under which references stand, in the order in which words say them; then everything else. */
const ORDER = ['cost', 'on', 'if', 'who', 'by', 'to', 'under', 'what', 'from'];
const REFERENCES: ReadonlySet<string> = new Set([
  'what',
  'from',
  'to',
  'under',
  'exert',
  'banish',
  'controllerOf',
  'ownerOf',
]);
/** These only speak of a thing: what is spoken of after them is what was spoken of before. */
const ASIDE: ReadonlySet<string> = new Set(['controllerOf', 'ownerOf']);

const isObject = (json: unknown): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);
const isList = (json: unknown): json is readonly unknown[] => Array.isArray(json);

const nameIn = ({ of }: JsonObject): string => (typeof of === 'string' ? of : '');

type Change = (name: string, spoken: Spoken) => string | undefined;

/** Thrown within this file alone: a pronoun that means nothing. */
class Unclear extends Error {}

class Walk {
  readonly #change: Change;
  readonly #amount: (amount: JsonObject, spoken: Spoken) => unknown;

  constructor(change: Change, amount: (amount: JsonObject, spoken: Spoken) => unknown) {
    this.#change = change;
    this.#amount = amount;
  }

  walk(json: unknown, spoken: Spoken, key = ''): unknown {
    if (typeof json === 'string') return REFERENCES.has(key) ? this.#reference(json, spoken, key) : json;
    if (isList(json))
      return key === 'of' ? this.#branches(json, spoken) : json.map((one) => this.walk(one, spoken));
    if (!isObject(json)) return json;
    if (key === 'amount' && typeof json['of'] === 'string') return this.#amount(json, spoken);
    const out: Record<string, unknown> = {};
    const keys = [...ORDER.filter((one) => Object.hasOwn(json, one)), ...Object.keys(json)];
    for (const one of new Set(keys)) out[one] = this.walk(json[one], spoken, one);
    this.#speaks(json, spoken, key);
    return out;
  }

  /** Each branch of "choose one" speaks for itself. */
  #branches(json: readonly unknown[], spoken: Spoken): readonly unknown[] {
    return json.map((one) => this.walk(one, { ...spoken }));
  }

  #reference(name: string, spoken: Spoken, key: string): string {
    const changed = this.#change(name, spoken);
    if (changed === undefined) throw new Unclear(name);
    if (!ASIDE.has(key)) spoken.it = changed === IT ? spoken.it : changed;
    return changed;
  }

  #speaks(json: JsonObject, spoken: Spoken, key: string): void {
    const effect = json['effect'];
    // Of two things that were named at once no pronoun tells which.
    if (effect === 'moveDamage') spoken.it = undefined;
    if (typeof effect === 'string') spoken.result = RESULT_OF[effect] ?? spoken.result;
    const takes = ['choose', 'all', 'random', 'top'].some((one) => Object.hasOwn(json, one));
    if (takes && key !== 'cost') spoken.it = typeof json['as'] === 'string' ? json['as'] : 'them';
  }
}

const names = z.array(z.unknown()).readonly();
const keep = (row: unknown, given: EffectRow): EffectRow => {
  // The walk changes strings alone, so that what comes out is what went in.
  names.parse(row);
  return isRow(row) ? row : given;
};
const isRow = (row: unknown): row is EffectRow =>
  isList(row) && row.every((one) => isObject(one) && typeof one['effect'] === 'string');

function walked(row: EffectRow, it: string | undefined, walk: Walk): EffectRow | undefined {
  try {
    return keep(walk.walk(row, { it, result: undefined }), row);
  } catch (error) {
    if (error instanceof Unclear) return undefined;
    throw error;
  }
}

/** Effects with each pronoun as the name that it means; nothing if one means nothing. `it` was spoken of before. */
export function withNames(row: EffectRow, it: string | undefined): EffectRow | undefined {
  const change: Change = (name, spoken) => (name === IT ? spoken.it : name);
  const walk: Walk = new Walk(change, (amount, spoken) => {
    const of = nameIn(amount);
    if (RESULT_NAMES.has(of)) {
      if (spoken.result !== of) throw new Unclear(of);
      return 'result';
    }
    const changed = change(of, spoken);
    if (changed === undefined) throw new Unclear(of);
    return { ...amount, of: changed };
  });
  return walked(row, it, walk);
}

/** Effects with each name that a pronoun would mean as that pronoun, as they are printed. */
export function withPronouns(row: EffectRow, it: string | undefined): EffectRow | undefined {
  const change: Change = (name, spoken) => (name === spoken.it && name !== 'this' ? IT : name);
  const walk: Walk = new Walk(change, (amount, spoken) => ({
    ...amount,
    of: change(nameIn(amount), spoken) ?? '',
  }));
  return walked(row.map(resultsNamed()), it, walk);
}

/** Puts the names of results in, which words tell apart. */
function resultsNamed(): (effect: Effect) => Effect {
  let last: string | undefined;
  const named = (json: unknown): unknown => {
    if (isList(json)) return json.map(named);
    if (!isObject(json)) return json;
    const out: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(json))
      out[key] =
        key === 'amount' && value === 'result' && last ? { of: last, property: 'damage' } : named(value);
    const effect = json['effect'];
    if (typeof effect === 'string') last = RESULT_OF[effect] ?? last;
    return out;
  };
  return (effect) => {
    const [made] = keep([named(effect)], [effect]);
    return made ?? effect;
  };
}
