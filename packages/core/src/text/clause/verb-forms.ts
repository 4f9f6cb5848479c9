import { regularPlural } from '../english.js';

/** The forms of a verb: "draw", "draws", "drew", "drawn". */
export interface VerbForms {
  readonly base: string;
  readonly third: string;
  readonly past: string;
  readonly done: string;
}

/** English verbs whose forms no rule gives: third person, past, participle. */
const IRREGULAR: Readonly<Record<string, readonly [third: string, past: string, done: string]>> = {
  are: ['is', 'were', 'been'],
  "aren't": ["isn't", "weren't", 'been'],
  be: ['is', 'was', 'been'],
  become: ['becomes', 'became', 'become'],
  can: ['can', 'could', 'been able to'],
  cast: ['casts', 'cast', 'cast'],
  choose: ['chooses', 'chose', 'chosen'],
  deal: ['deals', 'dealt', 'dealt'],
  do: ['does', 'did', 'done'],
  draw: ['draws', 'drew', 'drawn'],
  fight: ['fights', 'fought', 'fought'],
  get: ['gets', 'got', 'gotten'],
  give: ['gives', 'gave', 'given'],
  go: ['goes', 'went', 'gone'],
  have: ['has', 'had', 'had'],
  leave: ['leaves', 'left', 'left'],
  lose: ['loses', 'lost', 'lost'],
  may: ['may', 'might', 'been able to'],
  pay: ['pays', 'paid', 'paid'],
  put: ['puts', 'put', 'put'],
  say: ['says', 'said', 'said'],
  spend: ['spends', 'spent', 'spent'],
  take: ['takes', 'took', 'taken'],
  win: ['wins', 'won', 'won'],
};
/** Verbs that double their last letter: "tapped". */
const DOUBLED = /(?<=[^aeiou])[aeiou][bdgmnpt]$/u;

/** Returns the forms of a verb. */
export function verbForms(base: string): VerbForms {
  const irregular = Object.hasOwn(IRREGULAR, base) ? IRREGULAR[base] : undefined;
  if (irregular) return { base, third: irregular[0], past: irregular[1], done: irregular[2] };
  // "'s" and "~" are no verbs, though a pattern may begin with them.
  if (!/^[a-z]+$/u.test(base)) return { base, third: base, past: base, done: base };
  const third = base.endsWith('o') ? `${base}es` : regularPlural(base);
  const past = pastOf(base);
  return { base, third, past, done: past };
}

function pastOf(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ied`;
  return DOUBLED.test(base) && base.length < 5 ? `${base}${base.slice(-1)}ed` : `${base}ed`;
}
