import { type Hole, sameValue } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import type { MtgCardFilter } from '../../language/filter.js';
import type { ManaCost } from '../../language/mana.js';
import type { NUMBERS, Selector } from '../../language/selector.js';
import type { WordsContext } from '../phrases/context.js';
import { manaCostHole } from '../phrases/cost-words.js';
import { type EffectWords, effectAt, says } from '../phrases/effect-words.js';
import { what, who } from '../phrases/selectors.js';
import { printThing, readThings } from '../phrases/things.js';
import { kind, number } from './exchanges.js';

type ForEach = Extract<Effect, { readonly effect: 'forEach' }>;
const PICKED = 'picked';
const EACH = 'player';
const player: Selector = { bound: EACH };
const picked: Selector = { bound: PICKED };

/**
 * Builds the effects in which each player sacrifices the object with the greatest number unless that player
 * pays its mana cost.
 */
const taxed = (players: Selector, filter: MtgCardFilter, most: (typeof NUMBERS)[number]): ForEach => ({
  effect: 'forEach',
  what: players,
  as: EACH,
  effects: [
    { effect: 'choose', who: player, filter: { ...filter, controller: 'self' }, most, bind: PICKED },
    {
      effect: 'mayPay',
      who: player,
      costs: [],
      manaCostOf: picked,
      else: [{ effect: 'sacrifice', who: player, what: picked }],
    },
  ],
});
const TAXED =
  "<players> sacrifices the <one> they control with the greatest <most> unless they pay that <same>'s mana cost";
const TIED =
  'if two or more <several> a player controls are tied for greatest <equal>, that player chooses one';

const severalKinds: Hole<MtgCardFilter, WordsContext> = {
  read: (words) => readThings(words),
  print: (filter) => printThing(filter, true),
};

const taxWords: EffectWords = [
  says('forEach', {
    words: TAXED,
    holes: { players: who, one: kind, most: number, same: kind },
    make: ({ players, one, most, same }) => (sameValue(one, same) ? taxed(players, one, most) : undefined),
    parts(effect) {
      const choose = effectAt(effect.effects, 0, 'choose');
      const { controller: _controller, ...one } = choose?.filter ?? {};
      const { most } = choose ?? {};
      return most && sameValue(effect, taxed(effect.what, one, most))
        ? { players: effect.what, one, most, same: one }
        : undefined;
    },
  }),
  says('forEach', {
    words: `${TAXED}. ${TIED}`,
    holes: { players: who, one: kind, most: number, same: kind, several: severalKinds, equal: number },
    make: ({ players, one, most, same, several, equal }) =>
      sameValue(one, same) && sameValue(one, several) && most === equal
        ? taxed(players, one, most)
        : undefined,
    // The data leave out that the players choose.
    parts: () => undefined,
  }),
];

const LANDS = 'lands';
type DrainParts = { readonly spell: Selector; readonly mana: ManaCost; readonly lands: MtgCardFilter };

/**
 * Builds the effects in which a spell's controller pays, or the spell is countered and that player loses all
 * mana and what would make more of it.
 */
const drained = ({ spell, mana, lands }: DrainParts): ForEach => ({
  effect: 'forEach',
  what: { controllerOf: spell },
  as: EACH,
  effects: [
    {
      effect: 'mayPay',
      who: player,
      costs: [{ cost: 'mana', mana }],
      else: [
        { effect: 'counter', what: spell },
        { effect: 'tap', what: { each: { ...lands, controller: `role.${EACH}` } } },
        { effect: 'loseMana', who: player },
      ],
    },
  ],
});

const drainWords: EffectWords = [
  says('forEach', {
    words: `counter <spell> unless <payer> pays <mana>. if that player doesn't, they tap all <${LANDS}> they control and lose all unspent mana`,
    holes: { spell: what, payer: who, mana: manaCostHole, lands: severalKinds },
    make: ({ spell, payer, mana, lands }) =>
      sameValue(payer, { controllerOf: spell }) && lands.controller === undefined
        ? drained({ spell, mana, lands })
        : undefined,
    parts(effect) {
      const pay = effectAt(effect.effects, 0, 'mayPay');
      const [cost] = pay?.costs ?? [];
      const [counter, tap] = [effectAt(pay?.else ?? [], 0, 'counter'), effectAt(pay?.else ?? [], 1, 'tap')];
      if (!counter || typeof tap?.what !== 'object' || !('each' in tap.what) || cost?.cost !== 'mana')
        return undefined;
      const { controller: _controller, ...lands } = tap.what.each;
      const found: DrainParts = { spell: counter.what, mana: cost.mana, lands };
      return sameValue(effect, drained(found)) ? { ...found, payer: effect.what } : undefined;
    },
  }),
];

/** Penalties unless players pay whose words are more than one clause. */
export const taxedWords: EffectWords = [...taxWords, ...drainWords];
