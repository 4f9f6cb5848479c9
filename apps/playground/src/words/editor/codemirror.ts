import { history, historyKeymap } from '@codemirror/commands';
import { Annotation, EditorState } from '@codemirror/state';
import { EditorView, keymap, type ViewUpdate } from '@codemirror/view';
import type { Mark, Marks } from '../marks.js';
import { layers } from './layer.js';

/** The callbacks of the editor. */
export interface Telling {
  readonly onText: (text: string) => void;
  /** Called with the cursor's position, or undefined when the editor loses the focus. */
  readonly onCursor: (position: number | undefined) => void;
  /** Called with the character under the pointer, or undefined if there is none. */
  readonly onHover: (position: number | undefined) => void;
  readonly onTooLong: () => void;
}

/** An editor that is in the page. */
export interface Editor {
  readonly setText: (text: string) => void;
  readonly setMarks: (text: string, marks: Marks) => void;
  readonly setLit: (text: string, marks: readonly Mark[]) => void;
  readonly destroy: () => void;
}

/** Marks a change that the page made itself. */
const ours = Annotation.define<true>();

const enter = {
  key: 'Enter',
  run: (view: EditorView): boolean => {
    view.dispatch(view.state.replaceSelection('\n'), { scrollIntoView: true, userEvent: 'input' });
    return true;
  },
};

/** Creates a plain text editor with history and marks. Tab always leaves it. */
export function createEditor(
  parent: HTMLElement,
  { text, attributes, limit }: { text: string; attributes: Record<string, string>; limit: number },
  { onText, onCursor, onHover, onTooLong }: Telling,
): Editor {
  const { slots, parts, lit } = layers();
  const tell = (update: ViewUpdate): void => {
    const byUs = update.transactions.some((each) => each.annotation(ours));
    if (update.docChanged && !byUs) onText(update.state.doc.toString());
    if (update.focusChanged || (update.selectionSet && !byUs)) {
      onCursor(update.view.hasFocus ? update.state.selection.main.head : undefined);
    }
  };
  const bounded = EditorState.changeFilter.of((transaction) => {
    if (transaction.newDoc.length <= limit) return true;
    onTooLong();
    return false;
  });
  const over = (event: MouseEvent, view: EditorView): void => {
    onHover(view.posAtCoords({ x: event.clientX, y: event.clientY }) ?? undefined);
  };
  const view = new EditorView({
    parent,
    doc: text,
    extensions: [
      history(),
      keymap.of([enter, ...historyKeymap]),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ spellcheck: 'false', ...attributes }),
      EditorView.updateListener.of(tell),
      EditorView.domEventHandlers({ mousemove: over, mouseleave: () => onHover(undefined) }),
      bounded,
      slots.extension,
      parts.extension,
      lit.extension,
    ],
  });
  const isOf = (shown: string): boolean => view.state.doc.toString() === shown;
  return {
    setText(next) {
      if (isOf(next)) return;
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: next },
        annotations: ours.of(true),
      });
    },
    setMarks(shown, marks) {
      if (isOf(shown)) view.dispatch({ effects: [slots.put(marks.slots), parts.put(marks.parts)] });
    },
    setLit(shown, marks) {
      if (isOf(shown)) view.dispatch({ effects: lit.put(marks) });
    },
    destroy: () => view.destroy(),
  };
}
