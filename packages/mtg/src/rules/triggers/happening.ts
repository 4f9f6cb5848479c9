import type { PinnedRef } from '@reticle/core';
import type { MatchEvent } from '@reticle/core/match';
import type { SimpleTrigger } from '../../language/trigger.js';
import type { MtgCard } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { becameName, isSameRef, playerRefOf, refOf } from '../../state/refs.js';
import { cardById, permanentsIn } from '../../state/cards.js';
import { bothOf } from '../../state/merged.js';
import { abilityById, knownCard, playerInGame } from '../../state/state.js';
import type { GameEvent } from './game-event.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import { LORE } from '../actions/sagas.js';
import { sure } from '../../state/sure.js';
import { isRef, refIn, wordIn } from '../actions/event-parts.js';
import { teamOf } from '../../state/teams.js';

/** How one type of events is read, and which happenings it can cause. */
interface Reader {
  readonly makes: readonly SimpleTrigger['on'][];
  readonly read: (state: MtgMatchState, event: MatchEvent) => readonly GameEvent[];
}

/** Finds the card of an event. An id alone means the card that exists now. */
function cardIn(state: MtgMatchState, event: MatchEvent): MtgCard | undefined {
  const id = wordIn(event, 'card');
  if (id !== undefined) return cardById(state, id);
  const ref = refIn(event, 'card');
  return ref && knownCard(state, ref);
}

/** Returns what happened to one card, bound as `it`, with its controller as `player`. */
function toCard(
  on: SimpleTrigger['on'],
  subject: MtgCard | undefined,
  more: Omit<GameEvent, 'on' | 'bound'> & Pick<Partial<GameEvent>, 'bound'> = {},
): readonly GameEvent[] {
  if (!subject) return [];
  const bound = { it: [refOf(subject)], player: [playerRefOf(controllerOf(subject))], ...more.bound };
  return [Object.assign({}, more, { on, subject, bound })];
}

const simple = (on: SimpleTrigger['on']): Reader => ({
  makes: [on],
  read(state, event) {
    const { amount } = event;
    return toCard(on, cardIn(state, event), typeof amount === 'number' ? { amount } : {});
  },
});

/** A permanent is tapped for mana, perhaps by a payment that counted on what triggers (rule 605.4a). */
const tappedForMana: Reader = {
  makes: ['tappedForMana'],
  read: (state, event) =>
    toCard('tappedForMana', cardIn(state, event), event['triggered'] === true ? { triggered: true } : {}),
};

const announcedX = (spell: MtgCard | undefined): number | undefined =>
  spell?.announced?.targets.attempt.variables?.X;

/** What counters on an object cause. Lore counters also bring a Saga to further chapters (rule 714.2b). */
const BY_COUNTERS = ['getsCounters', 'chapter'] as const;
const counterEvents = (card: MtgCard | undefined, counter: string, amount: number): readonly GameEvent[] => [
  ...toCard('getsCounters', card, { counter, amount }),
  ...(counter === LORE ? toCard('chapter', card, { amount }) : []),
];

/** Counters with which an object enters are put on it as well (rule 122.6). */
const enteredWith = (card: MtgCard | undefined): readonly GameEvent[] =>
  card
    ? Object.entries(card.counters).flatMap(([counter, amount]) => counterEvents(card, counter, amount))
    : [];

/** An object that enters is looked at as it is there, one that leaves as it was (rules 603.6a, 603.10a). */
const moved: Reader = {
  makes: ['moves', ...BY_COUNTERS],
  read(state, event) {
    const [card, from, to] = [refIn(event, 'card'), wordIn(event, 'from'), wordIn(event, 'to')];
    if (!card || from === undefined || to === undefined) return [];
    const subject = to === 'battlefield' ? cardById(state, card.id) : knownCard(state, card);
    const left = knownCard(state, card);
    const both = bothOf('it', card, left);
    // What entered is read and acted on as it is there.
    const bound = to === 'battlefield' ? { it: both[becameName('it')] ?? [] } : both;
    // 107.3m: an ability that triggers as a permanent enters has the X of the spell that it was.
    const amount = from === 'stack' ? announcedX(left) : undefined;
    const damagedBy = state.turn.damaged?.flatMap(({ object, by }) => (isSameRef(object, card) ? [by] : []));
    return [
      ...toCard('moves', subject, { from, to, ...withoutUndefined({ amount, damagedBy }), bound }),
      ...(to === 'battlefield' ? enteredWith(subject) : []),
    ];
  },
};

const tokenCreated: Reader = {
  makes: ['moves', ...BY_COUNTERS],
  read(state, event) {
    const ref = refIn(event, 'card');
    const token = ref && cardById(state, ref.id);
    return [...toCard('moves', token, { to: 'battlefield' }), ...enteredWith(token)];
  },
};

const cast: Reader = {
  makes: ['casts'],
  read(state, event) {
    const [by, player] = [refIn(event, 'by'), wordIn(event, 'controller')];
    const spell = by && knownCard(state, by);
    return player === undefined
      ? []
      : toCard('casts', spell, { player, ...withoutUndefined({ amount: announcedX(spell) }) });
  },
};

const copied: Reader = {
  makes: ['casts'],
  read(state, event) {
    const [by, player] = [refIn(event, 'by'), wordIn(event, 'controller')];
    const of = by && player !== undefined ? toCard('casts', knownCard(state, by), { player }) : [];
    return of.map((found) => ({ ...found, isCopy: true }));
  },
};

const stepBegan: Reader = {
  makes: ['step'],
  read(state, event) {
    const [step, active] = [wordIn(event, 'step'), wordIn(event, 'player')];
    if (step === undefined || active === undefined) return [];
    // It is a step of each player of the team (rule 805.4).
    const players = teamOf(state, active);
    const those = players.length === 1 ? players : players.filter((id) => playerInGame(state, id));
    return those.map((player) => ({
      on: 'step',
      step,
      player,
      bound: { player: [playerRefOf(player)] },
    }));
  },
};

const damage: Reader = {
  makes: ['dealsDamage', 'isDealtDamage'],
  read(state, event) {
    const [source, to, { amount }] = [refIn(event, 'source'), refIn(event, 'to'), event];
    const combat = event['combat'] === true;
    if (!source || !to || typeof amount !== 'number') return [];
    const recipient = to.kind === 'card' ? knownCard(state, to) : undefined;
    const by = source.kind === 'card' ? knownCard(state, source) : undefined;
    const kind = recipient?.types.includes('creature') === true ? 'creature' : 'other';
    const struck = to.kind === 'player' ? 'player' : kind;
    const player = to.kind === 'player' ? { struckPlayer: to.id } : {};
    const walker = recipient?.types.includes('planeswalker') ? { isWalker: true as const } : {};
    return [
      ...toCard('dealsDamage', by, { amount, struck, ...walker, combat, ...player, bound: { other: [to] } }),
      ...toCard('isDealtDamage', recipient, {
        amount,
        ...(combat ? { combat } : {}),
        bound: { other: [source] },
      }),
    ];
  },
};

/** Reads what a player does: that many times, if the event says how often. */
const ofPlayer = (on: SimpleTrigger['on'], times: 'count' | 'once'): Reader => ({
  makes: [on],
  read(_state, event) {
    const [player, { count, amount }] = [wordIn(event, 'player'), event];
    if (player === undefined) return [];
    const much = typeof amount === 'number' ? { amount } : {};
    const found: GameEvent = { on, player, ...much, bound: { player: [playerRefOf(player)] } };
    return Array.from({ length: times === 'count' && typeof count === 'number' ? count : 1 }, () => found);
  },
});

/** A creature attacks. The event of the first attacker also says that its controller attacks. */
const attacks: Reader = {
  makes: ['attacks', 'declaresAttack'],
  read(state, event) {
    const [card, attacked] = [cardIn(state, event), wordIn(event, 'player')];
    if (!card) return [];
    const many = permanentsIn(state).filter(({ attacking }) => attacking !== undefined);
    const defender = attacked === undefined ? [] : [playerRefOf(attacked)];
    // A creature that attacks a planeswalker doesn't attack its controller, who is the defending player (rule
    // 508.5).
    const whom = wordIn(event, 'planeswalker') === undefined ? { attacked } : { walkerOf: attacked };
    const bound = { defender };
    const player = controllerOf(card);
    // A team has one attack; each of its players attacks with their own creatures.
    const own = many.filter((found) => controllerOf(found) === player);
    const declared: GameEvent = {
      on: 'declaresAttack',
      player,
      many: own,
      bound: { player: [playerRefOf(player)], defender },
    };
    return [
      ...toCard('attacks', card, { alone: many.length === 1, many, ...whom, bound }),
      ...(own[0]?.instanceId === card.instanceId ? [declared] : []),
    ];
  },
};

/** What a player does with a card, which is looked at as it was. */
const doneTo = (on: 'sacrifices' | 'discards' | 'cycles'): Reader => ({
  makes: [on],
  read(state, event) {
    const [card, player] = [refIn(event, 'card'), wordIn(event, 'player')];
    // A cycled card is in the graveyard as the ability triggers (rule 702.29d).
    const subject = card && (on === 'cycles' ? cardById(state, card.id) : knownCard(state, card));
    if (!card || player === undefined) return [];
    const bound = { ...bothOf('it', card, knownCard(state, card)), player: [playerRefOf(player)] };
    return [{ on, player, subject, bound }];
  },
});

/** A permanent is sacrificed, perhaps exploited by the source of the effect. */
const sacrificed: Reader = {
  makes: ['sacrifices', 'exploits'],
  read(state, event) {
    const [card, by] = [refIn(event, 'card'), refIn(event, 'exploitedBy')];
    const exploited =
      card && by
        ? toCard('exploits', knownCard(state, by), {
            one: knownCard(state, card),
            bound: bothOf('other', card, knownCard(state, card)),
          })
        : [];
    return [...doneTo('sacrifices').read(state, event), ...exploited];
  },
};

/** The first card that a player draws in a turn is revealed. */
const revealed: Reader = {
  makes: ['revealsFirstDrawn'],
  read(state, event) {
    const [player, { cards, firstDrawn }] = [wordIn(event, 'player'), event];
    if (firstDrawn !== true || player === undefined || !Array.isArray(cards)) return [];
    return cards
      .filter(isRef)
      .flatMap((ref) => toCard('revealsFirstDrawn', knownCard(state, ref), { player }));
  },
};

const landPlayed: Reader = {
  makes: ['playsLand'],
  read(state, event) {
    const player = sure(wordIn(event, 'player'));
    const bound = { player: [playerRefOf(player)] };
    return toCard('playsLand', cardIn(state, event), { player, bound });
  },
};

const becameTarget: Reader = {
  makes: ['becomesTarget', 'commitsCrime'],
  read(state, event) {
    const [target, by, player] = [refIn(event, 'target'), refIn(event, 'by'), wordIn(event, 'controller')];
    if (!target || !by || player === undefined) return [];
    const kind = by.kind === 'ability' ? 'ability' : 'spell';
    const bound = { other: [by], player: [playerRefOf(player)] };
    const crime: GameEvent = { on: 'commitsCrime', player, bound: { player: bound.player } };
    return [
      ...(target.kind === 'card'
        ? toCard('becomesTarget', cardById(state, target.id), { by: kind, player, bound })
        : []),
      ...(event['crime'] === true ? [crime] : []),
    ];
  },
};

/** It first becomes day or night without changing from the other (rule 731.1a). */
const dayBecame: Reader = {
  makes: ['dayChanges'],
  read: (_state, event) => (wordIn(event, 'was') === undefined ? [] : [{ on: 'dayChanges', bound: {} }]),
};

const counted: Reader = {
  makes: [...BY_COUNTERS, 'losesLastCounter'],
  read(state, event) {
    const [on, counter, { amount }] = [refIn(event, 'on'), wordIn(event, 'counter'), event];
    const card = on?.kind === 'card' ? cardById(state, on.id) : undefined;
    if (!card || counter === undefined || typeof amount !== 'number') return [];
    if (amount > 0) return counterEvents(card, counter, amount);
    return (card.counters[counter] ?? 0) === 0 ? toCard('losesLastCounter', card, { counter }) : [];
  },
};

/** An activated ability went on the stack; mana abilities never do (rule 605.3b). */
const activated: Reader = {
  makes: ['activates'],
  read(state, event) {
    const [by, player] = [sure(refIn(event, 'by')), sure(wordIn(event, 'controller'))];
    const { source } = sure(abilityById(state, by.id));
    return toCard('activates', knownCard(state, source), {
      player,
      bound: { player: [playerRefOf(player)] },
    });
  },
};

const marked: Reader = {
  makes: ['becomesMarked'],
  read(state, event) {
    return toCard('becomesMarked', cardIn(state, event), { mark: sure(wordIn(event, 'mark')) });
  },
};

/** Returns the player whom an attacker attacks. */
function defenderOf(subject: MtgCard | undefined): readonly PinnedRef[] {
  const attacked = subject?.attacking?.player;
  return attacked === undefined ? [] : [playerRefOf(attacked)];
}

const unblocked: Reader = {
  makes: ['isntBlocked'],
  read(state, event) {
    const subject = cardIn(state, event);
    return toCard('isntBlocked', subject, { bound: { defender: defenderOf(subject) } });
  },
};

/** Reads blocks, for blockers and blocked creatures: once with all others, and once for each of them. */
const inBlock = (on: 'blocks' | 'becomesBlocked'): Reader => ({
  makes: [on],
  read(state, event) {
    const { others } = event;
    const refs = Array.isArray(others) && others.every(isRef) ? others : [];
    const subject = cardIn(state, event);
    const defender = defenderOf(subject);
    const each = refs.flatMap((ref) =>
      toCard(on, subject, { one: knownCard(state, ref), bound: { other: [ref], defender } }),
    );
    return [...toCard(on, subject, { bound: { other: refs, defender } }), ...each];
  },
});

/** The readers by event type. Events of other types cause nothing. */
const READERS: ReadonlyMap<string, Reader> = new Map([
  ['moved', moved],
  ['tokenCreated', tokenCreated],
  ['cast', cast],
  ['copied', copied],
  ['stepBegan', stepBegan],
  ['damage', damage],
  ['becameTapped', simple('becomesTapped')],
  ['becameUntapped', simple('becomesUntapped')],
  ['tappedForMana', tappedForMana],
  ['transformed', simple('transforms')],
  ['mutated', simple('mutates')],
  ['turnedFaceUp', simple('turnedFaceUp')],
  ['exerted', simple('exerted')],
  ['exiledForMadness', simple('madness')],
  ['lifeGained', ofPlayer('gainsLife', 'once')],
  ['lifeLost', ofPlayer('losesLife', 'once')],
  ['drew', ofPlayer('draws', 'count')],
  ['discarded', doneTo('discards')],
  ['sacrificed', sacrificed],
  ['cycled', doneTo('cycles')],
  ['revealed', revealed],
  ['becameMonarch', ofPlayer('becomesMonarch', 'once')],
  ['dayBecame', dayBecame],
  ['landPlayed', landPlayed],
  ['shuffled', ofPlayer('shuffles', 'once')],
  ['activated', activated],
  ['marked', marked],
  ['becameTarget', becameTarget],
  ['counters', counted],
  ['attacked', attacks],
  ['wentUnblocked', unblocked],
  ['blocked', inBlock('blocks')],
  ['becameBlocked', inBlock('becomesBlocked')],
]);

/** Returns what an event causes, of all for which something waits. */
export function gameEventsOf(
  state: MtgMatchState,
  event: MatchEvent,
  isAwaited: (on: SimpleTrigger['on']) => boolean,
): readonly GameEvent[] {
  const known = READERS.get(event.type);
  return known?.makes.some(isAwaited) ? known.read(state, event) : [];
}
