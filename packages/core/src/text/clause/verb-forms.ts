import { regularPlural } from '../english.js';

/** The forms of a verb besides its base: "draws", "drew". */
interface VerbForms {
  readonly third: string;
  readonly past: string;
}

/** English verbs whose forms no rule gives: third person, past. */
const IRREGULAR: Readonly<Record<string, readonly [third: string, past: string]>> = {
  are: ['is', 'were'],
  be: ['is', 'was'],
  become: ['becomes', 'became'],
  can: ['can', 'could'],
  cast: ['casts', 'cast'],
  choose: ['chooses', 'chose'],
  deal: ['deals', 'dealt'],
  do: ['does', 'did'],
  draw: ['draws', 'drew'],
  fight: ['fights', 'fought'],
  get: ['gets', 'got'],
  give: ['gives', 'gave'],
  go: ['goes', 'went'],
  have: ['has', 'had'],
  leave: ['leaves', 'left'],
  lose: ['loses', 'lost'],
  may: ['may', 'might'],
  pay: ['pays', 'paid'],
  put: ['puts', 'put'],
  say: ['says', 'said'],
  spend: ['spends', 'spent'],
  take: ['takes', 'took'],
  win: ['wins', 'won'],
};
/** Verbs that double their last letter: "tapped". */
const DOUBLED = /(?<=[^aeiou])[aeiou][bdgmnpt]$/u;

/** Returns the forms of a verb. */
export function verbForms(base: string): VerbForms {
  const irregular = Object.hasOwn(IRREGULAR, base) ? IRREGULAR[base] : undefined;
  if (irregular) return { third: irregular[0], past: irregular[1] };
  // "'s" and "~" are no verbs, though a pattern may begin with them.
  if (!/^[a-z]+$/u.test(base)) return { third: base, past: base };
  const third = base.endsWith('o') ? `${base}es` : regularPlural(base);
  return { third, past: pastOf(base) };
}

function pastOf(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ied`;
  return DOUBLED.test(base) && base.length < 5 ? `${base}${base.slice(-1)}ed` : `${base}ed`;
}
