/** Every kind of effect, trigger and condition is said by words, or it stands here why not. */
import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import type { Condition } from '../language/condition.js';
import type { Effect } from '../language/effects/schema.js';
import type { CardEvent, PlayerEvent } from '../language/trigger.js';
import { parseCard } from './abilities/parse-card.js';
import { printCard } from './abilities/print-card.js';

/** Effects that only the engine writes, in place of what words say. */
type OfEngine = 'done' | 'once' | 'pay' | 'sort';
/** Effects that the rules perform and no card has words for so far. */
type Unsaid = 'prevent' | 'putIntoDiscard';

/** Words of an action for each kind of effect. */
const EFFECTS: { readonly [Name in Exclude<Effect['effect'], OfEngine | Unsaid>]: string } = {
  ban: 'Opponents can’t play items this turn.',
  banish: 'Banish chosen damaged item.',
  choose: 'Choose a character card from your discard.',
  choosePlayer: 'Chosen opponent chooses and banishes one of their items.',
  count: 'Count the number of items you have in play.',
  dealDamage: 'Deal 2 damage to each opposing location.',
  delayed: 'At the start of your next turn, draw a card.',
  discard: 'Each player discards a card at random.',
  draw: 'Chosen opponent draws a card for each item you have in play.',
  drawUntil: 'Each opponent draws until they have 2 cards in their hand.',
  either: 'Banish chosen item or gain 1 lore.',
  exert: 'Each opponent chooses and exerts one of their items.',
  forEach: 'For each item you have in play, you may gain 1 lore.',
  gainLore: 'That player gains 3 lore.',
  give: 'Your items gain Ward until the start of your next turn.',
  if: 'If you have an item in play, draw a card.',
  ifDone: 'Exert chosen item to draw a card.',
  look: 'Look at the top 3 cards of your deck. Put one into your hand and the rest into your discard.',
  lookAtHand: 'Look at chosen player’s hand.',
  loseLore: 'Each opponent loses 2 lore.',
  may: 'Each player may draw a card.',
  mill: 'Each opponent puts the top 2 cards of their deck into their discard.',
  moreInk: 'This turn, you may ink an additional card.',
  moveDamage: 'Move up to 2 damage from chosen item to chosen character.',
  moveToLocation: 'Move chosen character of yours to chosen location for free.',
  nameCard: 'Name a card.',
  payLess: 'You pay 1 {I} less for the next item you play this turn.',
  playForFree: 'Play an item with cost 3 or less for free.',
  putDamage: 'Put 1 damage on chosen character.',
  putIntoInkwell: 'Put chosen item into its player’s inkwell facedown.',
  putOnDeck: 'Put chosen character on the bottom of their player’s deck.',
  putUnder: 'Put the top card of your deck facedown under chosen character of yours.',
  ready: 'Ready all characters at locations.',
  removeDamage: 'Remove all damage from chosen character.',
  returnToHand: 'Return chosen item to its player’s hand.',
  reveal: 'Reveal the top card of your deck.',
  revealHand: 'Chosen opponent reveals their hand.',
  shuffleIntoDeck: 'Shuffle chosen item into its player’s deck.',
  whenever: 'Whenever one of your characters quests this turn, gain 1 lore.',
};

/** Words for each event. */
const EVENTS: { readonly [Event in CardEvent | PlayerEvent]: string } = {
  played: 'Whenever you play an item, draw a card.',
  quests: 'Whenever this character quests, draw a card.',
  sings: 'Whenever this character sings a song, draw a card.',
  challenges: 'Whenever this character challenges a damaged character, draw a card.',
  isChallenged: 'Whenever this character is challenged, draw a card.',
  isBanished: 'When this character is banished, draw a card.',
  banishesInChallenge: 'Whenever this character banishes another character in a challenge, draw a card.',
  isDealtDamage: 'Whenever this character is dealt damage, draw a card.',
  dealsDamageInChallenge:
    'Whenever this character deals damage to another character in a challenge, draw a card.',
  leavesPlay: 'When this character leaves play, draw a card.',
  returnsToHand: 'Whenever one of your items is returned to your hand from play, draw a card.',
  isExerted: 'Whenever this character is exerted, draw a card.',
  isReadied: 'Whenever you ready this character, draw a card.',
  movesToLocation: 'Whenever this character moves to a location, draw a card.',
  isInked: 'Whenever a card is put into your inkwell, draw a card.',
  isDiscarded: 'Whenever this character is discarded, draw a card.',
  isChosen: 'Whenever this character is chosen by an opponent, draw a card.',
  getsCardUnder: 'Whenever you put a card under this character, draw a card.',
  isHealed: 'Whenever you remove 1 or more damage from one of your characters, draw a card.',
  turnBegins: 'At the start of your turn, draw a card.',
  turnEnds: 'At the end of an opponent’s turn, draw a card.',
  drawsCard: 'Whenever an opponent draws a card, gain 1 lore.',
  gainsLore: 'Whenever an opponent gains lore, draw a card.',
  losesLore: 'Whenever a player loses lore, draw a card.',
};

/** Words for each condition. Several at once and either of several have words together with others only. */
const CONDITIONS: { readonly [Test in Exclude<Condition['test'], 'any'>]: string } = {
  count: 'If you have 2 or more items in play, draw a card.',
  more: 'If you have a character in play with more {S} than each opposing character, draw a card.',
  is: 'Choose chosen character. If they are exerted, draw a card.',
  happened: 'If you played a song this turn, draw a card.',
  players: 'If an opponent has more lore than you, draw a card.',
  lore: 'If you have 5 or more lore, draw a card.',
  underdog: 'If this is your first turn and you’re not the first player, draw a card.',
  turn: 'During opponents’ turns, this character gets +1 {S}.',
  not: 'Draw a card unless you have an item in play.',
  all: 'If you have an item in play and you have 5 or more lore, draw a card.',
};

const FACTS = { number: 1, name: 'Moss', cost: 2, inkwell: true, ink: 'amber', classifications: [] } as const;
const CHARACTER = { ...FACTS, type: 'character', strength: 2, willpower: 3, lore: 1 } as const;

/** Reads words as a card's, and prints them again. Returns the card if both say the same. */
function said(text: string, type: 'action' | 'character'): unknown {
  const face = type === 'action' ? { ...FACTS, type } : CHARACTER;
  const { card, unexpressed } = parseCard({ ...face, text });
  expect(unexpressed).toEqual([]);
  const printed = unwrap(printCard(card)).join('\n');
  expect(parseCard({ ...face, text: printed }).card).toEqual(card);
  return card;
}

const tags = (json: unknown, tag: string): readonly unknown[] => {
  if (typeof json !== 'object' || json === null) return [];
  const own: unknown = Reflect.get(json, tag);
  return [own, ...Object.values(json).flatMap((part) => tags(part, tag))];
};

describe('words say', () => {
  it.each(Object.entries(EFFECTS))('the effect %s: %s', (name, text) => {
    const type = text.startsWith('That player') ? 'character' : 'action';
    const lead = type === 'character' ? 'Whenever this character quests, chosen opponent draws a card. ' : '';
    expect(tags(said(`${lead}${text}`, type), 'effect')).toContain(name);
  });
  it.each(Object.entries(EVENTS))('the event %s: %s', (name, text) => {
    expect(tags(said(text, 'character'), 'event')).toContain(name);
  });
  it.each(Object.entries(CONDITIONS))('the condition %s: %s', (name, text) => {
    const type = text.startsWith('During') ? 'character' : 'action';
    expect(tags(said(text, type), 'test')).toContain(name);
  });
});
