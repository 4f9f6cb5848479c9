import { lookVerbs } from './looks.js';
import { clauseGrammar } from '@reticle/core/text';
import { type Effect, effects as effectsSchema } from '../../language/effects/schema.js';
import { IT, PLAYER, type WordsContext } from '../phrases/context.js';
import { tokensOf } from '../targets/tokens.js';
import { ADJUNCTS, DURATIONS, GIVING, LEADS, MODALS } from './around.js';
import { cardVerbs } from './cards.js';
import { changeVerbs, GIVEN_TOGETHER, MORE_INK } from './changes.js';
import { damageVerbs } from './damage.js';
import { cardNouns, playerNouns } from './nouns.js';
import { playerVerbs } from './players.js';
import { AMOUNTS, TYPES } from './types.js';

/** Returns what shared subjects are called: who was chosen once is not chosen again, but "that player" or "they". */
function again(subject: unknown): unknown {
  if (typeof subject === 'string') return PLAYERS.has(subject) ? undefined : IT;
  if (typeof subject !== 'object' || subject === null) return undefined;
  if ('chosen' in subject) return { named: PLAYER };
  return 'choose' in subject || 'all' in subject ? IT : undefined;
}
const PLAYERS: ReadonlySet<string> = new Set(['you', 'eachOpponent', 'eachPlayer']);

/** The grammar of what effects say, one sentence at a time. Pronouns are not resolved in its meanings. */
export const effectGrammar = clauseGrammar<Effect, WordsContext>(() => ({
  subjects: { player: playerNouns, object: cardNouns },
  you: 'you',
  types: TYPES,
  amounts: AMOUNTS,
  verbs: [...playerVerbs, ...cardVerbs, ...damageVerbs, ...changeVerbs, ...lookVerbs],
  durations: DURATIONS,
  giving: GIVING,
  adjuncts: ADJUNCTS,
  leads: LEADS,
  modals: MODALS,
  idioms: [GIVEN_TOGETHER, MORE_INK],
  each: 'for each <by:counted>',
  tokens: tokensOf,
  again,
  keyOf: ({ own, quoted }) => (quoted ? `${own} ${JSON.stringify(quoted)}` : own),
  parse: (made) => effectsSchema.safeParse(made).data,
}));
