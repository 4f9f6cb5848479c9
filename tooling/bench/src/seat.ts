import type { TargetResolver } from '@reticle/core';
import type { BenchState } from './boards.js';
import { guarded, open } from './games.js';

/** A state with its resolvers. Each is opened when it is first used. */
export class Seat {
  readonly state: BenchState;
  #open: TargetResolver<BenchState> | undefined;
  #guarded: TargetResolver<BenchState> | undefined;

  constructor(state: BenchState) {
    this.state = state;
  }

  get open(): TargetResolver<BenchState> {
    return (this.#open ??= open.resolver(this.state));
  }

  get guarded(): TargetResolver<BenchState> {
    return (this.#guarded ??= guarded.resolver(this.state));
  }
}
