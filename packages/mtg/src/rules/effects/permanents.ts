import { type EffectExecution, optionDecision } from '@reticle/core/play';
import type { permanentEffects } from '../../language/effects/permanents.js';
import type { MtgCardFilter } from '../../language/filter.js';
import type { Selector } from '../../language/selector.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { hostOf, refOf } from '../../state/refs.js';
import { leftAtOnce } from '../../state/zones.js';
import { cardById } from '../../state/cards.js';
import { changeCounters, addRegeneration, destroy as destroyOne, setTapped } from '../actions/permanents.js';
import { phaseOut as allPhaseOut } from '../actions/phasing.js';
import { keepersIn } from '../actions/instead-of-dying.js';
import { sharesFor } from '../damage/shares.js';
import { happen } from '../events/happen.js';
import { attachable } from '../stack/attach.js';
import { askedBy, chosenOption, amountOf, select, selectCards } from '../select/select.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import { sure } from '../../state/sure.js';
import type { Actions, Kind } from './kind.js';
import { createTokenWith } from './tokens.js';

/**
 * Taps or untaps permanents. Tapped permanents can't be tapped, untapped ones can't be untapped (rules
 * 701.26a, 701.26b).
 */
function turnPermanents(
  what: Selector,
  tapped: boolean,
  acting: EffectExecution<MtgMatchState>,
): MtgMatchState {
  return selectCards(what, acting).reduce((now, id) => {
    const card = sure(cardById(now, id));
    if (card.zone !== 'battlefield' || card.tapped === tapped) return now;
    return setTapped(now, card, tapped, acting.emit);
  }, acting.state);
}

const tap: Kind<'tap'> = {
  apply: ({ what }, acting) => ({ state: turnPermanents(what, true, acting) }),
};

const untap: Kind<'untap'> = {
  apply: ({ what }, acting) => ({ state: turnPermanents(what, false, acting) }),
};

const phaseOut: Kind<'phaseOut'> = {
  apply: ({ what }, acting) => ({ state: allPhaseOut(acting.state, selectCards(what, acting), acting.emit) }),
};

const OPTIONS = ['tap', 'untap'] as const;

const tapOrUntap: Kind<'tapOrUntap'> = {
  asks: ({ what }, scene) =>
    select(what, scene).length === 0
      ? undefined
      : optionDecision(askedBy(scene.controller, scene), OPTIONS, 'tapOrUntap'),
  apply({ what }, { state, decided }) {
    const chosen = OPTIONS.find((option) => option === chosenOption(decided));
    return { state, first: chosen === undefined ? [] : [{ effect: chosen, what }] };
  },
};

const destroy: Kind<'destroy'> = {
  apply({ what, cantRegenerate }, acting) {
    const how = { cantRegenerate, keepers: keepersIn(acting.state) };
    const state = select(what, acting).reduce(
      (now, ref) => destroyOne(now, ref, acting.emit, how),
      acting.state,
    );
    return { state: leftAtOnce(acting.state, state) };
  },
};

const sacrifice: Kind<'sacrifice'> = {
  apply({ effect: _sacrifice, what, filter = {}, bind = 'sacrificed', exploits, ...rest }, { state }) {
    const own: MtgCardFilter = { zone: 'battlefield', controller: 'self', allOf: [filter] };
    const from = withoutUndefined({ from: what });
    return {
      state,
      first: [
        { effect: 'choose', ...rest, ...from, filter: own, bind },
        {
          effect: 'moveCards',
          what: { bound: bind },
          to: 'graveyard',
          as: 'sacrifice',
          ...withoutUndefined({ exploits }),
        },
      ],
    };
  },
};

const regenerate: Kind<'regenerate'> = {
  apply: ({ what }, acting) => ({ state: select(what, acting).reduce(addRegeneration, acting.state) }),
};

const putCounters: Kind<'putCounters'> = {
  apply({ what, counter, amount, divided }, acting) {
    const share = sharesFor(amount, divided ? what : undefined, acting);
    const state = select(what, acting).reduce(
      (now, ref) => changeCounters(now, ref, counter, Math.max(0, share(ref)), acting.emit),
      acting.state,
    );
    return { state };
  },
};

const removeCounters: Kind<'removeCounters'> = {
  apply({ what, counter, amount }, acting) {
    const fewer = amount === 'all' ? Infinity : Math.max(0, amountOf(amount, acting));
    const state = select(what, acting).reduce(
      (now, ref) => changeCounters(now, ref, counter, -fewer, acting.emit),
      acting.state,
    );
    return { state };
  },
};

const attach: Kind<'attach'> = {
  apply({ what, to }, acting) {
    const [host] = select(to, acting);
    if (!host) return { state: acting.state };
    const on = hostOf(host);
    return {
      state: selectCards(what, acting).reduce((now, id) => {
        const card = attachable(now, id, on);
        return card ? happen(now, { type: 'attached', card: refOf(card), to: on }, acting.emit) : now;
      }, acting.state),
    };
  },
};

const unattach: Kind<'unattach'> = {
  apply({ what }, acting) {
    const state = selectCards(what, acting).reduce((now, id) => {
      const card = cardById(now, id);
      const isAttached = card?.zone === 'battlefield' && card.attachedTo !== undefined;
      return isAttached ? happen(now, { type: 'becameUnattached', card: refOf(card) }, acting.emit) : now;
    }, acting.state);
    return { state };
  },
};

export const permanentActions: Actions<typeof permanentEffects> = {
  attach,
  createToken: createTokenWith(() => ({})),
  destroy,
  phaseOut,
  putCounters,
  regenerate,
  removeCounters,
  sacrifice,
  tap,
  tapOrUntap,
  unattach,
  untap,
};
