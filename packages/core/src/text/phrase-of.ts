import * as z from 'zod';
import type { Json, JsonObject } from '../json.js';
import { sameAtom, type Atom } from './atoms.js';
import { UNREAD, type GrammarParts, type UnreadCode } from './clause-types.js';
import { countsOf, type Determiner } from './determiner.js';
import { inOrder, PHRASE, type Noun } from './noun.js';
import { phraseRelation, type PhraseRelation, type TargetPhrase } from './phrase.js';

const relationList = z.array(phraseRelation).readonly();
function relationsOf(json: Json | undefined): { readonly relations?: readonly PhraseRelation[] } {
  return json === undefined ? {} : { relations: relationList.parse(Array.isArray(json) ? json : [json]) };
}

const sameAtoms = (a: readonly Atom[], b: readonly Atom[]): boolean =>
  a.length === b.length && a.every((atom) => b.some((other) => sameAtom(atom, other)));

/**
 * Makes a phrase of a determiner and nouns: one query a kind, in the order in which the kinds come. Returns
 * the code if the nouns make no phrase.
 */
export function phraseOf(
  parts: GrammarParts,
  determiner: Determiner,
  nouns: readonly Noun[],
): TargetPhrase | UnreadCode {
  const { atoms } = parts.templates;
  const byKind = new Map<string, (readonly Atom[])[]>();
  const extra: Atom[] = [];
  for (const noun of nouns.map(inOrder)) {
    const asked = parts.templates.askedBy(noun);
    const kind = noun.head.entry.kind ?? parts.defaultKind;
    const own = asked.filter(({ key }) => !key.startsWith(PHRASE));
    if (own.length < asked.length)
      extra.push(
        ...asked.filter(
          (atom) => atom.key.startsWith(PHRASE) && !extra.some((other) => sameAtom(atom, other)),
        ),
      );
    if (!(parts.required[kind] ?? []).every((key) => own.some((atom) => atom.key === key)))
      return UNREAD.tooWide;
    const known = byKind.get(kind);
    if (known?.some((other) => sameAtoms(other, own))) return UNREAD.ambiguous;
    if (known) known.push(own);
    else byKind.set(kind, [own]);
  }
  const accepts: { kind: string; filter: JsonObject }[] = [];
  for (const [kind, all] of byKind) {
    const filter = atoms.alternatives(all);
    if (!filter) return UNREAD.contradiction;
    accepts.push({ kind, filter });
  }
  const marked = atoms.filter(extra);
  if (!marked) return UNREAD.contradiction;
  const chooser = marked[`${PHRASE}chooser`];
  return {
    accepts,
    ...countsOf(determiner),
    ...(typeof chooser === 'string' ? { chooser } : {}),
    ...relationsOf(marked[`${PHRASE}relations`]),
  };
}
