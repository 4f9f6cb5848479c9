/** A moment at which a seat can be asked, or be passed over where it may pass. */
export interface MatchStop {
  readonly id: string;
  readonly words: string;
  /** Whether people are usually asked there. */
  readonly usual: boolean;
}

/** How a seat goes on without doing anything, and at which moments it may want to be asked. */
export interface MatchPace<State> {
  /** The moves that only go on: pass, end the phase. */
  readonly passes: readonly string[];
  readonly stops: readonly MatchStop[];
  /** At which stop a player is asked now; undefined if that is always a person's decision. */
  readonly stopOf: (state: State, player: string) => string | undefined;
}
