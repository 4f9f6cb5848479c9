/** Causes each kind of event, so that a triggered ability is put on the stack. */
import { hostOf, MOMENTS } from './boards.js';
import { printed } from './things.js';
import { attacked, becameBlocked, blocked, fighting } from './combats.js';
import { made, matchAt, moved, named, waysUntil, type Played, type Rig } from './rig.js';
import { strike } from './seen.js';
import { castings, IT, moment, momentsWith } from './uses.js';
import type { Effect } from '../../src/language/effects/effect.js';
import type { MtgMatchState } from '../../src/state/match-state.js';
import type { CardDefinition, TriggeredAbility } from '../../src/language/card-definition.js';
import { type Trigger, eventsOf } from '../../src/language/trigger.js';

type State = MtgMatchState;
type Starts = Generator<Played, void>;

const isSelf = (trigger: Trigger): boolean => 'what' in trigger && trigger.what === 'self';

/** One spell of each colour and one enchantment, for both players to cast. */
const SPELLS = ['Healing Salve', 'Unsummon', 'Terror', 'Shock', 'Giant Growth', 'Castle'];

function* spellsCast(rig: Rig, card: CardDefinition): Starts {
  for (const player of ['foe', 'you']) {
    for (const name of SPELLS) {
      const spell = named(name);
      const cards = [
        printed(card, IT, 'you', hostOf(card)),
        printed(spell, 'spell', player, { zone: 'hand' }),
      ];
      const state = MOMENTS['main']?.(cards);
      if (!state) continue;
      const acting = { ...state, activePlayer: player, turn: { ...state.turn, priority: player } };
      const modes = spell.spell?.modes ? { modes: ['life'] } : {};
      yield* castings(rig, acting, spell, { card: 'spell', player, ...modes });
    }
  }
}

function* tapped(rig: Rig, card: CardDefinition): Starts {
  for (const [, state] of momentsWith(card)) {
    const lands = { type: 'land', tapped: false };
    yield strike(rig, matchAt(state), [{ effect: 'tap', what: { each: lands } }]);
  }
}

function* tappedForMana(rig: Rig, card: CardDefinition): Starts {
  for (const land of ['you-Forest', 'it']) {
    const ability = land === IT ? 'tap-for-any-color' : 'tap-forest';
    const move = { move: 'activate', player: 'you', params: { card: land, ability } };
    const next = moved(rig, matchAt(moment(card, 'main')), move);
    if (next) yield next;
  }
}

function* entering(rig: Rig, card: CardDefinition, trigger: Trigger): Starts {
  if (isSelf(trigger)) {
    yield* castings(rig, moment(card, 'main', 'hand'), card);
    return;
  }
  const state = moment(card, 'main');
  yield* castings(rig, state, named('Grizzly Bears'), { card: 'you-hand-0' });
  yield made(rig, matchAt(state), { move: 'playLand', player: 'you', params: { card: 'you-hand-3' } });
}

/** Puts a land from the hand on top of the library and draws it. */
function* landDrawn(rig: Rig, card: CardDefinition): Starts {
  const onTop: Effect = {
    effect: 'moveCards',
    what: { each: { instanceId: 'you-hand-3', zone: 'hand' } },
    to: 'library',
  };
  yield strike(rig, matchAt(moment(card, 'main')), [
    onTop,
    { effect: 'draw', who: { ownerOf: { each: { instanceId: IT } } } },
  ]);
}

/** Makes all creatures and lands die, or moves only the card elsewhere. */
function* leaving(rig: Rig, card: CardDefinition): Starts {
  const start = matchAt(moment(card, 'main'));
  yield strike(rig, start, [{ effect: 'destroy', what: { each: { type: ['creature', 'land'] } } }]);
  yield strike(rig, start, [{ effect: 'moveCards', what: { each: { instanceId: IT } }, to: 'hand' }]);
}

/** Goes to the moment before the step of each player's next turn, with creatures and without. */
function* steps(_rig: Rig, card: CardDefinition): Starts {
  const full = moment(card, 'main');
  const bare = { ...full, cards: full.cards.filter(({ types }) => !types.includes('creature')) };
  for (const step of ['main1', 'end', 'upkeep'] as const) {
    for (const activePlayer of ['foe', 'you']) {
      for (const state of [full, bare]) {
        yield matchAt({ ...state, activePlayer, turn: { ...state.turn, step, priority: activePlayer } });
      }
    }
  }
}

/** The ways to cause an event, by what a trigger waits for. */
const STARTS: {
  readonly [On in Trigger['on']]?: (rig: Rig, card: CardDefinition, trigger: Trigger) => Iterable<Played>;
} = {
  moves: (rig, card, trigger) =>
    trigger.on === 'moves' && trigger.to === 'battlefield'
      ? entering(rig, card, trigger)
      : leaving(rig, card),
  step: steps,
  casts: spellsCast,
  attacks: (rig, card) => [attacked(rig, card)],
  blocks: (rig, card) => [blocked(rig, card)],
  becomesBlocked: (rig, card) => [becameBlocked(rig, card)],
  dealsDamage: (_rig, card) => [fighting(card)],
  isDealtDamage: (_rig, card) => [fighting(card)],
  becomesTapped: tapped,
  tappedForMana,
  revealsFirstDrawn: landDrawn,
  // No card of the set waits for anything else.
};

function* startsOf(rig: Rig, card: CardDefinition, trigger: Trigger): Starts {
  for (const event of eventsOf(trigger)) yield* STARTS[event.on]?.(rig, card, event) ?? [];
}

/** Yields every way in which a triggered ability of a card comes onto the stack, with its name there. */
export function* triggerings(
  rig: Rig,
  card: CardDefinition,
  ability: TriggeredAbility,
): Generator<readonly [Played, string], void> {
  const wanted = `${card.id}/${ability.id}`;
  const lies = ({ abilities }: State) => abilities.find(({ name }) => name === wanted);
  for (const start of startsOf(rig, card, ability.trigger)) {
    for (const played of waysUntil(rig, start, (state) => lies(state) !== undefined, 6, 25)) {
      const found = lies(played.match.state);
      if (found) yield [played, found.id];
    }
  }
}
