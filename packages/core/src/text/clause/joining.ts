import { sameValue } from '../../json.js';
import { STOP } from './idioms.js';
import { OWN } from './notation.js';
import type { Around, ClauseTree, Phrase } from './tree.js';

/** Clauses with "or" between them. */
export const withOr = (clauses: readonly ClauseTree[]): readonly ClauseTree[] =>
  clauses.map((clause, at) => (at < clauses.length - 1 ? { ...clause, joint: 'or' } : clause));

/** The same with what they share said once: the subject, or the verb. */
export function alternatives(clauses: readonly ClauseTree[]): readonly ClauseTree[] {
  const out: ClauseTree[] = [];
  for (const clause of clauses) {
    const before = out.at(-1);
    const { subject } = clause;
    if (before?.or === undefined && before && sameValue(before.subject, subject)) {
      const row = before.phrases.map((phrase, at) =>
        at < before.phrases.length - 1 ? phrase : { ...phrase, joint: 'or' },
      );
      out[out.length - 1] = { ...before, phrases: [...row, ...clause.phrases] };
    } else if (before && subject && sameSaid(before.phrases, clause.phrases))
      out[out.length - 1] = { ...before, or: [...(before.or ?? []), subject] };
    else out.push(clause);
  }
  return withOr(out);
}
const sameSaid = ([one, ...more]: readonly Phrase[], [other]: readonly Phrase[]): boolean =>
  more.length === 0 &&
  one?.said.by === other?.said.by &&
  one?.said.form === other?.said.form &&
  sameValue(withoutSubject(one), withoutSubject(other));
const withoutSubject = (phrase: Phrase | undefined): unknown => {
  const { subject: _subject, [OWN]: _own, ...values } = phrase?.said.values ?? {};
  return [values, phrase?.adjuncts.map(({ said }) => said.values)];
};

/** Joins clauses as a list, with the last joint if it is given. Those in a row with the same subject share it, and the duration of their verbs. */
export function joined(clauses: readonly ClauseTree[], again: Again, ends?: string): readonly ClauseTree[] {
  const last = clauses.length - 2;
  const end = ends !== undefined && ends !== STOP ? ends : last > 0 ? ', and' : 'and';
  const out: ClauseTree[] = [];
  for (const [at, { phrases, ...clause }] of clauses.entries()) {
    const before = out.at(-1);
    const joint = at > last ? undefined : at < last ? ',' : end;
    if (!before || !mayShare(before, { ...clause, phrases }, again)) {
      out.push({ ...clause, phrases, ...(joint === undefined ? {} : { joint }) });
      continue;
    }
    const { joint: between = 'and', ...shared } = before;
    const row = [...before.phrases, ...phrases].map((phrase, index) =>
      index === before.phrases.length - 1 ? { ...phrase, joint: between } : phrase,
    );
    out[out.length - 1] = {
      ...shared,
      phrases: row.map((phrase, index) => withoutSharedDuration(phrase, row[index + 1])),
      ...(joint === undefined ? {} : { joint }),
    };
  }
  return out;
}

/** Whether what stands around a verb lets the next share its subject. Objects are never left out, so that it is clear. */
const isPlain = ({ adjuncts }: Phrase, isObject: boolean): boolean =>
  adjuncts.every(({ kind }) => kind === 'duration' || kind === 'giving' || (kind === 'each' && isObject));

type Again = (subject: unknown) => unknown;
export const same: Again = (subject) => subject;
/** Whether the verbs of a clause are about the subject of the clause before. */
function mayShare(before: ClauseTree, { subject, phrases }: ClauseTree, again: Again): boolean {
  const isShared =
    before.subject && subject
      ? before.subject.kind === subject.kind &&
        sameValue(again(before.subject.is) ?? before.subject.is, subject.is)
      : before.subject === subject;
  const isObject = subject?.kind === 'object';
  return isShared && [...before.phrases, ...phrases].every((phrase) => isPlain(phrase, isObject));
}

const durationIn = ({ adjuncts }: Phrase): Around | undefined =>
  adjuncts.find(({ kind }) => kind === 'duration');

/** Leaves out a duration that the next verb says for both. */
function withoutSharedDuration(phrase: Phrase, next: Phrase | undefined): Phrase {
  const [own, after] = [durationIn(phrase), next && durationIn(next)];
  if (!own || !after || own.said.by !== after.said.by || !sameValue(own.said.values, after.said.values))
    return phrase;
  return { ...phrase, adjuncts: phrase.adjuncts.filter((one) => one !== own) };
}
