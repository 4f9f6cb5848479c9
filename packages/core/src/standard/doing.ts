import * as z from 'zod';
import { jsonObject, sameValue, type JsonObject } from '../json.js';
import type { TargetSlot, TargetSpec } from '../targeting/spec.js';
import { phraseSlot, targetPhrase, type TargetPhrase } from '../text/phrase.js';
import type { Hole } from '../text/sentence.js';
import { mapStrings } from '../text/split.js';
import type { EffectObject } from './effects.js';
import type { CardNouns } from './nouns.js';

/** What an ability does, and the targets that are announced for it. */
export interface Doing<Effect> {
  readonly targets?: TargetSpec | undefined;
  readonly do: readonly Effect[];
}

/** Why effects that were read are refused: a code of `textMessages`, or nothing but that they are not understood. */
export type DoingRefusal = 'text.leansOnNothing' | 'text.ambiguous' | 'unread';

/** The schemas of the parts of abilities that refer to cards. */
interface Schemas<Effect> {
  readonly effects: z.ZodType<readonly Effect[]>;
  readonly pattern: z.ZodType;
}

const targetSaid = z.strictObject({ target: targetPhrase });
const choiceSaid = z.strictObject({ choose: targetPhrase });

/** Something that was named before, as far as "that unit" may mean it. What is chosen later has no id. */
interface NamedThing {
  readonly id?: string;
  readonly filters: readonly unknown[];
}

type Fit = 'yes' | 'perhaps' | 'no';

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const entriesOf = (effect: object): readonly (readonly [string, unknown])[] => Object.entries(effect);

/** Whether what has a filter is called by a noun. Where it lies says nothing: it may have moved. */
function fitOf(noun: JsonObject, filter: unknown): Fit {
  if (!isObject(filter)) return 'perhaps';
  const asked = Object.entries(noun).filter(([key]) => key !== 'zone');
  if (asked.every(([key, wanted]) => sameValue(filter[key], wanted))) return 'yes';
  const isOther = asked.some(([key, wanted]) => {
    const has = filter[key];
    return typeof wanted === 'string' && typeof has === 'string' && wanted !== has;
  });
  return isOther ? 'no' : 'perhaps';
}

/** The same of something that may be of several kinds. */
function fitOfAny(noun: JsonObject, { filters }: NamedThing): Fit {
  const fits = filters.map((filter) => fitOf(noun, filter));
  if (fits.every((fit) => fit === 'yes')) return 'yes';
  return fits.every((fit) => fit === 'no') ? 'no' : 'perhaps';
}

/** The words of a single thing that was named before: "that unit". */
const THAT = 'that ';
/** Stands for the targets that are the subject of the verb before: "target unit has ... and has ...". */
const AGAIN = 'AGAIN';

/**
 * Makes of effects, as they are said, what an ability does, and back. A target becomes a slot, and "that unit" what was named
 * before it in the ability: the card of its event, or a target.
 */
export function doings<Effect extends object, CardFilter>(
  { names, what, targets: grammar }: CardNouns<CardFilter>,
  { effects: all, pattern }: Schemas<Effect>,
) {
  const named = Object.entries(names).filter(([, id]) => id !== 'it');
  const idOf = (words: unknown): string | undefined => named.find(([said]) => said === words)?.[1];

  /** Returns the filter of the noun of "that unit". */
  const nounOf = (words: string): JsonObject => {
    const clause = grammar.read(`target ${words.slice(THAT.length)}`);
    return clause.found === 'phrase' ? (clause.phrase.accepts[0]?.filter ?? {}) : {};
  };

  /** Returns what the event of an ability calls by an id. A card that waits for itself calls itself "this unit". */
  const ofEvent = (id: string, on: unknown): readonly NamedThing[] => {
    if (!isObject(on) || on[id] === 'self') return [];
    if (on[id] !== undefined) return [{ id, filters: [on[id]] }];
    return pattern.safeParse({ ...on, [id]: 'self' }).success ? [{ id, filters: [{}] }] : [];
  };

  /** Returns what words call that were read, or why it is unclear. `beside` is named in the same effect, before or after. */
  function meant(
    words: string,
    on: unknown,
    before: readonly NamedThing[],
    beside: readonly NamedThing[],
  ): { readonly id: string } | { readonly why: DoingRefusal } {
    const id = idOf(words) ?? words;
    const events = ofEvent(id, on);
    if (!words.startsWith(THAT)) {
      const isBound = events.length > 0 || before.some((one) => one.id === id);
      return isBound ? { id } : { why: 'text.leansOnNothing' };
    }
    const noun = nounOf(words);
    const fits = [...events, ...before].filter((one) => fitOfAny(noun, one) !== 'no');
    const [only, second] = fits;
    if (beside.some((one) => fitOfAny(noun, one) !== 'no') || second) return { why: 'text.ambiguous' };
    if (!only) return { why: 'text.leansOnNothing' };
    if (only.id === undefined) return { why: 'unread' };
    return fitOfAny(noun, only) === 'yes' ? { id: only.id } : { why: 'text.ambiguous' };
  }

  const one = (phrase: TargetPhrase, id?: string): readonly NamedThing[] =>
    phrase.max === 1
      ? [{ ...(id === undefined ? {} : { id }), filters: phrase.accepts.map(({ filter }) => filter) }]
      : [];

  return {
    /** What a subject is for the verbs after the first that share it: a target, which is not chosen again. */
    again: (subject: unknown): unknown =>
      targetSaid.safeParse(subject).success || choiceSaid.safeParse(subject).success ? AGAIN : undefined,

    /** What an effect is done to, as it is said: "that unit" stays in its words until the whole ability is read. */
    what: {
      ...what,
      read(words, context) {
        const said = words.map(({ text }) => text).join(' ');
        return idOf(said) === undefined ? what.read(words, context) : said;
      },
      print(object, context) {
        // It is read only where it is left out: behind the same subject.
        if (object === AGAIN) return 'they';
        return typeof object === 'string' && idOf(object) !== undefined
          ? object
          : what.print(object, context);
      },
    } satisfies Hole<EffectObject, undefined>,

    /** Makes a slot of each thing that is said to be a target, and names it in the effects. */
    announced(does: readonly Effect[], on?: unknown): Doing<Effect> | { readonly why: DoingRefusal } {
      const slots: TargetSlot[] = [];
      const relations: TargetSpec['relations'][number][] = [];
      const before: NamedThing[] = [];
      const made: object[] = [];
      /** The only targets of the first verb, which those after it may share. */
      let shared: string | undefined;
      for (const effect of does) {
        const beside: NamedThing[] = [];
        const facts = entriesOf(effect);
        const out: [string, unknown][] = [];
        const first = slots.length;
        const isShared = facts.some(([, value]) => value === AGAIN);
        for (const [key, value] of facts) {
          if (value === AGAIN) {
            if (shared === undefined) return { why: 'unread' };
            out.push([key, shared]);
            continue;
          }
          const target = targetSaid.safeParse(value).data?.target;
          const own = { id: `target${slots.length + 1}`, chooser: 'controller', mode: 'target' } as const;
          const slot = target && phraseSlot(target, own, { earlier: slots });
          if (slot) {
            slots.push(slot.slot);
            relations.push(...slot.relations);
            beside.push(...one(target, own.id));
          }
          const choice = choiceSaid.safeParse(value).data?.choose;
          if (choice) beside.push(...one(choice));
          out.push([key, slot ? own.id : value]);
        }
        const whys: DoingRefusal[] = [];
        const inPlace = mapStrings(jsonObject.parse(Object.fromEntries(out)), (words) => {
          const found = idOf(words) === undefined ? { id: words } : meant(words, on, before, beside);
          if ('id' in found) return found.id;
          whys.push(found.why);
          return words;
        });
        const [why] = whys;
        if (why !== undefined) return { why };
        if (!isShared) shared = slots.length === first + 1 ? slots[first]?.id : undefined;
        before.push(...beside);
        made.push(inPlace);
      }
      const parsed = all.safeParse(made);
      if (!parsed.success) return { why: 'unread' };
      const targets: TargetSpec = { slots, relations, timing: 'announcement' };
      return { ...(slots.length > 0 ? { targets } : {}), do: parsed.data };
    },

    /** Lists the ways to say what an ability does, the inverse of `announced`. What is said may yet not mean it. */
    sayings({ targets, do: does }: Doing<Effect>): readonly (readonly Effect[])[] {
      const slotOf = (value: unknown): TargetSlot | undefined =>
        targets?.slots.find(({ id }) => id === value);
      const thatOf = (slot: TargetSlot): string | undefined =>
        named.find(
          ([said]) =>
            said.startsWith(THAT) &&
            fitOfAny(nounOf(said), {
              filters: slot.accepts.map((query) => ('filter' in query ? query.filter : undefined)),
            }) === 'yes',
        )?.[0];
      const say = (called: readonly (readonly [said: string, id: string])[], isShared: boolean) => {
        const said = new Set<string>();
        return all.safeParse(
          does.map((effect) =>
            Object.fromEntries(
              entriesOf(effect).map(([key, value]) => {
                const slot = slotOf(value);
                if (!slot) return [key, called.find(([, id]) => id === value)?.[0] ?? value];
                if (said.has(slot.id)) return [key, isShared ? AGAIN : thatOf(slot)];
                said.add(slot.id);
                const { accepts, min, max } = slot;
                return [key, { target: { accepts, min, max } }];
              }),
            ),
          ),
        ).data;
      };
      const ways = [[], ...named.map((each) => [each])];
      return [true, false].flatMap((isShared) =>
        ways.flatMap((called) => {
          const effects = say(called, isShared);
          return effects ? [effects] : [];
        }),
      );
    },
  };
}
