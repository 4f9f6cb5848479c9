import type { CardDefinition } from '../../language/card-definition.js';
import { type MtgCard, hasOwnAbilities } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { mapSame, withCards } from '../../state/same.js';
import { cardById } from '../../state/state.js';
import { leaveCombat, moveCard } from '../../state/zones.js';
import type { AbilityRegistry } from '../abilities/registry.js';
import { countersOn } from '../actions/counters.js';
import { type Active, type StaticsOf, ofResolution, staticsIn, staticsOn } from './active.js';
import { baseOf, keepingSame, withPrinted } from './base.js';
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
  const lasting = before.continuous.filter((effect) => stillLasts(before, effect));
  const dated = withTimestamps(before, staticsOf);
  const statics = dated.cards.map((card) => staticsOn(card, staticsOf));
  const active = [...statics.flat(), ...lasting.map(ofResolution)].toSorted(
    (a, b) => a.timestamp - b.timestamp,
  );
  const state = {
    ...dated,
    continuous: lasting.length === before.continuous.length ? before.continuous : lasting,
    cards: mapSame(dated.cards, (card, index) => (isMade(card, statics[index] ?? []) ? baseOf(card) : card)),
  };
  const settled: Settled = new Map();
  const layered = throughLayers(
    withCountersApplied(throughLayers(state, LAYERS, active, settled)),
    [RULES],
    active,
    settled,
  );
  const same = keepingSame(dated, layered);
  const after = takenOver(before, same);
  // Filters look at combat and at what happened this turn; both only ever go one way here, so that this ends.
  return after === same ? same : refresh(after, staticsOf);
}

/** Whether the card is made anew: a permanent, or one that defines itself. */
const isMade = (card: MtgCard, statics: readonly Active[]): boolean =>
  !card.phasedOut && !card.faceDown && (card.zone === 'battlefield' || statics.length > 0);

/** A permanent with static abilities gets its timestamp the first time that it is seen (rules 613.7d, 613.7e). */
function withTimestamps(state: MtgMatchState, staticsOf: StaticsOf): MtgMatchState {
  let { nextId } = state;
  const cards = mapSame(state.cards, (card) => {
    if (card.zone !== 'battlefield' || card.timestamp !== undefined || staticsOf(card).length === 0)
      return card;
    return { ...card, timestamp: nextId++ };
  });
  return nextId === state.nextId ? state : { ...state, cards, nextId };
}

const keyOf = ({ id, incarnation }: { readonly id: string; readonly incarnation: number }) =>
  `${id} ${incarnation}`;

/** What each effect affects, settled in the first layer in which it applies (rule 613.6). */
type Settled = Map<Active, ReadonlySet<string>>;

function through(
  state: MtgMatchState,
  { has, apply }: Layer,
  effect: Active,
  settled: Settled,
): MtgMatchState {
  const now = has(effect.change) ? effect.now(state, settled.has(effect)) : undefined;
  if (!now) return state;
  const affected =
    settled.get(effect) ?? new Set(now.affects().flatMap((ref) => (ref.kind === 'card' ? [keyOf(ref)] : [])));
  settled.set(effect, affected);
  if (affected.size === 0) return state;
  const isAffected = (card: MtgCard): boolean =>
    (card.zone === 'battlefield' || effect.defining) &&
    !card.phasedOut &&
    !card.faceDown &&
    affected.has(keyOf({ id: card.instanceId, incarnation: card.incarnation }));
  return withCards(state, (card) =>
    isAffected(card) ? apply(withPrinted(card), now.change, now.numberOf) : card,
  );
}

function throughLayers(
  start: MtgMatchState,
  layers: readonly Layer[],
  active: readonly Active[],
  settled: Settled,
): MtgMatchState {
  let state = start;
  for (const layer of layers) {
    for (const effect of active) {
      if (layer.defining !== undefined && layer.defining !== effect.defining) continue;
      state = through(state, layer, effect, settled);
    }
  }
  return state;
}

/** +1/+1 and -1/-1 counters (rules 122.1a, 613.4c). */
function withCountersApplied(state: MtgMatchState): MtgMatchState {
  return withCards(state, (card) => {
    const more = countersOn(card, '+1/+1') - countersOn(card, '-1/-1');
    const counts = more !== 0 && card.zone === 'battlefield' && !card.phasedOut && !card.faceDown;
    return counts ? raised(withPrinted(card), more, more) : card;
  });
}

/** What came under another player's control leaves combat, and is new to that player (rules 302.6, 506.4). */
function takenOver(before: MtgMatchState, after: MtgMatchState): MtgMatchState {
  const taken = after.cards.filter((card, index) => {
    const old = before.cards[index];
    return old !== undefined && old !== card && controllerOf(old) !== controllerOf(card);
  });
  return taken.reduce(
    (state, { instanceId }) => leaveCombat(withNewController(state, instanceId), instanceId),
    after,
  );
}

function withNewController(state: MtgMatchState, instanceId: string): MtgMatchState {
  const cards = state.cards.map((card) =>
    card.instanceId === instanceId
      ? { ...card, thisTurn: [...new Set([...card.thisTurn, 'cameUnderControl' as const])] }
      : card,
  );
  return { ...state, cards };
}

/** What is known of cards beside the state. */
interface Known {
  readonly registry: AbilityRegistry;
  readonly definitions: ReadonlyMap<string, CardDefinition>;
}

/**
 * What a card's own text makes of it as it enters the battlefield (rule 614.1c): `{ tapped: true }`. It is judged as the
 * permanent that it will be there (614.12): a land that enters as a mere Forest has lost that ability (305.7).
 */
export function enteringBy(
  { registry, definitions }: Known,
  state: MtgMatchState,
  { instanceId, publicId, owner, controller = owner }: MtgCard,
): Partial<MtgCard> {
  if (!definitions.get(publicId)?.entersTapped) return {};
  const there = moveCard(state, instanceId, 'battlefield', { controller });
  const permanent = cardById(refresh(there, staticsIn({ registry, definitions })), instanceId);
  return permanent && !hasOwnAbilities(permanent) ? {} : { tapped: true };
}
