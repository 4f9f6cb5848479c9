import type { TargetSpec } from '@reticle/core';
import type { CardDefinition } from '../language/card-definition.js';
import type { Condition } from '../language/condition.js';
import { type AbilityCost, announcesX } from '../language/cost.js';
import { AFTERMATH, canFuse, fusedCost } from '../language/layouts.js';
import { ALTERNATIVE_COSTS as INSTEAD, OPTIONAL_COSTS as OPTIONAL } from '../language/keyword-lists.js';
import { TURNED_UP, type PaidKeyword, costsOfKeyword } from '../language/keyword.js';
import type { ManaCost } from '../language/mana.js';
import { totalManaCost } from '../rules/mana/total.js';
import { couldPay } from '../rules/costs/parts.js';
import { holds } from '../rules/select/condition.js';
import type { MtgCard } from '../state/card.js';
import type { MtgMatchState } from '../state/match-state.js';
import { keyed, lately, memo } from '../state/memo.js';
import { entryAt, sure } from '../state/sure.js';
import { refOf } from '../state/refs.js';
import { moveCard } from '../state/zones.js';
import { playerOf } from '../state/state.js';

/** What is paid for a spell: its mana in one amount, and its other costs. */
export interface CastingCosts {
  readonly mana: ManaCost;
  readonly more: readonly AbilityCost[];
}

/**
 * The keywords by which a card can be cast from its owner's graveyard, for another cost or for an additional
 * one (rules 702.34a, 702.81a, 702.133a, 702.138a, 702.146a).
 */
const FOR_OTHERS = ['flashback', 'escape', 'disturb'] as const;
const FOR_MORE = ['jump-start', 'retrace'] as const;
const FROM_GRAVEYARD = [...FOR_OTHERS, ...FOR_MORE] as const;
/** The cost for which a face-down card in exile can be cast (rule 702.143a). */
const FORETELL = 'foretell';
/**
 * All keywords by which a card can be cast from a graveyard. A half with aftermath is cast for its mana cost
 * (rule 702.127a).
 */
const CAST_FROM_GRAVEYARD: ReadonlySet<string> = new Set([...FROM_GRAVEYARD, AFTERMATH]);
type Instead = (typeof INSTEAD)[number];
type OptionalCost = (typeof OPTIONAL)[number];

/** The conditions under which such costs may be paid, by their rules. */
const CONDITIONS: { readonly [Name in Instead]?: Condition } = {
  // 702.137a
  spectacle: { amount: { happened: 'lifeLost', who: 'eachOpponent' }, gte: 1 },
  // 702.117a
  surge: { amount: { happened: 'cast', who: 'you' }, gte: 1 },
};

const costsNamed = (
  { keywords }: Pick<CardDefinition, 'keywords'>,
  name: PaidKeyword['keyword'],
): readonly AbilityCost[] => costsOfKeyword(keywords, name);

/** Whether keywords allow a card to be cast from its owner's graveyard. */
export const castFromGraveyard = ({ keywords }: Pick<MtgCard, 'keywords'>): boolean =>
  keywords.some(({ keyword }) => CAST_FROM_GRAVEYARD.has(keyword));

/** The keyword by which the back of a card can be cast from a graveyard (rule 702.146a). */
export const DISTURB = 'disturb';

/** Whether a definition is that of a second face. */
const isBack = (definition: CardDefinition): boolean => 'layout' in definition;

/** Whether keywords allow their own face to be cast from its owner's graveyard. */
export const castAsFront = ({ keywords }: Pick<MtgCard, 'keywords'>): boolean =>
  castFromGraveyard({ keywords: keywords.filter(({ keyword }) => keyword !== DISTURB) });

/** Returns the back of a card with disturb as it is cast: for the cost on its front (rule 702.146a). */
export const backWithDisturb = memo(({ other, keywords }: CardDefinition): CardDefinition['other'] => {
  const disturb = keywords.find(({ keyword }) => keyword === DISTURB);
  return other?.layout === 'transform' && disturb
    ? { ...other, keywords: [...other.keywords, disturb] }
    : other;
});

/** Whether its owner may cast a card from the graveyard by its own keyword. */
export const hasFlashback = (card: MtgCard): boolean => card.zone === 'graveyard' && castFromGraveyard(card);

/** Returns the cards of graveyards that may be cast from there. Cached by the list of cards. */
export const withFlashback = lately((graveyard: readonly MtgCard[]): readonly MtgCard[] =>
  graveyard.filter(hasFlashback),
);

/** Whether its owner may cast a card from the command zone: a commander that is no land (rule 903.8). */
export const isLeading = ({ commander, zone, types }: MtgCard): boolean =>
  commander === true && zone === 'command' && !types.includes('land');

/** Returns the cards of the command zone that may be cast from there. Cached by the list of cards. */
export const leadingIn = lately((command: readonly MtgCard[]): readonly MtgCard[] =>
  command.filter(isLeading),
);

const PLAIN: readonly (readonly string[])[] = [[]];

/** Returns the conditions of the paid costs; most have none. */
const conditionsOf = ({ keywords }: CardDefinition, paid: readonly string[]): readonly Condition[] =>
  INSTEAD.flatMap((name): readonly Condition[] => {
    if (!paid.includes(name)) return [];
    const rule = CONDITIONS[name];
    const said = keywords.flatMap((entry) =>
      entry.keyword === name && 'costs' in entry && entry.if !== undefined ? [entry.if] : [],
    );
    return rule ? [rule, ...said] : said;
  });

/** Whether a card has costs that may be paid only under a condition. */
export const hasConditionalCosts = memo(
  (definition: CardDefinition): boolean =>
    conditionsOf(
      definition,
      INSTEAD.filter((name) => definition.keywords.some(({ keyword }) => keyword === name)),
    ).length > 0,
);

/** Whether the chosen costs may be paid now (rule 118.9). */
export const mayPayNow = (
  state: MtgMatchState,
  player: string,
  card: MtgCard,
  definition: CardDefinition,
  paid: readonly string[],
): boolean =>
  conditionsOf(definition, paid).every((asked) =>
    holds(asked, { state, controller: player, source: refOf(card), variables: {}, bound: {} }),
  );

/** The name for casting a card with morph or disguise face down, for {3} (rules 702.37a, 702.37c, 702.168a). */
export const FACE_DOWN = 'faceDown';
const DOWN_COST: ManaCost = [3];
/** The name for casting both halves of a split card together, treated as a cost (rule 702.102a). */
export const FUSE = 'fuse';

const mayBeDown = (definition: CardDefinition): boolean =>
  TURNED_UP.some((name) => costsNamed(definition, name).length > 0);

/** The place from which a card is cast: its zone, or `foretold` for a face-down card in exile. */
export type CastingPlace = MtgCard['zone'] | 'foretold';
export const placeOf = ({ zone, faceDown }: MtgCard): CastingPlace =>
  zone === 'exile' && faceDown ? 'foretold' : zone;

/** Returns the sets of optional and alternative costs that may be paid together for a card in a place. */
export const waysToPay = (definition: CardDefinition, place: CastingPlace): readonly (readonly string[])[] =>
  waysIn(definition)(place);

const waysIn = memo((definition: CardDefinition) => keyed((zone) => waysFrom(definition, zone)));

function waysFrom(definition: CardDefinition, zone: string): readonly (readonly string[])[] {
  const offered = OPTIONAL.filter((name) => costsNamed(definition, name).length > 0);
  if (zone === 'foretold')
    return costsNamed(definition, FORETELL).length > 0 ? withOptional(offered, definition, [[FORETELL]]) : [];
  const instead = INSTEAD.filter((name) => costsNamed(definition, name).length > 0);
  const fromGraveyard =
    zone === 'graveyard'
      ? FROM_GRAVEYARD.filter((name) => name !== DISTURB || isBack(definition)).filter(
          (name) => costsNamed(definition, name).length > 0,
        )
      : [];
  const fused = zone === 'hand' && canFuse(definition) ? [FUSE] : [];
  if ([...offered, ...instead, ...fromGraveyard, ...fused].length === 0 && !mayBeDown(definition))
    return PLAIN;
  const base =
    fromGraveyard.length > 0
      ? fromGraveyard.map((name) => [name])
      : [[], ...[...instead, ...fused].map((name) => [name])];
  if (mayBeDown(definition)) return [...withOptional(offered, definition, base), [FACE_DOWN]];
  return withOptional(offered, definition, base);
}

/** The most times that a repeatable cost is offered (rules 702.33c, 702.56a). */
const MOST_TIMES = 20;
/** The costs that may be paid several times (rules 702.33c, 702.56a, 702.157a). */
const REPEATED: ReadonlySet<string> = new Set([
  'multikicker',
  'replicate',
  'squad',
  'strive',
] satisfies readonly OptionalCost[]);

/**
 * Returns how often an optional cost may be paid. Escalate may be paid once for each further mode (rule
 * 702.120a).
 */
function mostTimes(name: OptionalCost, { spell }: CardDefinition): number {
  if (name === 'escalate') return (spell?.modes?.options.length ?? 1) - 1;
  return REPEATED.has(name) ? MOST_TIMES : 1;
}

/** Returns each way with and without the optional costs, as often as they may be paid. */
const withOptional = (
  offered: readonly OptionalCost[],
  definition: CardDefinition,
  base: readonly (readonly string[])[],
): readonly (readonly string[])[] =>
  offered.reduce((ways, name) => {
    const times = Array.from({ length: mostTimes(name, definition) + 1 }, (_none, count) =>
      Array.from({ length: count }, () => name),
    );
    return ways.flatMap((way) => times.map((more) => [...way, ...more]));
  }, base);

/**
 * Returns the modes with their numbers for these costs: all modes with entwine, one more for each escalate
 * (rules 702.42a, 702.120a).
 */
export function modesFor(
  { spell, keywords }: CardDefinition,
  paid: readonly string[],
): NonNullable<NonNullable<CardDefinition['spell']>['modes']> | undefined {
  const { modes } = spell ?? {};
  // 700.2e: an opponent chooses after it is on the stack.
  if (!modes || modes.chooser) return undefined;
  const count = modes.options.length;
  if (paid.includes('entwine')) return { ...modes, min: count, max: count };
  if (costsNamed({ keywords }, 'escalate').length === 0) return modes;
  const more = 1 + paid.filter((name) => name === 'escalate').length;
  return { ...modes, min: more, max: more };
}

/**
 * Returns the spec of a spell with strive: at most one target, and one more for each time that its cost is
 * paid (rule 207.2c).
 */
export function withStrive(
  { keywords }: CardDefinition,
  spec: TargetSpec,
  paid: readonly string[],
): TargetSpec {
  if (costsNamed({ keywords }, 'strive').length === 0) return spec;
  const more = paid.filter((name) => name === 'strive').length;
  const slots = spec.slots.map((slot) => ({ ...slot, min: more === 0 ? 0 : more + 1, max: more + 1 }));
  return { ...spec, slots };
}

/** Whether modes have their own costs (rule 700.2h). */
export const hasModeCosts = ({ spell }: CardDefinition): boolean =>
  spell?.modes?.options.some(({ cost }) => cost !== undefined) === true;

/**
 * Returns the mana cost of a spell with the chosen modes, which may have their own costs (rules 601.2f,
 * 700.2h).
 */
export function withModeCosts(
  definition: CardDefinition,
  mana: ManaCost,
  chosen: readonly string[] = [],
): ManaCost {
  if (!hasModeCosts(definition)) return mana;
  const { modes } = definition.spell ?? {};
  const more = chosen.flatMap((id) => modes?.options.find((mode) => mode.id === id)?.cost ?? []);
  const total = totalManaCost(mana, { more: [more] });
  return total.ok ? total.value : mana;
}

/** Returns the sets of optional costs that may be paid together. */
export const optionalWays = (definition: CardDefinition): readonly (readonly string[])[] =>
  withOptional(
    OPTIONAL.filter((name) => costsNamed(definition, name).length > 0),
    definition,
    PLAIN,
  );

/**
 * Whether an X is announced for the costs of a spell, for its mana or another cost (rules 107.3a, 601.2b).
 */
export const asksX = ({ mana, more }: CastingCosts): boolean => mana.includes('X') || more.some(announcesX);

/** Whether a card has costs other than mana. */
export const hasOtherCosts = memo(({ keywords }: CardDefinition): boolean =>
  ([...OPTIONAL, ...INSTEAD, ...FROM_GRAVEYARD, FORETELL, 'additionalCost'] as const).some((name) =>
    costsOfKeyword(keywords, name).some(({ cost }) => cost !== 'mana'),
  ),
);

/** Whether a player could pay each of the other costs by itself (rules 118.3, 119.4). */
export function couldPayOthers(
  state: MtgMatchState,
  player: string,
  card: MtgCard,
  definition: CardDefinition,
  { costs, X }: { readonly costs: readonly string[]; readonly X?: number | undefined },
): boolean {
  const more = castingCosts(definition, costs)?.more ?? [];
  if (more.length === 0) return true;
  const payer = sure(playerOf(state, player));
  // The card is on the stack already, so it can't be discarded for itself (rule 601.2a).
  const announced = moveCard(state, card.instanceId, 'stack', { controller: player });
  const could = { state: announced, card, payer, X, canPayMana: () => true };
  return more.every((cost) => couldPay(cost, could));
}

/**
 * Returns what a spell costs if these costs are paid (rule 601.2f). Returns undefined if it has no mana cost
 * (118.6).
 */
export const castingCosts = (
  definition: CardDefinition,
  paid: readonly string[] = [],
  byEffect?: readonly AbilityCost[],
): CastingCosts | undefined =>
  paid.length === 0 && byEffect === undefined
    ? usualCosts(definition)
    : costsWith(definition, paid, byEffect);

/** Returns the costs without optional ones. Cached by card. */
const usualCosts = memo((definition: CardDefinition) => costsWith(definition, []));

function costsWith(
  definition: CardDefinition,
  paid: readonly string[],
  byEffect?: readonly AbilityCost[],
): CastingCosts | undefined {
  const instead = ([...FOR_OTHERS, FORETELL, ...INSTEAD] as const).find((name) => paid.includes(name));
  if (paid.includes(FACE_DOWN)) return { mana: DOWN_COST, more: [] };
  const { cost = byEffect && [] } = paid.includes(FUSE) ? { cost: fusedCost(definition) } : definition;
  // 118.9: an object without a mana cost can be cast for an alternative cost.
  if (cost === undefined && instead === undefined) return undefined;
  // What is chosen for additional costs comes first, so that it has the same names however the spell is cast.
  const all: readonly AbilityCost[] = [
    ...costsNamed(definition, 'additionalCost'),
    ...(byEffect ??
      (instead ? costsNamed(definition, instead) : [{ cost: 'mana' as const, mana: cost ?? [] }])),
    ...FOR_MORE.flatMap((name) => (paid.includes(name) ? costsNamed(definition, name) : [])),
    ...OPTIONAL.flatMap((name) =>
      paid.filter((one) => one === name).flatMap(() => costsNamed(definition, name)),
    ),
  ];
  const mana = all.flatMap((part) => (part.cost === 'mana' ? [part.mana] : []));
  const more = all.filter((part) => part.cost !== 'mana');
  if (mana.length === 1) return { mana: entryAt(mana, 0), more };
  const total = totalManaCost([], { more: mana }, {});
  return total.ok ? { mana: total.value, more } : undefined;
}
