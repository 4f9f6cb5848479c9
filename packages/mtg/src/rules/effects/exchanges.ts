import { type Decision, type EffectContext, optionDecision } from '@reticle/core/play';
import type { exchangeEffects } from '../../language/effects/exchanges.js';
import type { EffectNamed } from '../../language/effects/effect.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { playerRefOf, refOf } from '../../state/refs.js';
import { sure } from '../../state/sure.js';
import { playerOf, playerInGame, seatsInOrder } from '../../state/state.js';
import { gainLife, loseLife } from '../actions/life.js';
import { leaveEffect } from '../continuous/active.js';
import { askedBy, chosenOption, numberOptions, selectCard, selectPlayer } from '../select/select.js';
import type { Actions, Kind } from './kind.js';

type Bidding = EffectContext<MtgMatchState>;

const lifeOf = (state: MtgMatchState, player: string): number => sure(playerOf(state, player)).life;

const exchangeLife: Kind<'exchangeLife'> = {
  apply({ who = 'you', with: whose }, acting) {
    const { state, emit } = acting;
    const [one, other] = [selectPlayer(who, acting), selectPlayer(whose, acting)];
    if (one === undefined || other === undefined) return { state };
    const difference = lifeOf(state, other) - lifeOf(state, one);
    const [poorer, richer] = difference > 0 ? [one, other] : [other, one];
    const lost = loseLife(state, richer, Math.abs(difference), emit);
    return { state: gainLife(lost, poorer, Math.abs(difference), emit) };
  },
};

const exchangeControl: Kind<'exchangeControl'> = {
  apply({ one, other }, acting) {
    const { state } = acting;
    const [mine, theirs] = [selectCard(one, acting), selectCard(other, acting)];
    const areThere = mine?.zone === 'battlefield' && theirs?.zone === 'battlefield';
    if (!areThere || controllerOf(mine) === controllerOf(theirs)) return { state };
    const swapped = leaveEffect(acting, [refOf(mine)], { controller: controllerOf(theirs) }, 'forever');
    return {
      state: leaveEffect(
        { ...acting, state: swapped },
        [refOf(theirs)],
        { controller: controllerOf(mine) },
        'forever',
      ),
    };
  },
};

const PASS = 'pass';

/** Returns the current high bid. The bidding begins with a bid of 0 by the effect's controller. */
const standing = (
  { high }: EffectNamed<'bidLife'>,
  { controller }: Bidding,
): NonNullable<EffectNamed<'bidLife'>['high']> => high ?? { bid: 0, by: controller, passed: 0 };

/**
 * Returns the player who bids next, after the high bidder and those who passed. Returns undefined once all
 * others have passed.
 */
function nextBidder(effect: EffectNamed<'bidLife'>, scene: Bidding): string | undefined {
  const { by, passed } = standing(effect, scene);
  const { state } = scene;
  const seats = seatsInOrder(state).filter((seat) => playerInGame(state, seat));
  const at = seats.indexOf(by);
  return passed >= seats.length - 1 ? undefined : seats[(at + 1 + passed) % seats.length];
}

/**
 * Returns what a player may bid: more than the high bid, at most the player's life, and at most a thousand
 * numbers.
 */
function bidsOf(effect: EffectNamed<'bidLife'>, scene: Bidding, player: string): readonly string[] {
  const { bid } = standing(effect, scene);
  return numberOptions(bid + 1, lifeOf(scene.state, player));
}

const bidLife: Kind<'bidLife'> = {
  asks(effect, scene): Decision | undefined {
    const player = nextBidder(effect, scene);
    if (player === undefined) return undefined;
    const bids = bidsOf(effect, scene, player);
    return bids.length === 0 ? undefined : optionDecision(askedBy(player, scene), [PASS, ...bids], 'bidLife');
  },
  apply(effect, acting) {
    const { state, decided, emit } = acting;
    const { bid, by, passed } = standing(effect, acting);
    const player = nextBidder(effect, acting);
    const chosen = chosenOption(decided) ?? PASS;
    if (player === undefined)
      return { state: loseLife(state, by, bid, emit), bind: { [effect.bind]: [playerRefOf(by)] } };
    const high =
      chosen === PASS ? { bid, by, passed: passed + 1 } : { bid: Number(chosen), by: player, passed: 0 };
    return { state, first: [{ ...effect, high }] };
  },
};

export const exchangeActions: Actions<typeof exchangeEffects> = {
  bidLife,
  exchangeControl,
  exchangeLife,
};
