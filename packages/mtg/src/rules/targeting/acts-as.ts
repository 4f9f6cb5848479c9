import type { Attempt, GameIssue, TargetRef, TargetSpec } from '@reticle/core';
import { PlaceCache } from '@reticle/core/play';
import { type MtgKeyword, keywordsNamed } from '../../language/keyword.js';
import type { MtgCard } from '../../state/card.js';
import { memo } from '../../state/memo.js';
import { type MtgState, abilityById, knownCard } from '../../state/state.js';

/**
 * What a source acts as when something targets: a spell, or an ability, with its kind if known (rules 112.1,
 * 113.3, 113.9).
 */
const ACTS_AS = ['spell', 'ability', 'activated', 'triggered'] as const;

/** A spell, an ability of some kind, or an activated or triggered one. */
export type ActsAs = (typeof ACTS_AS)[number];

interface ActingSource {
  readonly source?: TargetRef | undefined;
  readonly as?: string | undefined;
}

/**
 * Returns what the source must be, by its zone: a card is a spell only on the stack, and a permanent never is
 * one.
 */
function shownBy(state: MtgState, source: TargetRef | undefined): ActsAs | undefined {
  if (source?.kind === 'ability') return abilityById(state, source.id)?.ability ?? 'ability';
  const zone = source?.kind === 'card' ? knownCard(state, source)?.zone : undefined;
  if (zone === 'stack') return 'spell';
  return zone === 'battlefield' ? 'ability' : undefined;
}

/**
 * Returns what targets: as the question says, or else as the source shows. Returns undefined for a card in a
 * hand, a graveyard ..., which could be meant as the spell that it will be, or for an ability that works
 * there (rule 113.6).
 */
export function actsAs(state: MtgState, { source, as }: ActingSource): ActsAs | undefined {
  return ACTS_AS.find((known) => known === as) ?? shownBy(state, source);
}

/**
 * Returns what a source acts as when an ability of a text targets (`TargetRequirement.ability`), for `as` of
 * an attempt. Returns undefined for a static ability, which targets nothing itself.
 */
export function actsAsIn({ kind, granted }: AbilityKindOfText): ActsAs | undefined {
  if (kind === 'spell') return granted === true ? 'ability' : 'spell';
  return kind === 'activated' || kind === 'triggered' ? kind : undefined;
}

/** Whether what acts is what the words mean: "abilities" includes activated and triggered ones. */
export const isAsSaid = (said: ActsAs, as: ActsAs | undefined): boolean =>
  said === as || (said === 'ability' && (as === 'activated' || as === 'triggered'));

/** The kind of an ability in a text, and whether the text grants it to something else. */
interface AbilityKindOfText {
  readonly kind: string;
  readonly granted?: true;
}

/** Returns what some keywords single out: those that only some sources can't target. */
const particular = memo((keywords: readonly MtgKeyword[]): readonly ActsAs[] =>
  [
    ...keywordsNamed(keywords, 'cantBeTargeted').map(({ by }) => by?.as),
    ...keywordsNamed(keywords, 'hexproof').map(({ as }) => as),
  ].flatMap((as) => as ?? []),
);

const tellsApart = ({ keywords }: Pick<MtgCard, 'keywords'>): boolean =>
  keywords.length > 0 && particular(keywords).length > 0;
/**
 * The positions of cards with keywords that distinguish spells from abilities, or activated abilities from
 * triggered ones.
 */
const tellingApart = new PlaceCache<MtgCard>(tellsApart);

/** Whether what is known about what targets is too little for the objects there. */
function isTooLittle({ cards, players }: MtgState, as: ActsAs | undefined): boolean {
  if (as !== undefined && as !== 'ability') return false;
  const isTold = (told: ActsAs): boolean => as === undefined || told === 'activated' || told === 'triggered';
  const isToldBy = (keywords: readonly MtgKeyword[] = []): boolean =>
    keywords.length > 0 && particular(keywords).some(isTold);
  return (
    tellingApart.of(cards).some((at) => isToldBy(cards[at]?.keywords)) ||
    players.some(({ keywords }) => isToldBy(keywords))
  );
}

/**
 * Finds what a question about targets leaves open: whether a spell or an ability asks, if neither the
 * question nor the source tells and an object could be the target of only one of them. What the question says
 * must be true: a permanent is no spell, nor is an ability on the stack.
 */
export function lacksActsAs(
  state: MtgState,
  { slots }: TargetSpec,
  { source, as }: Attempt,
): readonly GameIssue[] {
  const asWhat = (said: string | null): readonly GameIssue[] => [
    { code: 'mtg.actsAs', data: { as: said, known: ACTS_AS, rule: '113.9' } },
  ];
  if (as !== undefined) {
    const shown = shownBy(state, source);
    const isWrong = as === 'spell' && shown !== undefined && shown !== 'spell';
    if (isWrong || actsAs(state, { as }) === undefined) return asWhat(as);
  }
  if (slots.every(({ mode }) => mode !== 'target')) return [];
  return isTooLittle(state, actsAs(state, { source, as })) ? asWhat(as ?? null) : [];
}
