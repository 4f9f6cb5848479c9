import { frozenCopy, type GameIssue, type PinnedRef, type TargetSpec } from '@reticle/core';
import type { Tools } from '@reticle/core/play';
import type { LorcanaCardFilter } from '../language/filter.js';
import { memo } from '../language/memo.js';
import { cardAt, inPlay, isCharacter, isLocation, isSubject, refTo } from '../state/board.js';
import type { LorcanaCard } from '../state/card.js';
import { lorcanaIssue } from '../state/issues.js';
import type { LinkedCard } from '../state/links.js';
import { lorcanaTable } from '../state/game.js';
import type { LorcanaMatchState } from '../state/match.js';
import { areOpponents } from '../state/state.js';
import { emitEvents } from '../state/table.js';
import { canExert, exert } from './cards.js';
import { deal } from './damage.js';

/** Returns the reasons why a character cannot challenge anything (rules 4.6.1, 5.1.1.11, 8.9.1). */
export function challengerIssues(card: LorcanaCard): readonly GameIssue[] {
  const { instanceId: cardId, drying, keywords, cant } = card;
  if (!isCharacter(card) || card.zone !== 'play') return [lorcanaIssue('notACharacter', { cardId })];
  if (!canExert(card)) return [lorcanaIssue('notReady', { cardId })];
  if (drying && !keywords.includes('rush')) return [lorcanaIssue('drying', { cardId })];
  const forbidden = cant.includes('challenge') || keywords.includes('adventurous');
  return forbidden ? [lorcanaIssue('forbidden', { cardId, to: 'challenge' })] : [];
}

const OPPOSING = { zone: 'play', controller: 'opponent' } as const;
type Must = 'any' | 'plain' | 'guard' | 'plainGuard';
type Characters = { readonly [Which in Must]: LorcanaCardFilter };
/** Filters on an opposing character: without Evasive (8.6.1) or with Bodyguard (8.3.3), as the challenge requires. */
const CHARACTERS: Characters = frozenCopy({
  any: { ...OPPOSING, type: 'character' },
  plain: { ...OPPOSING, type: 'character', withoutKeyword: 'evasive' },
  guard: { ...OPPOSING, type: 'character', withKeyword: 'bodyguard' },
  plainGuard: { ...OPPOSING, type: 'character', withoutKeyword: 'evasive', withKeyword: 'bodyguard' },
});
/**
 * The same as {@link CHARACTERS}, but exerted. Characters that are not exerted can be challenged only if an ability
 * allows it (rule 4.6.4.2).
 */
const EXERTED: Characters = frozenCopy({
  any: { ...CHARACTERS.any, exerted: true },
  plain: { ...CHARACTERS.plain, exerted: true },
  guard: { ...CHARACTERS.guard, exerted: true },
  plainGuard: { ...CHARACTERS.plainGuard, exerted: true },
});
/** A location can always be challenged, exerted or not (4.6.8.2). */
const LOCATIONS: LorcanaCardFilter = frozenCopy({ ...OPPOSING, type: 'location' });

const challengeOf = (...filters: readonly LorcanaCardFilter[]): TargetSpec => ({
  slots: [
    {
      id: 'challenged',
      accepts: filters.map((filter) => ({ kind: 'card', filter })),
      min: 1,
      max: 1,
      chooser: 'controller',
      mode: 'target',
    },
  ],
  relations: [],
  timing: 'announcement',
});
const plainSpec = memo((characters: LorcanaCardFilter) => challengeOf(characters, LOCATIONS));

/**
 * Returns the spec for such characters and any location, except the forbidden cards. Without forbidden cards it is
 * always the same spec, which core compiles once.
 */
function specOf(characters: LorcanaCardFilter, forbidden: readonly string[]): TargetSpec {
  const [one, ...others] = forbidden;
  if (one === undefined) return plainSpec(characters);
  const not = { instanceId: [one, ...others] };
  return challengeOf({ allOf: [characters], not }, { allOf: [LOCATIONS], not });
}

const attemptBy = (card: LorcanaCard) => ({ controller: card.controller, source: refTo(card) });

const legal = (state: LorcanaMatchState, spec: TargetSpec, card: LorcanaCard): readonly PinnedRef[] => {
  const found = lorcanaTable.resolver(state).legalTargets(spec, attemptBy(card));
  return found.ok ? found.value : [];
};

/** Returns the spec of what a character may challenge now. Moves, lists and Reckless all use it. */
export function challengeSpec(state: LorcanaMatchState, challenger: LinkedCard): TargetSpec {
  const opposing = inPlay(state).filter(({ controller }) =>
    areOpponents(state, controller, challenger.controller),
  );
  const ready = challenger.canChallengeReady !== undefined;
  const among = ready ? CHARACTERS : EXERTED;
  const forbidden = opposing
    .filter(
      (card) =>
        card.cant.includes('beChallenged') ||
        forbidsChallenge(state, card, challenger) ||
        (ready && isCharacter(card) && !card.exerted && !mayChallengeReady(state, card, challenger)),
    )
    .map(({ instanceId }) => instanceId);
  const ignores = challenger.keywords.includes('evasive') || challenger.keywords.includes('alert');
  const open = among[ignores ? 'any' : 'plain'];
  if (!opposing.some(({ keywords }) => keywords.includes('bodyguard'))) return specOf(open, forbidden);
  const guard = among[ignores ? 'guard' : 'plainGuard'];
  const guarded = new Set(
    legal(state, specOf(guard, forbidden), challenger).flatMap((ref) => {
      const card = cardAt(state, ref);
      return card !== undefined && isCharacter(card) ? [card.controller] : [];
    }),
  );
  if (guarded.size === 0) return specOf(open, forbidden);
  // A Bodyguard protects only the other characters of its own player (rule 8.3.3).
  const characters = opposing.filter((card) => isCharacter(card));
  if (characters.every(({ controller }) => guarded.has(controller))) return specOf(guard, forbidden);
  const behind = characters.filter(
    ({ controller, keywords }) => guarded.has(controller) && !keywords.includes('bodyguard'),
  );
  return specOf(open, [...forbidden, ...behind.map(({ instanceId }) => instanceId)]);
}

/** Whether a character can challenge something now. Reckless depends on it (rule 8.7.3). */
export const canChallenge = (state: LorcanaMatchState, card: LinkedCard): boolean =>
  challengerIssues(card).length === 0 && legal(state, challengeSpec(state, card), card).length > 0;

/** Whether an ability forbids this challenger to challenge this card. */
const forbidsChallenge = (
  state: LorcanaMatchState,
  challenged: LinkedCard,
  challenger: LinkedCard,
): boolean =>
  challenged.cantBeChallengedBy?.some(({ filter, ...by }) => isSubject(state, challenger, filter, by)) ===
  true;

/**
 * Whether an ability lets this character challenge a ready card. Normally only exerted characters can be challenged
 * (4.6.4.2).
 */
const mayChallengeReady = (
  state: LorcanaMatchState,
  challenged: LinkedCard,
  challenger: LinkedCard,
): boolean =>
  challenger.canChallengeReady?.some(({ filter, ...by }) => isSubject(state, challenged, filter, by)) ===
  true;

/** Declares a challenge: the challenger exerts, and abilities that trigger go into the bag. */
export function declareChallenge(
  state: LorcanaMatchState,
  challenger: LorcanaCard,
  challenged: LorcanaCard,
  tools: Tools,
): LorcanaMatchState {
  const [one, other] = [refTo(challenger), refTo(challenged)];
  const fight = { challenger: one, challenged: other };
  tools.emit({
    type: 'challenged',
    player: challenger.controller,
    cardId: challenger.instanceId,
    name: challenger.name,
    targetId: challenged.instanceId,
    targetName: challenged.name,
  });
  const nth = state.happened.filter(({ fact }) => fact === 'challenged').length + 1;
  return emitEvents(
    exert(state, challenger, tools),
    tools,
    { type: 'challenges', card: one, other, role: 'challenging', ...fight, nth },
    { type: 'isChallenged', card: other, other: one, role: 'challenged', ...fight },
  );
}

/**
 * Continues a challenge when the bag is empty. After the Declaration step, both cards deal damage at the same time
 * (4.6.6). After the Damage step, the challenge is over (4.6.7). It is also over if one of the two is gone (4.6.9).
 */
export function challengeOn(state: LorcanaMatchState, tools: Tools): LorcanaMatchState {
  const { challenge } = state;
  const challenger = challenge && cardAt(state, challenge.challenger);
  const challenged = challenge && cardAt(state, challenge.challenged);
  if (!challenger || !challenged || challenge.step === 'damage')
    return emitEvents(state, tools, { type: 'challengeEnds' });
  const hit = (card: LinkedCard, by: LinkedCard) => ({
    card,
    amount: card.cant.includes('beDamagedInChallenges') ? 0 : (by.strength ?? 0),
    by: refTo(by),
    inChallenge: true,
  });
  // A location deals no damage (4.6.8.3).
  const back = isLocation(challenged) ? [] : [hit(challenger, challenged)];
  const dealing = emitEvents(state, tools, { type: 'damageStepBegins' });
  return deal(dealing, [hit(challenged, challenger), ...back], tools).state;
}
