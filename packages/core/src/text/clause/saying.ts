import { sameValue } from '../../json.js';
import type { NounPhrase, NounKind, QuantifierWords, Verb, WrapperWords } from './declarations.js';
import type { WholeWords } from './whole-words.js';
import { type Bindings, holesOf, listed, unify } from './fill.js';
import { isJoint, saidFor, STOP } from './idioms.js';
import { alternatives, joined, same, withOr } from './joining.js';
import { OWN, YOURS } from './notation.js';
import { type HoleTypesOf, mayHave } from './meaning.js';
import type { Around, ClauseTree, Phrase, SentenceTree, Subject, TextTree } from './tree.js';

const NOWHERE = { from: 0, to: 0 } as const;
/** The most sentences that are tried for the same effects. */
const MOST = 24;

/** The ways to say effects, as trees. */
export interface Sayings<Context> {
  /** Lists sentences that may mean some effects, the best first. Printing and reading them tells which do. */
  of(effects: readonly unknown[], context: Context): Iterable<TextTree>;
  /** The same for effects in a row. */
  row(effects: readonly unknown[], context: Context): Iterable<TextTree>;
}

export function sayings<Effect, Context>(
  game: WholeWords<Effect, Context>,
  formsIn: (verb: Verb) => number,
  typesOf: HoleTypesOf,
  hasWords: (sentence: SentenceTree, context: Context) => boolean,
): Sayings<Context> {
  const means = game.verbs.map((verb) => ({ verb, templates: listed(verb.means) }));

  /** Lists the ways to say the amounts of a deed: as they are, for each of something, as X. */
  function* amountsOf(
    verb: Verb,
    form: number,
    values: Bindings,
  ): Generator<{ readonly values: Bindings; readonly adjuncts: readonly Around[] }> {
    yield { values, adjuncts: [] };
    for (const [name, type] of typesOf(verb, form)) {
      const amount = type === undefined ? undefined : game.amounts[type];
      if (!amount || values[name] === undefined) continue;
      const per = game.each === undefined ? undefined : amount.perOne(values[name]);
      if (per)
        yield {
          values: { ...values, [name]: per.one },
          adjuncts: [{ kind: 'each', said: { ...NOWHERE, by: undefined, form: 0, values: { by: per.by } } }],
        };
      const named = game.where === undefined ? undefined : amount.named(values[name]);
      if (named)
        yield {
          values: { ...values, [name]: named.value },
          adjuncts: [{ kind: 'where', said: { ...NOWHERE, by: undefined, form: 0, values: { x: named.x } } }],
        };
    }
  }

  /** The duration of a verb, in words of its class. */
  function* durationsOf(verb: Verb, until: unknown): Generator<readonly Around[]> {
    if (verb.lasts === undefined || (verb.standing !== undefined && sameValue(verb.standing, until))) {
      yield [];
      return;
    }
    for (const by of game.durations) {
      const values = by.of.includes(verb.lasts) ? unify(by.means, until) : undefined;
      if (values) yield [{ kind: 'duration', said: { ...NOWHERE, by, form: 0, values } }];
    }
  }

  /** The words that give the values which the verb's own words don't have. */
  function givingOf(verb: Verb, form: number, values: Bindings): readonly Around[] | undefined {
    const own = typesOf(verb, form);
    const known = (name: string): boolean => own.has(name) || name === 'subject' || name === 'until';
    const given = Object.keys(values).filter((name) => !known(name));
    const out = given.flatMap((name): readonly Around[] => {
      for (const by of game.giving) {
        const template = by.gives[name];
        const said = template === undefined ? undefined : unify(template, values[name]);
        if (said && Object.keys(by.gives).length === 1)
          return [{ kind: 'giving', said: { ...NOWHERE, by, form: 0, values: said } }];
      }
      return [];
    });
    return out.length === given.length ? out : undefined;
  }

  function* subjectsOf(verb: Verb, subject: unknown, context: Context): Generator<ClauseTree['subject']> {
    if (!game.finite && (subject === undefined || (sameValue(subject, game.you) && verb.spoken !== true))) {
      if (verb.subject !== 'object') {
        yield undefined;
        return;
      }
    }
    const kinds: readonly NounKind[] =
      verb.subject === 'any' ? ['object', 'player'] : [verb.subject === 'object' ? 'object' : 'player'];
    for (const kind of kinds)
      for (const noun of game.subjects[kind].of(subject, context)) yield { ...noun, kind, ...NOWHERE };
  }

  /** What is not so, said with a negated verb. */
  function* negatedOf(effect: unknown, context: Context): Generator<SentenceTree> {
    const found = game.negated === undefined ? undefined : unify(game.negated, effect);
    if (!found || found['effect'] === undefined) return;
    for (const { leads, clauses } of deedsOf([found['effect']], context)) {
      const [clause] = clauses;
      const [phrase] = clause?.phrases ?? [];
      if (clause && phrase && phrase.said.by.aux === undefined)
        yield { leads, clauses: [{ ...clause, phrases: [{ ...phrase, negated: true }] }] };
    }
  }

  function* deedsOf(effects: readonly unknown[], context: Context): Generator<SentenceTree> {
    for (const { verb, templates } of means) {
      const found = templates.length === effects.length ? unify(templates, effects) : undefined;
      if (!found) continue;
      const subject = holesOf(templates).includes('subject') ? found['subject'] : (verb.is ?? game.you);
      const isYou = sameValue(subject, game.you);
      if ((verb.subject === 'you' && !isYou) || (verb.subject === 'other' && isYou)) continue;
      if (!mayHave(verb, subject)) continue;
      for (let form = 0; form < formsIn(verb); form++) {
        const missing = [...typesOf(verb, form).keys()].some((name) => !isOptional(verb, form, name, found));
        const giving = missing ? undefined : givingOf(verb, form, found);
        if (!giving) continue;
        for (const duration of durationsOf(verb, found['until']))
          for (const { values, adjuncts } of amountsOf(verb, form, found))
            for (const noun of subjectsOf(verb, subject, context)) {
              const phrase: Phrase = {
                said: { ...NOWHERE, by: verb, form, values: { ...values, [OWN]: isYou ? YOURS : 'their' } },
                adjuncts: [...giving, ...duration, ...adjuncts],
              };
              yield {
                leads: [],
                clauses: [noun === undefined ? { phrases: [phrase] } : { subject: noun, phrases: [phrase] }],
              };
            }
      }
    }
  }

  /** Whether a hole of a form has a value, or may lack one: flags, and what stands in brackets. */
  function isOptional(verb: Verb, form: number, name: string, values: Bindings): boolean {
    return values[name] !== undefined || typesOf(verb, form).get(name) === undefined;
  }

  /** Effects that somebody may do, as one clause whose verbs share the subject. */
  function* modalsOf(effect: unknown, context: Context): Generator<SentenceTree> {
    const quantifiers: readonly (QuantifierWords & { readonly words?: string })[] = game.quantifiers;
    for (const modal of [...game.modals, ...quantifiers]) {
      const found = unify(modal.means, effect);
      const effects = found?.['effects'] ?? [found?.['effect']];
      if (!found || !Array.isArray(effects) || effects.includes(undefined)) continue;
      const who = holesOf(modal.means).includes('subject') ? found['subject'] : game.you;
      if (!modal.of(who)) continue;
      const inside = modal.subject ?? who;
      const nouns = game.subjects.player.of(who, context);
      // Within, one of several players has no words; the subject of the whole is said.
      const isShared = (tree: SentenceTree): boolean =>
        sharedBy(tree, inside, context) !== undefined &&
        nouns.some((noun) => hasWords(saidOf(tree, { ...noun, kind: 'player', ...NOWHERE }), context));
      for (const sentence of rowOf(effects, context, isShared)) {
        const phrases = sharedBy(sentence, inside, context);
        const [first, ...others] = phrases ?? [];
        if (!first) continue;
        for (const noun of nouns)
          yield {
            leads: [],
            clauses: [
              {
                subject: { ...noun, kind: 'player', ...NOWHERE },
                phrases: [
                  { ...first, ...(modal.words === undefined ? {} : { modal: modal.words }) },
                  ...others,
                ],
              },
            ],
          };
      }
    }
  }

  /** The verb phrases of a sentence, if one player does it all. */
  function sharedBy(
    { leads, clauses }: SentenceTree,
    who: unknown,
    _context: Context,
  ): readonly Phrase[] | undefined {
    const is = (subject: NounPhrase | undefined): boolean => sameValue(subject ? subject.is : game.you, who);
    if (leads.length > 0 || !clauses.every(({ subject }) => is(subject))) return undefined;
    return clauses.flatMap(({ phrases, joint }) =>
      phrases.map((phrase, at) =>
        at === phrases.length - 1 && joint !== undefined ? { ...phrase, joint } : phrase,
      ),
    );
  }

  function* wrappersOf(effect: unknown, context: Context): Generator<SentenceTree> {
    const ways = [
      ...game.leads.map((by) => ({ by, lead: true })),
      ...game.adjuncts.map((by) => ({ by, lead: false })),
    ];
    for (const { by, lead } of ways) {
      const { effects, ...values } = unify(by.means, effect) ?? {};
      if (!Array.isArray(effects)) continue;
      for (const sentence of rowOf(effects, context)) yield* around(by, values, sentence, lead);
    }
  }

  function* around(
    by: WrapperWords,
    values: Bindings,
    { leads, clauses }: SentenceTree,
    lead: boolean,
  ): Generator<SentenceTree> {
    const said: Around = { kind: 'wrapper', said: { ...NOWHERE, by, form: 0, values } };
    if (lead) {
      if (by.last && leads.some(({ kind }) => kind === 'wrapper')) return;
      yield { leads: [said, ...leads], clauses };
      return;
    }
    const [clause, ...others] = clauses;
    const [phrase, ...more] = clause?.phrases ?? [];
    if (clause && phrase && others.length === 0 && more.length === 0)
      yield {
        leads,
        clauses: [{ ...clause, phrases: [{ ...phrase, adjuncts: [...phrase.adjuncts, said] }] }],
      };
  }

  /** Effects as one sentence: "draw a card, discard a card, and gain 2 life". */
  function* rowOf(
    effects: readonly unknown[],
    context: Context,
    fits: (clause: SentenceTree) => boolean = (tree) => hasWords(tree, context),
  ): Generator<SentenceTree> {
    yield* listOf(effects, context, fits);
    const said = saidFor(effects, game.idioms);
    if (!sameValue(said, effects)) yield* listOf(said, context, fits);
  }

  /** Effects that belong together: one, or what one verb or idiom says. */
  function* unitOf(effects: readonly unknown[], context: Context): Generator<TextTree> {
    yield* alone(effects.length === 1 ? oneOf(effects[0], context) : deedsOf(effects, context));
    const said = saidFor(effects, game.idioms);
    const isApart = effects.some(
      (_, at) =>
        at > 0 &&
        sameValue(
          [...saidFor(effects.slice(0, at), game.idioms), ...saidFor(effects.slice(at), game.idioms)],
          said,
        ),
    );
    if (isApart || sameValue(said, effects)) return;
    const stop = said.indexOf(STOP);
    if (stop >= 0) yield* sentencesOf(said, context);
    else if (said.some(isJoint) || said.length > effects.length || effects.length === 1)
      yield* alone(listOf(said, context));
  }

  function* alone(sentences: Iterable<SentenceTree>): Generator<TextTree> {
    for (const sentence of sentences) yield [sentence];
  }

  /** Effects as the sentences of an idiom. */
  function* sentencesOf(said: readonly unknown[], context: Context): Generator<TextTree> {
    const rows: unknown[][] = [[]];
    for (const one of said) {
      if (one === STOP) rows.push([]);
      else rows.at(-1)?.push(one);
    }
    const each = rows.map((row) => firstOf(listOf(row, context), (tree) => hasWords(tree, context)));
    const trees = each.flatMap((tree) => tree ?? []);
    if (trees.length === rows.length) yield trees;
  }

  function* listOf(
    all: readonly unknown[],
    context: Context,
    fits: (clause: SentenceTree) => boolean = (tree) => hasWords(tree, context),
  ): Generator<SentenceTree> {
    const effects = all.filter((one) => !isJoint(one));
    if (effects.length === 1) {
      yield* oneOf(effects[0], context);
      return;
    }
    yield* deedsOf(effects, context);
    const each = effects.map((effect) => firstOf(oneOf(effect, context), fits));
    const clauses = each.flatMap((sentence) => (sentence?.leads.length === 0 ? sentence.clauses : []));
    if (clauses.length === each.length)
      yield { leads: [], clauses: joined(clauses, game.again ?? same, all.findLast(isJoint)) };
  }

  /** Alternatives with "or" between them. */
  function* eitherOf(effect: unknown, context: Context): Generator<SentenceTree> {
    const effects = game.either === undefined ? undefined : unify(game.either, effect)?.['effects'];
    if (!Array.isArray(effects)) return;
    const each = effects.map((one: unknown) =>
      firstOf(deedsOf([one], context), (tree) => hasWords(tree, context)),
    );
    const clauses = each.flatMap((sentence) => sentence?.clauses ?? []);
    if (clauses.length !== each.length) return;
    yield { leads: [], clauses: alternatives(clauses) };
    yield { leads: [], clauses: withOr(clauses) };
  }

  function* oneOf(effect: unknown, context: Context): Generator<SentenceTree> {
    yield* deedsOf([effect], context);
    yield* eitherOf(effect, context);
    yield* negatedOf(effect, context);
    yield* modalsOf(effect, context);
    yield* wrappersOf(effect, context);
  }

  return {
    of: (effects, context) => atMost(MOST, unitOf(effects, context)),
    row: (effects, context) => atMost(MOST, alone(rowOf(effects, context))),
  };
}

/** The same sentence, said of a subject. */
const saidOf = ({ leads, clauses }: SentenceTree, subject: Subject): SentenceTree => ({
  leads,
  clauses: clauses.map((clause) => ({ ...clause, subject })),
});

function* atMost<Value>(count: number, values: Iterable<Value>): Generator<Value> {
  let left = count;
  for (const value of values) {
    if (left-- === 0) return;
    yield value;
  }
}

function firstOf<Value>(values: Iterable<Value>, is: (value: Value) => boolean): Value | undefined {
  for (const value of values) if (is(value)) return value;
  return undefined;
}
