import type { Discard, Draw, GainLore, LoseLore, RevealHand } from '../../language/effects/players.js';
import { noun } from './nouns.js';
import { doneBy, type Clause } from './clause.js';
import { counted, said, withArticle, type Words } from './said.js';
import type { Talk } from './talk.js';

const NO_WORDS = (talk: Talk): Clause => ({ words: undefined, talk });

/** A number of cards, or one for each of what the effect before came to. */
function cards(talk: Talk, amount: Draw['amount']): Words {
  if (typeof amount === 'number') return counted(amount, 'card');
  return amount === 'result' ? said`a card for each ${talk.result}` : undefined;
}

export function draw(talk: Talk, { who, amount }: Draw): Clause {
  const by = doneBy(who);
  if (!by) return NO_WORDS(talk);
  return { subject: by.subject, words: said`${by.you ? 'draw' : 'draws'} ${cards(talk, amount)}`, talk };
}

export function discard(talk: Talk, { who, amount, of, random = false }: Discard): Clause {
  const by = doneBy(who);
  if (!by) return NO_WORDS(talk);
  const { you, subject } = by;
  const say = (words: Words): Clause => ({ subject, words, talk });
  if (amount === 'all') return of ? NO_WORDS(talk) : say(you ? 'discard your hand' : 'discards their hand');
  if (typeof amount !== 'number') return NO_WORDS(talk);
  const kind = of === undefined ? 'card' : noun(of);
  const what = kind === undefined ? undefined : amount === 1 ? withArticle(kind) : `${amount} ${kind}s`;
  if (random) return say(said`${you ? 'discard' : 'discards'} ${what} at random`);
  return say(said`${you ? 'choose and discard' : 'chooses and discards'} ${what}`);
}

const lore =
  (one: string, more: string) =>
  (talk: Talk, { who, amount }: GainLore | LoseLore): Clause => {
    const by = doneBy(who);
    if (!by || typeof amount !== 'number') return NO_WORDS(talk);
    return { subject: by.subject ?? 'you', words: `${by.you ? one : more} ${amount} lore`, talk };
  };

export const gainLore = lore('gain', 'gains');
export function loseLore(talk: Talk, effect: LoseLore): Clause {
  return { ...lore('lose', 'loses')(talk, effect), talk: { ...talk, result: '1 lore lost this way' } };
}

export function revealHand(talk: Talk, { who }: RevealHand): Clause {
  const by = doneBy(who);
  if (!by) return NO_WORDS(talk);
  return { subject: by.subject, words: by.you ? 'reveal your hand' : 'reveals their hand', talk };
}
