import type { EffectKinds } from '@reticle/core/play';
import type { Effects } from '../../language/effects/effect.js';
import type { MtgMatchState } from '../../state/match-state.js';
import {
  amass,
  bolster,
  connive,
  dig,
  endGame,
  exileUntil,
  explore,
  fight,
  learn,
  mutate,
  proliferate,
  scry,
  surveil,
  transform,
  turnUp,
} from './actions.js';
import { askingOrder } from './asking-order.js';
import { type Caster, castCard, castCardWith } from './casting.js';
import { extraTurn, morePhases } from './turns.js';
import { digUntil, discard, foretell, letPlay, look, mill, moreLands, reveal, shuffle } from './cards.js';
import { search } from './search.js';
import {
  become,
  becomeType,
  gainControl,
  gainKeywords,
  gainProtection,
  loseKeywords,
  suspect,
  mustBlock,
  pump,
  skipUntap,
} from './changes.js';
import { type EnteringChoices, NO_CHOICES, chooseEnteringWith } from './entering.js';
import { bidLife, exchangeControl, exchangeLife } from './exchanges.js';
import { type DrawReplacements, NO_DRAW_REPLACEMENTS, drawWith, inOwnFrame } from './draws.js';
import { damage, preventDamage, preventNext, redirectDamage, redirectNext } from './damage.js';
import {
  branch,
  choose,
  delayed,
  flipCoin,
  forEach,
  may,
  reflexive,
  sequence,
  type ManaCostOf,
  type MeansOf,
  mayPayWith,
  noManaCost,
  poolOnly,
} from './flow.js';
import { createCopyWith, createTokenWith } from './tokens.js';
import { type Entering, moveCards, moveCardsWith } from './moving.js';
import { chooseMode } from './choose-mode.js';
import { mulligan } from './mulligan.js';
import {
  attach,
  destroy,
  phaseOut,
  putCounters,
  regenerate,
  removeCounters,
  sacrifice,
  tap,
  tapOrUntap,
  untap,
} from './permanents.js';
import { withRecord } from './this-way.js';
import { addMana, gainLife, loseLife, loseMana, setLife } from './players.js';
import { changeTarget, copySpell, counter, newTargets } from './stack.js';

/** What each kind of effect does, one line each. The schemas are in `language/effects`. */
export const EFFECT_KINDS: EffectKinds<MtgMatchState, Effects> = {
  addMana,
  amass,
  attach,
  bidLife,
  bolster,
  chooseEntering: chooseEnteringWith(NO_CHOICES),
  connive,
  createCopy: createCopyWith(() => ({}), NO_CHOICES),
  dig,
  endGame,
  exchangeControl,
  exchangeLife,
  exileUntil,
  explore,
  extraTurn,
  fight,
  learn,
  mutate,
  proliferate,
  scry,
  surveil,
  transform,
  turnUp,
  // No card with this effect is put into a deck.
  unperformed: { apply: (_effect, { state }) => ({ state }) },
  damage,
  castCard,
  changeTarget,
  chooseMode,
  copySpell,
  digUntil,
  newTargets,
  choose,
  counter,
  createToken: createTokenWith(() => ({})),
  delayed,
  discard,
  draw: drawWith(NO_DRAW_REPLACEMENTS),
  flipCoin,
  forEach,
  if: branch,
  foretell,
  letPlay,
  look,
  may,
  mayPay: mayPayWith(poolOnly, noManaCost),
  mill,
  moreLands,
  morePhases,
  moveCards,
  mulligan,
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
  gainProtection,
  gainLife,
  loseKeywords,
  suspect,
  mustBlock,
  loseLife,
  setLife,
  loseMana,
  preventDamage,
  preventNext,
  pump,
  putCounters,
  redirectDamage,
  redirectNext,
  reflexive,
  phaseOut,
  regenerate,
  removeCounters,
  replacement: inOwnFrame(() => EFFECT_KINDS),
  skipUntap,
  sequence,
};

/** What a match knows about its cards beyond the state. */
export interface KnownToMatch {
  /** How players get mana for payments that effects ask for. */
  readonly mana: MeansOf;
  /** How a card enters the battlefield: `{ tapped: true }`. */
  readonly entering: Entering;
  /** What is chosen as cards enter. */
  readonly choices: EnteringChoices;
  /** The mana cost of a card, if it has one. */
  readonly manaCostOf: ManaCostOf;
  /** How cards are cast during a resolution. */
  readonly caster: Caster;
  /** What happens instead of draws. */
  readonly draws: DrawReplacements;
}

/**
 * Returns the kinds of effects for a match: players may tap permanents for payments, permanents enter as
 * their cards say, and cards can be cast.
 */
export function effectKindsWith({
  mana,
  manaCostOf,
  entering,
  choices,
  caster,
  draws,
}: KnownToMatch): EffectKinds<MtgMatchState, Effects> {
  const kinds: EffectKinds<MtgMatchState, Effects> = {
    ...EFFECT_KINDS,
    counter: askingOrder(counter),
    replacement: inOwnFrame(() => kinds),
    damage: withRecord(askingOrder(damage)),
    destroy: withRecord(askingOrder(destroy)),
    draw: askingOrder(drawWith(draws)),
    fight: askingOrder(fight),
    castCard: askingOrder(castCardWith(caster)),
    chooseEntering: chooseEnteringWith(choices),
    createCopy: createCopyWith(entering, choices),
    createToken: createTokenWith(entering),
    digUntil: withRecord(digUntil),
    mayPay: withRecord(askingOrder(mayPayWith(mana, manaCostOf))),
    mill: withRecord(mill),
    moveCards: withRecord(askingOrder(moveCardsWith(entering, choices))),
    tap: withRecord(tap),
  };
  return kinds;
}
