import type { ThingView, ZoneView } from '@reticle/core/host';
import { memo, useMemo, type ReactNode } from 'react';
import { Drawing, type Vars } from './art.js';
import { fieldsOf } from './moves-of.js';
import { useMessages } from './look.js';
import { usePointer, type Hands } from './pointer-context.js';
import { useRoving, type RovingItem } from './roving.js';
import { spotProps, spotWords, spotStateOf, type SpotProps } from './spot.js';
import type { Field } from './state.js';

/** The grounds: a colour, and what grows or stands on it, in a box of 24 by 24. */
const GROUNDS: Readonly<Record<string, { readonly color: string; readonly marks: ReactNode }>> = {
  plain: {
    color: '#b9c98a',
    marks: (
      <path
        d="M4 17l1-3 1 3M15 8l1-3 1 3M11 20l1-3 1 3"
        className="rt-line"
        stroke="#8fa35f"
        strokeWidth="1.6"
      />
    ),
  },
  rough: {
    color: '#c4b387',
    marks: (
      <path
        d="M3 16l3-4 3 3 2-2M13 9l3-4 3 4 2-2M14 19l2-3 3 3"
        className="rt-line"
        stroke="#8c7a4c"
        strokeWidth="1.6"
      />
    ),
  },
  hill: {
    color: '#b3a06b',
    marks: (
      <>
        <path d="M1 19C5 8 11 8 15 19Z" fill="#97824c" />
        <path d="M9 20c3-8 9-8 13 0Z" fill="#7f6c3c" />
      </>
    ),
  },
  forest: {
    color: '#7fa363',
    marks: (
      <path d="M7 3l4 6H9l3 5H2l3-5H3ZM17 7l4 6h-2l3 5H12l3-5h-2ZM6 14h2v4H6ZM16 18h2v4h-2Z" fill="#2f5a36" />
    ),
  },
  urban: {
    color: '#b9b4ab',
    marks: (
      <path
        d="M3 10h7v11H3ZM12 4h6v17h-6ZM19 12h3v9h-3ZM4.5 12H6v2H4.5ZM7 12h1.5v2H7ZM14 6.5h2v2h-2ZM14 11h2v2h-2Z"
        fill="#77706a"
        fillRule="evenodd"
      />
    ),
  },
  industrial: {
    color: '#a9a5a8',
    marks: (
      <path
        d="M2 21V12l5 3v-3l5 3v-3l5 3V4h3v17ZM5 17h2v2H5ZM11 17h2v2h-2Z"
        fill="#5f5a63"
        fillRule="evenodd"
      />
    ),
  },
  water: {
    color: '#6fa5c9',
    marks: (
      <path
        d="M2 8c2-2 4-2 6 0s4 2 6 0 4-2 6 0M4 16c2-2 4-2 6 0s4 2 6 0 4-2 6 0"
        className="rt-line"
        stroke="#d7ecf7"
        strokeWidth="1.6"
      />
    ),
  },
};
const OTHER = { color: '#c9c3b4', marks: null };

/** The ends of ways from the middle of a tile to its eight neighbours. */
const ENDS: Readonly<Record<string, string>> = {
  N: '12 0',
  E: '24 12',
  S: '12 24',
  W: '0 12',
  NE: '24 0',
  SE: '24 24',
  SW: '0 24',
  NW: '0 0',
};

/** Draws the way through a tile to the neighbours that it joins. */
const wayOf = (joins: readonly string[]): string =>
  (joins.length > 0 ? joins : ['W', 'E']).map((to) => `M12 12L${ENDS[to] ?? '12 12'}`).join('');

/** The overlays of grounds: the colour and the width of the way, then what is laid upon that. */
const OVERLAYS: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  road: [
    ['#8d7f5c', 7],
    ['#efe3c2', 5],
  ],
  river: [
    ['#cfe6f3', 9],
    ['#4f93c4', 7],
  ],
  bridge: [
    ['#4a3217', 9],
    ['#b98a55', 6.5],
  ],
};

/** A tile of ground, drawn by the words of its name. Its ways lead to the neighbours that have ways, too. */
function Tile({ name, joins }: { readonly name: string; readonly joins: string }) {
  const [base = '', ...over] = name.split(' ');
  const { color, marks } = GROUNDS[base] ?? OTHER;
  const way = wayOf(joins === '' ? [] : joins.split(' '));
  return (
    <>
      <rect width="24" height="24" fill={color} />
      {over.length > 0 && base === 'plain' ? null : marks}
      {over.flatMap((each) =>
        (OVERLAYS[each] ?? []).map(([stroke, width]) => (
          <path key={`${each} ${stroke}`} className="rt-line" d={way} stroke={stroke} strokeWidth={width} />
        )),
      )}
    </>
  );
}

const SIDES: readonly (readonly [string, number, number])[] = [
  ['N', 0, -1],
  ['E', 1, 0],
  ['S', 0, 1],
  ['W', -1, 0],
];
const CORNERS: readonly (readonly [string, number, number])[] = [
  ['NE', 1, -1],
  ['SE', 1, 1],
  ['SW', -1, 1],
  ['NW', -1, -1],
];

/**
 * Whether the way of a ground continues on another one: roads join roads and bridges, rivers join rivers and
 * bridges.
 */
function leadsOn(from: string, to: string): boolean {
  const [, here] = from.split(' ');
  const [, there] = to.split(' ');
  if (here === undefined || there === undefined) return false;
  return here === there || here === 'bridge' ? there !== 'river' || here === 'river' : there === 'bridge';
}

/** Lists the neighbours to which the way of a tile leads. Corners count only if at most one side does. */
function joinsOf(nameAt: (x: number, y: number) => string, x: number, y: number): string {
  const found = (around: typeof SIDES): readonly string[] =>
    around.flatMap(([to, right, down]) => (leadsOn(nameAt(x, y), nameAt(x + right, y + down)) ? [to] : []));
  const sides = found(SIDES);
  return [...sides, ...(sides.length < 2 ? found(CORNERS) : [])].join(' ');
}

type Grid = NonNullable<ZoneView['grid']>;

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_each, at) => at);

const nameIn = ({ width, height, ground }: Grid, x: number, y: number): string =>
  x < 0 || x >= width || y < 0 || y >= height ? '' : (ground[y * width + x]?.name ?? '');

/**
 * The ground of one field as the table draws it, with its way continuing on the fields beside it. The picture
 * fills its container.
 */
export const Ground = /* @__PURE__ */ memo(({ grid, x, y }: Field & { readonly grid: Grid }) => (
  <svg viewBox="0 0 24 24" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <Tile name={nameIn(grid, x, y)} joins={joinsOf((right, down) => nameIn(grid, right, down), x, y)} />
  </svg>
));

/**
 * A thing of a grid as the table draws it: its silhouette or its letters, in the colour and the shape of its
 * side.
 */
export const Figure = ({ thing: { figure, symbol, name } }: { readonly thing: ThingView }) => (
  <span className="rt-figure" data-hue={figure?.hue ?? 'grey'} aria-hidden="true">
    {figure ? <Drawing name={figure.name} /> : (symbol ?? name.slice(0, 2))}
  </span>
);

/** The ground of all fields in one picture. It is drawn once, whatever moves on it. */
const Grounds = /* @__PURE__ */ memo(({ grid }: { readonly grid: Grid }) => {
  const { width, height } = grid;
  const nameAt = (x: number, y: number): string => nameIn(grid, x, y);
  return (
    <svg
      className="rt-ground"
      viewBox={`0 0 ${width * 24} ${height * 24}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {upTo(height).flatMap((y) =>
        upTo(width).map((x) => (
          <svg key={`${x} ${y}`} x={x * 24} y={y * 24} width="24" height="24">
            <Tile name={nameAt(x, y)} joins={joinsOf(nameAt, x, y)} />
          </svg>
        )),
      )}
      <path
        className="rt-lines"
        d={`${upTo(width - 1)
          .map((x) => `M${(x + 1) * 24} 0V${height * 24}`)
          .join('')}${upTo(height - 1)
          .map((y) => `M0 ${(y + 1) * 24}H${width * 24}`)
          .join('')}`}
      />
    </svg>
  );
});

interface GridZoneProps {
  readonly zone: ZoneView;
  readonly grid: Grid;
  /** The player on the near side, for whom the grid is turned. */
  readonly near: string | undefined;
}

/**
 * A grid of fields, with its ground and at most one thing on each. The arrow keys move in two dimensions, as
 * the fields are seen. Fields are named by their own places, however the grid is turned.
 */
export const GridZone = /* @__PURE__ */ memo(({ zone, grid, near }: GridZoneProps) => {
  const { width, height, ground } = grid;
  const isTurned = near !== undefined && grid.atTop?.includes(near) === true;
  const seen = useMemo(
    () => (isTurned ? { ...grid, ground: grid.ground.toReversed() } : grid),
    [grid, isTurned],
  );
  const { groupProps, itemProps } = useRoving(width * height, width);
  const pointer = usePointer();
  const messages = useMessages();
  const { state, selected, hands } = pointer;
  const open = state.asked ? NOWHERE : fieldsOf(state, selected);
  const things = new Map(
    zone.things.map((thing) => [thing.at ? thing.at.y * width + thing.at.x : -1, thing]),
  );
  const size: Vars = { '--w': width, '--h': height };
  return (
    <div className="rt-grid" style={size}>
      <div className="rt-grid-fields" role="grid" aria-label={zone.name} data-zone={zone.id} {...groupProps}>
        <Grounds grid={seen} />
        {upTo(height).map((row) => (
          <div key={row} role="row" className="rt-grid-row">
            {upTo(width).map((column) => {
              const place = row * width + column;
              // Half a turn reverses the order of all fields.
              const at = isTurned ? width * height - 1 - place : place;
              const [x, y] = [at % width, Math.floor(at / width)];
              const thing = things.get(at);
              const name = ground[at]?.name ?? messages.field;
              const shared = { x, y, name, hands, item: itemProps(place) };
              return thing ? (
                <Unit key={x} {...shared} thing={thing} {...spotStateOf(pointer, thing)} />
              ) : (
                <EmptyField key={x} {...shared} isOpen={open.has(`${x} ${y}`)} />
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
});

const NOWHERE: ReadonlySet<string> = new Set();

/** The properties of a field of the grid: its place and its ground. */
interface FieldProps extends Field {
  readonly name: string;
  readonly hands: Hands;
  readonly item: RovingItem;
}

/** A thing on a field: its silhouette in the colour of its side. */
const Unit = /* @__PURE__ */ memo(({ x, y, name: ground, ...spot }: FieldProps & SpotProps) => {
  const { name, badges = [], turned } = spot.thing;
  const messages = useMessages();
  // Things of one kind are distinguished by the numbers at the ends of their names.
  const [number] = /\d+$/u.exec(name) ?? [];
  return (
    <div role="gridcell" className="rt-cell" data-ground={ground}>
      <button {...spotProps(spot)} className="rt-unit" data-turned={turned}>
        <span className="rt-unseen">{`${spotWords(spot, messages)}; ${messages.place(ground, x, y)}`}</span>
        <Figure thing={spot.thing} />
        {number === undefined ? null : (
          <span className="rt-number" aria-hidden="true">
            {number}
          </span>
        )}
        {badges
          .filter(({ tone }) => tone === 'harm')
          .map(({ sign, words }) => (
            <span key={words} className="rt-hit" aria-hidden="true">
              {sign}
            </span>
          ))}
        <span className="rt-lasting" aria-hidden="true">
          {badges
            .filter(({ tone }) => tone !== 'harm')
            .map(({ sign, words }) => (
              <Drawing key={words} name={sign} />
            ))}
        </span>
      </button>
    </div>
  );
});

const EmptyField = /* @__PURE__ */ memo(
  ({ x, y, name, hands, item, isOpen }: FieldProps & { readonly isOpen: boolean }) => {
    const { emptyField, place } = useMessages();
    return (
      <div role="gridcell" className="rt-cell" data-ground={name}>
        <button
          type="button"
          className="rt-unit"
          data-field={`${x} ${y}`}
          data-look={isOpen ? 'live' : undefined}
          aria-label={emptyField(place(name, x, y), isOpen)}
          onClick={() => hands.pointField({ x, y })}
          {...item}
        />
      </div>
    );
  },
);
