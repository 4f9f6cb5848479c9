import { type EffectExecution, type EffectKind, optionDecision } from '@reticle/core/match';
import type {
  BecomeEffect,
  BecomeTypeEffect,
  GainControlEffect,
  GainKeywordsEffect,
  GainProtectionEffect,
  LoseKeywordsEffect,
  PumpEffect,
  SkipUntapEffect,
} from '../../language/effects/damage.js';
import type { Effect } from '../../language/effects/effect.js';
import type {
  AttachEffect,
  CreateTokenEffect,
  DestroyEffect,
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
import { BASIC_LAND_TYPES, COLORS } from '../../language/vocabulary.js';
import { type MtgCard, mtgCardOf } from '../../state/card.js';
import { cardById } from '../../state/cards.js';
import { matchWith } from '../../state/copies.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { refOf } from '../../state/refs.js';
import { inTurnOrder } from '../../state/state.js';
import { addRegeneration, destroy as destroyOne } from '../actions/change-zone.js';
import { changeCounters, turned } from '../actions/counters.js';
import { leaveEffect } from '../continuous/active.js';
import { askedBy, chosenOption, amountOf, select, selectCards, selectPlayers } from '../select/select.js';
import { attach as attachTo } from '../stack/resolve.js';

/** Taps or untaps permanents; only an untapped one can be tapped, and the other way round (rules 701.26a, 701.26b). */
function turnPermanents(
  what: Selector,
  tapped: boolean,
  acting: EffectExecution<MtgMatchState>,
): MtgMatchState {
  return selectCards(what, acting).reduce((now, id) => {
    const card = cardById(now, id);
    if (card?.zone !== 'battlefield' || card.tapped === tapped) return now;
    return turned(now, card, tapped, acting);
  }, acting.state);
}

export const tap: EffectKind<MtgMatchState, TapEffect, Effect> = {
  apply: ({ what }, acting) => ({ state: turnPermanents(what, true, acting) }),
};

export const untap: EffectKind<MtgMatchState, UntapEffect, Effect> = {
  apply: ({ what }, acting) => ({ state: turnPermanents(what, false, acting) }),
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
    const doomed = select(what, acting);
    const state = doomed.reduce(
      (now, ref) => destroyOne(now, ref, acting.emit, { cantRegenerate }),
      acting.state,
    );
    return { state };
  },
};

export const sacrifice: EffectKind<MtgMatchState, SacrificeEffect, Effect> = {
  apply({ effect: _sacrifice, what, filter = {}, bind = 'sacrificed', ...rest }, { state }) {
    const own: MtgCardFilter = { zone: 'battlefield', controller: 'self', allOf: [filter] };
    const from = what === undefined ? {} : { from: what };
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
      ...(bind === undefined ? {} : { bind: { [bind]: tokens.map(refOf) } }),
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
    if (host?.kind !== 'card' && host?.kind !== 'player') return { state: acting.state };
    const on = { kind: host.kind, id: host.id } as const;
    return { state: selectCards(what, acting).reduce((now, id) => attachTo(now, id, on), acting.state) };
  },
};

export const become: EffectKind<MtgMatchState, BecomeEffect, Effect> = {
  apply: ({ what, change: made, until }, acting) => ({
    state: leaveEffect(acting, select(what, acting), made, until),
  }),
};

export const becomeType: EffectKind<MtgMatchState, BecomeTypeEffect, Effect> = {
  asks({ what, landType }, scene) {
    if (landType !== 'choose' || select(what, scene).length === 0) return undefined;
    return optionDecision(askedBy(scene.controller, scene), BASIC_LAND_TYPES, 'becomeType');
  },
  apply({ what, landType, until }, acting) {
    const type = landType === 'choose' ? chosenOption(acting.decided) : landType;
    if (type === undefined) return { state: acting.state };
    return { state: leaveEffect(acting, select(what, acting), { landTypes: [type] }, until) };
  },
};

export const gainControl: EffectKind<MtgMatchState, GainControlEffect, Effect> = {
  apply({ what, who = 'you', until }, acting) {
    const [controller] = selectPlayers(who, acting);
    if (controller === undefined) return { state: acting.state };
    return { state: leaveEffect(acting, select(what, acting), { controller }, until) };
  },
};

export const gainKeywords: EffectKind<MtgMatchState, GainKeywordsEffect, Effect> = {
  apply: ({ what, keywords, until }, acting) => ({
    state: leaveEffect(acting, select(what, acting), { addKeywords: keywords }, until),
  }),
};

export const gainProtection: EffectKind<MtgMatchState, GainProtectionEffect, Effect> = {
  asks({ what }, scene) {
    if (select(what, scene).length === 0) return undefined;
    return optionDecision(askedBy(scene.controller, scene), COLORS, 'color');
  },
  apply({ what, until }, acting) {
    const color = COLORS.find((one) => one === chosenOption(acting.decided));
    if (color === undefined) return { state: acting.state };
    const addKeywords = [{ keyword: 'protection', from: { color } }];
    return { state: leaveEffect(acting, select(what, acting), { addKeywords }, until) };
  },
};

export const loseKeywords: EffectKind<MtgMatchState, LoseKeywordsEffect, Effect> = {
  apply: ({ what, keywords, until }, acting) => ({
    state: leaveEffect(acting, select(what, acting), { removeKeywords: keywords }, until),
  }),
};

export const pump: EffectKind<MtgMatchState, PumpEffect, Effect> = {
  apply: ({ what, power, toughness, until }, acting) => ({
    state: leaveEffect(acting, select(what, acting), { power, toughness }, until),
  }),
};

export const skipUntap: EffectKind<MtgMatchState, SkipUntapEffect, Effect> = {
  apply: ({ what, until }, acting) => ({
    state: leaveEffect(acting, select(what, acting), { addKeywords: [{ keyword: 'doesntUntap' }] }, until),
  }),
};
