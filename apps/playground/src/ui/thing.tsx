import type { ThingView } from '@reticle/core/host';
import { Card } from '@reticle/react';

/** Looks that a thing or a field may have, each with a sign of its own beside its colour. */
const SIGNS = { offered: '○', chosen: '✓', refused: '–', illegal: '✗', plain: '' } as const;

/** The state of a thing: its look, and the same in words. */
export interface ThingState {
  readonly look: keyof typeof SIGNS;
  readonly sign: string;
  /** Whether it is the inspected thing. */
  readonly current?: boolean | undefined;
}

/** A place on a grid, from 0 at the top left. */
export interface Field {
  readonly x: number;
  readonly y: number;
}

/** The properties that make an element an item of a group with one tab stop: see `useRoving`. */
export interface Item {
  readonly tabIndex: number;
  readonly onFocus: () => void;
  readonly ref: (element: HTMLElement | null) => void;
}

/** Adds a callback for when an item is reached. */
export const withLook = (item: Item, look: () => void): Item => ({
  ...item,
  onFocus() {
    item.onFocus();
    look();
  },
});

/** Shows a state as its sign and its words. */
export function Sign({ state, brief = false }: { readonly state: ThingState; readonly brief?: boolean }) {
  if (state.sign === '') return null;
  return (
    <span class="sign">
      <span aria-hidden="true">{SIGNS[state.look]}</span>{' '}
      <span class={brief ? 'unseen' : undefined}>{state.sign}</span>
    </span>
  );
}

/** The states of the table's cards for the looks of a board. */
const CARD_LOOKS = { offered: 'live', chosen: 'chosen', refused: 'refused' } as const;

const isCardLook = (look: ThingState['look']): look is keyof typeof CARD_LOOKS =>
  Object.hasOwn(CARD_LOOKS, look);

/**
 * Shows the facts of a thing besides its name. Numbers on its card are for screen readers only, so that
 * nobody sees them twice.
 */
function Facts({ thing: { facts, face, values = [] } }: { readonly thing: ThingView }) {
  const isDrawn = (fact: string): boolean =>
    values.some(({ words, value }) => fact === value || fact.startsWith(`${words} ${value}`));
  const [drawn, said] = [facts.filter(isDrawn), facts.filter((fact) => !isDrawn(fact))];
  if (!face)
    return facts.map((fact) => (
      <span key={fact} class="fact">
        {fact}
      </span>
    ));
  return (
    <>
      <span class="unseen">{drawn.join(', ')}</span>
      <span class="fact">{said.join(', ')}</span>
    </>
  );
}

/** One thing of a row: a card as the table draws it, or a tile with its facts. */
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
  const { look = 'plain' } = state ?? {};
  return (
    <button
      type="button"
      class="thing"
      data-id={thing.ref.id}
      data-look={look}
      data-card={thing.face ? '' : undefined}
      data-marks={thing.marks.join(' ')}
      aria-current={state?.current === true ? 'true' : undefined}
      onClick={() => onChoose?.(thing)}
      {...item}
    >
      <span class={thing.face ? 'unseen' : 'thing-name'}>{thing.name}</span>
      {thing.face ? (
        <span class="thing-card" aria-hidden="true">
          <Card thing={thing} size="field" look={isCardLook(look) ? CARD_LOOKS[look] : undefined} />
        </span>
      ) : null}
      <Facts thing={thing} />
      {thing.marks.map((mark) => (
        <span key={mark} class="mark">
          {mark}
        </span>
      ))}
      {state ? <Sign state={state} /> : null}
    </button>
  );
}
