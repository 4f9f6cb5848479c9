import type { PinnedRef } from '@reticle/core';
import type { EffectContext } from '@reticle/core/play';
import type { Effect, Effects } from '../../language/effects/schema.js';
import { openFilter, type Selection, type Who } from '../../language/filter.js';
import { cardAt, cardsIn, cardsSo, deckOf, refTo } from '../../state/board.js';
import type { LorcanaCard } from '../../state/card.js';
import { refsNamed } from '../../state/conditions.js';
import { hasState } from '../../state/facets.js';
import { lorcanaTable } from '../../state/game.js';
import type { LorcanaMatchState } from '../../state/match.js';
import { thePlayer } from '../../state/state.js';
import { amountOf } from '../../state/table.js';
import { canExert } from '../cards.js';
import { damageable } from '../damage.js';
import { askChosen, ownPlace } from './choose.js';
import { nameOf } from './kind.js';
import { playersOf } from './players.js';

type Scene = EffectContext<LorcanaMatchState>;
/** The cards that the effects before could take, by their names. */
type Candidates = Map<string, readonly PinnedRef[] | undefined>;

type Can = (card: LorcanaCard) => boolean;
/** Cards that an effect acts on, and which of them it can act on at all. */
interface Acted {
  readonly what: Selection;
  readonly can?: Can | undefined;
}

/** What an effect can act on at all. An effect that only chooses a card does something to it: it is chosen. */
const CAN: { readonly [Name in Effect['effect']]?: Can } = {
  exert: canExert,
  ready: (card) => hasState(card) && card.exerted && !card.cant.includes('ready'),
  banish: ({ zone }) => zone === 'play',
  dealDamage: damageable,
  putDamage: damageable,
  removeDamage: ({ damage }) => damage > 0,
  moveDamage: ({ damage }) => damage > 0,
};

/** Returns the cards that a player could choose, as far as every player can judge. */
function choosable(what: Extract<Selection, { readonly choose: unknown }>, scene: Scene, before: Candidates) {
  const asked = askChosen(what, scene);
  if (!asked) return [];
  let refs: readonly PinnedRef[];
  if (asked.decision) {
    const { spec, attempt } = asked.decision;
    const found = lorcanaTable.resolver(scene.state).legalTargets(spec, attempt);
    if (!found.ok || openFilter(what.choose) !== what.choose) return undefined;
    refs = found.value;
  } else refs = asked.targets;
  // "To another": not to the only one from which it could come.
  const [other, ...others] = (what.butNot !== undefined && before.get(what.butNot)) || [];
  return other && others.length === 0 ? refs.filter(({ id }) => id !== other.id) : refs;
}

/**
 * Returns the cards that a selection could take, as far as every player can judge. Returns undefined if that depends
 * on a hidden card or on what an earlier effect does.
 */
function candidatesOf(
  { what, can }: Acted,
  scene: Scene,
  before: Candidates,
): readonly PinnedRef[] | undefined {
  const { state } = scene;
  if (typeof what === 'string') {
    if (before.has(what)) return before.get(what);
    const isKnown = what === 'this' || Object.hasOwn(scene.bound, what);
    return isKnown ? able(refsNamed(scene, what), can, state) : undefined;
  }
  if ('choose' in what) return choosable(what, scene, before);
  if ('these' in what) return what.these;
  if ('top' in what)
    return playersOf(state, scene, what.who).some((one) => deckOf(state, one).length > 0) ? undefined : [];
  const group = 'all' in what ? what.all : what.random;
  const open = openFilter(group);
  const refs = cardsSo(state, open, scene).map((card) => refTo(card));
  if (open === group) return able(refs, can, state);
  return refs.length === 0 ? refs : undefined;
}

/** Returns the cards on which an effect can act. A card that has moved may still be played. */
function able(refs: readonly PinnedRef[], can: Can | undefined, state: LorcanaMatchState) {
  return can
    ? refs.filter((ref) => {
        const card = cardAt(state, ref);
        return card !== undefined && can(card);
      })
    : refs;
}

/** Returns what an effect acts on. If one of them is empty, the effect does nothing. */
function actsOn(effect: Effect): readonly Acted[] {
  const can = CAN[effect.effect];
  if (effect.effect === 'moveDamage')
    return [
      { what: effect.from, can },
      { what: effect.to, can: damageable },
    ];
  if (effect.effect === 'moveToLocation')
    return [{ what: effect.what }, { what: typeof effect.to === 'string' ? effect.to : ownPlace(effect.to) }];
  return 'what' in effect ? [{ what: effect.what, can }] : [];
}

/** Whether no such player can. A player who is chosen later may. */
function none(who: Who | undefined, scene: Scene, can: (player: string) => boolean): boolean {
  const isLater =
    typeof who === 'object' &&
    ('chosen' in who || ('named' in who && !Object.hasOwn(scene.bound, who.named)));
  return !isLater && !playersOf(scene.state, scene, who).some(can);
}

/** Whether effects on players, and effects that hold others, would do nothing. */
const IDLE: { readonly [Name in keyof Effects]?: (effect: Effects[Name], scene: Scene) => boolean } = {
  // Every player knows how many cards a hand and a deck hold.
  discard: ({ who, amount }, scene) =>
    who === undefined &&
    amount !== 'all' &&
    cardsIn(scene.state, scene.controller, 'hand').length < amountOf(scene.state, scene, amount),
  draw: ({ who }, scene) => none(who, scene, (player) => deckOf(scene.state, player).length > 0),
  mill: ({ who }, scene) => none(who, scene, (player) => deckOf(scene.state, player).length > 0),
  loseLore: ({ who }, scene) => none(who, scene, (player) => thePlayer(scene.state, player).lore > 0),
  ifDone: ({ do: first }, scene) => isIdle(first, scene),
  may: ({ cost, do: effects }, scene) => cost === undefined && isIdle(effects, scene),
  either: ({ of }, scene) => of.every(({ do: effects }) => isIdle(effects, scene)),
};

/**
 * Whether effects would do nothing at all, as far as every player can judge. Whether a player is asked depends on it,
 * so it must not depend on a hidden card (rule 7.1.3.1).
 */
export function isIdle(effects: readonly Effect[], scene: Scene): boolean {
  const before: Candidates = new Map();
  const isEmpty = (acted: Acted): boolean => {
    const found = candidatesOf(acted, scene, before);
    if (typeof acted.what !== 'string') before.set(nameOf(acted.what), found);
    return found?.length === 0;
  };
  return effects.every((effect) => {
    const wanted = actsOn(effect).map((acted) => isEmpty(acted));
    return wanted.includes(true) || idleNow(effect.effect, effect, scene);
  });
}

const idleNow = <Name extends keyof Effects>(name: Name, effect: Effects[Name], scene: Scene): boolean =>
  IDLE[name]?.(effect, scene) === true;
