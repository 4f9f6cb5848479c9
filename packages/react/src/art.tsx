import type { FaceView, Hue } from '@reticle/core/host';
import { memo, type ReactNode } from 'react';

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
export const Art = memo(
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
