import { MARK, type Token } from '@reticle/core/text';
import { wordSet } from '../words.js';

/** Of whom a sentence speaks before a choice: who chooses where it says "their". */
export type SentenceSubject =
  | 'you'
  | 'each opponent'
  | 'each player'
  | 'opponent'
  | 'chosen player'
  | 'unclear';

const PLAYERS = wordSet('opponent opponents player players');
/** Who is meant by "that player" was said before. */
type Introduction = SentenceSubject | 'before';
const each = (players: string): Introduction => (players === 'opponents' ? 'each opponent' : 'unclear');
const LEADS: ReadonlyMap<string, (players: string) => Introduction> = new Map(
  Object.entries({
    '.': each,
    ',': each,
    [MARK.line]: each,
    other: (players) => (players === 'player' ? 'each opponent' : 'unclear'),
    each: (players) => (players === 'opponent' ? 'each opponent' : 'each player'),
    all: (players) => (players === 'opponents' ? 'each opponent' : 'each player'),
    your: () => 'each opponent',
    an: () => 'opponent',
    chosen: () => 'chosen player',
    that: () => 'before',
    the: () => 'before',
  }),
);
/** A player of whom is spoken so does nothing: "for each opponent", "damage to each opponent". */
const ASIDE = wordSet('for to from than of unless');

/** "Each opponent with more lore than you": not all of them, and no slot can say which. */
const NARROWER = wordSet('with without who that whose');

/** The player of whom is spoken at a token, if one is. */
function introductionAt(tokens: readonly Token[], at: number): Introduction | undefined {
  const word = (back: number): string => tokens[at - back]?.text ?? MARK.line;
  if (!PLAYERS.has(word(0))) return undefined;
  const both = word(2) === 'and' && word(3) === 'you';
  if (both || NARROWER.has(word(-1)) || (word(1) === 'other' && word(2) !== 'each')) return 'unclear';
  return LEADS.get(word(1))?.(word(0)) ?? 'unclear';
}

/** Whether the player who was spoken of last in an ability is one that was chosen. */
export function speaksOfChosen(tokens: readonly Token[], ability: number, at: number): boolean {
  for (let back = at - 1; back >= ability; back--) {
    const lead = introductionAt(tokens, back);
    if (lead !== undefined) return lead === 'chosen player' || lead === 'opponent' || lead === 'before';
  }
  return false;
}

/**
 * Who does what a text says at a token: the nearest subject before it in its sentence, or you. Whom "they" and
 * "that player" mean, the ability has said before.
 */
export function subjectAt(
  tokens: readonly Token[],
  places: { readonly ability: number; readonly sentence: number },
  at: number,
  /** Whether a player was chosen before: then it is that one. */
  chosen: boolean,
): SentenceSubject {
  let beyond = false;
  for (let back = at - 1; back >= (beyond ? places.ability : places.sentence); back--) {
    const text = tokens[back]?.text ?? '';
    const before = tokens[back - 1]?.text ?? '';
    if (text === 'you' && !beyond && !ASIDE.has(before)) return 'you';
    if (text === 'they' && chosen) return 'chosen player';
    if (text === 'they') beyond = true;
    const lead = introductionAt(tokens, back);
    if (lead === undefined || tokens[back + 1]?.text === "'s") continue;
    if (ASIDE.has(tokens[back - 2]?.text ?? '')) continue;
    if (lead !== 'before') return lead;
    if (chosen) return 'chosen player';
    beyond = true;
  }
  return beyond ? 'unclear' : 'you';
}
