import { useEffect, useId, useRef, type ReactNode } from 'react';

/** A window over the table: what lies in a pile, a card shown large. Escape closes it. */
export function Shelf({
  title,
  close,
  children,
}: {
  readonly title: string;
  readonly close: () => void;
  readonly children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="rt-shelf"
      aria-labelledby={id}
      onClose={close}
      onClick={(event) => {
        // Whatever is chosen in it is done with it, and so is a click beside it.
        const isCard = event.target instanceof Element && event.target.closest('.rt-spot') !== null;
        if (event.target !== event.currentTarget && !isCard) return;
        dialog.current?.close();
      }}
    >
      <div className="rt-shelf-head">
        <h3 id={id}>{title}</h3>
        <button type="button" className="rt-button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      <div className="rt-shelf-things">{children}</div>
    </dialog>
  );
}
