import { useRoving } from '../ui/roving.js';
import type { JsonLine } from './json-lines.js';
import type { Lighting } from './spots.js';

/** JSON, line by line: one tab stop, the arrow keys go from line to line. Lines that shine are the selected ones. */
export function JsonView({
  label,
  lines,
  lit,
  onHover,
  onFocus,
}: {
  readonly label: string;
  readonly lines: readonly JsonLine[];
  readonly lit: ReadonlyMap<number, Lighting> | undefined;
  readonly onHover: (line: number | undefined) => void;
  readonly onFocus: (line: number | undefined) => void;
}) {
  const { groupProps, itemProps } = useRoving(lines.length);
  return (
    <div
      class="json"
      role="listbox"
      aria-multiselectable="true"
      aria-label={label}
      {...groupProps}
      onMouseLeave={() => onHover(undefined)}
    >
      {lines.map(({ depth, key, value, comma }, at) => {
        const item = itemProps(at);
        const lighting = lit?.get(at);
        return (
          <div
            key={at}
            role="option"
            aria-selected={lighting !== undefined}
            class={lighting === undefined ? 'json-line' : `json-line json-${lighting}`}
            style={{ '--depth': depth }}
            {...item}
            onFocus={() => {
              item.onFocus();
              onFocus(at);
            }}
            onBlur={() => onFocus(undefined)}
            onMouseEnter={() => onHover(at)}
          >
            {key === undefined ? null : <span class="json-key">{JSON.stringify(key)}: </span>}
            {value}
            {comma ? ',' : ''}
          </div>
        );
      })}
    </div>
  );
}
