import type { ThingView } from '@reticle/core/host';

/** Looks that a thing or a field may have, each with a sign of its own beside its colour. */
const SIGNS = { offered: '○', chosen: '✓', refused: '–', illegal: '✗', plain: '' } as const;

/** How a thing stands just now: its look, and the same in words. */
export interface ThingState {
  readonly look: keyof typeof SIGNS;
  readonly sign: string;
  /** What is looked at beside the board. */
  readonly current?: boolean | undefined;
}

/** A place on a grid, from 0 at the top left. */
export interface Field {
  readonly x: number;
  readonly y: number;
}

/** What makes an element one of a group with one tab stop, see `useRoving`. */
export interface Item {
  readonly tabIndex: number;
  readonly onFocus: () => void;
  readonly ref: (element: HTMLElement | null) => void;
}

/** An item that tells when it is reached. */
export const withLook = (item: Item, look: () => void): Item => ({
  ...item,
  onFocus() {
    item.onFocus();
    look();
  },
});

/** A state as its sign and its words. */
export function Sign({ state, brief = false }: { readonly state: ThingState; readonly brief?: boolean }) {
  if (state.sign === '') return null;
  return (
    <span class="sign">
      <span aria-hidden="true">{SIGNS[state.look]}</span>{' '}
      <span class={brief ? 'unseen' : undefined}>{state.sign}</span>
    </span>
  );
}

/** One thing of a row, as a card. */
export function Thing({
  thing,
  state,
  onChoose,
  item,
}: {
  readonly thing: ThingView;
  readonly state: ThingState | undefined;
  readonly onChoose: ((thing: ThingView) => void) | undefined;
  readonly item: Item;
}) {
  return (
    <button
      type="button"
      class="thing"
      data-id={thing.ref.id}
      data-look={state?.look ?? 'plain'}
      data-marks={thing.marks.join(' ')}
      aria-current={state?.current === true ? 'true' : undefined}
      onClick={() => onChoose?.(thing)}
      {...item}
    >
      <span class="thing-name">{thing.name}</span>
      {thing.facts.map((fact) => (
        <span key={fact} class="fact">
          {fact}
        </span>
      ))}
      {thing.marks.map((mark) => (
        <span key={mark} class="mark">
          {mark}
        </span>
      ))}
      {state ? <Sign state={state} /> : null}
    </button>
  );
}
