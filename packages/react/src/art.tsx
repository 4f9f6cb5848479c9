import type { FaceView, Hue, SignView } from '@reticle/core/host';
import { memo, type ReactNode, type CSSProperties } from 'react';

/** A row of numbers from 0 to 1 that a text always gives: the picture of a card is the same wherever it is drawn. */
function numbersOf(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    const mixed = Math.imul(state ^ (state >>> 13), 3266489917);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
  };
}

/** The sky, the light, and the ground from far to near. */
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

/** A ridge from the left edge to the right one, closed along the bottom. */
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

/** A cloaked figure, drawn from one half: a head, what it wears, wings, a staff. */
function being(next: () => number): ReactNode {
  const x = 48 + next() * 24;
  const head = 5 + next() * 3;
  const top = 30 + next() * 8;
  const shoulder = 9 + next() * 8;
  const foot = shoulder + 3 + next() * 10;
  const horn = next();
  const wing = next();
  const neck = top + head * 0.9;
  const cloak = `M${-head * 0.5} ${neck}C${-shoulder} ${neck + 2} ${-shoulder - 2} ${neck + 8} ${-shoulder} ${neck + 12}L${-foot} 82H${foot}L${shoulder} ${neck + 12}C${shoulder + 2} ${neck + 8} ${shoulder} ${neck + 2} ${head * 0.5} ${neck}Z`;
  const horns =
    horn < 0.35
      ? `M${-head * 0.8} ${top - head * 0.4}C${-head * 2} ${top - head} ${-head * 1.9} ${top - head * 2.4} ${-head} ${top - head * 2.8}C${-head * 1.3} ${top - head * 1.8} ${-head} ${top - head} ${-head * 0.2} ${top - head * 0.8}ZM${head * 0.8} ${top - head * 0.4}C${head * 2} ${top - head} ${head * 1.9} ${top - head * 2.4} ${head} ${top - head * 2.8}C${head * 1.3} ${top - head * 1.8} ${head} ${top - head} ${head * 0.2} ${top - head * 0.8}Z`
      : horn < 0.6
        ? `M${-head} ${top}L${-head * 0.3} ${top - head * 2.6}L${head * 0.2} ${top - head * 0.8}L${head * 0.9} ${top - head * 2.2}L${head} ${top}Z`
        : '';
  const wings =
    wing < 0.4
      ? `M${-shoulder * 0.6} ${neck + 8}C${-30} ${neck - 22} ${-46} ${neck - 6} ${-44} ${neck + 18}C${-34} ${neck + 6} ${-26} ${neck + 12} ${-shoulder} ${neck + 20}ZM${shoulder * 0.6} ${neck + 8}C30 ${neck - 22} 46 ${neck - 6} 44 ${neck + 18}C34 ${neck + 6} 26 ${neck + 12} ${shoulder} ${neck + 20}Z`
      : '';
  const staff = wing > 0.75 ? `M${shoulder + 3} ${top - 8}h1.8V82h-1.8Z` : '';
  return (
    <g className="rt-art-figure" transform={`translate(${round(x)} 0)`}>
      <path d={`${wings}${cloak}${horns}${staff}`} />
      <circle cx="0" cy={top} r={head} />
    </g>
  );
}

/** Rays from one point, with a spark in it. */
function deed(next: () => number, light: string): ReactNode {
  const x = 40 + next() * 40;
  const y = 30 + next() * 16;
  const count = 7 + Math.floor(next() * 7);
  const turn = next() * 6;
  const rays = Array.from({ length: count }, (_each, index) => {
    const angle = turn + (index / count) * Math.PI * 2;
    const width = 0.05 + next() * 0.12;
    const reach = 34 + next() * 50;
    const at = (by: number) => `${round(x + Math.cos(by) * reach)} ${round(y + Math.sin(by) * reach)}`;
    return `M${round(x)} ${round(y)}L${at(angle - width)}L${at(angle + width)}Z`;
  });
  return (
    <g fill={light}>
      <path d={rays.join('')} opacity="0.55" />
      <circle cx={x} cy={y} r={7 + next() * 5} opacity="0.9" />
    </g>
  );
}

/** A cut thing on a stand: a gem, a cup, a wheel. */
function object(next: () => number, { light, ground }: Palette): ReactNode {
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

/** Trees or towers along the near ridge. */
function place(next: () => number, dark: string): ReactNode {
  const towers = next() < 0.4;
  const marks = Array.from({ length: 6 + Math.floor(next() * 6) }, () => {
    const x = round(next() * 120);
    const height = 8 + next() * 16;
    const foot = 66 + next() * 6;
    return towers
      ? `M${x} ${foot}v${-height}l4-5 4 5V${foot + 14}h-8Z`
      : `M${x} ${foot + 14}v${-height * 0.6}l-6-1 6-${round(height)} 6 ${round(height)}-6 1v${height}Z`;
  });
  return <path d={marks.join('')} fill={dark} />;
}

/** A picture of our own for a card: made of its name, its colours and what it is. */
export const Art = /* @__PURE__ */ memo(
  ({ name, hues, motif }: { readonly name: string } & Pick<FaceView, 'hues' | 'motif'>) => {
    const next = numbersOf(name);
    const palette = PALETTES[hues[0] ?? 'grey'];
    const { sky, light, ground } = palette;
    const [, far] = hues.length > 1 ? PALETTES[hues[1] ?? 'grey'].sky : sky;
    const x = 20 + next() * 80;
    const y = 14 + next() * 18;
    const size = 8 + next() * 10;
    return (
      <svg
        className="rt-art"
        viewBox="0 0 120 80"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
        style={{ background: `linear-gradient(${far}, ${sky[0]} 75%)` }}
      >
        <circle cx={x} cy={y} r={size * 2.2} fill={light} opacity="0.18" />
        <circle cx={x} cy={y} r={size} fill={light} opacity="0.9" />
        {motif === 'deed' ? deed(next, light) : null}
        <path d={ridge(next, 50, 26)} fill={ground[0]} opacity="0.85" />
        <path d={ridge(next, 60, 18)} fill={ground[1]} opacity="0.95" />
        {motif === 'place' ? place(next, ground[2]) : null}
        {motif === 'object' ? object(next, palette) : null}
        {motif === 'being' ? (
          <g fill={ground[2]} stroke={light} strokeWidth="0.6" strokeOpacity="0.5">
            {being(next)}
          </g>
        ) : null}
        <path d={ridge(next, 72, 10)} fill={ground[2]} />
      </svg>
    );
  },
);

/** Our own drawings, as paths in a box of 24 by 24. */
const DRAWINGS: Readonly<Record<string, string>> = {
  ray: 'M12 7.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 0 1 0-9ZM11 1h2v4h-2ZM11 19h2v4h-2ZM1 11h4v2H1ZM19 11h4v2h-4ZM4.2 5.6 5.6 4.2 8.4 7 7 8.4ZM15.6 17 17 15.6 19.8 18.4 18.4 19.8ZM4.2 18.4 7 15.6 8.4 17 5.6 19.8ZM15.6 7 18.4 4.2 19.8 5.6 17 8.4Z',
  wave: 'M1 9c3-5 6-5 9-1s6 4 13-2v4c-6 5-10 5-13 1s-6-3-9 1ZM1 16c3-5 6-5 9-1s6 4 13-2v4c-6 5-10 5-13 1s-6-3-9 1Z',
  moon: 'M15.5 2.5A10 10 0 1 0 21.5 15 8 8 0 0 1 15.5 2.5Z',
  flame:
    'M13 1c1 5 6 7 6 13a7 7 0 0 1-14 0c0-3 2-5 3-7 1 2 1.5 3 2.5 3.5C10.5 7 11 4 13 1ZM12 13c-1.5 2-2.5 3-2.5 4.7a2.6 2.6 0 0 0 5.2 0C14.7 16 13.5 15 12 13Z',
  leaf: 'M21 2C9 2 3 8 3 15c0 1.5.3 2.8.8 4L2 21l1.4 1.4 2-2C7 21.5 8.5 22 10 22 18 22 22 14 21 2ZM7.4 18.3C9 13 12 9.5 17 7c-4 4-6.5 7.5-8 12Z',
  gem: 'M12 1 22 12 12 23 2 12ZM12 5.5 6 12l6 6.5Z',
  turn: 'M12 4a8 8 0 1 1-7.7 10.2l2.5-.7A5.4 5.4 0 1 0 12 6.6V10L5.5 5.2 12 .5Z',
  return: 'M12 4a8 8 0 1 0 7.7 10.2l-2.5-.7A5.4 5.4 0 1 1 12 6.6V10l6.5-4.8L12 .5Z',
  heart: 'M12 21.5C4 15.5 1.5 12 1.5 8A5.5 5.5 0 0 1 12 5.5 5.5 5.5 0 0 1 22.5 8c0 4-2.5 7.5-10.5 13.5Z',
  hand: 'M3 7.5 9.5 5l5 13.5L8 21ZM10.5 4h7v14.5h-1.3L11 4.9ZM18.8 5.6l3.2 1.2-3.6 10.3Z',
  deck: 'M5 2h12v17H5ZM18.5 4.5H20V22H7.5v-1.5h11Z',
  sword: 'M21.5 1.5 22 7 11 17l2 2-1.5 1.5-2.8-2.8L5 21.5 2.5 19l3.8-3.7L3.5 12.5 5 11l2 2L17 2Z',
  shield: 'M12 1 21 4v7c0 6-3.5 9.5-9 12-5.5-2.5-9-6-9-12V4ZM12 4.2V19.5c3.8-2 6-4.6 6-8.5V6.2Z',
  diamond: 'M12 1 19.5 12 12 23 4.5 12Z',
  drop: 'M12 1c4.5 6.5 7.5 10 7.5 14a7.5 7.5 0 0 1-15 0C4.5 11 7.5 7.5 12 1ZM8.5 14.5c-.5 3 1 5 3.5 5.5v-1.6c-1.6-.4-2.3-1.7-2-3.9Z',
  boot: 'M7 2h7v9l7 3.5c1 .5 1.5 1.5 1.5 2.5v3H6V2ZM6 21.2h16.5v1.6H6Z',
  target:
    'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm0 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm0 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  flag: 'M5 1.5h1.8V3c5-2.5 8 2 13.2-.5v10c-5.2 2.5-8.2-2-13.2.5v9.5H5Z',
  infantry:
    'M12 2.5a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4ZM6 11.5c0-1 1-1.8 2-1.8h8c1 0 2 .8 2 1.8v5.3h-2.3V22.5h-2.9v-5h-1.6v5H8.3v-5.7H6ZM18.7 3h1.5v13h-1.5Z',
  vehicle:
    'M9 5h6v2.3h7v2h-7v1.7h4.5l3 5.5-2.2 4H3.7l-2.2-4 2.5-5.5h5ZM6 14.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm6 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm6 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  special: 'M12 1.5 14.9 8l7.1.8-5.3 4.7 1.5 7L12 17l-6.2 3.5 1.5-7L2 8.8 9.1 8Z',
  done: 'M3 12.5 5.5 10l4.5 4.5L19 4.5 21.5 7 10 19.5Z',
  sleep: 'M4 4h9v2.5L7.5 13H13v2.6H3.5v-2.5L9 6.6H4ZM14.5 12.5H21v2l-3.8 4.6H21v2.2h-7v-2l3.8-4.6h-3.3Z',
};

/** The path of a drawing; undefined if a sign is letters. */
const drawingOf = (sign: string): string | undefined =>
  Object.hasOwn(DRAWINGS, sign) ? DRAWINGS[sign] : undefined;

/** A drawing by its name, for eyes only. */
export const Drawing = /* @__PURE__ */ memo(({ name }: { readonly name: string }) => {
  const path = drawingOf(name);
  return path === undefined ? null : (
    <svg className="rt-drawing" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} fillRule="evenodd" />
    </svg>
  );
});

/** A sign as a round pip: drawn, or its letters, with its words for whoever does not see it. */
export function Sign({ sign: { sign, words, hue, tone } }: { readonly sign: SignView }) {
  return (
    <span className="rt-sign" data-hue={hue ?? 'grey'} data-tone={tone}>
      {drawingOf(sign) === undefined ? <span aria-hidden="true">{sign}</span> : <Drawing name={sign} />}
      <span className="rt-unseen">{words}</span>
    </span>
  );
}

/** A style of custom properties alone. */
export interface Vars extends CSSProperties {
  readonly [name: `--${string}`]: number;
}
