import type { JsonObject, PinnedRef } from '@reticle/core';
import type { Acting } from '@reticle/core/match';
import type { TargetPhrase } from '@reticle/core/text';
import type { State } from '../state.js';
import type { Aim, Effect } from './effect.js';

/** The parts of an effect that say what it is done to. */
const AIM_KEYS = ['what', 'to', 'where'] as const;
/** One of them. */
export type AimKey = (typeof AIM_KEYS)[number];

/** An effect's aims by their keys. */
export type Aims = Readonly<Partial<Record<AimKey, Aim>>>;

/** What an effect is done to, part by part; a branch is chosen before its parts are. */
export function aimsOf(effect: Effect): Aims {
  if (effect.effect === 'either' || effect.effect === 'draw') return {};
  if (effect.effect === 'move') return { to: effect.to, where: effect.where };
  return effect.effect === 'attach' ? { what: effect.what, to: effect.to } : { to: effect.to };
}

/** The aims that are still phrases. */
export const phrasesOf = (effect: Effect): readonly (readonly [AimKey, TargetPhrase])[] => {
  const aims = aimsOf(effect);
  return AIM_KEYS.flatMap((key) => {
    const aim = aims[key];
    return aim === undefined || typeof aim === 'string' ? [] : [[key, aim] as const];
  });
};

/** A slot of a spec, and the relations of what is chosen for it. */
export interface SlotPart {
  readonly slot: JsonObject;
  readonly relations: readonly JsonObject[];
}

/** A phrase as a slot of a spec, with its relations. */
export function slotOf(
  id: string,
  { accepts, min, max, chooser, relations = [] }: TargetPhrase,
  total?: number,
): SlotPart {
  const said = chooser === undefined ? {} : { chooser };
  const divided = total === undefined ? {} : { division: { total } };
  return {
    slot: { id, accepts, min, max, ...said, ...divided },
    relations: relations.map(({ relation, property, is }) => ({
      relation,
      property,
      slots: [id],
      ...(is === undefined ? {} : { is }),
    })),
  };
}

/** The things that are meant by an aim: chosen on announcement, or just decided. */
export function meant(aim: Aim, key: AimKey, { bound, decided }: Acting<State>): readonly PinnedRef[] {
  if (typeof aim === 'string') return bound[aim] ?? [];
  return decided?.slots.find(({ slot }) => slot === key)?.targets ?? [];
}
