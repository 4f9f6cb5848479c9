import { canonicalJson, type JsonObject } from '../json.js';
import type { MatchEvent, Move } from '../match/move.js';
import type { AbilityUse } from '../play/effect.js';
import type { PinnedRef } from '../ref.js';

/** A move that was made, with the states before and after it, and its events. */
export interface WatchedMove<State> {
  readonly before: State;
  readonly move: Move;
  readonly after: State;
  readonly events: readonly MatchEvent[];
}

/** An ability of a card, as a {@link CardWatch} lists it. */
export interface WatchedAbility {
  /** The name of the ability among those of its card. */
  readonly id: string;
  /** The data of the ability as the rules use it. Its effects are recognised by this data when they happen. */
  readonly says: object;
  /** Prints the ability, if there are words for it. */
  readonly words?: () => string | undefined;
}

/** What a game tells of its cards for reports of what matches show of them. Core's `play` reports the uses of abilities. */
export interface CardWatch<State> {
  /** Lists the cards that matches with these options may be played with, by name, with their abilities. */
  readonly cards: (options: JsonObject) => ReadonlyMap<string, readonly WatchedAbility[]>;
  /** Returns the name of the card that an object is, if it is known. */
  readonly cardOf: (state: State, source: PinnedRef) => string | undefined;
  /** Returns the names of the cards that were played in a move. */
  readonly played: (made: WatchedMove<State>) => readonly string[];
  /**
   * Returns the uses of abilities without effects that a move shows: `staticUses` of a table for the state after it,
   * and what else the game knows.
   */
  readonly staticUses?: (made: WatchedMove<State>) => readonly AbilityUse[];
}

/** How often an ability was used, and whether that ever changed anything. */
export interface AbilityCoverage {
  readonly times: number;
  readonly changed: boolean;
}

/** What one match showed of its cards. Plain JSON. */
export interface MatchCoverage {
  /** The names of the cards that were played. */
  readonly cards: readonly string[];
  /** The abilities that were used, by {@link abilityName}. */
  readonly abilities: Readonly<Record<string, AbilityCoverage>>;
}

/** Returns the name of an ability among those of all cards. */
export const abilityName = (card: string, id: string): string => `${card} / ${id}`;

/** Abilities by the data of their parts, each with whether the part is where the ability begins. */
type Parts = Map<string, Map<string, boolean>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isEffect = (value: object): value is { readonly effect: string } =>
  'effect' in value && typeof value.effect === 'string';

/** Returns the key of all effects of a kind among the parts of a card. */
const kindOf = ({ effect }: { readonly effect: string }): string => `${KIND}${effect}`;
const KIND = 'of kind ';

/** Adds all effects within a value to the parts of its ability. Effects within other effects never begin it. */
function addEffects(value: unknown, name: string, parts: Parts, within = false): void {
  if (!isObject(value)) return;
  const list = Array.isArray(value) ? value : Object.values(value);
  for (const [at, each] of list.entries()) {
    if (!isObject(each)) continue;
    const is = isEffect(each);
    const begins = !within && (!Array.isArray(value) || at === 0);
    if (is) for (const key of [canonicalJson(each), kindOf(each)]) add(parts, key, name, begins);
    addEffects(each, name, parts, within || is);
  }
}

function add(parts: Parts, key: string, name: string, begins: boolean): void {
  const names = parts.get(key) ?? new Map<string, boolean>();
  names.set(name, begins || names.get(name) === true);
  parts.set(key, names);
}

/** Adds the effects within a value, each as the object that it is, to the names of its ability. */
function addObjects(value: object, name: string, given: Map<object, Map<string, boolean>>): void {
  const list = Array.isArray(value) ? value : Object.values(value);
  for (const [at, each] of list.entries()) {
    if (!isObject(each)) continue;
    if (isEffect(each)) {
      const names = given.get(each) ?? new Map<string, boolean>();
      names.set(name, !Array.isArray(value) || at === 0);
      given.set(each, names);
    }
    addObjects(each, name, given);
  }
}

/**
 * Records what one match shows of its cards. Pass `observe` to `apply` of the match, and each move to `record`.
 *
 * An ability that a card gives to another one belongs to the card that gives it: its effects are the same objects there.
 * All other parts of abilities are recognised by their data: first among the abilities of the source's card, then among
 * those of all cards seen before. Effects whose data the rules have settled are recognised by
 * their kind, and effects that take the place of another one belong to its ability. If several abilities have the same
 * part, it counts for all of them. Effects that no card has, such as the game's own, are ignored.
 */
export class MatchWatch<State> {
  readonly #watch: CardWatch<State>;
  readonly #cards: ReadonlyMap<string, readonly WatchedAbility[]>;
  readonly #parts = new Map<string, Parts>();
  readonly #known: Parts = new Map();
  /** The abilities in which an effect stands, by the effect as an object. Made at the first use. */
  #objects: Map<object, Map<string, boolean>> | undefined;
  readonly #keys = new WeakMap<object, string>();
  /** The abilities of effects that take the place of others. */
  readonly #followers = new WeakMap<object, readonly string[]>();
  readonly #open: AbilityUse[] = [];
  readonly #played = new Set<string>();
  readonly #worked = new Map<string, AbilityCoverage>();

  constructor(watch: CardWatch<State>, options: JsonObject) {
    this.#watch = watch;
    this.#cards = watch.cards(options);
  }

  readonly observe = (seen: AbilityUse): void => void this.#open.push(seen);

  record(move: WatchedMove<State>): void {
    const { before, after } = move;
    for (const card of this.#watch.played(move)) this.#played.add(card);
    const cardOf = (source: PinnedRef): string | undefined =>
      this.#watch.cardOf(before, source) ?? this.#watch.cardOf(after, source);
    for (const seen of this.#open.splice(0)) this.#note(seen, cardOf(seen.source));
    // Several copies of a card, and several layers in which an ability applies, count once.
    const stood = new Set<string>();
    for (const seen of this.#watch.staticUses?.(move) ?? []) this.#note(seen, cardOf(seen.source), stood);
  }

  coverage(): MatchCoverage {
    return {
      cards: [...this.#played].toSorted(),
      abilities: Object.fromEntries([...this.#worked].toSorted(([one], [other]) => (one < other ? -1 : 1))),
    };
  }

  /** @param counted the abilities that were counted for this move, if each counts once */
  #note({ says, changed, first = [] }: AbilityUse, card: string | undefined, counted?: Set<string>): void {
    const names = this.#namesOf(says, card);
    for (const [name, begins] of names) {
      const before = this.#worked.get(name);
      const isNew = begins && counted?.has(name) !== true;
      counted?.add(name);
      this.#worked.set(name, {
        times: (before?.times ?? 0) + (isNew ? 1 : 0),
        changed: changed || before?.changed === true,
      });
    }
    if (names.length > 0)
      for (const effect of first.filter((one) => one !== says))
        this.#followers.set(
          effect,
          names.map(([name]) => name),
        );
  }

  /** Returns the abilities that have this part, and whether each begins with it. */
  #namesOf(says: object, card: string | undefined): readonly (readonly [name: string, begins: boolean])[] {
    const followed = this.#followers.get(says);
    if (followed) return followed.map((name) => [name, false]);
    const key = this.#keyOf(says);
    const own = card === undefined ? undefined : this.#partsOf(card);
    const same = [...(this.#sameObjects(says) ?? [])];
    const ofCard = same.filter(([name]) => card !== undefined && name.startsWith(abilityName(card, '')));
    if (same.length > 0) return ofCard.length > 0 ? ofCard : same;
    const kind = isEffect(says) ? kindOf(says) : '';
    return [...(own?.get(key) ?? this.#known.get(key) ?? own?.get(kind) ?? [])];
  }

  /** Returns the abilities of any card that hold an effect as the very object that it is. */
  #sameObjects(says: object): ReadonlyMap<string, boolean> | undefined {
    if (!this.#objects) {
      this.#objects = new Map();
      for (const [card, abilities] of this.#cards)
        for (const { id, says: all } of abilities) addObjects([all], abilityName(card, id), this.#objects);
    }
    return this.#objects.get(says);
  }

  #keyOf(says: object): string {
    let found = this.#keys.get(says);
    if (found === undefined) this.#keys.set(says, (found = canonicalJson(says)));
    return found;
  }

  #partsOf(card: string): Parts | undefined {
    const abilities = this.#cards.get(card);
    if (!abilities) return undefined;
    let parts = this.#parts.get(card);
    if (!parts) {
      this.#parts.set(card, (parts = new Map()));
      for (const { id, says } of abilities) {
        const name = abilityName(card, id);
        for (const each of Array.isArray(says) ? says : [says])
          if (isObject(each)) add(parts, canonicalJson(each), name, true);
        addEffects(says, name, parts);
      }
      for (const [key, names] of parts)
        if (!key.startsWith(KIND) && !this.#known.has(key)) this.#known.set(key, names);
    }
    return parts;
  }
}
