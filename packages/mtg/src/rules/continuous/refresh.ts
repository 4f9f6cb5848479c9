import type { EffectContext } from '@reticle/core/match';
import type { CardDefinition } from '../../language/card-definition.js';
import { type MtgCard, hasOwnAbilities } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { memo } from '../../state/memo.js';
import { cardById, changeCards, identityOf, permanentsIn, withCard } from '../../state/cards.js';
import { leaveCombat, moveCard } from '../../state/zones.js';
import { keywordAbilitiesOf } from '../abilities/by-keyword.js';
import type { AbilityRegistry } from '../abilities/registry.js';
import { countersOn } from '../actions/counters.js';
import { amountOf, holds } from '../select/select.js';
import { type Active, type StaticsOf, isDefining, ofResolution, staticsIn, staticsOn } from './active.js';
import { baseOf, isSame, keepingSame, withPrinted } from './base.js';
import { stillLasts } from './end.js';
import { LAYERS, type Layer, RULES, raised } from './layers.js';

/**
 * What every permanent is now, made anew of what is printed on it (rule 613): control, types, colours, abilities, power
 * and toughness, each layer in the order of timestamps; effects whose time is over are dropped. `staticsOf` tells a
 * card's static abilities; those that define their own source count in every zone, all others on the battlefield.
 *
 * A card without printed facts is taken for what it is: they are written down when something first changes it. What is
 * face down or phased out stays as it is. Effects that depend on each other (rule 613.8) apply by their timestamps.
 *
 * Pure; to refresh twice is the same as once; cards that nothing changes stay the very objects they are.
 */
export function refresh(before: MtgMatchState, staticsOf: StaticsOf): MtgMatchState {
  if (isSettled(before, staticsOf)) return before;
  const lasting = before.continuous.filter((effect) => stillLasts(before, effect));
  const dated = withTimestamps(before, staticsOf);
  const definers = definersIn(dated, staticsOf);
  const made = [...permanentsIn(dated), ...definers];
  const active = [
    ...made.flatMap((card) => staticsOn(card, staticsOf)),
    ...lasting.map(ofResolution),
  ].toSorted((a, b) => a.timestamp - b.timestamp);
  const continuous = lasting.length === before.continuous.length ? before.continuous : lasting;
  const kept = continuous === dated.continuous ? dated : { ...dated, continuous };
  const same = active.length === 0 ? alone(kept) : layered(kept, definers, active);
  const after = takenOver(before, same);
  // Filters look at combat and at what happened this turn; both only ever go one way here, so that this ends.
  if (after !== same) return refresh(after, staticsOf);
  if (active.every(({ local }) => local)) {
    const { activePlayer } = same;
    settledLists.set(permanentsIn(same), { staticsOf, continuous, activePlayer });
  }
  return same;
}

/** Lists of permanents that are what they are, while no effect looks at anything else. */
const settledLists = new WeakMap<
  readonly MtgCard[],
  Pick<MtgMatchState, 'continuous' | 'activePlayer'> & { readonly staticsOf: StaticsOf }
>();

function isSettled(state: MtgMatchState, staticsOf: StaticsOf): boolean {
  const settled = settledLists.get(permanentsIn(state));
  return (
    settled !== undefined &&
    settled.staticsOf === staticsOf &&
    settled.continuous === state.continuous &&
    settled.activePlayer === state.activePlayer &&
    definersIn(state, staticsOf).length === 0
  );
}

/** Cards outside the battlefield that define themselves (rule 604.3); which could, is found once for the cards of a match. */
function definersIn(state: MtgMatchState, staticsOf: StaticsOf): readonly MtgCard[] {
  return couldDefine(staticsOf)(state).flatMap((id) => {
    const card = cardById(state, id);
    return card && card.zone !== 'battlefield' && staticsOn(card, staticsOf).length > 0 ? [card] : [];
  });
}

const couldDefine = memo((staticsOf: StaticsOf) => {
  const found = new WeakMap<object, readonly string[]>();
  return (state: MtgMatchState): readonly string[] => {
    const identity = identityOf(state);
    const ids =
      found.get(identity) ??
      state.cards.flatMap((card) => (staticsOf(card).some(isDefining) ? [card.instanceId] : []));
    found.set(identity, ids);
    return ids;
  };
});

/** Permanents that nothing but their own counters changes, and that are as these make them. */
const settledAlone = new WeakSet<MtgCard>();

/** What every permanent is where no effect applies: what is printed, with its counters. */
function alone(state: MtgMatchState): MtgMatchState {
  let after = state;
  for (const card of permanentsIn(state)) {
    if (settledAlone.has(card) || card.phasedOut || card.faceDown) continue;
    const made = withCounters(baseOf(card));
    const now = isSame(card, made) ? card : made;
    settledAlone.add(now);
    after = withCard(after, now);
  }
  return after;
}

/** What every permanent is, and what defines itself elsewhere, through all layers. */
function layered(
  start: MtgMatchState,
  definers: readonly MtgCard[],
  active: readonly Active[],
): MtgMatchState {
  const elsewhere = definers.map(({ instanceId }) => instanceId);
  const based = changeMade(start, elsewhere, baseOf);
  const settled: Settled = new Map();
  const through = (state: MtgMatchState, layers: readonly Layer[]): MtgMatchState =>
    throughLayers(state, layers, active, { settled, elsewhere });
  const counted = changeCards(through(based, LAYERS), 'battlefield', withCounters);
  return keepingSame(start, through(counted, [RULES]), elsewhere);
}

/** The state with its permanents, and with cards elsewhere, changed; what is face down or phased out stays. */
function changeMade(
  state: MtgMatchState,
  elsewhere: readonly string[],
  change: (card: MtgCard) => MtgCard,
): MtgMatchState {
  const made = (card: MtgCard): MtgCard => (card.phasedOut || card.faceDown ? card : change(card));
  return elsewhere.reduce(
    (now, id) => {
      const card = cardById(now, id);
      return card ? withCard(now, made(card)) : now;
    },
    changeCards(state, 'battlefield', made),
  );
}

/** A permanent with static abilities gets its timestamp the first time that it is seen (rules 613.7d, 613.7e). */
function withTimestamps(state: MtgMatchState, staticsOf: StaticsOf): MtgMatchState {
  let { nextId } = state;
  const dated = changeCards(state, 'battlefield', (card) => {
    if (card.timestamp !== undefined || staticsOf(card).length === 0) return card;
    return { ...card, timestamp: nextId++ };
  });
  return nextId === state.nextId ? state : { ...dated, nextId };
}

/** What each effect affects, settled in the first layer in which it applies (rule 613.6). */
type Settled = Map<Active, ReadonlyMap<string, number>>;

/** What one walk through the layers keeps: what effects affect, and which cards define themselves outside the battlefield. */
interface Walk {
  readonly settled: Settled;
  readonly elsewhere: readonly string[];
}

function applied(
  state: MtgMatchState,
  { has, apply }: Layer,
  effect: Active,
  { settled, elsewhere }: Walk,
): MtgMatchState {
  const now = has(effect.change) ? effect.now(state, settled.has(effect)) : undefined;
  if (!now) return state;
  const affected =
    settled.get(effect) ??
    new Map(
      now
        .affects()
        .flatMap(({ kind, id, incarnation }) => (kind === 'card' ? [[id, incarnation] as const] : [])),
    );
  settled.set(effect, affected);
  if (affected.size === 0) return state;
  return changeMade(state, effect.defining ? elsewhere : [], (card) =>
    affected.get(card.instanceId) === card.incarnation
      ? apply(withPrinted(card), now.change, now.numberOf)
      : card,
  );
}

function throughLayers(
  start: MtgMatchState,
  layers: readonly Layer[],
  active: readonly Active[],
  walk: Walk,
): MtgMatchState {
  let state = start;
  for (const layer of layers) {
    for (const effect of active) {
      if (layer.defining !== undefined && layer.defining !== effect.defining) continue;
      state = applied(state, layer, effect, walk);
    }
  }
  return state;
}

/** +1/+1 and -1/-1 counters (rules 122.1a, 613.4c). */
function withCounters(card: MtgCard): MtgCard {
  if (card.phasedOut || card.faceDown) return card;
  const more = countersOn(card, '+1/+1') - countersOn(card, '-1/-1');
  return more === 0 ? card : raised(withPrinted(card), more, more);
}

/** What came under another player's control leaves combat, and is new to that player (rules 302.6, 506.4). */
function takenOver(before: MtgMatchState, after: MtgMatchState): MtgMatchState {
  if (after.cards === before.cards) return after;
  const taken = permanentsIn(after).filter((card) => {
    const old = cardById(before, card.instanceId);
    return old !== undefined && old !== card && controllerOf(old) !== controllerOf(card);
  });
  return taken.reduce((state, { instanceId }) => {
    const card = cardById(state, instanceId);
    if (!card) return state;
    const thisTurn = [...new Set([...card.thisTurn, 'cameUnderControl' as const])];
    return leaveCombat(withCard(state, { ...card, thisTurn }), instanceId);
  }, after);
}

/** What is known of cards beside the state. */
interface CardKnowledge {
  readonly registry: AbilityRegistry;
  readonly definitions: ReadonlyMap<string, CardDefinition>;
}

/**
 * What a card's own text makes of it as it enters the battlefield (rule 614.1c): tapped, with counters. It is judged as the
 * permanent that it will be there (614.12): a land that enters as a mere Forest has lost that ability (305.7).
 */
export function enteringBy(
  { registry, definitions }: CardKnowledge,
  state: MtgMatchState,
  { instanceId, publicId, owner, controller = owner, announced }: MtgCard,
): Partial<MtgCard> {
  const { entersTapped, entersWith, keywords = [] } = definitions.get(publicId) ?? {};
  const comes = [
    ...(entersWith ? [entersWith] : []),
    ...keywordAbilitiesOf(keywords).flatMap(({ abilities }) => abilities.entersWith ?? []),
  ];
  if (!entersTapped && comes.length === 0) return {};
  const there = moveCard(state, instanceId, 'battlefield', { controller });
  const permanent = cardById(refresh(there, staticsIn({ registry, definitions })), instanceId);
  if (permanent && !hasOwnAbilities(permanent)) return {};
  const { X } = announced?.targets.attempt.variables ?? {};
  const scene: EffectContext<MtgMatchState> = {
    state,
    controller,
    source: { kind: 'card', id: instanceId, incarnation: cardById(state, instanceId)?.incarnation ?? 0 },
    variables: X === undefined ? {} : { X },
    bound: {},
  };
  const tapped = entersTapped !== undefined && (entersTapped === true || !holds(entersTapped.unless, scene));
  const counters: Record<string, number> = {};
  for (const { counter, amount, if: asked } of comes) {
    const more = asked === undefined || holds(asked, scene) ? Math.max(0, amountOf(amount, scene)) : 0;
    if (more > 0) counters[counter] = (counters[counter] ?? 0) + more;
  }
  return {
    ...(tapped ? { tapped } : {}),
    ...(Object.keys(counters).length > 0 ? { counters } : {}),
  };
}
