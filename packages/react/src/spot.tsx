import type { ThingView } from '@reticle/core/host';
import type { KeyboardEvent, PointerEvent } from 'react';
import { Card, cardWords, type CardProps, type CardSize } from './card.js';
import { usePointer, isLive, optionFor, sameRef, type RovingItem } from './pointing.js';

const LOOK_WORDS: Readonly<Record<NonNullable<CardProps['look']>, string>> = {
  live: 'can be used',
  chosen: 'chosen',
  selected: 'selected',
  refused: 'cannot be chosen',
};

/** How a thing stands now in what is asked or on offer. */
function useLook(thing: ThingView): CardProps['look'] {
  const { state, selected } = usePointer();
  const { ref } = thing;
  if (state.asked?.chosen.some((chosen) => sameRef(chosen, ref))) return 'chosen';
  if (selected === ref.id) return 'selected';
  if (isLive(state, ref, selected)) return 'live';
  return state.asked ? 'refused' : undefined;
}

/** What a thing that can be pointed at is called: with how it stands. */
const spotWords = (thing: ThingView, look: CardProps['look'], isOption: boolean): string =>
  [cardWords(thing), ...(look ? [isOption ? 'can be chosen' : LOOK_WORDS[look]] : [])].join(', ');

/** What makes an element stand for a thing: it is looked at, pointed at, dragged. */
export function useSpot(thing: ThingView, item?: RovingItem) {
  const { state, look: lookAt, point, press, inspect } = usePointer();
  const look = useLook(thing);
  const { id } = thing.ref;
  const isOption = look === 'live' && optionFor(state.asked, thing.ref) !== undefined;
  return {
    look,
    /** What it is called, for whoever does not see it: it stands in the element. */
    words: spotWords(thing, look, isOption),
    props: {
      type: 'button' as const,
      'data-thing': id,
      'data-of': thing.controller,
      'data-look': look,
      ...item,
      onClick: () => point(thing.ref),
      onFocus() {
        item?.onFocus();
        lookAt(id);
      },
      onMouseEnter: () => lookAt(id),
      onPointerDown: (event: PointerEvent) => press(thing.ref, event),
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        inspect(id);
      },
    },
  };
}

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
  const { look, words, props } = useSpot(thing, item);
  return (
    <button {...props} className="rt-spot" data-turned={thing.turned}>
      <span className="rt-unseen">{words}</span>
      <span className="rt-shown" aria-hidden="true">
        <Card thing={thing} size={size} look={look} />
      </span>
    </button>
  );
}
