import type { ThingView, ZoneView } from '@reticle/core/host';

/** What can be done with the things of a zone. */
export interface ZoneProps {
  readonly zone: ZoneView;
  /** Whether a thing can be picked now. */
  readonly isOffered: (thing: ThingView) => boolean;
  readonly onPick: (thing: ThingView) => void;
}

/** A part of the table: a grid, or a row of things. What can be picked is a button, all else is not. */
export function Zone(props: ZoneProps) {
  const { zone } = props;
  const count = zone.things.length + (zone.hidden ?? 0);
  return (
    <section class="zone" data-zone={zone.id} aria-label={zone.name}>
      <h3>
        {zone.name} <span class="faint">{count}</span>
      </h3>
      {zone.grid ? <Grid {...props} grid={zone.grid} /> : <Row {...props} />}
    </section>
  );
}

const keyOf = ({ ref: { kind, id } }: ThingView): string => `${kind} ${id}`;

function Row({ zone: { things, hidden = 0 }, isOffered, onPick }: ZoneProps) {
  return (
    <ul class="things">
      {things.map((thing) => (
        <li key={keyOf(thing)}>
          <Thing thing={thing} isOffered={isOffered(thing)} onPick={onPick} />
        </li>
      ))}
      {hidden > 0 ? <li class="thing back">{hidden} hidden</li> : null}
    </ul>
  );
}

interface ThingProps {
  readonly thing: ThingView;
  readonly isOffered: boolean;
  readonly onPick: (thing: ThingView) => void;
}

function Thing({ thing, isOffered, onPick }: ThingProps) {
  const facts = [...thing.facts, ...thing.marks];
  const inside = (
    <>
      <strong>{thing.name}</strong>
      {facts.length > 0 ? <small>{facts.join(', ')}</small> : null}
    </>
  );
  const marks = thing.marks.join(' ');
  if (!isOffered) {
    return (
      <div class="thing" data-marks={marks}>
        {inside}
      </div>
    );
  }
  return (
    <button type="button" class="thing offered" data-marks={marks} onClick={() => onPick(thing)}>
      {inside}
    </button>
  );
}

function Grid({
  zone,
  grid,
  isOffered,
  onPick,
}: ZoneProps & { readonly grid: NonNullable<ZoneView['grid']> }) {
  const fields = grid.ground.map((ground, index) => {
    const [x, y] = [index % grid.width, Math.floor(index / grid.width)];
    return { ground, key: `${x} ${y}`, thing: zone.things.find(({ at }) => at?.x === x && at.y === y) };
  });
  return (
    <div class="grid" style={{ gridTemplateColumns: `repeat(${grid.width}, minmax(1.6rem, 3rem))` }}>
      {fields.map(({ ground, key, thing }) =>
        thing && isOffered(thing) ? (
          <button
            key={key}
            type="button"
            class="field offered"
            data-owner={thing.controller}
            aria-label={thing.name}
            onClick={() => onPick(thing)}
          >
            {thing.symbol}
          </button>
        ) : (
          <span key={key} class="field" data-owner={thing?.controller} title={thing?.name ?? ground.name}>
            {thing?.symbol ?? ground.symbol}
          </span>
        ),
      )}
    </div>
  );
}
