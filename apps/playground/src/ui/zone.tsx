import { useId } from 'preact/hooks';
import { FieldGrid } from './field-grid.js';
import { useRoving } from './roving.js';
import type { ZoneProps } from './zone-props.js';
import { Thing, withLook } from './thing.js';

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
