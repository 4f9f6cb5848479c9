import type { Issue } from '../issue.js';
import type { JsonObject } from '../json.js';
import type { Match } from '../match/definition.js';
import { redactIssues } from '../match/prompt-targets.js';
import type { TargetRef } from '../ref.js';
import type { HostMatch } from './host.js';
import { promptView } from './prompt-view.js';
import { namedWords } from './words.js';
import { narrationOf } from './narration.js';

/**
 * Returns a key of the thing, and of its part, with which a move is made. How the move is made does not
 * count.
 */
const aimOf = (move: string, params: JsonObject = {}): string =>
  JSON.stringify([
    move,
    ...Object.entries(params)
      .flatMap(([key, value]) =>
        typeof value === 'string' || typeof value === 'number' ? [`${key} ${value}`] : [],
      )
      .toSorted(),
  ]);

/** The words for a move that nobody has to make. */
const BY_ITSELF = 'The game does this by itself where it is needed.';
const NO_MOVES = 'Nothing is done with it by itself; it may be chosen for something else.';
const NOTHING_THERE = 'Nothing is there that could be chosen for it.';

/** Explains why a thing cannot be chosen for what a player is asked, after these answers. */
function whyNotChosen<State>(
  host: HostMatch<State>,
  match: Match<State>,
  player: string,
  { kind, id }: TargetRef,
  answers: readonly unknown[],
): readonly string[] {
  const found = host.runtime.prompt(match, player, answers, { refused: true });
  const asks = found.ok ? found.value.asks : undefined;
  if (asks?.kind !== 'target') return [];
  const refused = promptView(host, match, asks).refused ?? [];
  return refused.find(({ target }) => target.kind === kind && target.id === id)?.words ?? [];
}

/**
 * Explains why the moves that a person may mean by a thing cannot be made now, in words for that player's
 * eyes: nothing is said about what is hidden from the player. Empty for a thing with which everything can be
 * done that is ever done with it.
 *
 * @param answers a move that is being chosen, and what was answered about it. Then the words say why the
 * thing cannot be chosen for what is asked
 */
export function whyNotOf<State>(
  host: HostMatch<State>,
  match: Match<State>,
  player: string,
  ref: TargetRef,
  answers: readonly unknown[] = [],
): readonly string[] {
  const { runtime, tries, byHand } = host;
  if (runtime.hides(match, player, ref)) return [];
  if (answers.length > 0) return whyNotChosen(host, match, player, ref, answers);
  if (!tries) return [];
  const { moveKind, nameOf } = narrationOf(host);
  const offered = new Set([...runtime.offers(match, player)].map(({ move, params }) => aimOf(move, params)));
  const unneeded = new Set(
    (byHand?.(match.state, player) ?? []).map(({ move, params }) => aimOf(move, params)),
  );
  const words = (found: Issue): string =>
    namedWords(found, ref, runtime.game, (each) => nameOf(match.state, each));
  const kindsOf = new Map<string, Set<string>>();
  const add = (reason: string, move: string): void => {
    kindsOf.set(reason, (kindsOf.get(reason) ?? new Set<string>()).add(moveKind(move)));
  };
  const kinds = new Set<string>();
  const tried = tries(match.state, player, ref);
  if (tried.length === 0) return [NO_MOVES];
  for (const { move, params = {} } of tried) {
    kinds.add(moveKind(move));
    if (offered.has(aimOf(move, params))) continue;
    const opened = runtime.open(match, { move, player, params });
    if (opened.ok) {
      if (unneeded.has(aimOf(move, params))) add(BY_ITSELF, move);
      continue;
    }
    const issues = redactIssues(opened.issues, (target) => runtime.hides(match, player, target));
    const isUnmet = issues.every(({ code }) => code === 'notCompletable');
    if (isUnmet) add(NOTHING_THERE, move);
    else for (const found of issues) add(words(found), move);
  }
  return [...kindsOf].map(([reason, of]) =>
    of.size === kinds.size ? reason : `${[...of].join(', ')}: ${reason}`,
  );
}
