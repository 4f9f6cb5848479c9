import { unwrap, type LegalTargets, type TargetSpec } from '@reticle/core';
import { game } from './game.js';
import { set } from '../set/index.js';
import type { PrintedCard } from '../set/index.js';
import { phrasesOf, slotOf } from './aims.js';
import { costs, type Cost } from './costs.js';
import type { Effect } from '../language/effect.js';

/**
 * What a card does, with its phrases made into slots. In `does` the names of the slots stand for the phrases.
 */
export interface Use {
  readonly spec: TargetSpec;
  readonly cost: readonly Cost[];
  readonly does: readonly Effect[];
}

/** What decides a use: the cost, the effects, and the type of the card that has them. */
type Doer = Pick<PrintedCard, 'type' | 'cost' | 'does'>;

/**
 * Makes the use of a printed card: a spec and its effects. @throws RefusedError if a phrase does not belong
 * to this game
 */
export function useOf({ type, cost: energy, does }: Doer): Use {
  const made = does.map((effect, at) => {
    const total = effect.effect === 'spread' ? effect.amount : undefined;
    const announced = phrasesOf(effect).filter(([, { chooser }]) => chooser === undefined);
    return {
      parts: announced.map(([key, phrase]) => slotOf(`${key}${at + 1}`, phrase, total)),
      effect: { ...effect, ...Object.fromEntries(announced.map(([key]) => [key, `${key}${at + 1}`])) },
    };
  });
  const parts = made.flatMap((one) => one.parts);
  const cost: readonly Cost[] =
    energy > 0 ? [{ cost: 'energy', amount: energy, from: type === 'creature' ? 'it' : 'any' }] : [];
  const paid = costs.slots(cost);
  const spec = game.parseSpec({
    slots: [...paid.slots, ...parts.map(({ slot }) => slot)],
    relations: [...paid.relations, ...parts.flatMap(({ relations }) => relations)],
  });
  return { spec: unwrap(spec), cost, does: made.map(({ effect }) => effect) };
}

/** The uses of all cards of the set that do anything, by id. */
export const uses: ReadonlyMap<string, Use> = new Map(
  set.filter(({ does }) => does.length > 0).map((card) => [card.publicId, useOf(card)]),
);

/** Adds to the effects what was chosen for them and has no place in a frame: how a total was divided. */
export const announcedEffects = (does: readonly Effect[], { slots }: LegalTargets): readonly Effect[] =>
  does.map((effect) => {
    if (effect.effect !== 'spread') return effect;
    const shares = slots.find(({ slot }) => slot === effect.to)?.division;
    return shares ? { ...effect, shares } : effect;
  });
