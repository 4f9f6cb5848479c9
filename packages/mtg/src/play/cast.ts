import {
  type GameIssue,
  type Issue,
  type LegalTargets,
  type PinnedRef,
  type Result,
  type TargetSpec,
  ok,
  refuse,
  unwrap,
} from '@reticle/core';
import type { Tools } from '@reticle/core/match';
import type { CardDefinition, Declaration } from '../language/card-definition.js';
import type { AbilityCost } from '../language/cost.js';
import { type PaidKeyword, costsOfKeyword, hasKeyword, keywordsNamed } from '../language/keyword.js';
import { type ManaCost, manaValueOf } from '../language/mana.js';
import { activatedIn } from '../rules/abilities/activated.js';
import { manaMeansOf } from '../rules/activating/mana-sources.js';
import { costChoices } from '../rules/costs/parts.js';
import { payCosts } from '../rules/costs/pay.js';
import { totalManaCost } from '../rules/mana/total.js';
import type { MtgRules } from '../rules/move-execution.js';
import { cast, composeSpec } from '../rules/stack/announce.js';
import { mtg } from '../rules/targeting/kinds.js';
import type { MtgCard } from '../state/card.js';
import { cardById, permanentsIn, cardsIn } from '../state/cards.js';
import { controllerOf } from '../state/facts.js';
import type { MtgMatchState } from '../state/match-state.js';
import { lately, memo } from '../state/memo.js';
import { refOf } from '../state/refs.js';
import { moveCard } from '../state/zones.js';
import { totalOf } from './cost-changes.js';
import { type Table, isSorceryTime } from './table.js';

/** What is paid for a spell: one amount of mana, and what else its costs take. */
interface CastingCosts {
  readonly mana: ManaCost;
  readonly more: readonly AbilityCost[];
}

/** Costs that a player may pay on top, by their keywords (rules 601.2b, 702.27a, 702.33a). */
const OPTIONAL = ['kicker', 'buyback'] as const;
const FLASHBACK = 'flashback';

/** Costs that a player may pay instead of the mana cost (rules 118.9, 702.74a). */
const INSTEAD = ['alternativeCost', 'evoke'] as const;

const costsNamed = (
  { keywords }: Pick<CardDefinition, 'keywords'>,
  name: PaidKeyword['keyword'],
): readonly AbilityCost[] => costsOfKeyword(keywords, name);

/** Whether a card in a graveyard may be cast from there by its owner for a cost of its own (rule 702.34a). */
const hasFlashback = (card: MtgCard): boolean =>
  card.zone === 'graveyard' && card.keywords.some(({ keyword }) => keyword === FLASHBACK);

/** The cards of a graveyard that may be cast from there: the same list for as long as the graveyards are the same. */
export const withFlashback = lately((graveyard: readonly MtgCard[]): readonly MtgCard[] =>
  graveyard.filter(hasFlashback),
);

const PLAIN: readonly (readonly string[])[] = [[]];

/** Which optional and alternative costs may be paid together for a card in a zone. */
export function waysToPay(definition: CardDefinition, zone: MtgCard['zone']): readonly (readonly string[])[] {
  const offered = OPTIONAL.filter((name) => costsNamed(definition, name).length > 0);
  const instead = INSTEAD.filter((name) => costsNamed(definition, name).length > 0);
  const fromGraveyard = zone === 'graveyard' && costsNamed(definition, FLASHBACK).length > 0;
  if (offered.length + instead.length === 0 && !fromGraveyard) return PLAIN;
  const base = fromGraveyard ? [[FLASHBACK]] : [[], ...instead.map((name) => [name])];
  return offered.reduce<readonly (readonly string[])[]>(
    (ways, name) => ways.flatMap((way) => [way, [...way, name]]),
    base,
  );
}

/** What a spell costs where such costs are paid (rule 601.2f); nothing for what has no mana cost (118.6). */
export function castingCosts(
  definition: CardDefinition,
  paid: readonly string[] = [],
): CastingCosts | undefined {
  const instead = ([FLASHBACK, ...INSTEAD] as const).find((name) => paid.includes(name));
  const { cost } = definition;
  if (cost === undefined) return undefined;
  const all: readonly AbilityCost[] = [
    ...(instead ? costsNamed(definition, instead) : [{ cost: 'mana' as const, mana: cost }]),
    ...costsNamed(definition, 'additionalCost'),
    ...OPTIONAL.flatMap((name) => (paid.includes(name) ? costsNamed(definition, name) : [])),
  ];
  const mana = all.flatMap((part) => (part.cost === 'mana' ? [part.mana] : []));
  const more = all.filter((part) => part.cost !== 'mana');
  if (mana.length === 1 && mana[0]) return { mana: mana[0], more };
  const total = totalManaCost([], { more: mana.length === 0 ? [[0]] : mana }, {});
  return total.ok ? { mana: total.value, more } : undefined;
}

/** Whether a player may play a card from where it is: from hand, or as an effect permits (rules 601.3, 305.1). */
export function mayPlayFrom(
  { playable = [] }: Pick<MtgMatchState, 'playable'>,
  player: string,
  card: MtgCard,
): boolean {
  const { zone, owner, instanceId, incarnation } = card;
  if ((zone === 'hand' || hasFlashback(card)) && owner === player) return true;
  return playable.some(
    ({ card: it, player: who }) => who === player && it.id === instanceId && it.incarnation === incarnation,
  );
}

/** All that any player may play a card of: hands, and other zones only where an effect permits. */
export const handAndPlayable = (state: MtgMatchState): readonly MtgCard[] =>
  state.playable === undefined ? cardsIn(state, 'hand') : state.cards;

/** How many lands the active player may play this turn (rule 305.2). */
export function landsAllowed(state: MtgMatchState): number {
  const more = permanentsIn(state).filter(
    (card) =>
      !card.phasedOut &&
      (hasKeyword(card, 'eachPlaysAnotherLand') ||
        (hasKeyword(card, 'playsAnotherLand') && controllerOf(card) === state.activePlayer)),
  );
  return 1 + (state.turn.extraLands ?? 0) + more.length;
}

/** What a player announces as a card is cast, its targets aside (rule 601.2b). */
interface Casting {
  readonly player: string;
  readonly card: string;
  readonly X?: number | undefined;
  readonly modes?: readonly string[] | undefined;
  /** Optional and alternative costs that are paid: `kicker`, `flashback`. */
  readonly costs?: readonly string[] | undefined;
}

/** The target of an Aura spell is what its enchant ability names (rules 303.4a, 702.5a). */
function enchantSpec({ keywords }: CardDefinition): TargetSpec | undefined {
  const [enchant] = keywordsNamed(keywords, 'enchant');
  if (!enchant) return undefined;
  const accepts =
    enchant.players === undefined
      ? [{ kind: 'card', filter: { zone: 'battlefield', ...enchant.cards } }]
      : [{ kind: 'player', filter: { is: enchant.players } }];
  return unwrap(mtg.parseSpec({ slots: [{ id: 'enchant', accepts, min: 1, max: 1 }] }));
}

/** All that a card asks for as it is cast. */
const declarationOf = memo((definition: CardDefinition): Declaration => {
  const { spell, subtypes } = definition;
  const spec = subtypes.includes('Aura') ? enchantSpec(definition) : spell?.targets;
  const options = spell?.modes?.options.map(({ id, targets }) => (targets ? { id, spec: targets } : { id }));
  return {
    ...(spec ? { spec } : {}),
    ...(spell?.modes && options ? { modes: { min: spell.modes.min, max: spell.modes.max, options } } : {}),
  };
});
const specs = memo((_declaration: Declaration) => new Map<string, Result<TargetSpec>>());

/** The slots for these modes; the spec is put together once. */
export function specFor(
  definition: CardDefinition,
  modes: readonly string[] = [],
  costs: readonly string[] = [],
): Result<TargetSpec> {
  const declared = declarationOf(definition);
  const kept = specs(declared);
  const key = `${modes.join(' ')}+${costs.join(' ')}`;
  const found =
    kept.get(key) ?? withChoices(composeSpec(declared, { modes }), castingCosts(definition, costs));
  // Raw lists of modes may come in: only what is legal is kept.
  if (found.ok) kept.set(key, found);
  return found;
}

/** A spec with what is chosen to pay with. */
function withChoices(spec: Result<TargetSpec>, costs: CastingCosts | undefined): Result<TargetSpec> {
  if (!spec.ok || costs === undefined || costs.more.length === 0) return spec;
  const { slots, relations } = costChoices(costs.more);
  const { value } = spec;
  return ok({ ...value, slots: [...value.slots, ...slots], relations: [...value.relations, ...relations] });
}

export const definitionOf = (
  { definitions }: MtgRules,
  card: MtgCard | undefined,
): CardDefinition | undefined => card && definitions.get(card.publicId);

/** What a card is as a spell: with the announced X in its mana value (rule 202.3e), controlled by who casts it. */
const asSpell = ({ cost = [] }: CardDefinition, { player, X }: Casting): Partial<MtgCard> => ({
  controller: player,
  manaValue: manaValueOf(cost, X ?? 0),
});

/** The state in which targets are chosen: the card is on the stack already (rule 601.2a). */
export function onStack(table: Table, state: MtgMatchState, casting: Casting): MtgMatchState {
  const definition = definitionOf(table.rules(state), cardById(state, casting.card));
  return definition ? moveCard(state, casting.card, 'stack', asSpell(definition, casting)) : state;
}

/** The spell that a card in hand will be: another object (rule 400.7). */
export function spellRef(state: MtgMatchState, id: string): PinnedRef {
  const card = cardById(state, id);
  return { kind: 'card', id, incarnation: (card?.incarnation ?? 0) + 1 };
}

/** Whether the mana can be paid: from the pool, and from what can be tapped for it (rules 601.2g, 601.2h). */
function isPayable(
  table: Table,
  state: MtgMatchState,
  player: string,
  mana: ManaCost,
  X: number | undefined,
): boolean {
  return table.purse(state, player).canPay(mana, X === undefined ? {} : { X });
}

/** Why a card can't be cast now, its targets aside (rules 601.3, 304.1, 307.1, 202.1b, 118.6). */
export function castIssues(table: Table, state: MtgMatchState, casting: Casting): readonly Issue[] {
  const { player, card: id, X, modes, costs: chosen = [] } = casting;
  const card = cardById(state, id);
  const definition = definitionOf(table.rules(state), card);
  if (!definition || !card || !mayPlayFrom(state, player, card))
    return [{ code: 'mtg.noSuchObject', data: { id } }];
  const notNow = (rule: string): readonly GameIssue[] => [{ code: 'mtg.notNow', data: { rule, source: id } }];
  if (definition.types.includes('land')) return notNow('305.9');
  const costs = castingCosts(definition, chosen);
  if (costs === undefined) return notNow('118.6');
  const isOffered = waysToPay(definition, card.zone).some((way) => sameList(way, chosen));
  if (!isOffered) return notNow('601.2b');
  const anyTime = card.types.includes('instant') || hasKeyword(card, 'flash');
  if (!anyTime && !isSorceryTime(state, player)) return notNow('307.1');
  if (costs.mana.includes('X') !== (X !== undefined))
    return [{ code: 'mtg.announceX', data: { X: X ?? null, rule: '601.2b' } }];
  const spec = specFor(definition, modes, chosen);
  if (!spec.ok) return spec.issues;
  const total = totalOf(state, { player, card, definition }, costs.mana, X);
  if (!total.ok) return total.issues;
  return isPayable(table, state, player, total.value, X) ? [] : notNow('601.2h');
}

/** The targets alone, without what was chosen to pay with. */
function withoutChoices(targets: LegalTargets, { more }: CastingCosts): LegalTargets {
  if (more.length === 0) return targets;
  const paying = new Set(costChoices(more).slots.map(({ id }) => id));
  return { ...targets, slots: targets.slots.filter(({ slot }) => !paying.has(slot)) };
}

const sameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name, at) => name === other[at]);

/**
 * Casts a card in the order of rule 601.2: onto the stack, targets, payment. A refusal at any point leaves the given state
 * as it was (rule 733.1). The targets are a legal choice for the spell on the stack: they are not checked again.
 */
export function castCard(
  table: Table,
  state: MtgMatchState,
  casting: Casting,
  targets: LegalTargets,
  tools: Tools,
): Result<MtgMatchState> {
  const { player, card: id, X, modes = [], costs: chosen = [] } = casting;
  const card = cardById(state, id);
  const definition = definitionOf(table.rules(state), card);
  const costs = definition && castingCosts(definition, chosen);
  if (!card || !costs) return refuse({ code: 'mtg.noSuchObject', data: { id } });
  const total = totalOf(state, { player, card, definition }, costs.mana, X);
  if (!total.ok) return total;
  const proposal = {
    declaration: declarationOf(definition),
    modes,
    costs: chosen,
    judged: withoutChoices(targets, costs),
    ...(X === undefined ? {} : { X }),
  };
  const announced = cast(state, id, player, proposal, asSpell(definition, casting));
  if (!announced.ok) return announced;
  const { state: announcedState, by, events } = announced.value;
  const paid = payCosts([{ cost: 'mana', mana: total.value }, ...costs.more], targets.slots, {
    ...tools,
    state: announcedState,
    controller: player,
    source: by,
    variables: X === undefined ? {} : { X },
    mana: manaMeansOf(player, activatedIn(table.rules(state).registry)),
  });
  if (!paid.ok) return paid;
  tools.emit({ type: 'moved', card: refOf(card), from: card.zone, to: 'stack' });
  for (const event of events) tools.emit(event);
  return ok(paid.value);
}
