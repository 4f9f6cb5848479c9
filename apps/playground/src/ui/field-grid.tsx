import type { ThingView, ZoneView } from '@reticle/core/host';
import { useRoving } from './roving.js';
import { Sign, withLook, type Field, type Item, type ThingState } from './thing.js';
import type { ZoneProps } from './zone-props.js';

type Grid = NonNullable<ZoneView['grid']>;
type Ground = Grid['ground'][number];

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_each, index) => index);

/** A zone as a grid of fields, at most one thing on each: the arrow keys go in two dimensions, over empty fields too. */
export function FieldGrid({
  zone,
  grid: { width, height, ground },
  labelledBy,
  stateOf,
  onChoose,
  onLook,
  fieldStateOf,
  onChooseField,
}: ZoneProps & { readonly grid: Grid; readonly labelledBy: string }) {
  const { groupProps, itemProps } = useRoving(width * height, width);
  const things = new Map(
    zone.things.map((thing) => [thing.at ? thing.at.y * width + thing.at.x : -1, thing]),
  );
  const columns = upTo(width);
  const kinds = [...new Map(ground.map((each) => [each.name, each])).values()];
  return (
    <div class="field-scroll">
      <table class="fields" role="grid" aria-labelledby={labelledBy} {...groupProps}>
        <thead>
          <tr>
            <td />
            {columns.map((x) => (
              <th key={x} scope="col">
                {x}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {upTo(height).map((y) => (
            <tr key={y}>
              <th scope="row">{y}</th>
              {columns.map((x) => {
                const index = y * width + x;
                const thing = things.get(index);
                return (
                  <FieldCell
                    key={x}
                    field={{ x, y }}
                    ground={ground[index]}
                    thing={thing}
                    state={thing ? stateOf?.(thing) : fieldStateOf?.({ x, y })}
                    choose={thing ? () => onChoose?.(thing) : () => onChooseField?.({ x, y })}
                    item={thing ? withLook(itemProps(index), () => onLook?.(thing)) : itemProps(index)}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ul class="legend" aria-label="Ground">
        {kinds.map(({ name, symbol }) => (
          <li key={name}>
            <span class="swatch" data-ground={name} aria-hidden="true">
              {symbol}
            </span>{' '}
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One field, with the thing on it. */
function FieldCell({
  field: { x, y },
  ground,
  thing,
  state,
  choose,
  item,
}: {
  readonly field: Field;
  readonly ground: Ground | undefined;
  readonly thing: ThingView | undefined;
  readonly state: ThingState | undefined;
  readonly choose: () => void;
  readonly item: Item;
}) {
  const said = thing ? [thing.name, ...thing.facts, ...thing.marks] : ['empty'];
  return (
    <td data-ground={ground?.name}>
      <button
        type="button"
        class="field"
        data-id={thing?.ref.id}
        data-look={state?.look ?? 'plain'}
        data-side={thing?.controller}
        data-marks={thing?.marks.join(' ')}
        aria-current={state?.current === true ? 'true' : undefined}
        title={thing?.name}
        onClick={choose}
        {...item}
      >
        <span class="unseen">{`${said.join(', ')}; ${ground?.name ?? 'field'}, column ${x}, row ${y}`}</span>
        <span class={thing ? 'symbol' : 'ground'} aria-hidden="true">
          {thing ? (thing.symbol ?? thing.name.slice(0, 2)) : ground?.symbol}
        </span>
        {state ? <Sign state={state} brief /> : null}
      </button>
    </td>
  );
}
