import type { Player, TargetRef } from '../ref.js';
import type { PlayerReference, Value } from '../filter/value.js';
import { propertyOf } from '../json.js';
import type { ScanContext } from './plan.js';
import type { SelectionMode } from './pipeline.js';
import type { Attempt } from './spec.js';

/** What later slots may know of the one thing chosen in a slot that they refer to. */
interface PickedObject {
  readonly object: object;
  readonly controller: string | undefined;
}
/** Looks up what was picked in a slot. Returns undefined if nothing was. */
export type PickLookup = (slot: string) => PickedObject | undefined;

/** The part of a question that all its slots share. */
export interface QuestionFacts<State> {
  readonly state: State;
  readonly attempt: Attempt;
  readonly players: readonly Player[];
  readonly playerIds: readonly string[];
  /** The controller's team. Undefined if there are no teams. */
  readonly team: string | undefined;
  readonly source: object | undefined;
  readonly sourceRef: TargetRef | undefined;
}

/**
 * Gathers the facts that all slots of a question share.
 *
 * @param source the object that the attempt's source names, if there is one
 */
export function questionFacts<State>(
  state: State,
  attempt: Attempt,
  players: readonly Player[],
  source: object | undefined,
): QuestionFacts<State> {
  return {
    state,
    attempt,
    players,
    playerIds: players.map(({ id }) => id),
    team: players.find(({ id }) => id === attempt.controller)?.team,
    source,
    sourceRef: attempt.source,
  };
}

/** Returns the player whom the question gives that role, if it gives it. */
export function roleIn({ roles }: Attempt, name: string): string | undefined {
  return roles && Object.hasOwn(roles, name) ? roles[name] : undefined;
}

const asNumber = (found: unknown): number | undefined => (typeof found === 'number' ? found : undefined);

/** The context of one slot: everything outside the object itself that the slot's checks may look at. */
export class SlotContext<State> implements ScanContext<State> {
  readonly state: State;
  readonly controller: string;
  readonly source: object | undefined;
  readonly sourceRef: TargetRef | undefined;
  readonly players: readonly string[];
  readonly chooser: string;
  readonly mode: SelectionMode;
  readonly as: string | undefined;
  readonly #facts: QuestionFacts<State>;
  readonly #pickedIn: PickLookup;
  #seat: string | undefined;
  /** The number that was looked up last. A scan asks for the same number for every thing. */
  #asked: { readonly value?: Value; readonly kept?: number | undefined } = {};

  constructor(facts: QuestionFacts<State>, chooser: string, mode: SelectionMode, pickedIn: PickLookup) {
    this.state = facts.state;
    this.controller = facts.attempt.controller;
    this.source = facts.source;
    this.sourceRef = facts.sourceRef;
    this.players = facts.playerIds;
    this.chooser = chooser;
    this.mode = mode;
    this.as = facts.attempt.as;
    this.#facts = facts;
    this.#pickedIn = pickedIn;
  }

  /**
   * The seat that asks: the controller of the source and the players of the same team. What was worked out
   * for a seat is not asked again.
   */
  get seat(): string {
    return (this.#seat ??= this.#facts.team === undefined ? this.controller : this.#team());
  }

  #team(): string {
    const { players, team } = this.#facts;
    const mates = players.flatMap((found) => (found.team === team ? [found.id] : []));
    return JSON.stringify([this.controller, ...mates]);
  }

  number(value: Value): number | undefined {
    if (typeof value === 'number') return value;
    const { kept } = this.#asked;
    if (this.#asked.value === value) return kept;
    const found = this.#numberAt(value);
    this.#asked = { value, kept: found };
    return found;
  }

  #numberAt(value: Exclude<Value, number>): number | undefined {
    if (value === 'X') return this.#facts.attempt.variables?.X;
    const [root, first = '', second = ''] = value.split('.');
    if (root === 'source') return this.source && asNumber(propertyOf(this.source, first));
    const picked = this.#pickedIn(first);
    return picked && asNumber(propertyOf(picked.object, second));
  }

  isPlayer(player: string | undefined, reference: PlayerReference): boolean {
    if (player === undefined) return false;
    switch (reference) {
      case 'any':
        return true;
      case 'self':
        return player === this.controller;
      case 'opponent':
        return player !== this.controller && !this.#teammates(player);
      case 'teammate':
        return player !== this.controller && this.#teammates(player);
      default:
        return player === this.player(reference);
    }
  }

  /**
   * Resolves `role.x` or `slots.x` to a player. `role.chooser` is the player who makes this choice, unless
   * the question names one.
   */
  player(reference: string): string | undefined {
    const [root, name = ''] = reference.split('.');
    if (root !== 'role') return this.#pickedIn(name)?.controller;
    const named = roleIn(this.#facts.attempt, name);
    return named ?? (name === 'chooser' ? this.chooser : undefined);
  }

  #teammates(player: string): boolean {
    const { players, team } = this.#facts;
    return team !== undefined && players.find(({ id }) => id === player)?.team === team;
  }
}
