/** A list with each entry changed; the very list, where nothing changes. */
export function mapSame<Entry>(
  list: readonly Entry[],
  change: (entry: Entry, index: number) => Entry,
): readonly Entry[] {
  let changed: Entry[] | undefined;
  for (let index = 0; index < list.length; index++) {
    const entry = list[index];
    if (entry === undefined) continue;
    const after = change(entry, index);
    if (after === entry) continue;
    changed ??= [...list];
    changed[index] = after;
  }
  return changed ?? list;
}
