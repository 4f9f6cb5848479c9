import type { Effect, Effects, If, May, Whenever } from '../../language/effects/schema.js';
import * as cards from './cards.js';
import type { Clause } from './clause.js';
import { leadOf } from './conditions.js';
import { costDone } from './costs.js';
import * as lasting from './lasting.js';
import { look } from './look.js';
import * as players from './players.js';
import { joined, said, sentence, type Words } from './said.js';
import { inWords } from './sequence.js';
import type { Talk } from './talk.js';
import { talkAfter, triggerWords } from './triggers.js';

type EffectPhrase<E> = (talk: Talk, effect: E) => Clause;
/** There are no words for it. */
const mute = (talk: Talk): Clause => ({ words: undefined, talk });

/** The first sentence goes on from some words, the others stand by themselves. */
function leading(talk: Talk, lead: Words, effects: readonly Effect[]): Clause {
  const all = inWords(talk, effects, clauseOf);
  return { words: said`${lead}${all.first}`, more: all.more, talk: all.talk };
}

function may(talk: Talk, effect: May): Clause {
  if (effect.who !== undefined && effect.who !== 'you') return mute(talk);
  const lead = effect.cost ? said`may ${costDone(talk, effect.cost)} to ` : 'may ';
  return { ...leading(talk, lead, effect.do), subject: 'you' };
}

function when(talk: Talk, effect: If): Clause {
  if (effect.else !== undefined) return mute(talk);
  return leading(talk, leadOf(talk, 'if', effect.if), effect.do);
}

function whenever(talk: Talk, effect: Whenever): Clause {
  const [on, ...others] = effect.on;
  if (!on || others.length > 0) return mute(talk);
  return leading(talkAfter(talk, effect.on), said`${triggerWords(talk, on)} this turn, `, effect.do);
}

/** The words of each kind of effect. */
const CLAUSES: { readonly [Name in keyof Effects]: EffectPhrase<Effects[Name]> } = {
  draw: players.draw,
  discard: players.discard,
  gainLore: players.gainLore,
  loseLore: players.loseLore,
  revealHand: players.revealHand,
  choose: mute,
  exert: cards.exert,
  ready: cards.ready,
  banish: cards.banish,
  returnToHand: cards.returnToHand,
  putIntoInkwell: cards.putIntoInkwell,
  shuffleIntoDeck: cards.shuffleIntoDeck,
  putOnDeck: cards.putOnDeck,
  putIntoDiscard: mute,
  putUnder: mute,
  playForFree: cards.playForFree,
  moveToLocation: cards.moveToLocation,
  dealDamage: cards.dealDamage,
  putDamage: cards.putDamage,
  removeDamage: cards.removeDamage,
  moveDamage: cards.moveDamage,
  look,
  sort: mute,
  give: lasting.give,
  payLess: lasting.payLess,
  may,
  pay: mute,
  if: when,
  either: mute,
  forEach: mute,
  whenever,
};

const sayAs = <Name extends keyof Effects>(name: Name, talk: Talk, effect: Effects[Name]): Clause =>
  CLAUSES[name](talk, effect);

/** What one effect says. */
function clauseOf(talk: Talk, effect: Effect): Clause {
  return sayAs(effect.effect, talk, effect);
}

/** All that a list of effects says, after some words: "when you play this character, ". */
export function effectsWords(talk: Talk, lead: Words, effects: readonly Effect[]): Words {
  const { words, more = [] } = leading(talk, lead, effects);
  return joined([sentence(words), ...more], ' ');
}
