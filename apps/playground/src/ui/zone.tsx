import type { ThingView, ZoneView } from '@reticle/core/host';
import { Figure, Ground } from '@reticle/react';
import { useId } from 'preact/hooks';
import { Sign, withLook, type Field, type Item, type ThingState, Thing } from './thing.js';
import { useRoving } from './use-answer.js';

type Grid = NonNullable<ZoneView['grid']>;
type GroundView = Grid['ground'][number];

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_each, index) => index);

/**
 * A zone as a grid of fields with at most one thing on each. The arrow keys go in two dimensions, also over
 * empty fields.
 */
function FieldGrid({
  zone,
  grid,
  labelledBy,
  stateOf,
  onChoose,
  onLook,
  fieldStateOf,
  onChooseField,
}: ZoneProps & { readonly grid: Grid; readonly labelledBy: string }) {
  const { width, height, ground } = grid;
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
                    grid={grid}
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
        {kinds.map((kind) => (
          <li key={kind.name}>
            <span class="swatch" aria-hidden="true">
              <Ground grid={{ width: 1, height: 1, ground: [kind] }} x={0} y={0} />
            </span>{' '}
            {kind.name}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One field, with the thing on it. */
function FieldCell({
  field: { x, y },
  grid,
  ground,
  thing,
  state,
  choose,
  item,
}: {
  readonly field: Field;
  readonly grid: Grid;
  readonly ground: GroundView | undefined;
  readonly thing: ThingView | undefined;
  readonly state: ThingState | undefined;
  readonly choose: () => void;
  readonly item: Item;
}) {
  const said = thing ? [thing.name, ...thing.facts, ...thing.marks] : ['empty'];
  return (
    <td>
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
        <span class="field-art" aria-hidden="true">
          <Ground grid={grid} x={x} y={y} />
          {thing ? <Figure thing={thing} /> : null}
        </span>
        {state ? <Sign state={state} brief /> : null}
      </button>
    </td>
  );
}

/** A part of a board: a row of things, or a grid. One tab stop; the arrow keys go from thing to thing. */
export function ZoneGrid(props: ZoneProps) {
  const { zone, level = 3 } = props;
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section class="zone" data-zone={zone.id} aria-labelledby={id}>
      <Heading id={id}>
        {zone.name} <span class="faint">{zone.things.length}</span>
      </Heading>
      {zone.grid ? <FieldGrid {...props} grid={zone.grid} labelledBy={id} /> : <Row {...props} />}
    </section>
  );
}

/** The most things that a row shows. */
const MOST = 300;

function Row({ zone: { things: all }, stateOf, onChoose, onLook }: ZoneProps) {
  const things = all.slice(0, MOST);
  const { groupProps, itemProps } = useRoving(things.length);
  if (things.length === 0) return <p class="faint">Nothing here.</p>;
  return (
    <>
      <ul class="things" {...groupProps}>
        {things.map((thing, index) => (
          <li key={`${thing.ref.kind} ${thing.ref.id}`}>
            <Thing
              thing={thing}
              state={stateOf?.(thing)}
              onChoose={onChoose}
              item={withLook(itemProps(index), () => onLook?.(thing))}
            />
          </li>
        ))}
      </ul>
      {all.length > MOST ? <p class="faint">{all.length - MOST} more are not shown.</p> : null}
    </>
  );
}

/** The properties of a zone: how it is shown, and what happens when something in it is chosen. */
interface ZoneProps {
  readonly zone: ZoneView;
  /**
   * Returns the state of a thing, such as `{ look: 'offered', sign: 'can be chosen' }`, or undefined if it
   * has none.
   */
  readonly stateOf?: ((thing: ThingView) => ThingState | undefined) | undefined;
  /** Called on click, Enter or space. If it is absent, the things can still be reached. */
  readonly onChoose?: ((thing: ThingView) => void) | undefined;
  /** Called when a thing is reached, by the arrow keys or otherwise. */
  readonly onLook?: ((thing: ThingView) => void) | undefined;
  /** On a grid: the state of an empty field, and what happens when it is chosen. */
  readonly fieldStateOf?: ((field: Field) => ThingState | undefined) | undefined;
  readonly onChooseField?: ((field: Field) => void) | undefined;
  /** The level of its heading. */
  readonly level?: 2 | 3 | 4;
}
