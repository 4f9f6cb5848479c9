import type { PinnedRef } from '@reticle/core';
import type { EffectContext } from '@reticle/core/match';
import type { CardDefinition, StaticAbility } from '../../language/card-definition.js';
import type { Change } from '../../language/change.js';
import { type MtgCard, hasOwnAbilities } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';
import type { ContinuousEffect } from '../../state/lasting.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { memo } from '../../state/memo.js';
import { refOf } from '../../state/refs.js';
import { knownNow } from '../../state/state.js';
import { type AbilityRegistry, abilitiesOf } from '../abilities/registry.js';
import { amountOf, holds, select } from '../select/select.js';
import type { NumberOf } from './layers.js';

/** A continuous effect that applies now: one that a resolution left, or that of a static ability. */
export interface Active {
  readonly timestamp: number;
  /** Whether it defines what its own source is, in every zone (rule 604.3). */
  readonly defining: boolean;
  /** Whether it looks at nothing but permanents: while these stay the same, so does what it makes of them. */
  readonly local: boolean;
  /** What it changes, as it is written. */
  readonly change: Change;
  /**
   * What it changes now, and how; nothing, where its source has lost the ability by now and the effect has not `begun` to
   * apply in an earlier layer (rule 613.6).
   */
  readonly now: (
    state: MtgMatchState,
    begun: boolean,
  ) =>
    | {
        readonly change: Change;
        readonly affects: () => readonly PinnedRef[];
        readonly numberOf: NumberOf;
      }
    | undefined;
}

/** What a card's static abilities are. */
export type StaticsOf = (card: MtgCard) => readonly StaticAbility[];

const sceneOf = (
  state: MtgMatchState,
  source: PinnedRef,
  controller: string,
): EffectContext<MtgMatchState> => ({
  state,
  source,
  controller,
  variables: {},
  bound: {},
});

export function ofResolution({ id, controller, source, affects, change }: ContinuousEffect): Active {
  return {
    timestamp: id,
    defining: false,
    local: hasNumbersOnly(change),
    change,
    now: (state) => ({
      change,
      affects: () => affects,
      numberOf: (amount) => amountOf(amount, sceneOf(state, source, controller)),
    }),
  };
}

/**
 * Whether a static ability defines the power or toughness of its own source (rule 604.3a): it affects that alone, and
 * does nothing but set them.
 */
export const isDefining = ({ affects, change, if: asked }: StaticAbility): boolean =>
  affects === 'self' &&
  asked === undefined &&
  Object.keys(change).every((part) => part === 'setPower' || part === 'setToughness');

const NUMBERS = ['power', 'toughness', 'setPower', 'setToughness'] as const;
const hasNumbersOnly = memo((change: Change) =>
  NUMBERS.every((part) => change[part] === undefined || typeof change[part] === 'number'),
);

/** Whether a filter names a zone, in whatever part of it. */
const namesZone = (filter: unknown): boolean =>
  typeof filter === 'object' &&
  filter !== null &&
  Object.entries(filter).some(([key, part]) => key === 'zone' || namesZone(part));

const isLocal = memo(
  ({ affects, change, if: asked }: StaticAbility) =>
    asked === undefined &&
    hasNumbersOnly(change) &&
    (affects === 'self' ||
      affects === 'host' ||
      (typeof affects === 'object' && 'each' in affects && !namesZone(affects.each))),
);

function ofStatic(card: MtgCard, ability: StaticAbility): Active {
  const source = refOf(card);
  const defining = isDefining(ability);
  return {
    timestamp: card.timestamp ?? 0,
    defining,
    local: isLocal(ability),
    change: ability.change,
    now(state, begun) {
      const now = knownNow(state, source);
      if (now === undefined || (!begun && !hasOwnAbilities(now))) return undefined;
      const scene = sceneOf(state, source, controllerOf(now));
      const { change, if: asked } = ability;
      if (asked !== undefined && !begun && !holds(asked, scene)) return undefined;
      return {
        change: change.controller === 'you' ? { ...change, controller: scene.controller } : change,
        affects: () => select(ability.affects, scene),
        numberOf: (amount) => amountOf(amount, scene),
      };
    },
  };
}
const NONE: readonly Active[] = [];

/** The static abilities of a card that work where it is: on the battlefield, or those that define it (rule 113.6). */
export function staticsOn(card: MtgCard, staticsOf: StaticsOf): readonly Active[] {
  if (card.phasedOut || card.faceDown) return [];
  const all = staticsOf(card);
  if (all.length === 0) return NONE;
  const working = card.zone === 'battlefield' ? all : all.filter(isDefining);
  return working.map((ability) => ofStatic(card, ability));
}

/**
 * All static abilities of a card that a set defines: those it has, and where its power or toughness is counted from
 * something, the ability that defines it (rule 604.3).
 */
export const staticsOfDefinition = memo(
  ({
    power,
    toughness,
    static: statics,
  }: Pick<CardDefinition, 'power' | 'toughness' | 'static'>): readonly StaticAbility[] => {
    const change = {
      ...(typeof power === 'object' ? { setPower: power } : {}),
      ...(typeof toughness === 'object' ? { setToughness: toughness } : {}),
    };
    if (Object.keys(change).length === 0) return statics;
    return [...statics, { id: 'power-and-toughness', affects: 'self', change }];
  },
);

/** The static abilities of cards, by what a match knows of them; whether a card has them now, `refresh` asks. */
export const staticsIn = memo(
  (known: {
    readonly registry: AbilityRegistry;
    readonly definitions: ReadonlyMap<string, CardDefinition>;
  }): StaticsOf =>
    ({ publicId }) => {
      const definition = known.definitions.get(publicId);
      return definition
        ? staticsOfDefinition(definition)
        : (abilitiesOf(known.registry, publicId)?.static ?? NO_STATICS);
    },
);
const NO_STATICS: readonly StaticAbility[] = [];
