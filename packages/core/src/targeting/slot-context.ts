import type { Player } from '../player.js';
import type { PlayerReference, Value } from '../filter/value.js';
import { propertyOf } from '../json.js';
import type { ProtectionContext, SelectionMode } from './protection.js';
import type { TargetRef } from '../ref.js';
import type { Attempt } from './spec.js';

/** What is known of the one thing chosen in a slot, for later slots that refer to it. */
interface Picked {
  readonly object: object;
  readonly controller: string | undefined;
}
export type PickedIn = (slot: string) => Picked | undefined;

/** The part of a question that all its slots share. */
export interface QuestionFacts<State> {
  readonly state: State;
  readonly attempt: Attempt;
  readonly players: readonly Player[];
  readonly playerIds: readonly string[];
  /** The controller's team, where there are teams. */
  readonly team: string | undefined;
  readonly source: object | undefined;
  readonly sourceRef: TargetRef | undefined;
}

/** The player whom the question gives that role. */
export function roleIn({ roles }: Attempt, name: string): string | undefined {
  return roles && Object.hasOwn(roles, name) ? roles[name] : undefined;
}

const asNumber = (found: unknown): number | undefined => (typeof found === 'number' ? found : undefined);

/** Everything outside the object itself that the checks of one slot may look at. */
export class SlotContext<State> implements ProtectionContext<State> {
  readonly state: State;
  readonly controller: string;
  readonly source: object | undefined;
  readonly sourceRef: TargetRef | undefined;
  readonly players: readonly string[];
  readonly chooser: string;
  readonly mode: SelectionMode;
  readonly as: string | undefined;
  readonly #facts: QuestionFacts<State>;
  readonly #pickedIn: PickedIn;
  /** The number that was looked up last: a scan asks for the same one for every thing. */
  #asked: { readonly value?: Value; readonly kept?: number | undefined } = {};

  constructor(facts: QuestionFacts<State>, chooser: string, mode: SelectionMode, pickedIn: PickedIn) {
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

  /** The player that `role.x` or `slots.x` means; `role.chooser` is who makes this choice, unless the question names one. */
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
