import { useId } from 'preact/hooks';
import type { ThingView, ZoneView } from '@reticle/core/host';
import { FieldGrid } from './field-grid.js';
import { useRoving } from './roving.js';
import { Thing, withLook, type Field, type ThingState } from './thing.js';

export type { Field, ThingState } from './thing.js';

/** How a zone is shown, and what happens when something of it is chosen. */
export interface ZoneProps {
  readonly zone: ZoneView;
  /** How a thing stands: `{ look: 'offered', sign: 'can be chosen' }`; nothing to say of it where `undefined`. */
  readonly stateOf?: ((thing: ThingView) => ThingState | undefined) | undefined;
  /** By click, Enter or space; things are still reached where it is absent. */
  readonly onChoose?: ((thing: ThingView) => void) | undefined;
  /** When a thing is reached, by the arrow keys or however else. */
  readonly onLook?: ((thing: ThingView) => void) | undefined;
  /** On a grid: how an empty field stands, and what happens when it is chosen. */
  readonly fieldStateOf?: ((field: Field) => ThingState | undefined) | undefined;
  readonly onChooseField?: ((field: Field) => void) | undefined;
  /** The level of its heading. */
  readonly level?: 2 | 3 | 4;
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

/** No row shows more things than this. */
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
