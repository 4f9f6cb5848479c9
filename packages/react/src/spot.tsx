import type { ThingView } from '@reticle/core/host';
import { memo, type KeyboardEvent, type PointerEvent } from 'react';
import { cardWords } from './card-words.js';
import { Card } from './card.js';
import { useMessages, type CardProps, type CardSize } from './look.js';
import type { TableMessages } from './messages.js';
import { optionFor } from './moves-of.js';
import { usePointer, type Hands, type Pointer } from './pointer-context.js';
import { isLive, sameRef } from './pointing.js';
import type { RovingItem } from './roving.js';

/** The state of a thing in what is asked or on offer. */
export interface SpotState {
  readonly look: CardProps['look'];
  /** Whether it can be chosen. */
  readonly isOption: boolean;
}

const NO_STATE: SpotState = { look: undefined, isOption: false };

/** Returns the state of a thing in what is asked or on offer. */
export function spotStateOf({ state, selected }: Pointer, { ref }: ThingView): SpotState {
  const { asked } = state;
  if (asked?.chosen.some((chosen) => sameRef(chosen, ref))) return { look: 'chosen', isOption: false };
  if (selected === ref.id) return { look: 'selected', isOption: false };
  if (isLive(state, ref, selected)) return { look: 'live', isOption: optionFor(asked, ref) !== undefined };
  return asked ? { look: 'refused', isOption: false } : NO_STATE;
}

/** The properties of a thing's element. It is drawn again only if one of them changes. */
export interface SpotProps extends SpotState {
  readonly thing: ThingView;
  readonly hands: Hands;
  readonly item?: RovingItem | undefined;
}

/** Describes a thing that can be pointed at, with its state. */
export const spotWords = ({ thing, look, isOption }: SpotProps, messages: TableMessages): string =>
  [cardWords(thing, messages), ...(look ? [messages[isOption ? 'option' : look]] : [])].join(', ');

/**
 * Returns the properties that make a button represent a thing: it can be looked at, pointed at and dragged.
 */
export function spotProps({ thing, look, hands, item }: SpotProps) {
  const { ref, controller } = thing;
  return {
    type: 'button' as const,
    'data-thing': ref.id,
    'data-of': controller,
    'data-look': look,
    ...item,
    onClick: () => hands.point(ref),
    onFocus() {
      item?.onFocus();
      hands.look(ref.id);
    },
    onMouseEnter: () => hands.look(ref.id),
    onPointerDown: (event: PointerEvent) => hands.press(ref, event),
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      hands.inspect(ref.id);
    },
  };
}

const DrawnSpot = /* @__PURE__ */ memo(({ size, ...spot }: SpotProps & { readonly size: CardSize }) => (
  <button
    {...spotProps(spot)}
    className="rt-spot"
    data-turned={spot.thing.turned}
    data-aims={(spot.thing.aims ?? []).length > 0}
  >
    <span className="rt-unseen">{spotWords(spot, useMessages())}</span>
    <span className="rt-shown" aria-hidden="true">
      <Card thing={spot.thing} size={size} look={spot.look} />
    </span>
  </button>
));

/** A card that can be pointed at. */
export function Spot({
  thing,
  size,
  item,
}: {
  readonly thing: ThingView;
  readonly size: CardSize;
  readonly item?: RovingItem | undefined;
}) {
  const pointer = usePointer();
  const { look, isOption } = spotStateOf(pointer, thing);
  return (
    <DrawnSpot thing={thing} size={size} item={item} look={look} isOption={isOption} hands={pointer.hands} />
  );
}
