import type { ObjectTable } from './object-table.js';
import type { PinnedRef, TargetRef } from '../ref.js';

/** What a board needs of a kind: a table of the kind's objects in a state. */
export interface OpenableKind<State> {
  readonly name: string;
  open(state: State): ObjectTable<State>;
}

interface Section<State> {
  readonly name: string;
  readonly view: ObjectTable<State>;
  /** The board position of the section's first object. */
  readonly offset: number;
}

/** An object as it is, or as the game remembers it (last known information), with its controller. */
export interface KnownObject {
  readonly as: 'current' | 'lastKnown';
  readonly object: object;
  readonly controller: string | undefined;
}

/**
 * The board: everything in one state that can be chosen, each at one position, kind after kind in the order
 * in which the game lists them.
 */
export class Board<State> {
  readonly state: State;
  readonly size: number;
  readonly #sections: readonly Section<State>[];
  #distinct = false;

  constructor(kinds: readonly OpenableKind<State>[], state: State) {
    // The first designs made resolvers of a state alone.
    const given: unknown = kinds;
    if (!Array.isArray(given)) throw new TypeError('Open a resolver with game.resolver(state)');
    this.state = state;
    const sections: Section<State>[] = [];
    let offset = 0;
    for (const kind of kinds) {
      const view = kind.open(state);
      sections.push({ name: kind.name, view, offset });
      offset += view.size;
    }
    this.#sections = sections;
    this.size = offset;
  }

  /** Whether the kinds have the same lists in that state as on this board. */
  isOver(kinds: readonly OpenableKind<State>[], state: State): boolean {
    return kinds.every((kind, index) => kind.open(state) === this.#sections[index]?.view);
  }

  get kinds(): readonly string[] {
    return this.#sections.map(({ name }) => name);
  }

  section(kind: string): Section<State> | undefined {
    for (const section of this.#sections) if (section.name === kind) return section;
    return undefined;
  }

  /**
   * Finds a thing whose id another thing of its kind has, too: a reference to it would be ambiguous. Returns
   * undefined if there is none.
   */
  get duplicate(): { readonly kind: string; readonly id: string } | undefined {
    if (this.#distinct) return undefined;
    for (const { name, view } of this.#sections) {
      const id = view.duplicate();
      if (id !== undefined) return { kind: name, id };
    }
    this.#distinct = true;
    return undefined;
  }

  /** Returns the position of a thing, whatever its incarnation, or -1 if it is not there. */
  positionOf({ kind, id }: TargetRef): number {
    const section = this.section(kind);
    const index = section?.view.indexOf(id) ?? -1;
    return section === undefined || index < 0 ? -1 : section.offset + index;
  }

  ref(position: number): PinnedRef {
    const { view, offset } = this.#at(position);
    return view.ref(position - offset);
  }

  object(position: number): object {
    const { view, offset } = this.#at(position);
    return view.object(position - offset);
  }

  controller(position: number): string | undefined {
    const { view, offset } = this.#at(position);
    return view.controller(position - offset);
  }

  /** Reads a property of a thing, as its kind derives or stores it. */
  property(position: number, name: string): unknown {
    const { view, offset } = this.#at(position);
    return view.property(position - offset, name);
  }

  /** Finds the section that holds a position. @throws RangeError beyond the board */
  #at(position: number): Section<State> {
    for (const section of this.#sections) {
      if (position >= section.offset && position < section.offset + section.view.size) return section;
    }
    throw new RangeError(`No position ${position} on this board`);
  }

  /**
   * Returns the object that a reference names, if it is still the same object. Otherwise returns what the
   * game remembers of it, or undefined.
   */
  known(ref: TargetRef): KnownObject | undefined {
    const position = this.positionOf(ref);
    if (position >= 0 && sameIncarnation(this.ref(position), ref)) {
      return { as: 'current', object: this.object(position), controller: this.controller(position) };
    }
    const gone = this.section(ref.kind)?.view.lastKnown(this.state, ref);
    return gone && { as: 'lastKnown', ...gone };
  }
}

/** Whether a reference means the object found. A reference without an incarnation means any. */
export function sameIncarnation(found: PinnedRef, wanted: TargetRef): boolean {
  return wanted.incarnation === undefined || wanted.incarnation === found.incarnation;
}
