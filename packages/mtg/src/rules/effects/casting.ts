import type { Attempt, LegalTargets, PinnedRef, Result, TargetSpec } from '@reticle/core';
import { type EffectContext, type Tools, optionDecision } from '@reticle/core/play';
import type { AbilityCost } from '../../language/cost.js';
import type { EffectNamed } from '../../language/effects/effect.js';
import type { QualityFilter } from '../../language/filter.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { isSecret } from '../select/hidden.js';
import { askedBy, chosenOption, select, selectPlayer, selectPlayers } from '../select/select.js';
import { eachDecides } from './each-decides.js';
import type { Kind } from './kind.js';

type CastWay = NonNullable<EffectNamed<'castCard'>['way']>;

/** A card that is cast as something resolves, for these costs instead of its mana cost. */
export interface CastingByEffect {
  readonly player: string;
  readonly card: string;
  readonly instead: readonly AbilityCost[];
  /** Only as a spell that matches this filter, as the source sees it. */
  readonly spell?: QualityFilter | undefined;
  readonly source: PinnedRef;
}

/** How a match casts cards during a resolution. */
export interface Caster {
  /**
   * Returns the ways in which it could be cast now: modes and optional costs. Returns an empty list if it
   * can't be cast.
   */
  readonly ways: (state: MtgMatchState, casting: CastingByEffect) => readonly CastWay[];
  /**
   * Returns what is chosen as it is cast that way, and the state for that choice, in which the spell is on
   * the stack.
   */
  readonly asks: (
    state: MtgMatchState,
    casting: CastingByEffect,
    way: CastWay,
  ) => { readonly spec: TargetSpec; readonly attempt: Attempt; readonly state: MtgMatchState } | undefined;
  readonly cast: (
    state: MtgMatchState,
    casting: CastingByEffect,
    way: CastWay,
    chosen: LegalTargets,
    tools: Tools,
  ) => Result<MtgMatchState>;
}

/** The caster of games that know nothing about casting: it casts nothing. */
export const NO_CASTER: Caster = {
  ways: () => [],
  asks: () => undefined,
  cast: (state) => ({ ok: true, value: state }),
};

function castingOf(
  { what, who = 'you', costs = [], spell }: EffectNamed<'castCard'>,
  scene: EffectContext<MtgMatchState>,
): CastingByEffect | undefined {
  const player = selectPlayer(who, scene);
  const card = select(what, scene).find(({ kind }) => kind === 'card');
  return player === undefined || !card
    ? undefined
    : { player, card: card.id, instead: costs, spell, source: scene.source };
}

/** Returns the name of a way for the player who chooses it: its face, modes and costs. */
const nameOf = ({ face, modes, costs }: CastWay): string =>
  [...(face === undefined ? [] : [face]), ...modes, ...costs].join(' ') || 'yes';
const wayNamed = (ways: readonly CastWay[], name: string | undefined): CastWay | undefined =>
  ways.find((way) => nameOf(way) === name);

/**
 * Defines the kind of effect with a caster. It asks first whether and in which way, then for the choices of
 * that way.
 */
export const castCardWith = (caster: Caster): Kind<'castCard'> => ({
  asks(effect, scene) {
    const casting = castingOf(effect, scene);
    if (!casting) return undefined;
    const { player } = casting;
    if (effect.way) {
      const asked = caster.asks(scene.state, casting, effect.way);
      return asked && asked.spec.slots.length > 0 ? { player, ...asked } : undefined;
    }
    const names = caster.ways(scene.state, casting).map(nameOf);
    // Whether a hidden card could be cast is known to the one who looks at it alone.
    const card = select(effect.what, scene).find(({ kind }) => kind === 'card');
    if (names.length === 0 && !(card && isSecret(scene, card))) return undefined;
    return optionDecision(askedBy(player, scene), [...names, 'no'], 'castCard');
  },
  apply(effect, acting) {
    const { state, decided } = acting;
    const { who = 'you' } = effect;
    if (selectPlayers(who, acting).length > 1) return { state, first: [eachDecides(effect, who, acting)] };
    const casting = castingOf(effect, acting);
    if (!casting) return { state };
    if (!effect.way) {
      const way = wayNamed(caster.ways(state, casting), chosenOption(decided));
      return { state, first: way ? [{ ...effect, way }] : [] };
    }
    const asked = caster.asks(state, casting, effect.way);
    if (!asked) return { state };
    const chosen = decided ?? { attempt: asked.attempt, slots: [] };
    const { costs } = effect.way;
    const remembered = effect.as === undefined ? costs : [...costs, effect.as];
    const cast = caster.cast(state, casting, { ...effect.way, costs: remembered }, chosen, acting);
    return { state: cast.ok ? cast.value : state };
  },
});

/** The kind of effect without a caster: no card is cast. */
export const castCard = castCardWith(NO_CASTER);
