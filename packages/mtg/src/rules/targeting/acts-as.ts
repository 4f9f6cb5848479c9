import type { Attempt, GameIssue, TargetRef, TargetSpec } from '@reticle/core';
import { KeptPlaces } from '@reticle/core/play';
import { type MtgKeyword, keywordsNamed } from '../../language/keyword.js';
import type { MtgCard } from '../../state/card.js';
import { memo } from '../../state/memo.js';
import { type MtgState, abilityById, knownCard } from '../../state/state.js';

/** What a source acts as when something targets: a spell, or an ability, of which kind if that is known (rules 112.1, 113.3, 113.9). */
const ACTS_AS = ['spell', 'ability', 'activated', 'triggered'] as const;

/** A spell, an ability of some kind, or an activated or triggered one. */
export type ActsAs = (typeof ACTS_AS)[number];

interface ActingSource {
  readonly source?: TargetRef | undefined;
  readonly as?: string | undefined;
}

/** What the source shows by where it is: only on the stack is a card a spell, and a permanent never is one. */
function shownBy(state: MtgState, source: TargetRef | undefined): ActsAs | undefined {
  if (source?.kind === 'ability') return abilityById(state, source.id)?.ability ?? 'ability';
  const zone = source?.kind === 'card' ? knownCard(state, source)?.zone : undefined;
  if (zone === 'stack') return 'spell';
  return zone === 'battlefield' ? 'ability' : undefined;
}

/**
 * What asks: as the question says it, else as the source shows it. Nothing of a card in a hand, a graveyard ...: it may be
 * asked about as the spell that it will be, or for an ability that works there (rule 113.6).
 */
export function actsAs(state: MtgState, { source, as }: ActingSource): ActsAs | undefined {
  return ACTS_AS.find((known) => known === as) ?? shownBy(state, source);
}

/**
 * What a source acts as where it asks for a target of an ability of a text (`TargetRequirement.ability`): for `as` of an
 * attempt. Nothing for a static ability, which targets nothing by itself.
 */
export function actsAsIn({ kind, granted }: AbilityKindOfText): ActsAs | undefined {
  if (kind === 'spell') return granted === true ? 'ability' : 'spell';
  return kind === 'activated' || kind === 'triggered' ? kind : undefined;
}

/** Whether what acts is what words speak of: "abilities" are activated ones as well. */
export const isAsSaid = (said: ActsAs, as: ActsAs | undefined): boolean =>
  said === as || (said === 'ability' && (as === 'activated' || as === 'triggered'));

/** Of an ability of a text, what kind it is and whether the text grants it to something else. */
interface AbilityKindOfText {
  readonly kind: string;
  readonly granted?: true;
}

/** As the target of what only something refuses itself. */
const particular = memo((keywords: readonly MtgKeyword[]): readonly ActsAs[] =>
  [
    ...keywordsNamed(keywords, 'cantBeTargeted').map(({ by }) => by?.as),
    ...keywordsNamed(keywords, 'hexproof').map(({ as }) => as),
  ].flatMap((as) => as ?? []),
);

const tellsApart = ({ keywords }: Pick<MtgCard, 'keywords'>): boolean =>
  keywords.length > 0 && particular(keywords).length > 0;
/** Where on a list cards tell apart what acts: spells from abilities, activated abilities from triggered ones. */
const tellingApart = new KeptPlaces<MtgCard>(tellsApart);

/** Whether what is known of what acts is too little for the things there. */
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
 * What a question on targets leaves unsaid: whether a spell or an ability asks, where neither the question nor the source
 * tells it and something there is the target of one of them only. What it says must be true: a permanent is no spell, an
 * ability on the stack neither.
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
