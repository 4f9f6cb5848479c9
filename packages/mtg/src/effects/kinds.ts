import type { EffectKinds } from '@reticle/core/match';
import type { MtgMatchState } from '../state/match-state.js';
import { addMana } from './add-mana.js';
import { damage } from './damage.js';
import type { Effects } from './effect.js';
import { changeTarget } from './change-target.js';
import { choose } from './choose.js';
import { counter } from './counter.js';
import { createToken } from './create-token.js';
import { delayed } from './delayed.js';
import { discard } from './discard.js';
import { draw } from './draw.js';
import { flipCoin } from './flip-coin.js';
import { forEach } from './for-each.js';
import { branch } from './if.js';
import { letPlay } from './let-play.js';
import { look } from './look.js';
import { may } from './may.js';
import { mayPayWith } from './may-pay.js';
import { mill } from './mill.js';
import { moreLands } from './more-lands.js';
import { moveCards, moveCardsWith, type Entering } from './move-cards.js';
import { reveal } from './reveal.js';
import { sacrifice } from './sacrifice.js';
import { search } from './search.js';
import { shuffle } from './shuffle.js';
import { tap } from './tap.js';
import { tapOrUntap } from './tap-or-untap.js';
import { untap } from './untap.js';
import { poolOnly, type MeansOf } from './paying.js';
import { become } from './become.js';
import { becomeType } from './become-type.js';
import { destroy } from './destroy.js';
import { gainControl } from './gain-control.js';
import { gainKeywords } from './gain-keywords.js';
import { gainLife } from './gain-life.js';
import { loseKeywords } from './lose-keywords.js';
import { loseLife } from './lose-life.js';
import { loseMana } from './lose-mana.js';
import { preventDamage } from './prevent-damage.js';
import { preventNext } from './prevent-next.js';
import { pump } from './pump.js';
import { putCounters } from './put-counters.js';
import { redirectDamage } from './redirect-damage.js';
import { redirectNext } from './redirect-next.js';
import { regenerate } from './regenerate.js';
import { removeCounters } from './remove-counters.js';
import { skipUntap } from './skip-untap.js';
import { sequence } from './sequence.js';

/** What every kind of effect does: one line each. */
export const EFFECT_KINDS: EffectKinds<MtgMatchState, Effects> = {
  addMana,
  damage,
  changeTarget,
  choose,
  counter,
  createToken,
  delayed,
  discard,
  draw,
  flipCoin,
  forEach,
  if: branch,
  letPlay,
  look,
  may,
  mayPay: mayPayWith(poolOnly),
  mill,
  moreLands,
  moveCards,
  reveal,
  sacrifice,
  search,
  shuffle,
  tap,
  tapOrUntap,
  untap,
  become,
  becomeType,
  destroy,
  gainControl,
  gainKeywords,
  gainLife,
  loseKeywords,
  loseLife,
  loseMana,
  preventDamage,
  preventNext,
  pump,
  putCounters,
  redirectDamage,
  redirectNext,
  regenerate,
  removeCounters,
  skipUntap,
  sequence,
};

/** What a match knows and a state does not tell. */
export interface KnownToMatch {
  /** How players get mana for what an effect lets them pay. */
  readonly mana: MeansOf;
  /** What a card is as it enters the battlefield: `{ tapped: true }`. */
  readonly entering: Entering;
}

/** The same kinds in a match: players may tap permanents for payments, and permanents enter as they say. */
export function effectKindsWith({ mana, entering }: KnownToMatch): EffectKinds<MtgMatchState, Effects> {
  return { ...EFFECT_KINDS, mayPay: mayPayWith(mana), moveCards: moveCardsWith(entering) };
}
