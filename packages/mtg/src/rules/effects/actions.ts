import { type EffectExecution, optionDecision } from '@reticle/core/play';
import type { actionEffects } from '../../language/effects/actions.js';
import type { Effect, EffectNamed } from '../../language/effects/effect.js';
import { hasKeyword } from '../../language/keyword.js';
import type { Selector } from '../../language/selector.js';
import type { MtgCard } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { isInRange } from '../../state/range.js';
import { isSameRef, playerRefOf, refOf } from '../../state/refs.js';
import { cardById, permanentsIn } from '../../state/cards.js';
import { turnedOver, turnedUp } from '../../state/printed.js';
import { areOpponents, knownNow, playerOf } from '../../state/state.js';
import { changeCounters } from '../actions/permanents.js';
import { dealt } from '../damage/deal.js';
import {
  askedBy,
  chosenOption,
  chosenRefs,
  refDecision,
  select,
  selectCards,
  selectPlayers,
} from '../select/select.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import { sure } from '../../state/sure.js';
import { type Emit, happen } from '../events/happen.js';
import { HAS_TRANSFORMED } from '../events/permanents.js';
import type { Actions, Kind } from './kind.js';
import { createCopyWith } from './tokens.js';
import { NO_CHOICES } from './entering.js';
import { amass } from './amass.js';
import { discover } from './discover.js';
import { becomeMonarch } from './monarch.js';
import { extraTurn, morePhases, skip } from './turns.js';

const WHO = 'looker';
const SEEN = 'seen';
const AWAY = 'putAway';
const seen: Selector = { bound: SEEN };
const away: Selector = { bound: AWAY };
const kept: Selector = { those: seen, except: away };

/** Puts some of the top cards elsewhere and the others back on top (rules 701.22a, 701.25a). */
const siftCards =
  (to: 'bottom' | 'graveyard') =>
  (
    { who = 'you', amount }: Omit<EffectNamed<'scry'>, 'effect'>,
    { state }: EffectExecution<MtgMatchState>,
  ) => {
    const looker = { bound: WHO };
    const moved: Effect =
      to === 'bottom'
        ? { effect: 'moveCards', what: away, to: 'library', position: 'bottom' }
        : { effect: 'moveCards', what: away, to: 'graveyard' };
    const effects: readonly Effect[] = [
      { effect: 'look', who: looker, at: { top: amount, of: looker }, bind: SEEN },
      { effect: 'choose', who: looker, from: seen, count: 'all', upTo: true, bind: AWAY },
      moved,
      { effect: 'moveCards', what: kept, to: 'library', position: 'top' },
    ];
    return { state, first: [{ effect: 'forEach' as const, what: who, as: WHO, effects }] };
  };

const scry: Kind<'scry'> = { apply: siftCards('bottom') };
const surveil: Kind<'surveil'> = { apply: siftCards('graveyard') };

function restOf(rest: EffectNamed<'dig'>['rest']): Effect {
  const what = kept;
  switch (rest) {
    case 'bottom':
      return { effect: 'moveCards', what, to: 'library', position: 'bottom' };
    case 'bottomRandom':
      return { effect: 'moveCards', what, to: 'library', position: 'bottom', order: 'random' };
    case 'top':
      return { effect: 'moveCards', what, to: 'library', position: 'top' };
    case 'shuffled':
      return { effect: 'moveCards', what, to: 'library', position: 'shuffled' };
    default:
      return { effect: 'moveCards', what, to: rest };
  }
}

const dig: Kind<'dig'> = {
  apply({ top, revealed, take, upTo, filter, reveal, to, tapped, rest }, { state }) {
    const at = { top };
    const show: readonly Effect[] = reveal ? [{ effect: 'reveal', at: { cards: away } }] : [];
    const way = to === 'top' ? ({ to: 'library', position: 'top' } as const) : { to };
    return {
      state,
      first: [
        revealed ? { effect: 'reveal', at, bind: SEEN } : { effect: 'look', at, bind: SEEN },
        {
          effect: 'choose',
          from: seen,
          count: take,
          bind: AWAY,
          ...(filter ? { filter } : {}),
          ...(upTo ? { upTo } : {}),
        },
        ...show,
        ...(to === 'top' ? [restOf(rest)] : []),
        {
          effect: 'moveCards',
          what: away,
          ...way,
          ...(tapped ? { tapped } : {}),
          ...(to === 'battlefield' ? { under: 'you' as const } : {}),
        },
        ...(to === 'top' ? [] : [restOf(rest)]),
      ],
    };
  },
};

const isCreatureNow = (card: MtgCard | undefined): card is MtgCard =>
  card?.zone === 'battlefield' && card.types.includes('creature');

const fight: Kind<'fight'> = {
  apply({ one, other }, acting) {
    const { state, emit } = acting;
    const [a, b] = [one, other].map((what) => {
      const [ref] = select(what, acting);
      return ref && knownNow(state, ref);
    });
    if (!isCreatureNow(a) || !isCreatureNow(b)) return { state };
    const first = dealt(state, { source: refOf(a), to: refOf(b), amount: Math.max(0, a.power ?? 0) }, emit);
    const second = dealt(
      first.state,
      { source: refOf(b), to: refOf(a), amount: Math.max(0, b.power ?? 0) },
      emit,
    );
    return { state: second.state };
  },
};

const kindsOn = (counters: Readonly<Record<string, number>> = {}): readonly string[] =>
  Object.entries(counters).flatMap(([kind, count]) => (count > 0 ? [kind] : []));

const proliferate: Kind<'proliferate'> = {
  asks(_effect, scene) {
    const { state, controller } = scene;
    const refs = [
      ...permanentsIn(state)
        .filter((card) => !card.phasedOut && kindsOn(card.counters).length > 0)
        .map(refOf),
      ...state.players
        .filter(({ counters }) => kindsOn(counters).length > 0)
        .map(({ id }) => playerRefOf(id)),
    ];
    return refs.length === 0
      ? undefined
      : refDecision(controller, { refs, min: 0, max: refs.length, description: 'proliferated' }, scene);
  },
  apply(_effect, { state, decided, emit }) {
    const after = chosenRefs(decided).reduce((now, ref) => {
      const counters = sure(ref.kind === 'player' ? playerOf(now, ref.id) : cardById(now, ref.id)).counters;
      return kindsOn(counters).reduce((at, kind) => changeCounters(at, ref, kind, 1, emit), now);
    }, state);
    return { state: after };
  },
};

const explore: Kind<'explore'> = {
  apply: ({ what }, { state }) => ({
    state,
    first: [
      { effect: 'reveal', at: { top: 1, of: { controllerOf: what } }, bind: 'explored' },
      {
        effect: 'if',
        condition: { what: { bound: 'explored' }, is: { type: 'land' } },
        effects: [{ effect: 'moveCards', what: { bound: 'explored' }, to: 'hand' }],
        else: [
          { effect: 'putCounters', what, counter: '+1/+1', amount: 1 },
          {
            effect: 'if',
            condition: { what: { bound: 'explored' } },
            effects: [
              {
                effect: 'may',
                who: { controllerOf: what },
                effects: [{ effect: 'moveCards', what: { bound: 'explored' }, to: 'graveyard' }],
              },
            ],
          },
        ],
      },
    ],
  }),
};

const bolster: Kind<'bolster'> = {
  apply({ amount }, acting) {
    const { state, controller } = acting;
    const yours = permanentsIn(state).filter(
      (card) => isCreatureNow(card) && !card.phasedOut && controllerOf(card) === controller,
    );
    const least = Math.min(...yours.map(({ toughness }) => toughness ?? 0));
    const instanceId = yours
      .filter(({ toughness }) => (toughness ?? 0) === least)
      .map((card) => card.instanceId);
    if (instanceId.length === 0) return { state };
    return {
      state,
      first: [
        { effect: 'choose', filter: { instanceId }, bind: 'bolstered' },
        { effect: 'putCounters', what: { bound: 'bolstered' }, counter: '+1/+1', amount },
      ],
    };
  },
};

const connive: Kind<'connive'> = {
  apply({ what }, { state }) {
    const who: Selector = { controllerOf: what };
    const connived: Selector = { bound: 'connived' };
    const discarded: Effect = { effect: 'moveCards', what: connived, to: 'graveyard', as: 'discard' };
    return {
      state,
      first: [
        { effect: 'draw', who },
        { effect: 'choose', who, filter: { zone: 'hand', owner: 'self' }, bind: 'connived' },
        {
          effect: 'if',
          condition: { what: connived, is: { not: { type: 'land' } } },
          effects: [discarded, { effect: 'putCounters', what, counter: '+1/+1', amount: 1 }],
          else: [discarded],
        },
      ],
    };
  },
};

const exileUntil: Kind<'exileUntil'> = {
  apply({ what }, acting) {
    const { state, source } = acting;
    if (knownNow(state, source)?.zone !== 'battlefield') return { state };
    return {
      state,
      first: [
        { effect: 'moveCards', what, to: 'exile', bind: 'exiledUntil' },
        {
          effect: 'delayed',
          at: 'sourceLeaves',
          effects: [{ effect: 'moveCards', what: { bound: 'exiledUntil' }, to: 'battlefield' }],
        },
      ],
    };
  },
};

/** Turns a double-faced permanent over. Any other object stays as it is (rules 701.27a, 701.27c). */
export function transformPermanent(state: MtgMatchState, instanceId: string, emit: Emit): MtgMatchState {
  const card = cardById(state, instanceId);
  return card?.zone === 'battlefield' && !card.phasedOut && !card.faceDown && turnedOver(card)
    ? happen(state, { type: 'transformed', card: instanceId }, emit)
    : state;
}

const transform: Kind<'transform'> = {
  apply({ what }, acting) {
    const { state, emit, source, bound: names } = acting;
    const done = names[HAS_TRANSFORMED] !== undefined;
    const free = selectCards(what, acting).filter((id) => {
      const card = sure(cardById(state, id));
      // 701.27f: an ability transforms its own source only if that has not transformed in the meantime.
      if (done && isSameRef(refOf(card), source)) return false;
      // 702.145b, 702.145e: these transform only with day and night.
      return !hasKeyword(card, 'daybound') && !hasKeyword(card, 'nightbound');
    });
    const after = free.reduce((now, id) => transformPermanent(now, id, emit), state);
    return { state: after, bind: free.includes(source.id) ? { [HAS_TRANSFORMED]: [source] } : {} };
  },
};

const learn: Kind<'learn'> = {
  apply: (_effect, { state }) => ({
    state,
    first: [{ effect: 'mayPay', costs: [{ cost: 'discard', what: {} }], effects: [{ effect: 'draw' }] }],
  }),
};

const turnUp: Kind<'turnUp'> = {
  apply({ what }, acting) {
    const { emit, variables } = acting;
    const state = selectCards(what, acting).reduce((now, id) => {
      const card = sure(cardById(now, id));
      return card.zone === 'battlefield' && turnedUp(card)
        ? happen(now, { type: 'turnedFaceUp', card: id, ...withoutUndefined({ amount: variables.X }) }, emit)
        : now;
    }, acting.state);
    return { state };
  },
};

const endGame: Kind<'endGame'> = {
  apply({ who, as }, acting) {
    const { state } = acting;
    const named = selectPlayers(who, acting);
    // 801.14: a winner beats only the players within range; 810.8a: a team wins together.
    const isBeaten = (id: string): boolean =>
      named.some((winner) => areOpponents(state, winner, id) && isInRange(state, winner, id));
    const losing = state.players.filter(({ id }) =>
      as === 'loses' ? named.includes(id) : !named.includes(id) && isBeaten(id),
    );
    return {
      state: losing.reduce(
        (now, { id: player }) => happen(now, { type: 'losesByEffect', player }, acting.emit),
        state,
      ),
    };
  },
};

const removeFromCombat: Kind<'removeFromCombat'> = {
  apply: ({ what }, acting) => ({
    state: select(what, acting).reduce((now, card) => {
      const { attacking, blocking } = (card.kind === 'card' && cardById(now, card.id)) || {};
      return attacking || (blocking?.length ?? 0) > 0
        ? happen(now, { type: 'removedFromCombat', card }, acting.emit)
        : now;
    }, acting.state),
  }),
};

const PLACES = ['top', 'bottom'] as const;

const mutate: Kind<'mutate'> = {
  asks: ({ onto }, scene) =>
    select(onto, scene).length === 0
      ? undefined
      : optionDecision(askedBy(scene.controller, scene), PLACES, 'where it merges'),
  apply({ what, onto }, acting) {
    const { state, decided, emit } = acting;
    const [[spell], [creature]] = [select(what, acting), select(onto, acting)];
    const where = PLACES.find((place) => place === chosenOption(decided));
    if (!spell || !creature || where === undefined) return { state };
    return { state: happen(state, { type: 'mutated', card: creature.id, spell, where }, emit) };
  },
};

export const actionActions: Actions<typeof actionEffects> = {
  amass,
  becomeMonarch,
  bolster,
  discover,
  connive,
  createCopy: createCopyWith(() => ({}), NO_CHOICES),
  dig,
  endGame,
  exileUntil,
  explore,
  extraTurn,
  fight,
  learn,
  morePhases,
  mutate,
  proliferate,
  removeFromCombat,
  scry,
  skip,
  surveil,
  transform,
  turnUp,
  // No card with this effect is put into a deck.
  unperformed: { apply: (_effect, { state }) => ({ state }) },
};
