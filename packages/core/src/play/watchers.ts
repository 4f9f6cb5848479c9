import { settingOf, worksIn } from './layers.js';
import type { Replacer, TableReader, TableRules, TableTypesWith, Watcher, Watchers } from './types.js';

function add<Entry>(map: Map<string, Entry[]>, type: string, entry: Entry): void {
  const list = map.get(type);
  if (!list) map.set(type, [entry]);
  else if (!list.includes(entry)) list.push(entry);
}

/** Gathers all abilities that wait for something, and what waits beside them; the oldest replacements first. */
export function watchersIn<G extends TableTypesWith<G>>(
  { abilities, zones }: TableRules<G>,
  table: Pick<TableReader<G>, 'things'>,
  state: G['state'],
): Watchers<G> {
  const triggers = new Map<string, Watcher<G>[]>();
  const replacers: Replacer<G>[] = [];
  for (const object of table.things(state)) {
    for (const ability of abilities(object, state)) {
      if (ability.kind === 'static' || !worksIn(zones, object.zone, ability)) continue;
      const setting = settingOf(object);
      if (ability.kind === 'triggered') {
        const watcher: Watcher<G> = { ...setting, ability };
        for (const { on } of ability.on) add(triggers, on, watcher);
      } else {
        const key = `${object.instanceId} ${object.incarnation} ${ability.id}`;
        replacers.push({ ...setting, key, timestamp: object.timestamp, ability });
      }
    }
  }
  for (const watch of state.watches) {
    const { controller, source, bound } = watch;
    const watcher: Watcher<G> = { controller, source, variables: {}, bound, watch };
    for (const { on } of watch.on) add(triggers, on, watcher);
  }
  for (const shield of state.shields) {
    const { id, controller, source } = shield;
    replacers.push({
      controller,
      source,
      variables: {},
      bound: {},
      key: `shield ${id}`,
      timestamp: id,
      shield,
    });
  }
  const byType = new Map<string, Replacer<G>[]>();
  for (const replacer of replacers.toSorted((a, b) => a.timestamp - b.timestamp))
    add(byType, (replacer.ability ?? replacer.shield).on.on, replacer);
  return { triggers, replacers: byType };
}
