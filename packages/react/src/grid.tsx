import type { ThingView, ZoneView } from '@reticle/core/host';
import { Ground, joinsOf } from './ground.js';
import { usePointer } from './pointer.js';
import { isReachable } from './pointing.js';
import { Drawing } from './sign.js';
import { useSpot } from './spot.js';
import type { Field } from './state.js';
import { useRoving, type RovingItem } from './use-roving.js';
import type { Vars } from './vars.js';

type Grid = NonNullable<ZoneView['grid']>;

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_each, at) => at);

/** A grid of fields, with the ground drawn and at most one thing on each: the arrow keys go in two dimensions. */
export function GridZone({ zone, grid }: { readonly zone: ZoneView; readonly grid: Grid }) {
  const { width, height, ground } = grid;
  const { groupProps, itemProps } = useRoving(width * height, width);
  const things = new Map(
    zone.things.map((thing) => [thing.at ? thing.at.y * width + thing.at.x : -1, thing]),
  );
  const size: Vars = { '--w': width, '--h': height };
  const nameAt = (x: number, y: number): string =>
    x < 0 || x >= width ? '' : (ground[y * width + x]?.name ?? '');
  return (
    <div className="rt-grid" style={size}>
      <div className="rt-grid-fields" role="grid" aria-label={zone.name} data-zone={zone.id} {...groupProps}>
        {upTo(height).map((y) => (
          <div key={y} role="row" className="rt-grid-row">
            {upTo(width).map((x) => {
              const at = y * width + x;
              const thing = things.get(at);
              const name = ground[at]?.name ?? 'field';
              return (
                <div key={x} role="gridcell" className="rt-cell" data-ground={name}>
                  <Ground name={name} joins={joinsOf(nameAt, x, y)} />
                  {thing ? (
                    <Unit thing={thing} where={`${name}, column ${x}, row ${y}`} item={itemProps(at)} />
                  ) : (
                    <EmptyField field={{ x, y }} name={name} item={itemProps(at)} />
                  )}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

/** A thing on a field: its silhouette in the colour of its side. */
function Unit({
  thing,
  where,
  item,
}: {
  readonly thing: ThingView;
  readonly where: string;
  readonly item: RovingItem;
}) {
  const { words, props } = useSpot(thing, item);
  const { figure, symbol, name, badges = [], turned } = thing;
  return (
    <button {...props} className="rt-unit" data-turned={turned}>
      <span className="rt-unseen">{`${words}; ${where}`}</span>
      <span className="rt-figure" data-hue={figure?.hue ?? 'grey'} aria-hidden="true">
        {figure ? <Drawing name={figure.name} /> : (symbol ?? name.slice(0, 2))}
      </span>
      {badges.map(({ sign }) => (
        <span key={sign} className="rt-hit" aria-hidden="true">
          {sign}
        </span>
      ))}
    </button>
  );
}

function EmptyField({
  field,
  name,
  item,
}: {
  readonly field: Field;
  readonly name: string;
  readonly item: RovingItem;
}) {
  const { state, selected, pointField } = usePointer();
  const isOpen = isReachable(state, field, selected);
  return (
    <button
      type="button"
      className="rt-unit"
      data-field={`${field.x} ${field.y}`}
      data-look={isOpen ? 'live' : undefined}
      aria-label={`empty; ${name}, column ${field.x}, row ${field.y}${isOpen ? ', can go here' : ''}`}
      onClick={() => pointField(field)}
      {...item}
    />
  );
}
