import type { SignView } from '@reticle/core/host';
import { memo } from 'react';
import { drawingOf } from './drawings.js';

/** A drawing by its name, for eyes only. */
export const Drawing = memo(({ name }: { readonly name: string }) => {
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
