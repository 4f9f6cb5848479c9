import type { Ability } from '../../language/ability.js';
import { conditionWords, leadOf } from './conditions.js';
import { costWords } from './costs.js';
import { effectsWords } from './effects.js';
import { givenWords } from './modifications.js';
import { inPlay, kindOf, nouns } from './nouns.js';
import { said, sentence, type Words } from './said.js';
import { known, manyThings, type Talk, type Thing } from './talk.js';
import { talkAfter, triggersWords } from './triggers.js';

type AbilityOf<Kind extends Ability['kind']> = Extract<Ability, { readonly kind: Kind }>;

function activated(talk: Talk, { cost, oncePerTurn = false, effects }: AbilityOf<'activated'>): Words {
  return said`${oncePerTurn ? 'Once during your turn, ' : ''}${costWords(talk, cost)} — ${effectsWords(talk, '', effects)}`;
}

function triggered(talk: Talk, { on, if: condition, effects }: AbilityOf<'triggered'>): Words {
  const about = talkAfter(talk, on);
  return effectsWords(about, said`${triggersWords(talk, on)}, ${leadOf(about, 'if', condition)}`, effects);
}

function whom(talk: Talk, who: AbilityOf<'static'>['for']): Thing | undefined {
  if (who === 'this') return known(talk, 'this');
  const words = kindOf(who);
  return words === undefined ? undefined : manyThings(words);
}

function fixed(talk: Talk, { while: condition, for: who, gives }: AbilityOf<'static'>): Words {
  const thing = whom(talk, who);
  return thing && sentence(said`${leadOf(talk, 'while', condition)}${givenWords(thing, gives)}`);
}

function discount(talk: Talk, { while: condition, amount, on }: AbilityOf<'discount'>): Words {
  if (typeof amount !== 'number') return undefined;
  const what = on === 'this' ? talk.self : nouns(inPlay(on));
  return sentence(said`${leadOf(talk, 'if', condition)}you pay ${amount} {I} less to play ${what}`);
}

function extraInk(talk: Talk, { while: condition, amount }: AbilityOf<'extraInk'>): Words {
  const cards = amount === 1 ? 'an additional card' : `${amount} additional cards`;
  if (condition === undefined) return `During your turn, you may ink ${cards}.`;
  return sentence(said`during your turn, if ${conditionWords(talk, condition)}, you may ink ${cards}`);
}

const WORDS: { readonly [Kind in Ability['kind']]: (talk: Talk, ability: AbilityOf<Kind>) => Words } = {
  activated,
  triggered,
  static: fixed,
  discount,
  extraInk,
  shift: () => undefined,
};

const wordsAs = <Kind extends Ability['kind']>(kind: Kind, talk: Talk, ability: AbilityOf<Kind>): Words =>
  WORDS[kind](talk, ability);

/** An ability as its words, after its name; `undefined` where there are no words for it. */
export function abilityWords(talk: Talk, ability: Ability): Words {
  const words = wordsAs<Ability['kind']>(ability.kind, talk, ability);
  return ability.name === undefined ? words : said`${ability.name.toUpperCase()} ${words}`;
}
