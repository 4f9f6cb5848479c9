import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Mark, Marks } from '../marks.js';
import type { Editor, Telling } from './codemirror.js';

/** Marks, and the text that they belong to. They are not applied to any other text. */
interface Of<T> {
  readonly text: string;
  readonly marks: T;
}

/** The editor of the words. Its code is loaded separately; until then, the text is shown plainly. */
export function WordsEditor({
  text,
  label,
  describedBy,
  limit,
  marks,
  lit,
  ...telling
}: {
  readonly text: string;
  readonly label: string;
  readonly describedBy: string;
  readonly limit: number;
  readonly marks: Of<Marks> | undefined;
  readonly lit: Of<readonly Mark[]> | undefined;
} & Telling) {
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const latest = useRef({ text, telling });
  latest.current = { text, telling };

  useEffect(() => {
    let made: Editor | undefined;
    let gone = false;
    const make = async (): Promise<void> => {
      const { createEditor } = await import('./codemirror.js');
      if (gone || !host.current) return;
      made = createEditor(
        host.current,
        {
          text: latest.current.text,
          attributes: { 'aria-label': label, 'aria-describedby': describedBy },
          limit,
        },
        {
          onText: (next) => latest.current.telling.onText(next),
          onCursor: (position) => latest.current.telling.onCursor(position),
          onHover: (position) => latest.current.telling.onHover(position),
          onTooLong: () => latest.current.telling.onTooLong(),
        },
      );
      setEditor(made);
    };
    void make();
    return () => {
      gone = true;
      made?.destroy();
    };
  }, []);
  // This runs before the next key can come. Later, it would undo what was typed meanwhile.
  useLayoutEffect(() => editor?.setText(text), [editor, text]);
  useEffect(() => {
    if (marks) editor?.setMarks(marks.text, marks.marks);
  }, [editor, marks]);
  useEffect(() => {
    if (lit) editor?.setLit(lit.text, lit.marks);
  }, [editor, lit]);

  return (
    <div class="w-editor" ref={host}>
      {editor ? null : <pre class="w-plain">{text}</pre>}
    </div>
  );
}
