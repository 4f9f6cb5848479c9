/** What bots that look ahead are told of a game, beside `evaluate`. All moves that are named here have no targets of their own. */
export interface LookAhead<State> {
  /** The moves by which a player leaves everything as it is: `pass`. */
  readonly passes: readonly string[];
  /** Whether something was begun and is not over: a spell waits to resolve, attackers are on their way. */
  readonly isPending: (state: State) => boolean;
  /** Moves that are made one by one and count together, each with the move that ends them: `{ attack: 'doneAttacking' }`. */
  readonly together?: Readonly<Record<string, string>>;
}
