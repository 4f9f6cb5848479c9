/** A list worked out once a state; states are values, so that it never changes. */
export function once<State extends object, Obj>(
  list: (state: State) => readonly Obj[],
): (state: State) => readonly Obj[] {
  const kept = new WeakMap<State, readonly Obj[]>();
  return (state) => {
    const found = kept.get(state) ?? list(state);
    kept.set(state, found);
    return found;
  };
}
