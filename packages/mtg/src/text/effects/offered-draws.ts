import { type Hole, sameValue } from '@reticle/core/text';
import type { AbilityCost } from '../../language/cost.js';
import type { Effect } from '../../language/effects/effect.js';
import type { Selector } from '../../language/selector.js';
import { payment } from '../phrases/cost-words.js';
import type { WordsContext } from '../phrases/context.js';
import { type EffectWords, effectAt, saysAll } from '../phrases/effect-words.js';
import { who } from '../phrases/selectors.js';

const REVEALED = 'revealed';

/** The top card is revealed, and goes to the graveyard if any other player pays for that; its owner draws a card if not. */
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

/** A player whom something has named: not you, who would not be said so. */
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
