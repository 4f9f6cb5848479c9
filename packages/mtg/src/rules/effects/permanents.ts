import { type EffectExecution, type EffectKind, optionDecision } from '@reticle/core/play';
import type { Effect } from '../../language/effects/effect.js';
import type {
  AttachEffect,
  CreateTokenEffect,
  DestroyEffect,
  PhaseOutEffect,
  PutCountersEffect,
  RegenerateEffect,
  RemoveCountersEffect,
  SacrificeEffect,
  TapEffect,
  TapOrUntapEffect,
  TokenFacts,
  UntapEffect,
} from '../../language/effects/permanents.js';
import type { MtgCardFilter } from '../../language/filter.js';
import type { Selector } from '../../language/selector.js';
import { type MtgCard, mtgCardOf } from '../../state/card.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { hostOf, refOf } from '../../state/refs.js';
import { cardById } from '../../state/cards.js';
import { inTurnOrder } from '../../state/state.js';
import { changeCounters, addRegeneration, destroy as destroyOne, turned } from '../actions/permanents.js';
import { phaseOut as allPhaseOut } from '../actions/phasing.js';
import { keepersIn } from '../actions/instead-of-dying.js';
import { attach as attachTo } from '../stack/attach.js';
import { askedBy, chosenOption, amountOf, select, selectCards, selectPlayers } from '../select/select.js';
import { matchWith } from '../../state/copies.js';
import { given } from '../../state/given.js';
import { bound } from './bound.js';
import { sure } from '../../state/sure.js';

/** Taps or untaps permanents; only an untapped one can be tapped, and the other way round (rules 701.26a, 701.26b). */
function turnPermanents(
  what: Selector,
  tapped: boolean,
  acting: EffectExecution<MtgMatchState>,
): MtgMatchState {
  return selectCards(what, acting).reduce((now, id) => {
    const card = sure(cardById(now, id));
    if (card.zone !== 'battlefield' || card.tapped === tapped) return now;
    return turned(now, card, tapped, acting);
  }, acting.state);
}

export const tap: EffectKind<MtgMatchState, TapEffect, Effect> = {
  apply: ({ what }, acting) => ({ state: turnPermanents(what, true, acting) }),
};

export const untap: EffectKind<MtgMatchState, UntapEffect, Effect> = {
  apply: ({ what }, acting) => ({ state: turnPermanents(what, false, acting) }),
};

export const phaseOut: EffectKind<MtgMatchState, PhaseOutEffect, Effect> = {
  apply: ({ what }, acting) => ({ state: allPhaseOut(acting.state, selectCards(what, acting), acting.emit) }),
};

const OPTIONS = ['tap', 'untap'] as const;

export const tapOrUntap: EffectKind<MtgMatchState, TapOrUntapEffect, Effect> = {
  asks: ({ what }, scene) =>
    select(what, scene).length === 0
      ? undefined
      : optionDecision(askedBy(scene.controller, scene), OPTIONS, 'tapOrUntap'),
  apply({ what }, { state, decided }) {
    const chosen = OPTIONS.find((option) => option === chosenOption(decided));
    return { state, first: chosen === undefined ? [] : [{ effect: chosen, what }] };
  },
};

export const destroy: EffectKind<MtgMatchState, DestroyEffect, Effect> = {
  apply({ what, cantRegenerate }, acting) {
    const how = { cantRegenerate, keepers: keepersIn(acting.state) };
    const state = select(what, acting).reduce(
      (now, ref) => destroyOne(now, ref, acting.emit, how),
      acting.state,
    );
    return { state };
  },
};

export const sacrifice: EffectKind<MtgMatchState, SacrificeEffect, Effect> = {
  apply({ effect: _sacrifice, what, filter = {}, bind = 'sacrificed', ...rest }, { state }) {
    const own: MtgCardFilter = { zone: 'battlefield', controller: 'self', allOf: [filter] };
    const from = given({ from: what });
    return {
      state,
      first: [
        { effect: 'choose', ...rest, ...from, filter: own, bind },
        { effect: 'moveCards', what: { bound: bind }, to: 'graveyard', as: 'sacrifice' },
      ],
    };
  },
};

export const regenerate: EffectKind<MtgMatchState, RegenerateEffect, Effect> = {
  apply: ({ what }, acting) => ({ state: select(what, acting).reduce(addRegeneration, acting.state) }),
};

/** No effect creates more tokens than that at once. */
const MOST_TOKENS = 1_000;

function factsOf(token: TokenFacts, acting: EffectExecution<MtgMatchState>) {
  const { supertypes = [], types, subtypes = [], colors = [], power, toughness, keywords = [] } = token;
  const name = token.name ?? [...subtypes, 'Token'].join(' ');
  return {
    names: [name],
    supertypes,
    types,
    subtypes,
    colors,
    manaValue: 0,
    keywords,
    ...(power === undefined ? {} : { power: amountOf(power, acting) }),
    ...(toughness === undefined ? {} : { toughness: amountOf(toughness, acting) }),
  };
}

export const createToken: EffectKind<MtgMatchState, CreateTokenEffect, Effect> = {
  apply({ token, count = 1, who = 'you', tapped = false, bind }, acting) {
    const { state, emit } = acting;
    const printed = factsOf(token, acting);
    const number = Math.min(MOST_TOKENS, Math.max(0, amountOf(count, acting)));
    const owners = inTurnOrder(state, selectPlayers(who, acting));
    const owned = owners.flatMap((owner) => Array.from({ length: number }, () => owner));
    const tokens = owned.map((owner, at): MtgCard => {
      const instanceId = `token-${state.nextId + at}`;
      const [publicId = instanceId] = printed.names;
      const thisTurn = ['entered', 'cameUnderControl'] as const;
      return mtgCardOf({ ...printed, printed, instanceId, publicId, owner, tapped, token: true, thisTurn });
    });
    for (const made of tokens) emit({ type: 'tokenCreated', card: refOf(made), player: made.owner });
    return {
      state: matchWith(state, { cards: [...state.cards, ...tokens], nextId: state.nextId + tokens.length }),
      ...bound(bind, tokens.map(refOf)),
    };
  },
};

export const putCounters: EffectKind<MtgMatchState, PutCountersEffect, Effect> = {
  apply({ what, counter, amount }, acting) {
    const more = Math.max(0, amountOf(amount, acting));
    const state = select(what, acting).reduce(
      (now, ref) => changeCounters(now, ref, counter, more, acting.emit),
      acting.state,
    );
    return { state };
  },
};

export const removeCounters: EffectKind<MtgMatchState, RemoveCountersEffect, Effect> = {
  apply({ what, counter, amount }, acting) {
    const fewer = amount === 'all' ? Infinity : Math.max(0, amountOf(amount, acting));
    const state = select(what, acting).reduce(
      (now, ref) => changeCounters(now, ref, counter, -fewer, acting.emit),
      acting.state,
    );
    return { state };
  },
};

export const attach: EffectKind<MtgMatchState, AttachEffect, Effect> = {
  apply({ what, to }, acting) {
    const [host] = select(to, acting);
    if (!host) return { state: acting.state };
    const on = hostOf(host);
    return { state: selectCards(what, acting).reduce((now, id) => attachTo(now, id, on), acting.state) };
  },
};
