import { type Attempt, type TargetRef, unwrap } from '@reticle/core';
import { type MtgKeyword, hasKeyword, keywordsNamed } from '../../language/keyword.js';
import { COLORS, type Color } from '../../language/vocabulary.js';
import { type MtgCard, mtgCardOf } from '../../state/card.js';
import { type MtgState, knownCard, mtgStateOf, abilityById } from '../../state/state.js';
import { mtg } from './kinds.js';
import { resolverOf } from './legal.js';

interface KeywordBearer {
  readonly keywords: readonly MtgKeyword[];
}

/** Whether it has hexproof without a "from" (rules 702.11b, 702.11c). */
export function hasHexproof({ keywords }: KeywordBearer): boolean {
  return keywordsNamed(keywords, 'hexproof').some(({ from, as }) => from === undefined && as === undefined);
}

/** Whether it has shroud (rule 702.18). */
export function hasShroud(bearer: KeywordBearer): boolean {
  return hasKeyword(bearer, 'shroud');
}

/**
 * Returns the current or last known colours of a source (rule 113.7a). Returns an empty list if it was never
 * known.
 */
export function getSourceColors(state: MtgState, source: TargetRef): readonly Color[] {
  const ability = source.kind === 'ability' ? abilityById(state, source.id) : undefined;
  return knownCard(state, ability?.source ?? source)?.colors ?? [];
}

/**
 * Whether a permanent can't be the target of a source because of protection, in this state (rule 702.16b).
 */
export function hasProtectionFromSource(state: MtgState, target: TargetRef, attempt: Attempt): boolean {
  const spec = mtg.spec({
    slots: [
      { kind: 'card', filter: {} },
      { kind: 'player', filter: {} },
    ],
  });
  const slot = target.kind === 'player' ? 1 : 0;
  const { issues } = unwrap(resolverOf(state).explain(spec, attempt, target, slot));
  return issues.some(
    ({ code, data }) =>
      code === 'protectedTarget' && 'protection' in data && data.protection === 'protection',
  );
}

/** Whether a permanent with these keywords has protection from an object with these facts. */
export function hasProtectionFrom({ keywords }: KeywordBearer, quality: Partial<MtgCard>): boolean {
  const target = mtgCardOf({ instanceId: 'target', owner: 'you', keywords });
  const source = mtgCardOf({ owner: 'you', ...quality, instanceId: 'source' });
  return hasProtectionFromSource(
    mtgStateOf({ cards: [target, source] }),
    { kind: 'card', id: 'target' },
    { controller: 'you', source: { kind: 'card', id: 'source' } },
  );
}

/** Whether it has protection from each of the five colours, by whichever keywords. */
export function hasProtectionFromAllColors(bearer: KeywordBearer): boolean {
  return COLORS.every((color) => hasProtectionFrom(bearer, { colors: [color] }));
}
