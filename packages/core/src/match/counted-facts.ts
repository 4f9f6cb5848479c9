import type { MatchDefinition } from './definition.js';

/** How deep the things of a state are looked for. */
const DEEPEST = 5;
/** The numbers of things that say nothing of what they are worth. */
const NAMES: ReadonlySet<string> = new Set(['incarnation', 'version', 'order', 'timestamp']);

type StatePart = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is StatePart =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const zoneOf = ({ zone }: StatePart): string => (typeof zone === 'string' ? zone : 'things');

/**
 * Counts what a state has for a player, by name: the numbers of the player ("life"), the things that the player controls or owns in
 * each zone ("play"), and their numbers together ("play.power"). It knows no game: a player is what has the player's id, or
 * stands under it, and a thing what has a controller or an owner.
 */
export function countedFacts(state: unknown, player: string): Readonly<Record<string, number>> {
  const facts = new Map<string, number>();
  const add = (name: string, value: number): void => void facts.set(name, (facts.get(name) ?? 0) + value);
  const numbers = (part: StatePart, prefix: string): void => {
    for (const [key, value] of Object.entries(part))
      if (typeof value === 'number' && Number.isFinite(value) && !NAMES.has(key))
        add(`${prefix}${key}`, value);
  };
  const count = (value: unknown, key: string, depth: number): void => {
    if (depth > DEEPEST) return;
    if (Array.isArray(value)) {
      for (const each of value) count(each, '', depth + 1);
      return;
    }
    if (!isObject(value)) return;
    const holder = value['controller'] ?? value['owner'];
    if (value['id'] === player || key === player) numbers(value, '');
    else if (typeof holder === 'string') {
      if (holder !== player) return;
      const zone = zoneOf(value);
      add(zone, 1);
      numbers(value, `${zone}.`);
      return;
    }
    for (const [name, part] of Object.entries(value)) count(part, name, depth + 1);
  };
  count(state, '', 0);
  return Object.fromEntries(facts);
}

/** The part of a match's definition that says how states are rated. */
interface Evaluating<State> extends Pick<MatchDefinition<State, never>, 'evaluate'> {
  readonly game: { readonly players: (state: State) => readonly { readonly id: string }[] };
}

/** Rates a state for a player: by the game's own `evaluate`, or by what the player has more of the facts that are weighed. */
export function evaluated<State>(
  { evaluate, game }: Evaluating<State>,
  state: State,
  player: string,
  weights: Readonly<Record<string, number>>,
): number {
  const names = Object.keys(weights);
  if (evaluate) return evaluate(state, player, weights);
  if (names.length === 0) return 0;
  const worth = (who: string): number => {
    const facts = countedFacts(state, who);
    return names.reduce((sum, name) => sum + (weights[name] ?? 0) * (facts[name] ?? 0), 0);
  };
  const others = game.players(state).filter(({ id }) => id !== player);
  const theirs = others.reduce((sum, { id }) => sum + worth(id), 0);
  return worth(player) - (others.length === 0 ? 0 : theirs / others.length);
}
