import { abilityName, type CardWatch, type MatchCoverage, type AbilityCoverage } from '@reticle/core/host';
import { printable } from '../failure.js';
import { pad, type Terminal } from '../terminal.js';
import type { MatchResult } from '../workers/match-plan.js';

/** The cards that matches may be played with, and their abilities. */
export type Watched = ReturnType<CardWatch<unknown>['cards']>;

/** An ability in the report, with its card. */
interface UnseenAbility {
  readonly card: string;
  readonly ability: string;
  readonly words?: string;
}

/** The report of what no match showed. */
export interface Unseen {
  /** The numbers of all cards and abilities. */
  readonly of: { readonly cards: number; readonly abilities: number };
  /** The cards that nobody played. */
  readonly cards: readonly string[];
  /** The abilities that were never used. */
  readonly idle: readonly UnseenAbility[];
  /** The abilities that were used so many times and never changed anything. */
  readonly unchanged: readonly (UnseenAbility & { readonly times: number })[];
}

/** Adds up the coverage of several matches. */
function coverageIn(shown: readonly MatchCoverage[]): ReadonlyMap<string, AbilityCoverage> {
  const all = new Map<string, AbilityCoverage>();
  for (const { abilities } of shown)
    for (const [name, { times, changed }] of Object.entries(abilities)) {
      const before = all.get(name);
      all.set(name, {
        times: (before?.times ?? 0) + times,
        changed: changed || before?.changed === true,
      });
    }
  return all;
}

/** Compares all abilities of some cards with what matches showed. */
export function unseenOf(watched: Watched, results: readonly Pick<MatchResult, 'shown'>[]): Unseen {
  const shown = results.flatMap((result) => result.shown ?? []);
  const played = new Set(shown.flatMap(({ cards }) => cards));
  const coverage = coverageIn(shown);
  const all = [...watched].flatMap(([card, abilities]) =>
    abilities.map(({ id, words }) => {
      const name = abilityName(card, id);
      return { card, ability: id, words, ...(coverage.get(name) ?? { times: 0, changed: false }) };
    }),
  );
  const named = ({ card, ability, words }: (typeof all)[number]): UnseenAbility => {
    const said = words?.();
    return { card, ability, ...(said === undefined ? {} : { words: said }) };
  };
  const unchanged = all.filter(({ changed }) => !changed);
  return {
    of: { cards: watched.size, abilities: all.length },
    cards: [...watched.keys()].filter((card) => !played.has(card)),
    idle: unchanged.filter(({ times }) => times === 0).map(named),
    unchanged: unchanged
      .filter(({ times }) => times > 0)
      .map((ability) => ({ ...named(ability), times: ability.times })),
  };
}

const inLine = ({ card, ability, words }: UnseenAbility): string =>
  printable(`${card}: ${words?.replaceAll('\n', ' ') ?? ability}`);

/** Prints the report: each list below its length. */
export function printUnseen({ of, cards, idle, unchanged }: Unseen, terminal: Terminal): void {
  const list = (words: string, all: number, lines: readonly string[]): void => {
    terminal.line(`${pad(words, 22)}${lines.length} of ${all}`);
    for (const line of lines) terminal.line(`  ${line}`);
  };
  list('cards not played', of.cards, cards.map(printable));
  list('abilities not used', of.abilities, idle.map(inLine));
  list(
    'changed nothing',
    of.abilities,
    unchanged.map(
      (ability) => `${inLine(ability)} (${ability.times} ${ability.times === 1 ? 'time' : 'times'})`,
    ),
  );
}
