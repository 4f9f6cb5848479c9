import type { SignView } from '@reticle/core/host';
import { memo, type CSSProperties } from 'react';

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

/** Returns the path of a drawing. Returns undefined if a sign is letters. */
const drawingOf = (sign: string): string | undefined =>
  Object.hasOwn(DRAWINGS, sign) ? DRAWINGS[sign] : undefined;

/** A drawing by its name, hidden from screen readers. */
export const Drawing = /* @__PURE__ */ memo(({ name }: { readonly name: string }) => {
  const path = drawingOf(name);
  return path === undefined ? null : (
    <svg className="rt-drawing" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} fillRule="evenodd" />
    </svg>
  );
});

/** A sign as a round pip: a drawing or letters, with its words for screen readers. */
export function Sign({ sign: { sign, words, hue, tone } }: { readonly sign: SignView }) {
  return (
    <span className="rt-sign" data-hue={hue ?? 'grey'} data-tone={tone}>
      {drawingOf(sign) === undefined ? <span aria-hidden="true">{sign}</span> : <Drawing name={sign} />}
      <span className="rt-unseen">{words}</span>
    </span>
  );
}

/** A style of custom properties only. */
export interface Vars extends CSSProperties {
  readonly [name: `--${string}`]: number | string;
}
