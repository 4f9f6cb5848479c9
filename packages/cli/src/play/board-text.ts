import type { JsonObject } from '@reticle/core';
import type { HostMatch, ThingView, ZoneView } from '@reticle/core/host';

const thingLine = ({ name, facts, marks }: ThingView): string =>
  `  ${[name, ...facts, ...marks].filter((part) => part !== '').join(', ')}`;

const zoneLines = ({ name, things, hidden = 0 }: ZoneView): readonly string[] => [
  `${name}:`,
  ...things.map(thingLine),
  ...(hidden > 0 ? [`  ${hidden} that nobody may see here`] : []),
];

/** A table as text: as the game renders it, else its zones, a thing a line, else what a view holds. */
export function boardText<State>({ render, zones }: HostMatch<State>, seen: JsonObject): string {
  if (render) return render(seen);
  return zones ? zones(seen).flatMap(zoneLines).join('\n') : JSON.stringify(seen, null, 1);
}
