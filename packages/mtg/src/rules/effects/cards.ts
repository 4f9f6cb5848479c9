import type { PinnedRef } from '@reticle/core';
import type { cardEffects } from '../../language/effects/cards.js';
import type { Effect } from '../../language/effects/effect.js';
import type { MtgCardFilter } from '../../language/filter.js';
import { libraryOf } from '../../state/library.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { REVEALED_NAME, refOf, joinSame } from '../../state/refs.js';
import { cardById, cardsById } from '../../state/cards.js';
import { UNSEEN, turnedDown } from '../../state/printed.js';
import { sure } from '../../state/sure.js';
import { inTurnOrder, playerOf } from '../../state/state.js';
import { countOf, isActive } from '../../state/teams.js';
import { changeZone, shuffleLibrary } from '../actions/change-zone.js';
import { among } from '../select/matching.js';
import { amountOf, findCardsAt, select, selectCards, selectPlayers, shownCards } from '../select/select.js';
import { matchWith, turnWith } from '../../state/copies.js';
import type { Actions, Kind } from './kind.js';
import { NO_DRAW_REPLACEMENTS, drawWith } from './draws.js';
import { moveCards } from './moving.js';
import { mulligan } from './mulligan.js';
import { search } from './search.js';
import { bound } from './bound.js';
import { type Emit, happen } from '../events/happen.js';

/** The name of the player who discards, while another player chooses from that hand. */
const DISCARDER = 'discarder';

const discard: Kind<'discard'> = {
  apply({ who = 'you', amount: count = 1, filter = {}, chooser, bind = 'discarded' }, { state }) {
    const discarded: Effect = { effect: 'moveCards', what: { bound: bind }, to: 'graveyard', as: 'discard' };
    if (chooser === 'you') {
      const hand: MtgCardFilter = { zone: 'hand', owner: `role.${DISCARDER}`, allOf: [filter] };
      const effects: readonly Effect[] = [
        { effect: 'reveal', at: { hand: { bound: DISCARDER } } },
        { effect: 'choose', filter: hand, count, bind },
        discarded,
      ];
      return { state, first: [{ effect: 'forEach', what: who, as: DISCARDER, effects }] };
    }
    const own: MtgCardFilter = { zone: 'hand', owner: 'self', allOf: [filter] };
    const random = chooser === 'random' ? { random: true as const } : {};
    return { state, first: [{ effect: 'choose', who, filter: own, count, bind, ...random }, discarded] };
  },
};

const mill: Kind<'mill'> = {
  apply({ who = 'you', amount, bind }, acting) {
    const { emit } = acting;
    const count = Math.max(0, amountOf(amount, acting));
    const ids = inTurnOrder(acting.state, selectPlayers(who, acting)).flatMap((player) =>
      libraryOf(acting.state, player)
        .slice(0, count)
        .map(({ instanceId }) => instanceId),
    );
    const state = ids.reduce((now, id) => changeZone(now, id, 'graveyard', emit), acting.state);
    const milled = cardsById(state, ids).map(refOf);
    return { state, ...bound(bind, milled) };
  },
};

const look: Kind<'look'> = {
  apply({ who = 'you', at, bind }, acting) {
    const { emit } = acting;
    const refs = findCardsAt(at, acting);
    const cards = shownCards(acting.state, refs);
    const looking = refs.length > 0 ? selectPlayers(who, acting) : [];
    const state = looking.reduce(
      (now, player) => happen(now, { type: 'lookedAt', player, cards, visibleTo: [player] }, emit),
      acting.state,
    );
    return { state, ...bound(bind, refs) };
  },
};

/** Reveals cards to all players (rule 701.20a). Revealing none emits no event. */
const revealCards = (state: MtgMatchState, refs: readonly PinnedRef[], emit: Emit): MtgMatchState =>
  refs.length === 0 ? state : happen(state, { type: 'revealed', cards: shownCards(state, refs) }, emit);

const reveal: Kind<'reveal'> = {
  apply({ at, bind }, acting) {
    const refs = findCardsAt(at, acting);
    const known = joinSame(acting.bound[REVEALED_NAME] ?? [], refs);
    const names = { [REVEALED_NAME]: known, ...bound(bind, refs).bind };
    return { state: revealCards(acting.state, refs, acting.emit), bind: names };
  },
};

const shuffle: Kind<'shuffle'> = {
  apply({ who = 'you' }, acting) {
    const players = inTurnOrder(acting.state, selectPlayers(who, acting));
    return { state: players.reduce((now, player) => shuffleLibrary(now, player, acting), acting.state) };
  },
};

const letPlay: Kind<'letPlay'> = {
  apply({ what, until }, acting) {
    const { state, controller: player } = acting;
    const ends = until === 'endOfTurn' ? { ends: state.turn.number } : {};
    const later = until === 'endOfYourNextTurn' ? { nextTurn: true as const } : {};
    const more = select(what, acting).flatMap((card) =>
      card.kind === 'card' ? [{ card, player, ...ends, ...later }] : [],
    );
    return {
      state: more.length === 0 ? state : matchWith(state, { playable: joinSame(state.playable ?? [], more) }),
    };
  },
};

const foretell: Kind<'foretell'> = {
  apply({ what }, acting) {
    const state = selectCards(what, acting).reduce((now, id) => {
      const card = sure(cardById(now, id));
      const exiled = changeZone(now, id, 'exile', acting.emit, turnedDown(card, UNSEEN));
      const there = cardById(exiled, id);
      if (!there) return exiled;
      const permission = { card: refOf(there), player: there.owner, foretold: 'thisTurn' as const };
      return matchWith(exiled, { playable: [...(exiled.playable ?? []), permission] });
    }, acting.state);
    return { state };
  },
};

const moreLands: Kind<'moreLands'> = {
  apply({ amount }, acting) {
    const { state, controller } = acting;
    if (!isActive(state, controller)) return { state };
    const more = Math.max(0, amountOf(amount, acting));
    const { extraLands = 0, extraLandsOfTeam } = state.turn;
    const change =
      playerOf(state, controller)?.team === undefined
        ? { extraLands: extraLands + more }
        : {
            extraLandsOfTeam: {
              ...extraLandsOfTeam,
              [controller]: countOf(extraLandsOfTeam, controller) + more,
            },
          };
    return { state: matchWith(state, { turn: turnWith(state.turn, change) }) };
  },
};

const digUntil: Kind<'digUntil'> = {
  apply({ who = 'you', filter, exiled, bind, rest }, acting) {
    const { state, emit } = acting;
    const cards = selectPlayers(who, acting).flatMap((player) => libraryOf(state, player).map(refOf));
    const [found] = among({ zone: 'library', allOf: [filter] }, cards, acting);
    const at = found ? cards.findIndex(({ id }) => id === found.id) : cards.length;
    const seen = cards.slice(0, at + 1);
    const shown = revealCards(state, seen, emit);
    const after = exiled ? seen.reduce((now, { id }) => changeZone(now, id, 'exile', emit), shown) : shown;
    const named = (refs: readonly PinnedRef[]) =>
      cardsById(
        after,
        refs.map(({ id }) => id),
      ).map(refOf);
    return { state: after, bind: { [bind]: named(found ? [found] : []), [rest]: named(seen.slice(0, at)) } };
  },
};

export const cardActions: Actions<typeof cardEffects> = {
  digUntil,
  discard,
  draw: drawWith(NO_DRAW_REPLACEMENTS),
  foretell,
  letPlay,
  look,
  mill,
  moreLands,
  moveCards,
  mulligan,
  reveal,
  search,
  shuffle,
};
