import {
  type GameIssue,
  type Issue,
  type LegalTargets,
  type Result,
  type TargetSpec,
  ok,
  refuse,
  unwrap,
} from '@reticle/core';
import type { Tools } from '@reticle/core/play';
import { type CardDefinition, type Declaration, NO_TARGETS } from '../language/card-definition.js';
import type { AbilityCost } from '../language/cost.js';
import { hasKeyword, keywordsNamed } from '../language/keyword.js';
import { AFTERMATH } from '../language/layouts.js';
import { paidFor } from '../language/spell-paid.js';
import { splicedIn } from '../language/splice.js';
import type { ManaCost } from '../language/mana.js';
import { manaMeansOf } from '../rules/activating/mana-sources.js';
import {
  chosenHelpers,
  helpersFor,
  helpSlots,
  isHelped,
  isHelpSlot,
  payWithHelpers,
  withHelp,
} from '../rules/activating/helps.js';
import { costChoices } from '../rules/costs/parts.js';
import { staticsIn } from '../rules/continuous/statics.js';
import { withReached } from '../rules/continuous/refresh.js';
import { payCosts } from '../rules/costs/pay.js';
import { withModeAsked } from '../rules/effects/choose-mode.js';
import { purposesFor } from '../rules/mana/purposes.js';
import { type Purse, purseOf } from '../rules/mana/purse.js';
import { spendingOf } from '../rules/mana/spending.js';
import { isSplitSecond } from '../rules/activating/activate.js';
import { cast, composeSpec } from '../rules/stack/announce.js';
import { mtg } from '../rules/targeting/kinds.js';
import type { MtgCard } from '../state/card.js';
import { cardById, cardsIn } from '../state/cards.js';
import { controllerOf } from '../state/facts.js';
import type { MtgMatchState } from '../state/match-state.js';
import { memo, whileSame } from '../state/memo.js';
import { permanentsWith } from '../state/permanents-with.js';
import { isInRange } from '../state/range.js';
import { refOf } from '../state/refs.js';
import { totalOf } from './cost-changes.js';
import { asksForMana, withCostsKept } from './spell-costs.js';
import {
  type CardRules,
  type Casting,
  asSpell,
  definitionOf,
  paidForAs,
  proposedOf,
  type ProposedSpell,
  seenByCosts,
  spellDefinition,
} from './proposed.js';
import { maySplice, splicedShown } from './splicing.js';
import { type Table, isSorceryTime } from './table.js';
import { isAnyTime, isForbidden } from './when-cast.js';
import {
  type CastingCosts,
  DISTURB,
  FACE_DOWN,
  asksX,
  castAsFront,
  castFromGraveyard,
  castingCosts,
  couldPayOthers,
  hasFlashback,
  isLeading,
  mayPayNow,
  modesFor,
  placeOf,
  withStrive,
  waysToPay,
  withModeCosts,
} from './ways.js';
import { withoutUndefined } from '../state/without-undefined.js';
import { playerOf } from '../state/state.js';
import { sure } from '../state/sure.js';
import { emitAll } from '../rules/events/happen.js';
import { countOf } from '../state/teams.js';

/**
 * Whether a player may play a card from its zone: from hand, a commander from the command zone, or as an effect
 * permits (rules 601.3, 305.1, 903.8).
 */
export function mayPlayFrom(state: Pick<MtgMatchState, 'playable'>, player: string, card: MtgCard): boolean {
  const { zone, owner } = card;
  if ((zone === 'hand' || hasFlashback(card) || isLeading(card)) && owner === player) return true;
  return permissionsFor(state, player, card).length > 0;
}

/** Returns the permissions of a player to play a card as the object that it is now (rule 400.7). */
const permissionsFor = (
  { playable = [] }: Pick<MtgMatchState, 'playable'>,
  player: string,
  { instanceId, incarnation }: MtgCard,
) =>
  playable.filter(
    ({ card, player: who, foretold }) =>
      who === player && card.id === instanceId && card.incarnation === incarnation && foretold !== 'thisTurn',
  );

/**
 * Whether a card may be cast as a face from a zone: aftermath only from graveyards (702.127a), no transforming back.
 */
export function isCastAs(whole: CardDefinition, face: Casting['face'], zone: MtgCard['zone']): boolean {
  const own = face === undefined ? whole : whole.other;
  if (!own || (face !== undefined && whole.other?.layout === 'transform')) return false;
  return zone === 'graveyard' || !hasKeyword(own, AFTERMATH);
}

/**
 * Whether a player who may cast a card may cast it as that face. From a graveyard, its keyword allows it; what was an
 * Adventure can't be one again (rule 715.3d), unless an effect permits more.
 */
export function mayCastFace(
  state: Pick<MtgMatchState, 'playable'>,
  player: string,
  card: MtgCard,
  whole: CardDefinition,
  face: Casting['face'],
): boolean {
  const { zone } = card;
  const isDisturbed = zone === 'graveyard' && hasKeyword(whole, DISTURB);
  // 702.146a: its owner may cast its back.
  if (isDisturbed && face !== undefined) return card.owner === player;
  if (!isCastAs(whole, face, zone)) return false;
  const isPermitted = permissionsFor(state, player, card).some(({ adventure }) => adventure !== true);
  if (isDisturbed) return isPermitted || castAsFront(whole);
  if (!whole.other || isPermitted) return true;
  return zone === 'graveyard'
    ? castFromGraveyard(face === undefined ? whole : whole.other)
    : zone !== 'exile' || face === undefined;
}

/** Returns all cards that any player may play: those in hands, and elsewhere what effects permit. */
export function handAndPlayable(state: MtgMatchState): readonly MtgCard[] {
  const hands = cardsIn(state, 'hand');
  if (state.playable === undefined) return hands;
  const ids = [...new Set(state.playable.map(({ card }) => card.id))];
  const elsewhere = ids.flatMap((id) => cardById(state, id) ?? []).filter(({ zone }) => zone !== 'hand');
  return handsAnd(elsewhere.length, hands, ...elsewhere);
}

/** Returns the same list object as long as the hands and the other cards are the same. */
const handsAnd = whileSame(
  (_count: number, hands: readonly MtgCard[], ...elsewhere: readonly MtgCard[]): readonly MtgCard[] => [
    ...hands,
    ...elsewhere,
  ],
);

/** Returns how many lands an active player may play this turn (rule 305.2). */
export function landsAllowed(state: MtgMatchState, player = state.activePlayer ?? ''): number {
  const forAll = permanentsWith(state, 'eachPlaysAnotherLand').filter((card) =>
    isInRange(state, controllerOf(card), player),
  );
  const own = permanentsWith(state, 'playsAnotherLand').filter(
    (card) => controllerOf(card) === player && !forAll.includes(card),
  );
  const { extraLands = 0, extraLandsOfTeam } = state.turn;
  return 1 + extraLands + countOf(extraLandsOfTeam, player) + forAll.length + own.length;
}

/** Returns the target of an Aura spell, which its enchant ability names (rules 303.4a, 702.5a). */
function enchantSpec({ keywords }: CardDefinition): TargetSpec | undefined {
  const [enchant] = keywordsNamed(keywords, 'enchant');
  if (!enchant) return undefined;
  const accepts =
    enchant.players === undefined
      ? [{ kind: 'card', filter: { zone: 'battlefield', ...enchant.cards } }]
      : [{ kind: 'player', filter: { is: enchant.players } }];
  return unwrap(mtg.parseSpec({ slots: [{ id: 'enchant', accepts, min: 1, max: 1 }] }));
}

/** All that a card asks for as it is cast. Cached by card. */
const declarations = memo((_definition: CardDefinition) => new Map<string, Declaration>());

const NOTHING_ASKED: Declaration = {};

/** Returns the declaration for the costs that are paid. Each is built once. */
function declarationOf(definition: CardDefinition, paid: readonly string[]): Declaration {
  if (paid.includes(FACE_DOWN)) return NOTHING_ASKED;
  const modes = modesFor(definition, paid);
  const known = declarations(definition);
  const key = modes ? `${modes.min} ${modes.max}` : '';
  const found = known.get(key) ?? declarationWith(definition, modes);
  known.set(key, found);
  return found;
}

function declarationWith(definition: CardDefinition, modes: ReturnType<typeof modesFor>): Declaration {
  const { spell, subtypes } = definition;
  const spec = subtypes.includes('Aura') ? enchantSpec(definition) : spell?.targets;
  const options = modes?.options.map(({ id, targets, worth }) => ({
    id,
    ...withoutUndefined({ spec: targets, worth }),
  }));
  const withCost = paidFor(definition).flatMap(({ cost, targets, instead }) =>
    targets || instead ? [{ cost, spec: targets ?? NO_TARGETS, ...withoutUndefined({ instead }) }] : [],
  );
  return {
    ...(spec ? { spec } : {}),
    ...(modes && options ? { modes: { ...modes, options } } : {}),
    ...(withCost.length > 0 ? { withCost } : {}),
  };
}
const specs = memo((_declaration: Declaration) => new Map<string, Result<TargetSpec>>());

/** Returns the slots for these modes. Each spec is built once. */
export function specFor(
  definition: CardDefinition,
  modes: readonly string[] = [],
  costs: readonly string[] = [],
  instead?: readonly AbilityCost[],
): Result<TargetSpec> {
  const declared = declarationOf(definition, costs);
  if (declared === NOTHING_ASKED) return composeSpec(declared);
  const kept = specs(declared);
  const key = JSON.stringify([modes, costs]);
  const known = instead ? undefined : kept.get(key);
  if (known) return known;
  const composed = composeSpec(declared, { modes, costs });
  const spec = composed.ok ? ok(withStrive(definition, composed.value, costs)) : composed;
  const found = withChoices(spec, castingCosts(definition, costs, instead));
  // Raw lists of modes may come in, so only legal ones are cached.
  if (found.ok && !instead) kept.set(key, found);
  return found;
}

/** Adds the choices for the costs to a spec. */
function withChoices(spec: Result<TargetSpec>, costs: CastingCosts | undefined): Result<TargetSpec> {
  if (!spec.ok || costs === undefined || costs.more.length === 0) return spec;
  const { slots, relations } = costChoices(costs.more);
  const { value } = spec;
  return ok({ ...value, slots: [...value.slots, ...slots], relations: [...value.relations, ...relations] });
}

/** Returns the spec that the player is asked, with what helps to pay if players choose that. */
export function askedSpec(
  { house }: MtgMatchState,
  definition: CardDefinition,
  spec: TargetSpec,
): TargetSpec {
  const isAsked = house?.asks?.includes('helps') === true && isHelped(definition);
  return isAsked ? { ...spec, slots: [...spec.slots, ...helpSlots(definition)] } : spec;
}

/** Whether the mana can be paid: from the pool, and from what can be tapped for it (rules 601.2g, 601.2h). */
function isPayable(
  table: Table,
  state: MtgMatchState,
  player: string,
  mana: ManaCost,
  X: number | undefined,
  proposed: ProposedSpell,
): boolean {
  const { card, definition } = proposed;
  const purse = purseWith(state, table.purse(state, player), player, card, definition);
  const purposes = purposesFor(state, player, purse, paidForAs(proposed));
  return purse.canPay(mana, withoutUndefined({ X, purposes }));
}

/** Returns what a player could pay for a card with, including what helps by its keywords. */
export function purseWith(
  state: MtgMatchState,
  purse: Purse,
  player: string,
  { instanceId }: MtgCard,
  definition: CardDefinition,
): Purse {
  if (!isHelped(definition)) return purse;
  const { pool } = sure(playerOf(state, player));
  const sources = [...purse.sources, ...helpersFor(state, player, definition, instanceId)];
  return purseOf(pool, sources, spendingOf(state, player));
}

/** Finds why a card can't be cast now, apart from targets (rules 601.3, 304.1, 307.1, 202.1b, 118.6). */
export function castIssues(table: Table, state: MtgMatchState, casting: Casting): readonly Issue[] {
  const { player, card: id, X, modes, face, costs: chosen = [] } = casting;
  const card = cardById(state, id);
  const whole = definitionOf(table.rules(state), card);
  const definition = spellDefinition(table.rules(state), card, { face, costs: chosen });
  const mayBegin = card && whole && mayPlayFrom(state, player, card);
  if (!definition || !mayBegin || !mayCastFace(state, player, card, whole, face))
    return [{ code: 'mtg.noSuchObject', data: { id } }];
  const notNow = (rule: string): readonly GameIssue[] => [{ code: 'mtg.notNow', data: { rule, source: id } }];
  if (definition.types.includes('land')) return notNow('305.9');
  const costs = castingCosts(definition, chosen);
  if (costs === undefined) return notNow('118.6');
  const plain = chosen.filter((cost) => splicedIn([cost]).length === 0);
  const isOffered = waysToPay(definition, placeOf(card)).some((way) => sameList(way, plain));
  if (!isOffered) return notNow('601.2b');
  if (!mayPayNow(state, player, card, definition, chosen)) return notNow('118.9');
  if (isSplitSecond(state)) return notNow('702.61a');
  const proposed = proposedOf(
    table.rules(state),
    state,
    { player, card: id, X, face, costs: chosen },
    card,
    definition,
  );
  if (!isSorceryTime(state, player) && !isAnyTime(state, proposed)) return notNow('307.1');
  if (isForbidden(state, proposed)) return notNow('601.3');
  if (!maySplice(table.rules(state), state, player, proposed.spell, chosen)) return notNow('702.47b');
  if (asksX(costs) !== (X !== undefined))
    return [{ code: 'mtg.announceX', data: { X: X ?? null, rule: '601.2b' } }];
  if (!couldPayOthers(state, player, card, definition, { costs: chosen, X })) return notNow('118.3');
  const spec = specFor(definition, modes, chosen);
  if (!spec.ok) return spec.issues;
  const asked = withModeCosts(definition, costs.mana, modes);
  const seen = seenByCosts(table.rules(state), state, casting, card, definition);
  const total = totalOf(state, { player, card: seen, definition }, asked, X);
  if (!total.ok) return total.issues;
  return isPayable(table, state, player, total.value, X, proposed) ? [] : notNow('601.2h');
}

/** Returns the targets without what was chosen to pay with. */
function withoutChoices(targets: LegalTargets, { more }: CastingCosts): LegalTargets {
  const paying = new Set(costChoices(more).slots.map(({ id }) => id));
  const slots = targets.slots.filter(({ slot }) => !paying.has(slot) && !isHelpSlot(slot));
  return { ...targets, slots };
}

/** Returns a cost with the announced number instead of X. */
const withoutX = (mana: ManaCost, X = 0): ManaCost => mana.map((part) => (part === 'X' ? X : part));

const sameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name, at) => name === other[at]);

/**
 * Casts a card in the order of rule 601.2: onto the stack, targets, payment. If anything is refused, the given state
 * stays as it was (rule 733.1). `targets` must be legal for the spell on the stack; they are not checked again.
 */
export function castCard(
  rules: CardRules,
  state: MtgMatchState,
  casting: Casting,
  targets: LegalTargets,
  tools: Tools,
): Result<MtgMatchState> {
  const { player, card: id, X, modes = [], costs: chosen = [], instead } = casting;
  const card = cardById(state, id);
  const definition = spellDefinition(rules, card, casting);
  const costs = definition && castingCosts(definition, chosen, instead);
  if (!card || !costs) return refuse({ code: 'mtg.noSuchObject', data: { id } });
  if (isForbidden(state, proposedOf(rules, state, casting, card, definition)))
    return refuse({ code: 'mtg.notNow', data: { rule: '601.3', source: id } });
  const asked = withModeCosts(definition, costs.mana, modes);
  const seen = seenByCosts(rules, state, casting, card, definition);
  const total = totalOf(state, { player, card: seen, definition }, asked, X);
  if (!total.ok) return total;
  const proposal = {
    declaration: declarationOf(definition, chosen),
    modes,
    costs: chosen,
    judged: withoutChoices(targets, costs),
    ...withoutUndefined({ X }),
  };
  const announced = cast(state, id, player, proposal, asSpell(definition, casting, card));
  if (!announced.ok) return announced;
  const { by, events } = announced.value;
  const announcedState = withReached(announced.value.state, staticsIn(rules));
  const spell = sure(cardById(announcedState, id));
  const helpers = chosenHelpers(announcedState, definition, targets);
  const means = manaMeansOf(player, rules.registry);
  const pay = (from: MtgMatchState, mana: ManaCost) =>
    payCosts([{ cost: 'mana', mana }, ...costs.more], targets.slots, {
      random: tools.random,
      emit: tools.emit,
      state: from,
      controller: player,
      source: by,
      variables: withoutUndefined({ X }),
      mana: helpers ? means : withHelp(means, player, definition, id),
      paidFor: { by: 'cast', object: spell },
      ...(asksForMana(rules) ? { remembersMana: true } : {}),
    });
  const paid = helpers
    ? payWithHelpers(announcedState, withoutX(total.value, X), helpers, tools, pay)
    : pay(announcedState, total.value);
  if (!paid.ok) return paid;
  // 708.5: only its controller sees a face-down card.
  const unseen = chosen.includes(FACE_DOWN) ? { visibleTo: [player] } : {};
  const moved = { type: 'moved', card: refOf(card), from: card.zone, to: 'stack', ...unseen };
  const shown = chosen.length === 0 ? [] : splicedShown(rules, state, player, spell, chosen);
  emitAll([moved, ...shown, ...events], tools.emit);
  const done = withCostsKept(paid.value, by, definition, targets);
  return ok(chosen.includes(FACE_DOWN) ? done : withModeAsked(done, player, by, definition));
}
