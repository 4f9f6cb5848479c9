import { type Hole, sameValue } from '@reticle/core/text';
import type { AbilityCost } from '../../language/cost.js';
import type { Effect } from '../../language/effects/effect.js';
import type { Selector } from '../../language/selector.js';
import { countOf } from '../phrases/amounts.js';
import type { WordsContext } from '../phrases/context.js';
import { payment } from '../phrases/cost-words.js';
import { effectAt, type EffectWords, says, saysAll, unlessYou } from '../phrases/effect-words.js';
import { who } from '../phrases/selectors.js';

const cards = countOf('card');
const additional = countOf('additional card');

/** What is said of drawing besides the verb (`text/verbs/cards.ts`): "draw an additional card", "draw up to two cards". */
export const drawWords: EffectWords = [
  says('draw', {
    words: '<who> draws|draw <additional>',
    holes: { who, additional },
    make: (values) => ({
      effect: 'draw',
      ...unlessYou(values.who),
      ...(values.additional === 1 ? {} : { amount: values.additional }),
    }),
    parts: () => undefined,
  }),
  says('draw', {
    words: '<who> draws|draw another card',
    holes: { who },
    make: (values) => ({ effect: 'draw', ...unlessYou(values.who) }),
    parts: () => undefined,
  }),
  says('draw', {
    words: '<who> draws|draw up to <cards>',
    holes: { who, cards },
    make: (values) => ({ effect: 'draw', ...unlessYou(values.who), amount: values.cards, upTo: true }),
    parts: ({ who: player = 'you', amount = 1, upTo }) => (upTo ? { who: player, cards: amount } : undefined),
  }),
];

const REVEALED = 'revealed';

/**
 * Builds the effects of revealing the top card: it goes to the graveyard if any other player pays, and its
 * owner draws a card if nobody does.
 */
const offered = (player: Selector, cost: AbilityCost): readonly Effect[] => [
  { effect: 'reveal', at: { top: 1, of: player }, bind: REVEALED },
  {
    effect: 'mayPay',
    who: { those: 'eachPlayer', except: player },
    any: true,
    costs: [cost],
    effects: [{ effect: 'moveCards', what: { bound: REVEALED }, to: 'graveyard' }],
    else: [{ effect: 'draw', who: player }],
  },
];

/** A player who was named before. You aren't, since the words would differ. */
const named: Hole<Selector, WordsContext> = {
  ...who,
  read(words, context) {
    const player = who.read(words, context);
    return typeof player === 'object' ? player : undefined;
  },
};

/** "That player reveals the top card of their library. Then any other player may pay 2 life. If a player does, ...". */
export const offeredDrawWords: EffectWords = [
  saysAll({
    words:
      "<player> reveals|reveal the top card of their library. then any other player may <cost>. if a player does, put that card into its owner's graveyard. otherwise, that player draws a card",
    holes: { player: named, cost: payment },
    make: ({ player, cost }) => offered(player, cost),
    parts(effects) {
      const [reveal, pay] = [effectAt(effects, 0, 'reveal'), effectAt(effects, 1, 'mayPay')];
      const player = reveal && 'top' in reveal.at ? reveal.at.of : undefined;
      const [cost] = pay?.costs ?? [];
      return typeof player === 'object' && cost && sameValue(effects, offered(player, cost))
        ? { player, cost }
        : undefined;
    },
  }),
];
