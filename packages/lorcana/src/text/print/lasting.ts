import type { Give, PayLess } from '../../language/effects/lasting.js';
import type { Clause } from './clause.js';
import { durationWords, givenWords } from './modifications.js';
import { inPlay, noun } from './nouns.js';
import { said } from './said.js';
import { thingOf } from './selections.js';
import type { Talk } from './talk.js';

export function give(talk: Talk, { what, gives, for: how }: Give): Clause {
  const thing = thingOf(talk, what, 'all');
  return { words: thing && said`${givenWords(thing, gives)}${durationWords(gives, how)}`, talk };
}

export function payLess(talk: Talk, { amount, on, next = false }: PayLess): Clause {
  const number = typeof amount === 'number' ? amount : undefined;
  const one = on === 'this' ? undefined : noun(inPlay(on));
  return {
    subject: 'you',
    words: said`pay ${number} {I} less for ${next ? 'the next' : 'each'} ${one} you play this turn`,
    talk,
  };
}
