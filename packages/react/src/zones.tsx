import type { ThingView, ZoneView } from '@reticle/core/host';
import { Fragment, memo, useEffect, useId, useRef, type ReactNode, useState } from 'react';
import { Drawing, Sign, type Vars } from './art.js';
import { Card } from './card.js';
import { useLook, useMessages } from './look.js';
import { groupsOf, heightsOf, keyOf, lanesOf, rowsOf, widthOf } from './lanes.js';
import { movesOf, optionFor } from './moves-of.js';
import { usePointer } from './pointer-context.js';
import { useRoving, type RovingItem } from './roving.js';
import { Spot, spotProps, spotWords, spotStateOf, type SpotProps } from './spot.js';

/** A window over the table for the contents of a pile, or a card shown large. Escape closes it. */
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
  const { close: closeWords } = useMessages();
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
        // Choosing something in it closes it, and so does a click beside it.
        const isCard = event.target instanceof Element && event.target.closest('.rt-spot') !== null;
        if (event.target !== event.currentTarget && !isCard) return;
        dialog.current?.close();
      }}
    >
      <div className="rt-shelf-head">
        <h3 id={id}>{title}</h3>
        <button type="button" className="rt-button" onClick={() => dialog.current?.close()}>
          {closeWords}
        </button>
      </div>
      <div className="rt-shelf-things">{children}</div>
    </dialog>
  );
}

/** Returns the style for things that share a line. Their number sets their size. */
const lineStyle = (count: number): Vars => ({ '--n': Math.max(1, count) });

/** Returns the style for cards on each other: the width of the line, and the width if it takes two rows. */
const packStyle = (count: number, line: number, half: number): Vars => ({
  ...lineStyle(line),
  '--half': half,
  '--count': count,
});

/** Returns the style for a card in a hand: its distance from the middle. */
const handStyle = (at: number, count: number): Vars => ({
  ...lineStyle(count),
  '--at': at - (count - 1) / 2,
});

/** Shortens `ann: graveyard` to `graveyard` on the side of ann. */
const shortName = ({ name, owner }: ZoneView): string =>
  owner !== undefined && name.startsWith(`${owner}: `) ? name.slice(owner.length + 2) : name;

/** A lane: a line of things in play. */
function Lane({
  things,
  lane,
  itemOf,
}: {
  readonly things: readonly ThingView[];
  readonly lane: 'front' | 'back';
  readonly itemOf: (thing: ThingView) => RovingItem;
}) {
  const groups = groupsOf(things);
  const width = widthOf(groups);
  const { first, half } = rowsOf(groups);
  return (
    <div className="rt-lane" data-lane={lane}>
      {groups.map((group, at) => (
        <Fragment key={group.slice(0, 1).map(keyOf).join('')}>
          {at > 0 && at === first ? <span className="rt-break" style={packStyle(1, width, half)} /> : null}
          <div className="rt-group" style={packStyle(group.length, width, half)}>
            <div className="rt-pack" data-alike={group.every(({ on }) => on === undefined)}>
              {group.map((thing) => (
                <Spot key={keyOf(thing)} thing={thing} size="field" item={itemOf(thing)} />
              ))}
            </div>
          </div>
        </Fragment>
      ))}
    </div>
  );
}

/** Returns the style that divides a field's height on a narrow table. */
const laneStyle = (things: readonly ThingView[]): Vars => {
  const { front, back } = heightsOf(things);
  return { '--front': `${front}fr`, '--back': `${back}fr` };
};

/** What a player has in play, with the front towards the middle of the table and resources behind. */
export const FieldZone = /* @__PURE__ */ memo(
  ({ zone, isFar }: { readonly zone: ZoneView; readonly isFar: boolean }) => {
    const { front, back } = lanesOf(zone.things);
    const ordered = isFar ? [...back, ...front] : [...front, ...back];
    const { groupProps, itemProps } = useRoving(ordered.length);
    const itemOf = (thing: ThingView) => itemProps(ordered.indexOf(thing));
    const used = back.length > 0 ? (['front', 'back'] as const) : (['front'] as const);
    return (
      <div
        className="rt-field"
        data-zone={zone.id}
        data-lanes={used.length}
        style={laneStyle(zone.things)}
        role="group"
        aria-label={zone.name}
        {...groupProps}
      >
        {used.map((lane) => (
          <Lane key={lane} lane={lane} things={lane === 'front' ? front : back} itemOf={itemOf} />
        ))}
      </div>
    );
  },
);

/** The cards in a hand, as a fan. */
export const Hand = /* @__PURE__ */ memo(
  ({ zone, isNear = true }: { readonly zone: ZoneView; readonly isNear?: boolean }) => {
    const { things } = zone;
    const { groupProps, itemProps } = useRoving(things.length);
    return (
      <div className="rt-hand-of" data-near={isNear}>
        <div className="rt-hand" data-zone={zone.id} role="group" aria-label={zone.name} {...groupProps}>
          {things.map((thing, at) => (
            <div key={keyOf(thing)} className="rt-held" style={handStyle(at, things.length)}>
              <Spot thing={thing} size="hand" item={itemProps(at)} />
            </div>
          ))}
        </div>
      </div>
    );
  },
);

/** A hidden hand: the backs of its cards. */
export const Backs = /* @__PURE__ */ memo(
  ({ zone: { name, hidden = 0, owner } }: { readonly zone: ZoneView }) => {
    const { cards } = useMessages();
    return (
      <div
        className="rt-backs"
        role="img"
        aria-label={cards(name, hidden)}
        data-origin={`hand ${owner ?? ''}`}
      >
        {Array.from({ length: Math.min(hidden, 12) }, (_each, at) => (
          <span key={at} className="rt-back" />
        ))}
      </div>
    );
  },
);

/** A pile of things. The last one shows; all are shown once the pile is opened. */
export const Pile = /* @__PURE__ */ memo(({ zone }: { readonly zone: ZoneView }) => {
  const { state } = usePointer();
  const { pile } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const { things, hidden = 0, owner } = zone;
  const count = things.length + hidden;
  const top = things.at(-1);
  const name = shortName(zone);
  const isLive = things.some(
    ({ ref }) =>
      optionFor(state.asked, ref) !== undefined ||
      movesOf(state, ref.id).some(({ things: [first] }) => first === ref.id),
  );
  return (
    <div className="rt-pile" data-zone={zone.id} data-origin={hidden > 0 ? owner : undefined}>
      <button
        type="button"
        className="rt-pile-top"
        data-live={isLive}
        aria-disabled={things.length === 0}
        onClick={() => setOpen(things.length > 0)}
      >
        <span className="rt-unseen">{pile(zone.name, count, top?.name, isLive)}</span>
        <span className="rt-shown" aria-hidden="true">
          {top && hidden === 0 ? <Card thing={top} size="field" /> : <span className="rt-back" />}
        </span>
        <span className="rt-pile-words" aria-hidden="true">
          <b>{count}</b> {name}
        </span>
      </button>
      {isOpen ? (
        <Shelf title={zone.name} close={() => setOpen(false)}>
          {things.toReversed().map((thing) => (
            <Spot key={keyOf(thing)} thing={thing} size="hand" />
          ))}
        </Shelf>
      ) : null}
    </div>
  );
});

/** The stack: what waits to resolve, the next one first. */
export const Stack = /* @__PURE__ */ memo(({ zone }: { readonly zone: ZoneView }) => {
  const { groupProps, itemProps } = useRoving(zone.things.length);
  return zone.things.length === 0 ? null : (
    <div className="rt-stack" data-zone={zone.id} role="group" aria-label={zone.name} {...groupProps}>
      {zone.things.map((thing, at) => (
        <Spot key={keyOf(thing)} thing={thing} size="hand" item={itemProps(at)} />
      ))}
    </div>
  );
});

/** A zone with its things beside each other. If it is a player's, it says whose it is. */
export const Row = /* @__PURE__ */ memo(({ zone }: { readonly zone: ZoneView }) => {
  const { groupProps, itemProps } = useRoving(zone.things.length);
  const { ownZone } = useMessages();
  const { owner, name } = zone;
  const label = owner === undefined || name.includes(owner) ? name : ownZone(name, owner);
  return zone.things.length === 0 ? null : (
    <div className="rt-row" data-zone={zone.id} role="group" aria-label={label} {...groupProps}>
      {owner === undefined ? null : (
        <span className="rt-row-name" aria-hidden="true">
          {label}
        </span>
      )}
      {zone.things.map((thing, at) => (
        <Spot key={keyOf(thing)} thing={thing} size="field" item={itemProps(at)} />
      ))}
    </div>
  );
});

/** The plate of a player: the name, what counts, and whether it is the player's turn. */
export function Plate({ thing }: { readonly thing: ThingView }) {
  const pointer = usePointer();
  const isActing = pointer.acting.includes(thing.ref.id);
  const { look, isOption } = spotStateOf(pointer, thing);
  return (
    <DrawnPlate thing={thing} isActing={isActing} look={look} isOption={isOption} hands={pointer.hands} />
  );
}

const DrawnPlate = /* @__PURE__ */ memo(
  ({ isActing, ...spot }: SpotProps & { readonly isActing: boolean }) => {
    const { messages, renderPlate } = useLook();
    const { thing, look } = spot;
    const own = renderPlate?.({ thing, isActing, look });
    return (
      <button
        {...spotProps(spot)}
        className="rt-plate"
        data-acting={isActing}
        data-active={thing.marks.includes('active')}
      >
        <span className="rt-unseen">{spotWords(spot, messages)}</span>
        {own === undefined ? (
          <PlateFace thing={thing} />
        ) : (
          <span className="rt-own" aria-hidden="true">
            {own}
          </span>
        )}
      </button>
    );
  },
);

/** What stands on a plate: the crest, the name, the first number, and the other ones. */
function PlateFace({ thing: { name, values = [], badges = [], figure } }: { readonly thing: ThingView }) {
  const [first, ...others] = values;
  return (
    <>
      <span className="rt-crest" data-hue={figure?.hue ?? 'grey'} aria-hidden="true">
        {figure ? <Drawing name={figure.name} /> : name.slice(0, 1).toUpperCase()}
      </span>
      <span className="rt-plate-name" aria-hidden="true">
        {name}
      </span>
      {first ? (
        <span key={first.value} className="rt-score" aria-hidden="true">
          {first.sign === undefined ? null : <Drawing name={first.sign} />}
          {first.value}
        </span>
      ) : null}
      <span className="rt-chips" aria-hidden="true">
        {others.map(({ words: of, value, sign }) => (
          <span key={of} className="rt-chip" title={of}>
            {sign === undefined ? of : <Drawing name={sign} />} {value}
          </span>
        ))}
        {badges.map((badge) => (
          <Sign key={badge.words} sign={badge} />
        ))}
      </span>
    </>
  );
}
