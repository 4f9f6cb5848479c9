import type { CardWatch, WatchedAbility, WatchedMove } from '@reticle/core/host';
import type { AbilityUse } from '@reticle/core/play';
import type { Ability } from '../language/ability.js';
import { cardIdOf, type CardDefinition } from '../language/card.js';
import type { Subject } from '../language/filter.js';
import { memo } from '../language/memo.js';
import { lorcanaOptions, poolOf } from '../play/setup.js';
import { cardById, cardsIn, cardsSo, inPlay, isSubject, refTo } from '../state/board.js';
import type { LinkedCard } from '../state/links.js';
import { definitionOf, type LorcanaMatchState } from '../state/match.js';
import { amountOf, holds, tableOf } from '../state/table.js';
import { abilitiesOf as playedBy } from '../state/words.js';
import { abilityWords, actionWords } from '../text/abilities/print-card.js';

/** The place of an action's effects, which count as its only ability. */
const EFFECTS = 'effects';

/** Names an ability by its place on its card, and its own name if it has one. */
const idOf = (ability: Ability, at: number): string => `${at + 1} ${ability.name ?? ability.kind}`;

/** Returns the data of an ability: as core plays it, if core does. */
function saysOf(card: CardDefinition, ability: Ability, at: number): object {
  const played = playedBy(card).filter(({ id }) => id === `${at}` || id.startsWith(`${at}.`));
  return played.length > 0 ? played : ability;
}

/** Lists what a card does: its effects and its abilities. */
const abilitiesOf = memo((card: CardDefinition): readonly WatchedAbility[] => {
  const { facts, effects, abilities } = card;
  return [
    ...(effects ? [{ id: EFFECTS, says: { effects }, words: () => actionWords(facts.type, effects) }] : []),
    ...abilities.map((ability, at) => ({
      id: idOf(ability, at),
      says: saysOf(card, ability, at),
      words: () => abilityWords(facts.type, ability),
    })),
  ];
});

/** A card with an ability, and on whose behalf the ability asks. */
interface Speaker {
  readonly state: LorcanaMatchState;
  readonly card: LinkedCard;
  readonly asking: { readonly controller: string; readonly source: ReturnType<typeof refTo> };
}

/**
 * Whether a static ability does something now: its condition holds, and something that it is about exists.
 */
function isAtWork(ability: Ability, speaker: Speaker): boolean {
  const { state, card, asking } = speaker;
  const holding = 'while' in ability ? ability.while : undefined;
  if (holding && !holds(state, { ...asking, bound: {} }, holding)) return false;
  const anyInHand = (players: readonly string[], on: Subject): boolean =>
    players.some((id) => cardsIn(state, id, 'hand').some((each) => isSubject(state, each, on, asking)));
  switch (ability.kind) {
    case 'discount':
      return (
        amountOf(state, { ...asking, bound: {} }, ability.amount) > 0 &&
        (ability.on === 'this' || anyInHand([asking.controller], ability.on))
      );
    case 'ban':
      return anyInHand(
        state.players.map(({ id }) => id),
        ability.on,
      );
    case 'redirect':
      return cardsSo(state, ability.from, asking).some(({ instanceId }) => instanceId !== card.instanceId);
    case 'enters':
      return (
        card.thisTurn.includes('played') &&
        (ability.exerted !== true || card.exerted) &&
        card.damage >= (ability.damage ?? 0)
      );
    case 'extraInk':
    case 'shiftName':
    case 'skip':
      return true;
    default:
      return false;
  }
}

/** Whether an ability works in the hand, from where its card is played. */
const worksInHand = (ability: Ability): boolean => ability.kind === 'discount' && ability.on === 'this';

/** Returns the uses of abilities that core's table does not play, on the board of a state. */
function atWork(state: LorcanaMatchState): readonly AbilityUse[] {
  const hands = state.players.flatMap(({ id }) => cardsIn(state, id, 'hand'));
  return [...inPlay(state), ...hands].flatMap((card) => {
    const source = refTo(card);
    const speaker = { state, card, asking: { controller: card.controller, source } };
    return (definitionOf(state, card.publicId)?.abilities ?? []).flatMap((says) => {
      const here = worksInHand(says) ? card.zone === 'hand' : card.zone === 'play';
      return here && isAtWork(says, speaker) ? [{ source, says, changed: true }] : [];
    });
  });
}

/** An event about a card of the match. */
interface Told {
  readonly type: string;
  readonly card: LinkedCard;
  readonly definition: CardDefinition;
}

/** Returns the events about cards in a move. */
const toldOf = ({ before, after, events }: WatchedMove<LorcanaMatchState>): readonly Told[] =>
  events.flatMap(({ type, cardId }) => {
    const card =
      typeof cardId === 'string' ? (cardById(after, cardId) ?? cardById(before, cardId)) : undefined;
    const definition = card && definitionOf(after, card.publicId);
    return card && definition ? [{ type, card, definition }] : [];
  });

/** Returns the uses of abilities that say how their card is played. */
function usedIn(made: WatchedMove<LorcanaMatchState>): readonly AbilityUse[] {
  const { params = {} } = made.move;
  return toldOf(made).flatMap(({ type, card, definition: { abilities } }) => {
    if (params['cardId'] !== card.instanceId) return [];
    const { way, free } = params;
    const says =
      type === 'shifted'
        ? abilities.filter(({ kind }) => kind === 'shift')[Math.max(0, numberOf(way) - 1)]
        : type === 'played' && free === true
          ? abilities.find(({ kind }) => kind === 'free')
          : undefined;
    return says ? [{ source: refTo(card), says, changed: true }] : [];
  });
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The watch of Lorcana's cards. */
export const lorcanaWatch: CardWatch<LorcanaMatchState> = {
  cards: (options) =>
    new Map(poolOf(lorcanaOptions.parse(options)).map((card) => [cardIdOf(card), abilitiesOf(card)])),
  cardOf(state, { id }) {
    const card = cardById(state, id);
    const definition = card && definitionOf(state, card.publicId);
    return definition && cardIdOf(definition);
  },
  played: (made) =>
    toldOf(made).flatMap(({ type, definition }) =>
      type === 'played' || type === 'shifted' ? [cardIdOf(definition)] : [],
    ),
  staticUses: (made) => [
    ...tableOf(made.after).staticUses(made.after),
    ...atWork(made.after),
    ...usedIn(made),
  ],
};
