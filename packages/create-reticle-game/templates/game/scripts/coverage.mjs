// Prints how much of its cards' texts the game understands, for `reticle compare`, in the form of `reticle
// coverage --json`.
import { describeIssue } from '@reticle/core/describe';
import { game, set, text } from '../dist/index.js';

/** Splits a text into its sentences: each is one ability. */
const sentencesOf = (words) => words.match(/[^.]+(?:\.|$)/gu)?.map((each) => each.trim()) ?? [];

const clauses = set.cards.flatMap(({ name, text: words }) =>
  sentencesOf(words).map((phrase) => ({ name, phrase, read: text.read(phrase) })),
);
const refused = new Map();
for (const { name, phrase, read } of clauses) {
  if (read.ok) continue;
  const [issue] = read.issues;
  const count = (refused.get(phrase)?.count ?? 0) + 1;
  const example = refused.get(phrase)?.example ?? name;
  refused.set(phrase, { phrase, count, example, code: issue.code, reason: describeIssue(issue, game) });
}

const understood = clauses.filter(({ read }) => read.ok).length;
const coverage = {
  game: game.id,
  cards: set.cards.length,
  faces: set.cards.length,
  targeting: set.cards.length,
  clauses: clauses.length,
  understood,
  // Counted by the kind of ability to which the words belong. A game with more kinds distinguishes them here.
  byAbility: { text: { clauses: clauses.length, understood } },
  refusedPhrases: refused.size,
  // All of them, the most frequent first: a list that is cut short cannot be compared.
  refused: [...refused.values()].toSorted((a, b) => b.count - a.count || (a.phrase < b.phrase ? -1 : 1)),
  share: clauses.length === 0 ? null : understood / clauses.length,
};
process.stdout.write(`${JSON.stringify(coverage, null, 2)}\n`);
