import type { Token } from '@reticle/core/text';

/** Of whom a sentence speaks before a choice: who chooses where it says "their". */
export type Subject = 'you' | 'each opponent' | 'each player' | 'opponent' | 'chosen player' | 'unclear';

const PLAYERS: ReadonlySet<string> = new Set(['opponent', 'opponents', 'player', 'players']);
/** Who is meant by "that player" was said before. */
type Lead = Subject | 'before';
const LEADS: Readonly<Record<string, (players: string) => Lead>> = {
  each: (players) => (players === 'opponent' ? 'each opponent' : 'each player'),
  all: (players) => (players === 'opponents' ? 'each opponent' : 'each player'),
  your: () => 'each opponent',
  an: () => 'opponent',
  chosen: () => 'chosen player',
  that: () => 'before',
  the: () => 'before',
};
/** A player of whom is spoken so does nothing: "for each opponent", "damage to each opponent". */
const ASIDE: ReadonlySet<string> = new Set(['for', 'to', 'from', 'than', 'of', 'unless']);

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
): Subject {
  let beyond = false;
  for (let back = at - 1; back >= (beyond ? places.ability : places.sentence); back--) {
    const text = tokens[back]?.text ?? '';
    const before = tokens[back - 1]?.text ?? '';
    if (text === 'you' && !beyond && !ASIDE.has(before)) return 'you';
    if (text === 'they' && chosen) return 'chosen player';
    if (text === 'they') beyond = true;
    if (!PLAYERS.has(text) || tokens[back + 1]?.text === "'s") continue;
    if (ASIDE.has(tokens[back - 2]?.text ?? '')) continue;
    const lead = LEADS[before]?.(text) ?? 'unclear';
    if (lead !== 'before') return lead;
    if (chosen) return 'chosen player';
    beyond = true;
  }
  return beyond ? 'unclear' : 'you';
}
