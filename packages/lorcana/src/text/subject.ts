import type { Token } from '@reticle/core';
import type { Sentence } from './abilities.js';

/** Of whom a sentence speaks before a choice: who chooses where it says "their". */
export type Subject = 'you' | 'each opponent' | 'each player' | 'opponent' | 'earlier player' | 'unclear';

const PLAYERS: ReadonlySet<string> = new Set(['opponent', 'opponents', 'player', 'players']);
const LEADS: Readonly<Record<string, (players: string) => Subject>> = {
  each: (players) => (players === 'opponent' ? 'each opponent' : 'each player'),
  all: (players) => (players === 'opponents' ? 'each opponent' : 'each player'),
  your: () => 'each opponent',
  an: () => 'opponent',
  chosen: () => 'earlier player',
  that: () => 'earlier player',
  the: () => 'earlier player',
};
/** A player of whom is spoken so does nothing: "for each opponent", "damage to each opponent". */
const ASIDE: ReadonlySet<string> = new Set(['for', 'to', 'from', 'than', 'of', 'unless']);

/** Who does what a sentence says at a token: the nearest subject before it, or you. */
export function subjectAt(tokens: readonly Token[], { from }: Sentence, at: number): Subject {
  for (let back = at - 1; back >= from; back--) {
    const text = tokens[back]?.text ?? '';
    if (text === 'you' && !isObject(tokens, back)) return 'you';
    if (text === 'they') return 'earlier player';
    if (!PLAYERS.has(text) || tokens[back + 1]?.text === "'s") continue;
    const lead = LEADS[tokens[back - 1]?.text ?? ''];
    const before = tokens[back - 2]?.text ?? '';
    if (ASIDE.has(before) && back - 2 >= from) continue;
    return lead ? lead(text) : 'unclear';
  }
  return 'you';
}

const isObject = (tokens: readonly Token[], at: number): boolean => ASIDE.has(tokens[at - 1]?.text ?? '');
