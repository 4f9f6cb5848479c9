import type { FaceView, Hue } from '@reticle/core/host';
import { memo, type ReactNode } from 'react';
import type { Figure } from './figures.js';
import { pictureOf, type Ground } from './pictures.js';
import { THINGS } from './things.js';

/**
 * Makes a generator of numbers from 0 to 1 that depends only on a text: the picture of a card is the same
 * wherever it is drawn.
 */
function numbersOf(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    const mixed = Math.imul(state ^ (state >>> 13), 3266489917);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
  };
}

/** The colours of a picture: the sky, the light, and the ground from far to near. */
interface Palette {
  readonly sky: readonly [string, string];
  readonly light: string;
  readonly ground: readonly [string, string, string];
}

const PALETTES: Readonly<Record<Hue, Palette>> = {
  white: { sky: ['#f7e9bd', '#cfd9e8'], light: '#fffdf0', ground: ['#c9bd97', '#9b8f72', '#5d5747'] },
  blue: { sky: ['#9fd4f2', '#2a5c9c'], light: '#e8fbff', ground: ['#3f7fb8', '#23507f', '#10294a'] },
  black: { sky: ['#6b5b73', '#241d2d'], light: '#d9c6e8', ground: ['#453a50', '#2b2335', '#120e18'] },
  red: { sky: ['#ffc27a', '#a63322'], light: '#fff0c2', ground: ['#a94a2c', '#702419', '#35100d'] },
  green: { sky: ['#d4e8a8', '#4f8f5b'], light: '#fbffd8', ground: ['#5b9150', '#2f6239', '#12321f'] },
  gold: { sky: ['#ffe9a0', '#c08a2e'], light: '#fffbe0', ground: ['#c2943c', '#84601f', '#43300f'] },
  grey: { sky: ['#d5dde3', '#77858f'], light: '#ffffff', ground: ['#8d9aa3', '#5b666e', '#2b3238'] },
  brown: { sky: ['#ead2ae', '#8d6a48'], light: '#fff6e2', ground: ['#9c7650', '#664a30', '#33241a'] },
  violet: { sky: ['#e3b9ee', '#5f3b96'], light: '#fdeeff', ground: ['#8257ab', '#553380', '#281743'] },
};

const round = (value: number): number => Math.round(value * 10) / 10;

/** Draws a ridge from the left edge to the right edge, closed along the bottom. */
function ridge(next: () => number, height: number, rough: number): string {
  const points = Array.from({ length: 7 }, (_each, index) => [
    index * 20,
    round(height + (next() - 0.5) * rough),
  ]);
  const bends = points
    .slice(1)
    .map(([x = 0, y = 0], index) => {
      const [, before = 0] = points[index] ?? [];
      return `C${x - 12} ${before} ${x - 8} ${y} ${x} ${y}`;
    })
    .join('');
  return `M0 ${points[0]?.[1] ?? 0}${bends}V80H0Z`;
}

/** Draws a cut gem on a stand. */
function gem(next: () => number, { light, ground }: Palette): ReactNode {
  const corners = 4 + Math.floor(next() * 5);
  const size = 17 + next() * 7;
  const points = Array.from({ length: corners }, (_each, index) => {
    const angle = (index / corners) * Math.PI * 2 - Math.PI / 2;
    return [round(60 + Math.cos(angle) * size), round(40 + Math.sin(angle) * size)] as const;
  });
  const outline = `M${points.map((point) => point.join(' ')).join('L')}Z`;
  const facets = points.map(([x, y]) => `M60 40L${x} ${y}`).join('');
  return (
    <g>
      <circle cx="60" cy="40" r={size + 10} fill={light} opacity="0.35" />
      <path d={outline} fill={ground[0]} stroke={light} strokeWidth="2" />
      <path d={facets} stroke={light} strokeWidth="1.2" opacity="0.7" />
      {next() < 0.5 ? <circle cx="60" cy="40" r={size * 0.4} fill={light} opacity="0.85" /> : null}
      <path d="M40 80c4-10 12-14 20-14s16 4 20 14Z" fill={ground[2]} />
    </g>
  );
}

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_each, at) => at);

/** The scenery of each ground: along the horizon if it is near, otherwise small and far away. */
const SCENERY: Readonly<
  Record<Ground, (next: () => number, palette: Palette, isNear: boolean) => ReactNode>
> = {
  hills: () => null,
  peaks(next, { ground, light }, isNear) {
    const tops = upTo(isNear ? 4 : 3).map((at) => {
      const x = round(at * 38 - 6 + next() * 18);
      return { x, half: round(18 + next() * 12), height: round((isNear ? 40 : 26) + next() * 14) };
    });
    const foot = 66;
    return (
      <g>
        <path
          d={tops
            .map(({ x, half, height }) => `M${x - half} ${foot}L${x} ${foot - height}L${x + half} ${foot}Z`)
            .join('')}
          fill={ground[1]}
        />
        <path
          d={tops
            .map(({ x, half, height }) => {
              const at = foot - height;
              const cap = round(half * 0.3);
              return `M${x} ${at}L${x + cap} ${round(at + height * 0.3)}L${x + cap * 0.2} ${round(at + height * 0.22)}L${x - cap * 0.4} ${round(at + height * 0.34)}L${x - cap} ${round(at + height * 0.3)}Z`;
            })
            .join('')}
          fill={light}
          opacity="0.85"
        />
      </g>
    );
  },
  sea(next, { ground, light, sky }, isNear) {
    const x = round(24 + next() * 70);
    const rows = upTo(4).map((at) => {
      const y = 56 + at * 6;
      const from = round(next() * -20);
      return upTo(8)
        .map((each) => `M${from + each * 20} ${y}q5 -4 10 0t10 0`)
        .join('');
    });
    return (
      <g>
        <path d="M0 50H120V80H0Z" fill={sky[1]} />
        <path d="M0 50H120V80H0Z" fill={ground[0]} opacity="0.7" />
        {isNear ? (
          <>
            <path d={`M${x - 26} 60C${x - 14} 46 ${x + 12} 46 ${x + 26} 60Z`} fill={ground[2]} />
            <path
              d={`M${x} 52C${x + 2} 42 ${x + 1} 34 ${x + 6} 26M${x + 6} 26C${x - 2} 22 ${x - 8} 24 ${x - 10} 30M${x + 6} 26C${x + 4} 18 ${x - 4} 16 ${x - 6} 18M${x + 6} 26C${x + 12} 18 ${x + 20} 20 ${x + 22} 26M${x + 6} 26C${x + 14} 24 ${x + 16} 30 ${x + 16} 34`}
              fill="none"
              stroke={ground[2]}
              strokeWidth="2.4"
              strokeLinecap="round"
            />
          </>
        ) : null}
        <path d={rows.join('')} fill="none" stroke={light} strokeWidth="1.1" opacity="0.6" />
      </g>
    );
  },
  swamp(next, { ground, light }) {
    const trees = upTo(4).map((at) => {
      const x = round(at * 32 + next() * 20);
      const top = round(24 + next() * 16);
      return `M${x} 70C${x + 2} 56 ${x - 3} 46 ${x} ${top}M${x} ${top + 20}L${x + 11} ${top + 6}L${x + 10} ${top - 3}M${x} ${top + 14}L${x - 10} ${top + 4}M${x + 5} ${top + 13}L${x + 15} ${top + 12}`;
    });
    const pools = upTo(3).map((at) => {
      const x = round(at * 44 + next() * 20);
      return `M${x} ${round(66 + next() * 8)}h${round(18 + next() * 14)}`;
    });
    return (
      <g fill="none" strokeLinecap="round">
        <path d={trees.join('')} stroke={ground[2]} strokeWidth="2.6" />
        <path d={pools.join('')} stroke={light} strokeWidth="1.6" opacity="0.5" />
      </g>
    );
  },
  forest(next, { ground }, isNear) {
    const row = (count: number, foot: number, tall: number): string =>
      upTo(count)
        .map((at) => {
          const x = round((at + next()) * (128 / count) - 6);
          const height = round(tall * (0.7 + next() * 0.6));
          const half = round(height * 0.26);
          return [0, 0.28, 0.52]
            .map(
              (from) =>
                `M${x - half * (0.55 + from)} ${round(foot - height * (0.66 - from))}L${x} ${round(foot - height * (1 - from * 0.8))}L${x + half * (0.55 + from)} ${round(foot - height * (0.66 - from))}Z`,
            )
            .join('');
        })
        .join('');
    return (
      <g>
        <path d={row(11, 66, isNear ? 30 : 18)} fill={ground[1]} />
        {isNear ? <path d={row(7, 74, 44)} fill={ground[2]} /> : null}
      </g>
    );
  },
  plains(next, { ground, light }) {
    const x = round(40 + next() * 40);
    const rows = upTo(9).map((at) => `M${x} 54L${round((at - 4) * 34 + 60)} 80`);
    return (
      <g>
        <path d="M0 54C30 51 90 51 120 54V80H0Z" fill={ground[0]} />
        <path d={rows.join('')} stroke={light} strokeWidth="1.4" opacity="0.45" />
      </g>
    );
  },
  towers(next, { ground, light }) {
    const towers = upTo(6).map((at) => {
      const half = round(4 + next() * 5);
      return {
        x: round(at * 20 + 8 + next() * 8),
        half,
        top: round(56 - next() * 28),
        isRoofed: next() < 0.5,
      };
    });
    return (
      <g>
        <path
          d={towers
            .map(({ x, half, top, isRoofed }) =>
              isRoofed
                ? `M${x - half} 78V${top}L${x} ${top - half * 2.2}L${x + half} ${top}V78Z`
                : `M${x - half} 78V${top}h${half * 0.5}v3h${half * 0.5}v-3h${half}v3h${half * 0.5}v-3h${half * 0.5}V78Z`,
            )
            .join('')}
          fill={ground[2]}
        />
        <path
          d={towers.map(({ x, top }) => `M${x - 1} ${top + 6}h2v4h-2Z`).join('')}
          fill={light}
          opacity="0.85"
        />
      </g>
    );
  },
};

/** Draws what is in the sky. */
function heaven(next: () => number, { light }: Palette, x: number): ReactNode {
  const y = round(14 + next() * 14);
  const kind = next();
  const size = round(8 + next() * 8);
  if (kind < 0.4)
    return (
      <g fill={light}>
        <circle cx={x} cy={y} r={size * 2.2} opacity="0.18" />
        <circle cx={x} cy={y} r={size} opacity="0.9" />
      </g>
    );
  if (kind < 0.55)
    return (
      <path
        d={`M${x} ${y - size}A${size} ${size} 0 1 0 ${x + size} ${y + 4}A${size * 0.85} ${size * 0.85} 0 0 1 ${x} ${y - size}Z`}
        fill={light}
      />
    );
  if (kind < 0.75) {
    const clouds = upTo(3).map((at) => {
      const left = round(at * 40 + next() * 24 - 8);
      const top = round(8 + next() * 20);
      return `M${left} ${top}a5 5 0 0 1 9 -3a7 7 0 0 1 13 1a4.5 4.5 0 0 1 3 8H${left}a3.5 3.5 0 0 1 0 -6Z`;
    });
    return <path d={clouds.join('')} fill={light} opacity="0.65" />;
  }
  const stars = upTo(14).map(() => {
    const [left, top, half] = [round(next() * 120), round(next() * 42), round(0.6 + next() * 1.4)];
    return `M${left} ${top - half * 2}l${half} ${half * 2}l${-half} ${half * 2}l${-half} ${-half * 2}Z`;
  });
  return <path d={stars.join('')} fill={light} opacity="0.85" />;
}

/** A silhouette in front of a light. */
const Standing = ({
  figure: { lines, fill, shine },
  x,
  scale,
  flip,
  palette: { light, ground },
}: {
  readonly figure: Figure;
  readonly x: number;
  readonly scale: number;
  readonly flip: boolean;
  readonly palette: Palette;
}) => (
  <g>
    <ellipse cx={x} cy={46} rx={30} ry={32} fill={light} opacity="0.42" />
    <g
      className="rt-art-figure"
      transform={`translate(${x} 75) scale(${flip ? -scale : scale} ${scale})`}
      fill={ground[2]}
      stroke={ground[2]}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {lines.map(([d, width]) => (
        <path key={d} d={d} fill="none" strokeWidth={width} />
      ))}
      <path d={fill} strokeWidth="0.8" />
      {shine === undefined ? null : <path d={shine} fill={light} stroke="none" />}
    </g>
  </g>
);

/** A thing, or the sign of a deed, in a light. */
const Sign = ({
  drawing,
  isDeed,
  next,
  palette: { light, ground },
}: {
  readonly drawing: string;
  readonly isDeed: boolean;
  readonly next: () => number;
  readonly palette: Palette;
}) => {
  const count = 9 + Math.floor(next() * 6);
  const turn = next() * 6;
  const rays = upTo(count).map((at) => {
    const angle = turn + (at / count) * Math.PI * 2;
    const width = 0.07 + next() * 0.12;
    const to = (by: number) => `${round(60 + Math.cos(by) * 90)} ${round(38 + Math.sin(by) * 90)}`;
    return `M60 38L${to(angle - width)}L${to(angle + width)}Z`;
  });
  return (
    <g>
      {isDeed ? <path d={rays.join('')} fill={light} opacity="0.3" /> : null}
      <circle cx="60" cy="38" r="30" fill={light} opacity={isDeed ? 0.55 : 0.4} />
      {isDeed ? null : <path d="M32 80c4-9 14-13 28-13s24 4 28 13Z" fill={ground[2]} />}
      <path
        d={drawing}
        transform={`translate(60 38) rotate(${round((next() - 0.5) * 16)}) scale(1.12)`}
        fill={isDeed ? ground[2] : ground[1]}
        fillRule="evenodd"
        stroke={light}
        strokeWidth="1.4"
        paintOrder="stroke"
      />
    </g>
  );
};

/**
 * A picture of our own for a card, made from its facts: from its types, its name and its words, in its
 * colours.
 */
export const Art = /* @__PURE__ */ memo(
  ({ name, face }: { readonly name: string; readonly face: FaceView }) => {
    const { hues, motif } = face;
    const next = numbersOf(name);
    const palette = PALETTES[hues[0] ?? 'grey'];
    const { sky, ground } = palette;
    const [, far] = hues.length > 1 ? PALETTES[hues[1] ?? 'grey'].sky : sky;
    const picture = pictureOf(name, face, next);
    const isPlace = motif === 'place';
    const x = round(46 + next() * 28);
    const drawing = picture.thing === undefined ? undefined : THINGS[picture.thing];
    return (
      <svg
        className="rt-art"
        viewBox="0 0 120 80"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
        style={{ background: `linear-gradient(${far}, ${sky[0]} 75%)` }}
      >
        {heaven(next, palette, round(x < 60 ? 84 + next() * 22 : 14 + next() * 22))}
        <path d={ridge(next, 52, 22)} fill={ground[0]} opacity="0.85" />
        {isPlace ? null : SCENERY[picture.ground](next, palette, false)}
        {picture.ground === 'sea' ? null : <path d={ridge(next, 63, 14)} fill={ground[1]} opacity="0.95" />}
        {isPlace ? SCENERY[picture.ground](next, palette, true) : null}
        {drawing === undefined ? null : (
          <Sign drawing={drawing} isDeed={motif === 'deed'} next={next} palette={palette} />
        )}
        {motif === 'object' && drawing === undefined ? gem(next, palette) : null}
        {picture.figure ? (
          <Standing
            figure={picture.figure}
            x={x}
            scale={round(picture.size * 12) / 10}
            flip={next() < 0.4}
            palette={palette}
          />
        ) : null}
        {picture.ground === 'sea' ? null : <path d={ridge(next, 75, 6)} fill={ground[2]} />}
      </svg>
    );
  },
);
