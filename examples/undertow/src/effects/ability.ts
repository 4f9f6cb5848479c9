import { unwrap, type LegalTargets, type TargetSpec } from '@reticle/core';
import type { MadeSlot } from '@reticle/core/text';
import { game } from '../game.js';
import { set } from '../set/index.js';
import type { PrintedCard } from '../set/printed.js';
import { phrasesOf, slotOf } from './aims.js';
import type { Effect } from './effect.js';

/** What a card does, its phrases made slots; in `does` the names of the slots stand for them. */
export interface Ability {
  readonly spec: TargetSpec;
  readonly does: readonly Effect[];
}

/** What decides an ability: the cost, the effects, and what kind of card has them. */
type Doer = Pick<PrintedCard, 'type' | 'cost' | 'does'>;

/** A cost is paid by energy: that on the creature, or for a surge that on any creature of one's own. */
const costSlot = ({ type, cost }: Doer): MadeSlot => {
  const whose = type === 'creature' ? { attached: true } : { controller: 'self' };
  const accepts = [{ kind: 'card', filter: { zone: 'attached', ...whose } }];
  return {
    slot: { id: 'cost', accepts, min: 1, max: 'any', chooser: 'controller', mode: 'choose' },
    relations: [{ relation: 'sum', property: 'worth', slots: ['cost'], is: { gte: cost } }],
  };
};

/** What a printed card does as a spec and its effects. @throws RefusedError where a phrase is none of this game */
export function abilityOf(card: Doer): Ability {
  const made = card.does.map((effect, at) => {
    const total = effect.effect === 'spread' ? effect.amount : undefined;
    const announced = phrasesOf(effect).filter(([, { chooser }]) => chooser === undefined);
    return {
      parts: announced.map(([key, phrase]) => slotOf(`${key}${at + 1}`, phrase, total)),
      effect: { ...effect, ...Object.fromEntries(announced.map(([key]) => [key, `${key}${at + 1}`])) },
    };
  });
  const parts = [...(card.cost > 0 ? [costSlot(card)] : []), ...made.flatMap((one) => one.parts)];
  const spec = game.parseSpec({
    slots: parts.map(({ slot }) => slot),
    relations: parts.flatMap(({ relations }) => relations),
  });
  return { spec: unwrap(spec), does: made.map(({ effect }) => effect) };
}

/** The abilities of all cards of the set that do anything, by id. */
export const abilities: ReadonlyMap<string, Ability> = new Map(
  set.filter(({ does }) => does.length > 0).map((card) => [card.publicId, abilityOf(card)]),
);

/** The effects with what was chosen for them that has no place in a frame: how a total was divided. */
export const announcedEffects = (does: readonly Effect[], { slots }: LegalTargets): readonly Effect[] =>
  does.map((effect) => {
    if (effect.effect !== 'spread') return effect;
    const shares = slots.find(({ slot }) => slot === effect.to)?.division;
    return shares ? { ...effect, shares } : effect;
  });
