import type { LexiconEntry } from '@reticle/core/text';
import { VERBS, third, words } from './verbs.js';

const MARKS = words(`. , ; : " • — ~`);

const PREPOSITIONS =
  words(`about above across after against along among and and/or around as at before behind below beneath beside between
  beyond but by during except for from if in inside into of off on onto or outside over past per plus since than then through to toward
  towards under unless until upon versus via when whenever where whether while with within without`);

/** Verbs beside those that may follow a phrase. */
const MORE_VERBS = words(
  `attach attacking blocking cast champion counter destroy double enchant equip haunt put unattach`,
);

/** "The next time target creature would deal damage", "return to your hand target creature card". */
const THINGS = words('time damage hand battlefield graveyard library');

/** "Creatures target player controls". */
const OF_PLAYERS = [
  '<type>',
  '<subtype>',
  ...words('card cards permanent permanents spell spells token tokens source sources'),
];

/** One word after these is what is done, though nobody know it: a keyword action that is yet to come. */
const BEFORE_VERBS = words(`. , ; : " • — and then may can can't must would you they it ~ instead`);

function before(text: string, kinds?: readonly string[]): LexiconEntry {
  return { role: 'before', words: text, ...(kinds ? { kinds } : {}), examples: [] };
}
const all = [...VERBS, ...MORE_VERBS];

/** What may stand right before a phrase without belonging to it; after anything else, the phrase is not understood. */
export const BEFORE: readonly LexiconEntry[] = [
  ...new Set([...MARKS, ...PREPOSITIONS, ...THINGS, ...all, ...all.map(third), 'instead', 'only']),
]
  .map((text) => before(text))
  .concat(
    OF_PLAYERS.map((text) => before(text, ['player'])),
    BEFORE_VERBS.map((text) => before(`${text} <word>`)),
  );
