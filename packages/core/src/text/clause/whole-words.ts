import { tokenize } from '../tokenize.js';
import type { GameWords, NounKind, NounRule } from './declarations.js';

/** What a game may leave out of {@link GameWords}, and has here. */
type Defaulted =
  | 'you'
  | 'amounts'
  | 'durations'
  | 'giving'
  | 'adjuncts'
  | 'leads'
  | 'modals'
  | 'idioms'
  | 'quantifiers'
  | 'tokens'
  | 'keyOf';

/** Everything that a game declares, with what it left out. */
export type WholeWords<Effect, Context> = Omit<GameWords<Effect, Context>, 'subjects'> &
  Required<Pick<GameWords<Effect, Context>, Defaulted>> & {
    readonly subjects: Readonly<Record<NounKind, NounRule<Context>>>;
  };

/** Nobody that a game names. */
const nobody: NounRule<unknown> = { read: () => [], print: () => undefined, of: () => [] };

export const wholeWords = <Effect, Context>(
  words: GameWords<Effect, Context>,
): WholeWords<Effect, Context> => ({
  you: 'you',
  amounts: {},
  durations: [],
  giving: [],
  adjuncts: [],
  leads: [],
  modals: [],
  idioms: [],
  quantifiers: [],
  tokens: (said) => tokenize(said),
  keyOf: () => '',
  ...words,
  subjects: { player: nobody, object: nobody, ...words.subjects },
});
