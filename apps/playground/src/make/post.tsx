import type { ThingView } from '@reticle/core/host';
import { Card } from '@reticle/react';
import { render } from 'preact';
import type { ReadCardWords } from '../engine/words/read.js';
import { SaidLegend, SaidText } from '../words/said.js';

/** The size of a picture as other sites show it beside a link, in points. */
const SIZE = { width: 1200, height: 630 };

/** Draws a card and what its words do as a picture for posting. */
export function postOf(thing: ThingView, reading: ReadCardWords | undefined) {
  const holder = document.createElement('div');
  render(
    <div class="m-post">
      <Card thing={thing} size="full" />
      <div class="m-post-words">
        <h2>{thing.name}</h2>
        {reading ? (
          <>
            <SaidText reading={reading} />
            <SaidLegend reading={reading} />
          </>
        ) : null}
        <p class="m-post-mark">Reticle reads it, and plays it.</p>
      </div>
    </div>,
    holder,
  );
  const [copy] = holder.children;
  return copy && { copy, ...SIZE };
}
