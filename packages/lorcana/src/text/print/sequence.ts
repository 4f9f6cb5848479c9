import type { Give } from '../../language/effects/lasting.js';
import type { Effect } from '../../language/effects/schema.js';
import { wordsOf, type Clause } from './clause.js';
import { givenWords } from './modifications.js';
import { noun } from './nouns.js';
import { said, sentence, withArticle, type Words } from './said.js';
import { thingOf } from './selections.js';
import { naming, oneThing, type Talk } from './talk.js';

/** Effects in words: a first sentence that may follow something, and whole ones after it. */
export interface SpokenEffects {
  readonly first: Words;
  readonly more: readonly Words[];
  readonly talk: Talk;
}

export type EffectClause = (talk: Talk, effect: Effect) => Clause;

/** How two effects become one sentence; nothing where each has its own. */
function together(one: Clause, other: Clause, [a, b]: readonly [Effect, Effect]): Words {
  if (one.more !== undefined || other.more !== undefined) return undefined;
  if (a.effect === 'draw' && b.effect === 'discard' && one.subject === other.subject)
    return said`${wordsOf(one)}, then ${other.words}`;
  if (one.subject === undefined || other.subject === undefined) return undefined;
  if (one.subject === other.subject) return said`${wordsOf(one)} and ${other.words}`;
  return a.effect === 'gainLore' && b.effect === 'loseLore'
    ? said`${wordsOf(one)} and ${wordsOf(other)}`
    : undefined;
}

/** "Chosen character gets +1 {S} this turn. If a Hero character is chosen, they get +2 {S} this turn instead." (6.5.6) */
function instead(
  talk: Talk,
  [first, second]: readonly Effect[],
  say: EffectClause,
): SpokenEffects | undefined {
  if (first?.effect !== 'choose' || second?.effect !== 'if' || second.if.test !== 'is') return undefined;
  const { what } = first;
  const { do: does, else: other = [], if: condition } = second;
  const [yes, no] = [does[0], other[0]];
  if (typeof what === 'string' || !('choose' in what) || condition.what !== (what.as ?? 'them'))
    return undefined;
  if (!yes || !no || does.length > 1 || other.length > 1) return undefined;
  const chosen = thingOf(talk, what, 'all');
  const kind = noun({ ...what.choose, ...condition.so });
  if (!chosen || kind === undefined) return undefined;
  // How long is said once.
  const lasts = yes.effect === 'give' && no.effect === 'give' && yes.for === no.for;
  const usual = say(naming(talk, 'them', oneThing(chosen.object)), no);
  const special = lasts ? given(talk, yes) : say(talk, yes);
  return {
    first: wordsOf(usual),
    more: [sentence(said`if ${withArticle(kind)} is chosen, ${wordsOf(special)} instead`)],
    talk: special.talk,
  };
}

/** What is given, and not how long. */
function given(talk: Talk, { what, gives }: Give): Clause {
  const thing = thingOf(talk, what, 'all');
  return { words: thing && givenWords(thing, gives), talk };
}

/** All effects of a list, in their order. */
export function inWords(talk: Talk, effects: readonly Effect[], say: EffectClause): SpokenEffects {
  const all = instead(talk, effects, say);
  if (all) return after(all, effects.slice(2), say);
  const [first, second] = effects;
  if (!first) return { first: undefined, more: [], talk };
  const one = say(talk, first);
  if (second) {
    const other = say(one.talk, second);
    const both = together(one, other, [first, second]);
    if (both !== undefined) return after({ first: both, more: [], talk: other.talk }, effects.slice(2), say);
  }
  return after({ first: wordsOf(one), more: one.more ?? [], talk: one.talk }, effects.slice(1), say);
}

function after(
  { first, more, talk }: SpokenEffects,
  rest: readonly Effect[],
  say: EffectClause,
): SpokenEffects {
  if (rest.length === 0) return { first, more, talk };
  const next = inWords(talk, rest, say);
  return { first, more: [...more, sentence(next.first), ...next.more], talk: next.talk };
}
