import type { EffectKinds } from '@reticle/core/play';
import type { choiceEffects } from '../../language/effects/choose.js';
import type { Effects } from '../../language/effects/effect.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { actionActions } from './actions.js';
import { askingOrder } from './asking-order.js';
import { cardActions } from './cards.js';
import { type Caster, castCardWith } from './casting.js';
import { changeActions } from './changes.js';
import { chooseMode } from './choose-mode.js';
import { damageActions } from './damage.js';
import { type DrawReplacements, drawWith, inOwnFrame } from './draws.js';
import { type EnteringChoices, NO_CHOICES, chooseEnteringWith } from './entering.js';
import { exchangeActions } from './exchanges.js';
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
import type { Actions } from './kind.js';
import { type Entering, moveCardsWith } from './moving.js';
import { permanentActions } from './permanents.js';
import { playerActions } from './players.js';
import { stackActions } from './stack.js';
import { withRecord } from './this-way.js';
import { createCopyWith, createTokenWith } from './tokens.js';

const choiceActions: Actions<typeof choiceEffects> = {
  choose,
  chooseEntering: chooseEnteringWith(NO_CHOICES),
  chooseMode,
};

/** What each kind of effect does, by families. The families are declared in `language/effects`. */
export const EFFECT_KINDS: EffectKinds<MtgMatchState, Effects> = {
  ...actionActions,
  ...cardActions,
  ...changeActions,
  ...choiceActions,
  ...damageActions,
  ...exchangeActions,
  ...permanentActions,
  ...playerActions,
  ...stackActions,
  delayed,
  flipCoin,
  forEach,
  if: branch,
  may,
  mayPay: mayPayWith(poolOnly, noManaCost),
  reflexive,
  replacement: inOwnFrame(() => EFFECT_KINDS),
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
    counter: askingOrder(stackActions.counter),
    replacement: inOwnFrame(() => kinds),
    damage: withRecord(askingOrder(damageActions.damage)),
    destroy: withRecord(askingOrder(permanentActions.destroy)),
    draw: askingOrder(drawWith(draws)),
    fight: askingOrder(actionActions.fight),
    castCard: askingOrder(castCardWith(caster)),
    chooseEntering: chooseEnteringWith(choices),
    createCopy: createCopyWith(entering, choices),
    createToken: createTokenWith(entering),
    digUntil: withRecord(cardActions.digUntil),
    mayPay: withRecord(askingOrder(mayPayWith(mana, manaCostOf))),
    mill: withRecord(cardActions.mill),
    moveCards: withRecord(askingOrder(moveCardsWith(entering, choices))),
    tap: withRecord(permanentActions.tap),
  };
  return kinds;
}
