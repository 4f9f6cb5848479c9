import { MARK, type Token } from '@reticle/core/text';
import { wordSet } from '../words.js';

/** The players whom a sentence mentions before a choice. They choose if the choice says "their". */
export type SentenceSubject =
  | 'you'
  | 'each opponent'
  | 'each player'
  | 'opponent'
  | 'chosen player'
  | 'unclear';

const PLAYERS = wordSet('opponent opponents player players');
/** A player who was mentioned before, as in "that player". */
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
/** A player mentioned after these words does nothing: "for each opponent", "damage to each opponent". */
const ASIDE = wordSet('for to from than of unless');

/** "Each opponent with more lore than you" is not every opponent, and no slot can express which. */
const NARROWER = wordSet('with without who that whose');

/** Returns the player whom the text mentions at a token, if any. */
function introductionAt(tokens: readonly Token[], at: number): Introduction | undefined {
  const word = (back: number): string => tokens[at - back]?.text ?? MARK.line;
  if (!PLAYERS.has(word(0))) return undefined;
  const both = word(2) === 'and' && word(3) === 'you';
  if (both || NARROWER.has(word(-1)) || (word(1) === 'other' && word(2) !== 'each')) return 'unclear';
  return LEADS.get(word(1))?.(word(0)) ?? 'unclear';
}

/** Whether the player mentioned last in an ability is a chosen one. */
export function speaksOfChosen(tokens: readonly Token[], ability: number, at: number): boolean {
  for (let back = at - 1; back >= ability; back--) {
    const lead = introductionAt(tokens, back);
    if (lead !== undefined) return lead === 'chosen player' || lead === 'opponent' || lead === 'before';
  }
  return false;
}

/**
 * Returns who does what a text says at a token: the nearest subject before it in its sentence, or you. "They"
 * and "that player" mean players whom the ability mentioned before.
 */
export function subjectAt(
  tokens: readonly Token[],
  places: { readonly ability: number; readonly sentence: number },
  at: number,
  /** Whether a player was chosen before. If so, it is that player. */
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
