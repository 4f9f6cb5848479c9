import { clauseGrammar, type Verb } from '@reticle/core/text';
import { EFFECTS, type Effect, effects as effectsSchema } from '../../language/effects/effect.js';
import { contextKey, type WordsContext } from '../phrases/context.js';
import { CASTING_IDIOMS, castingVerbs } from './casting.js';
import { ADJUNCTS, DURATIONS, GIVING, LEADS, MODALS } from './around.js';
import { cardVerbs } from './cards.js';
import { changeVerbs } from './changes.js';
import { combatVerbs } from './combat.js';
import { counterVerbs } from './counters.js';
import { damageVerbs } from './damage.js';
import { DIG_IDIOMS, digVerbs } from './digs.js';
import { HAND_IDIOMS, handVerbs } from './hands.js';
import { IDIOMS } from './idioms.js';
import { lifeVerbs } from './life.js';
import { objectNouns, playerNouns } from './nouns.js';
import { permanentVerbs } from './permanents.js';
import { COMPLEMENTS } from './places.js';
import { preventVerbs } from './prevent.js';
import { tokenVerbs } from './tokens.js';
import { SEARCH_IDIOMS, searchVerbs } from './search.js';
import { AMOUNTS, TYPES } from './types.js';
import { ZONE_IDIOMS, zoneVerbs } from './zones.js';

/** Makes the verbs of the effects that say how cards name them. */
const effectVerbs: readonly Verb[] = Object.entries(EFFECTS).flatMap(([effect, { says = [], keys }]) =>
  says.map(({ subject, words, also }) => {
    const [form = ''] = [words].flat();
    const holes = [...form.matchAll(/<(\w+):/gu)].map(([, name = '']) => [name, `$${name}`] as const);
    const who = subject === 'object' ? { what: '$subject' } : 'who' in keys ? { who: '$subject=you' } : {};
    return { subject, words, means: { effect, ...who, ...Object.fromEntries(holes), ...also } };
  }),
);

/** The grammar of what effects say, one sentence at a time. */
export const effectGrammar = clauseGrammar<Effect, WordsContext>(() => ({
  subjects: { player: playerNouns, object: objectNouns },
  you: 'you',
  types: TYPES,
  complements: COMPLEMENTS,
  amounts: AMOUNTS,
  verbs: [
    ...combatVerbs,
    ...cardVerbs,
    ...lifeVerbs,
    ...damageVerbs,
    ...permanentVerbs,
    ...changeVerbs,
    ...tokenVerbs(),
    ...zoneVerbs,
    ...digVerbs,
    ...searchVerbs,
    ...handVerbs,
    ...castingVerbs,
    ...counterVerbs,
    ...preventVerbs,
    ...effectVerbs,
  ],
  durations: DURATIONS,
  giving: GIVING,
  adjuncts: ADJUNCTS,
  leads: LEADS,
  modals: MODALS,
  idioms: [...IDIOMS, ...DIG_IDIOMS, ...SEARCH_IDIOMS, ...HAND_IDIOMS, ...CASTING_IDIOMS, ...ZONE_IDIOMS],
  each: 'for each <by:counted>',
  where: ', where x is <x:amount>',
  keyOf: contextKey,
  parse: (made) => effectsSchema.safeParse(made).data,
}));
