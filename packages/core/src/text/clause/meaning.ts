import { sameValue } from '../../json.js';
import type { QuantifierWords, Verb, WrapperWords } from './declarations.js';
import type { WholeWords } from './whole-words.js';
import { fill, type Bindings, holesOf, listed, type Template, unify } from './fill.js';
import { meantBy } from './idioms.js';
import { holesIn, OWN, YOURS, type PatternPart } from './notation.js';
import type { Around, ClauseTree, Phrase, SentenceTree, TextTree } from './tree.js';

/** The holes that are no part of a verb's own words. */
const SUBJECT = 'subject';
const UNTIL = 'until';

/** One thing that happens, with everything that its sentence shares said of it. */
interface Deed {
  readonly verb: Verb;
  readonly form: number;
  readonly values: Bindings;
  readonly negated?: true;
}

type MeaningStep =
  | { readonly deed: Deed }
  | { readonly modal: QuantifierWords; readonly deeds: readonly Deed[]; readonly who: unknown };

/** Makes effects of sentences. */
export interface MeaningMaker {
  /**
   * Returns the meaning of sentences as JSON. Returns undefined if their parts don't go together, or if several mean something
   * apart as well.
   */
  of(text: TextTree): readonly unknown[] | undefined;
}

/** The types of the holes in the words of a verb. */
export type HoleTypesOf = (verb: Verb, form: number) => ReadonlyMap<string, string | undefined>;

/** Whether a verb may have a subject, if it names those that it may have. */
export const mayHave = ({ is, among }: Verb, subject: unknown): boolean =>
  (is === undefined || sameValue(is, subject)) && (among?.some((one) => sameValue(one, subject)) ?? true);

export const typesIn = (parts: readonly PatternPart[]): ReadonlyMap<string, string | undefined> =>
  new Map(holesIn(parts).map(([name, type]) => [name, type]));

/** Whether everything that was said is in what a template made of it: no part of a value is lost, or said otherwise. */
function keepsAll(template: readonly Template[], made: readonly unknown[], values: Bindings): boolean {
  const found = unify(template, made);
  return (
    found !== undefined &&
    holesOf(template).every((name) => sameValue(found[name] ?? null, values[name] ?? null))
  );
}

export function meanings<Effect, Context>(
  game: WholeWords<Effect, Context>,
  typesOf: HoleTypesOf,
): MeaningMaker {
  const amountsOf = ({ verb, form, values }: Deed) =>
    [...typesOf(verb, form)].flatMap(([name, type]) => {
      const amount = type === undefined ? undefined : game.amounts[type];
      return amount && values[name] !== undefined ? [{ name, amount }] : [];
    });

  /** Whether "for each" after a later verb might be meant of this one as well. */
  const hasAmount = ({ said: { by: verb, form, values } }: Phrase): boolean =>
    amountsOf({ verb, form, values }).length > 0;

  /** Multiplies the only amount of a deed. */
  function scaled(deed: Deed, by: unknown): Deed | undefined {
    const ways = amountsOf(deed).flatMap(({ name, amount }) => {
      const value = amount.scale(deed.values[name], by);
      return value === undefined ? [] : [{ ...deed, values: { ...deed.values, [name]: value } }];
    });
    return ways.length === 1 ? ways[0] : undefined;
  }

  /** Puts an amount in place of each X of a deed. */
  function defined(deed: Deed, x: unknown): Deed {
    const changed = amountsOf(deed).flatMap(({ name, amount }) => {
      const value = amount.define(deed.values[name], x);
      return value === undefined ? [] : [[name, value] as const];
    });
    return changed.length === 0
      ? deed
      : { ...deed, values: { ...deed.values, ...Object.fromEntries(changed) } };
  }

  /** Says the duration of a phrase, or of the next one of its clause that has one. */
  function durationOf(phrases: readonly Phrase[], at: number, lead: Around | undefined): Around | undefined {
    const { lasts } = phrases[at]?.said.by ?? {};
    if (lasts === undefined) return undefined;
    for (const { adjuncts, said } of phrases.slice(at)) {
      const own = adjuncts.find(({ kind }) => kind === 'duration');
      if (own) return own;
      if (said.by.lasts === undefined) break;
    }
    return lead;
  }

  function deedOf(clause: ClauseTree, at: number, lead: Around | undefined): Deed | undefined {
    const phrase = clause.phrases[at];
    if (!phrase) return undefined;
    const { by: verb, form, values } = phrase.said;
    const names = holesOf(listed(verb.means));
    const first = clause.subject ? clause.subject.is : game.you;
    const subject = at === 0 ? first : (game.again?.(first) ?? first);
    const isYou = sameValue(subject, game.you);
    if ((verb.subject === 'you' && !isYou) || (verb.subject === 'other' && isYou)) return undefined;
    if (!mayHave(verb, subject)) return undefined;
    if (values[OWN] !== undefined && (values[OWN] === YOURS) !== isYou) return undefined;
    if (!names.includes(SUBJECT) && !isYou && verb.is === undefined) return undefined;
    const own = phrase.adjuncts.filter(({ kind }) => kind === 'duration');
    if (own.length > 1 || (own.length > 0 && verb.lasts === undefined)) return undefined;
    const duration = durationOf(clause.phrases, at, lead);
    if ((verb.lasts !== undefined) !== (duration !== undefined) && verb.standing === undefined)
      return undefined;
    // A hole of that name repeats the subject: "creatures that player controls".
    if (values[SUBJECT] !== undefined && !sameValue(values[SUBJECT], subject)) return undefined;
    let all: Bindings = { ...values, [SUBJECT]: subject };
    if (verb.standing !== undefined) all = { ...all, [UNTIL]: verb.standing };
    if (duration?.kind === 'duration') {
      const { by, values: said } = duration.said;
      if (!by.of.includes(verb.lasts ?? '')) return undefined;
      all = { ...all, [UNTIL]: fill(by.means, said) };
    }
    for (const adjunct of phrase.adjuncts) {
      if (adjunct.kind !== 'giving') continue;
      for (const [name, template] of Object.entries(adjunct.said.by.gives)) {
        // What a verb has no place for would be lost.
        if (!names.includes(name) || all[name] !== undefined) return undefined;
        all = { ...all, [name]: fill(template, adjunct.said.values) };
      }
    }
    let deed: Deed | undefined = { verb, form, values: all, ...(phrase.negated ? { negated: true } : {}) };
    for (const adjunct of phrase.adjuncts)
      if (adjunct.kind === 'each') deed = deed && scaled(deed, adjunct.said.values['by']);
    return deed;
  }

  const modalOf = (words: string, subject: unknown): QuantifierWords | undefined =>
    game.modals.find((modal) => modal.words === words && modal.of(subject));

  /** Everything that a clause says, with what may be done together as one step. */
  function stepsOf(clause: ClauseTree, lead: Around | undefined): readonly MeaningStep[] | undefined {
    const who = clause.subject ? clause.subject.is : game.you;
    const deeds = clause.phrases.map((_, at) => deedOf(clause, at, lead));
    const from = clause.phrases.findIndex(({ modal }) => modal !== undefined);
    const words = clause.phrases[from]?.modal;
    const some = game.quantifiers.find((one) => one.of(who));
    if (some && words !== undefined) return undefined;
    const modal = words === undefined ? some : modalOf(words, who);
    if (words !== undefined && !modal) return undefined;
    const known = deeds.flatMap((deed) => deed ?? []);
    if (known.length !== deeds.length) return undefined;
    if (!modal) return known.map((deed) => ({ deed }));
    const first = Math.max(from, 0);
    const within = known
      .slice(first)
      .map((deed) =>
        modal.subject === undefined
          ? deed
          : { ...deed, values: { ...deed.values, [SUBJECT]: modal.subject } },
      );
    return [...known.slice(0, first).map((deed) => ({ deed })), { modal, deeds: within, who }];
  }

  function made({ verb, values, negated }: Deed): readonly unknown[] | undefined {
    const templates = listed(verb.means);
    const all = templates.map((template) => fill(template, values));
    if (all.includes(undefined) || (game.keeps && !keepsAll(templates, all, values))) return undefined;
    if (!negated) return all;
    const not =
      game.negated === undefined || all.length > 1 ? undefined : fill(game.negated, { effect: all[0] });
    return not === undefined ? undefined : [not];
  }

  const madeAll = (deeds: readonly Deed[]): readonly unknown[] | undefined => {
    const all = deeds.map(made);
    return all.includes(undefined)
      ? undefined
      : meantBy(
          all.flatMap((one) => one ?? []),
          game.idioms,
        );
  };

  function madeStep(step: MeaningStep): readonly unknown[] | undefined {
    if ('deed' in step) return made(step.deed);
    const effects = madeAll(step.deeds);
    const whole = effects && fill(step.modal.means, withOnly(effects, { subject: step.who }));
    return whole === undefined ? undefined : [whole];
  }

  /** The values for a template around effects: all of them, and the only one. */
  const withOnly = (effects: readonly unknown[], values: Bindings): Bindings =>
    effects.length === 1 ? { ...values, effects, effect: effects[0] } : { ...values, effects };

  const wrapped = (wrapper: WrapperWords, values: Bindings, effects: readonly unknown[]): unknown =>
    fill(wrapper.means, withOnly(effects, values));

  function sentenceOf({ leads, clauses }: SentenceTree): readonly unknown[] | undefined {
    const phrases = clauses.flatMap((clause) => clause.phrases);
    const durations = leads.filter(({ kind }) => kind === 'duration');
    const [lead] = durations;
    if (durations.length > 1 || (lead && !phrases.some(({ said }) => said.by.lasts !== undefined)))
      return undefined;
    const around = phrases.flatMap(({ adjuncts }) => adjuncts);
    const wrappers = around.filter(({ kind }) => kind === 'wrapper');
    const eachs = around.filter(({ kind }) => kind === 'each');
    // With several verbs before them it would be unclear to which such words apply.
    if ((wrappers.length > 0 && phrases.length > 1) || wrappers.length + eachs.length > 1) return undefined;
    // What follows "you may ..." with a subject of its own may be a part of what you may do, or not.
    if (clauses.slice(0, -1).some((clause) => clause.phrases.some(({ modal }) => modal !== undefined)))
      return undefined;
    const counted = phrases.findIndex(({ adjuncts }) => adjuncts.some(({ kind }) => kind === 'each'));
    if (phrases.slice(0, Math.max(counted, 0)).some(hasAmount)) return undefined;
    // What stands around the last of several verbs with "or" may belong to all of them, or not.
    if (game.either !== undefined && phrases.length > 1 && around.length > 0) return undefined;
    const each = clauses
      .flatMap(({ or = [], ...clause }) => [clause, ...or.map((subject) => ({ ...clause, subject }))])
      .map((clause) => stepsOf(clause, lead));
    if (each.includes(undefined)) return undefined;
    let steps = each.flatMap((some) => some ?? []);
    const wheres = around.flatMap((one) => (one.kind === 'where' ? [one.said.values['x']] : []));
    if (wheres.length > 1) return undefined;
    if (wheres.length === 1) {
      const define = (deed: Deed): Deed => defined(deed, wheres[0]);
      const given = steps.map((step) =>
        'deed' in step ? { deed: define(step.deed) } : { ...step, deeds: step.deeds.map(define) },
      );
      if (sameValue(steps, given)) return undefined;
      steps = given;
    }
    const effects = steps.map(madeStep);
    if (effects.includes(undefined)) return undefined;
    let whole = meantBy(
      effects.flatMap((one) => one ?? []),
      game.idioms,
    );
    if (game.either !== undefined && whole.length > 1) whole = [fill(game.either, { effects: whole })];
    for (const one of [...wrappers, ...leads.toReversed()]) {
      if (one.kind !== 'wrapper') continue;
      const outer = wrapped(one.said.by, one.said.values, whole);
      if (outer === undefined) return undefined;
      whole = [outer];
    }
    return whole;
  }

  const isWhole = (text: readonly (readonly unknown[])[]): boolean =>
    game.parse(meantBy(text.flat(), game.idioms)) !== undefined;

  return {
    of(text) {
      const each = text.map(sentenceOf);
      const known = each.flatMap((one) => (one ? [one] : []));
      if (known.length < each.length) return undefined;
      const apart = known.some((_, at) => at > 0 && isWhole(known.slice(0, at)) && isWhole(known.slice(at)));
      if (apart) return undefined;
      return known.length === 1 ? known[0] : meantBy(known.flat(), game.idioms);
    },
  };
}
