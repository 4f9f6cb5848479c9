import { Prec, StateEffect, StateField, type Extension } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';
import type { Mark } from '../marks.js';

/** A layer of marks over the text: its extension, and a function that sets new marks. */
export interface Layer {
  readonly extension: Extension;
  readonly put: (marks: readonly Mark[]) => StateEffect<readonly Mark[]>;
}

function decorated(marks: readonly Mark[], length: number): DecorationSet {
  const ranges = marks
    .filter(({ span: { start, end } }) => start < end && end <= length)
    .map(({ span: { start, end }, looks, label, title }) =>
      Decoration.mark({
        class: looks,
        attributes: {
          ...(label === undefined ? {} : { 'data-label': label }),
          ...(title === '' ? {} : { title }),
        },
      }).range(start, end),
    );
  return Decoration.set(ranges, true);
}

/**
 * Makes a layer. Of two layers, the one of higher rank is inside the other. Its marks move as the text
 * changes.
 */
function layer(rank: (extension: Extension) => Extension): Layer {
  const effect = StateEffect.define<readonly Mark[]>();
  const field = StateField.define<DecorationSet>({
    create: () => Decoration.none,
    update(set, transaction) {
      const put = transaction.effects.findLast((each) => each.is(effect));
      return put?.is(effect) ? decorated(put.value, transaction.newDoc.length) : set.map(transaction.changes);
    },
    provide: (self) => rank(EditorView.decorations.from(self)),
  });
  return { extension: field, put: (marks) => effect.of(marks) };
}

/** Returns the layers, from the outermost to the innermost. */
export const layers = () => ({
  slots: layer(Prec.low),
  parts: layer(Prec.default),
  lit: layer(Prec.high),
});
