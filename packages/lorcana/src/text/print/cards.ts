import type { Effect } from '../../language/effects/schema.js';
import type { Selection } from '../../language/reference.js';
import type { Clause } from './clause.js';
import { inPlay, noun } from './nouns.js';
import { said, withArticle, type Words } from './said.js';
import { thingOf, type HowMany } from './selections.js';
import type { Talk, Thing } from './talk.js';

type EffectOf<Name extends Effect['effect']> = Extract<Effect, { readonly effect: Name }>;

/** Sentences that name one selection. */
const about =
  <E extends { readonly what: Selection }>(group: HowMany, say: (thing: Thing, effect: E) => Words) =>
  (talk: Talk, effect: E): Clause => {
    const thing = thingOf(talk, effect.what, group);
    return { words: thing && say(thing, effect), talk };
  };

export const exert = about<EffectOf<'exert'>>('all', ({ object }) => `exert ${object}`);
export const ready = about<EffectOf<'ready'>>('all', ({ object }) => `ready ${object}`);
export const banish = about<EffectOf<'banish'>>('all', ({ object }) => `banish ${object}`);
export const returnToHand = about<EffectOf<'returnToHand'>>(
  'all',
  ({ object, whose, many }) => `return ${object} to ${whose} ${many && whose !== 'your' ? 'hands' : 'hand'}`,
);
export const putIntoInkwell = about<EffectOf<'putIntoInkwell'>>(
  'all',
  ({ object, whose }, { exerted = false }) =>
    `put ${object} into ${whose} inkwell facedown${exerted ? ' and exerted' : ''}`,
);
export const shuffleIntoDeck = about<EffectOf<'shuffleIntoDeck'>>(
  'all',
  ({ object, whose }) => `shuffle ${object} into ${whose} deck`,
);
export const putOnDeck = about<EffectOf<'putOnDeck'>>(
  'all',
  ({ object, whose }, { place }) => `put ${object} on the ${place} of ${whose} deck`,
);

/** A card of the hand that is about to be in play: "a character with cost 5 or less". */
export function playForFree(talk: Talk, { what }: EffectOf<'playForFree'>): Clause {
  if (typeof what === 'string' || !('choose' in what) || what.choose.zone !== 'hand') {
    const thing = thingOf(talk, what, 'all');
    return { words: thing && `play ${thing.object} for free`, talk };
  }
  const { zone: _zone, owner, ...rest } = what.choose;
  const one = owner === 'self' && what.count === undefined ? noun(inPlay(rest)) : undefined;
  return { words: one === undefined ? undefined : `play ${withArticle(one)} for free`, talk };
}

const number = (amount: unknown): Words => (typeof amount === 'number' ? String(amount) : undefined);

export const dealDamage = about<EffectOf<'dealDamage'>>(
  'each',
  ({ object }, { amount }) => said`deal ${number(amount)} damage to ${object}`,
);
export const putDamage = about<EffectOf<'putDamage'>>(
  'each',
  ({ object }, { amount }) => said`put ${number(amount)} damage on ${object}`,
);
const remove = about<EffectOf<'removeDamage'>>(
  'each',
  ({ object }, { amount, upTo = false }) =>
    said`remove ${upTo ? 'up to ' : ''}${number(amount)} damage from ${object}`,
);
export function removeDamage(talk: Talk, effect: EffectOf<'removeDamage'>): Clause {
  return { ...remove(talk, effect), talk: { ...talk, result: '1 damage removed this way' } };
}
export function moveDamage(talk: Talk, { from, to, amount, upTo = false }: EffectOf<'moveDamage'>): Clause {
  const giver = thingOf(talk, from, 'each')?.object;
  const taker = thingOf(talk, to, 'each')?.object;
  return {
    words: said`move ${upTo ? 'up to ' : ''}${number(amount)} damage from ${giver} to ${taker}`,
    talk,
  };
}
export function moveToLocation(talk: Talk, { what, to }: EffectOf<'moveToLocation'>): Clause {
  const goes = thingOf(talk, what, 'all')?.object;
  const where = thingOf(talk, to, 'all')?.object;
  return { words: said`move ${goes} to ${where} for free`, talk };
}
