// Prints how much of its cards' words the game understands, for `reticle compare`, in the form of `reticle
// coverage --json`.
import { describeIssue } from '@reticle/core/describe';
import { game, set, specOf } from '../dist/index.js';

/** Returns the words that were not understood: those that the refusal names, otherwise all of them. */
const phraseOf = ({ data }, words) => (typeof data.words === 'string' ? data.words : words);

const read = set.map(({ name, chooses }) => ({ name, chooses, spec: specOf(chooses) }));
const refused = new Map();
for (const { name, chooses, spec } of read) {
  if (spec.ok) continue;
  const [issue] = spec.issues;
  const phrase = phraseOf(issue, chooses);
  const count = (refused.get(phrase)?.count ?? 0) + 1;
  const example = refused.get(phrase)?.example ?? name;
  refused.set(phrase, { phrase, count, example, code: issue.code, reason: describeIssue(issue, game) });
}

const clauses = read.length;
const understood = read.filter(({ spec }) => spec.ok).length;
const coverage = {
  game: game.id,
  cards: set.length,
  faces: set.length,
  targeting: set.length,
  clauses,
  understood,
  // Counted by the kind of ability to which the words belong. A game with more kinds distinguishes them here.
  byAbility: { use: { clauses, understood } },
  refusedPhrases: refused.size,
  // All of them, the most frequent first: a list that is cut short cannot be compared.
  refused: [...refused.values()].toSorted((a, b) => b.count - a.count || (a.phrase < b.phrase ? -1 : 1)),
  share: clauses === 0 ? null : understood / clauses,
};
process.stdout.write(`${JSON.stringify(coverage, null, 2)}\n`);
