import { useMemo, useRef, useState, type ReactNode } from 'react';
import { Details } from './details.js';
import { Menu } from './log.js';
import { LookProvider, type Look } from './look.js';
import { messagesWith } from './messages.js';
import { optionFor } from './moves-of.js';
import { PointerProvider } from './pointer-context.js';
import { idsIn } from './pointing.js';
import { useReusedZones } from './reuse.js';
import { useSounds } from './sounds.js';
import type { TableActions, TableState } from './state.js';
import { TablePartsProvider } from './table-context.js';
import { useFlight } from './use-flight.js';
import { useKeptFocus } from './use-kept-focus.js';
import { usePointing } from './use-pointing.js';
import { Shelf } from './zones.js';

/** The properties of a table with whatever in it: what it shows, its actions, and its look. */
export interface TableRootProps extends Look {
  readonly state: TableState;
  readonly actions: TableActions;
  /** The label for screen readers. */
  readonly label?: string | undefined;
  /** A move that is advised, as an arrow from one thing to another: what would have been better. */
  readonly advice?: { readonly from: string; readonly to: string } | undefined;
  /** Goes to a step. The entries of the log become links then. */
  readonly onStep?: ((step: number) => void) | undefined;
  /** Whether sounds are on. Defaults to silence. */
  readonly sounds?: boolean | undefined;
  /** The layout of the table is that of a page, not this package's. */
  readonly isOwnLayout?: boolean | undefined;
  readonly children?: ReactNode;
}

/**
 * A table without a layout: parts stand in it wherever a page puts them. It handles clicks, drags and keys,
 * opens menus, shows cards large, and moves things to their new places.
 */
export function TableRoot({
  state: told,
  actions,
  label,
  advice,
  onStep,
  sounds = false,
  isOwnLayout = true,
  children,
  messages,
  picture,
  renderCard,
  renderPlate,
}: TableRootProps) {
  const [isByHand, setByHand] = useState(false);
  const kept = useReusedZones(told.zones);
  const { offers: given, byHand, asked } = told;
  const offers = useMemo(
    () => (isByHand && !asked && byHand ? [...given, ...byHand] : given),
    [given, byHand, asked, isByHand],
  );
  const state = useMemo(() => ({ ...told, zones: kept, offers }), [told, kept, offers]);
  useSounds(told, sounds);
  const root = useRef<HTMLElement>(null);
  const { pointer, things, looked, menu, closeMenu, large, setLarge, drag, act } = usePointing(
    root,
    state,
    actions,
  );
  const { take, look } = pointer.hands;
  useFlight(root, state.step);
  useKeptFocus(root);
  const { zones } = state;
  const shown = useMemo(() => idsIn(zones), [zones]);
  // If none of the options is a thing, as with yes or no, no thing is shaded.
  const isAmongThings = asked !== undefined && [...things.values()].some(({ ref }) => optionFor(asked, ref));
  const lookedAt = looked === undefined ? undefined : things.get(looked);
  const largeThing = large === undefined ? undefined : things.get(large);
  const choosing = asked ? pointer.selected : undefined;
  const isAimed =
    lookedAt !== undefined && choosing !== lookedAt.ref.id && optionFor(asked, lookedAt.ref) !== undefined;
  const box = drag && root.current?.getBoundingClientRect();
  const parts = {
    state,
    actions,
    root,
    things,
    shown,
    looked: lookedAt,
    look,
    take,
    act,
    isByHand,
    setByHand,
    drag: drag && box ? { id: drag.ref.id, x: drag.x - box.left, y: drag.y - box.top } : undefined,
    aim: choosing !== undefined && isAimed ? { from: choosing, to: lookedAt.ref.id } : undefined,
    advice,
    onStep,
  };
  return (
    <LookProvider messages={messages} picture={picture} renderCard={renderCard} renderPlate={renderPlate}>
      <PointerProvider value={pointer}>
        <TablePartsProvider value={parts}>
          <section
            ref={root}
            className="rt-table"
            aria-label={label ?? messagesWith(messages).table}
            data-own={isOwnLayout}
            data-grid={zones.some(({ grid }) => grid)}
            data-step={state.step}
            data-choosing={isAmongThings}
          >
            {children}
            {menu ? <Menu menu={menu} take={take} close={closeMenu} /> : null}
            {largeThing ? (
              <Shelf title={largeThing.name} close={() => setLarge(undefined)}>
                <Details thing={largeThing} />
              </Shelf>
            ) : null}
          </section>
        </TablePartsProvider>
      </PointerProvider>
    </LookProvider>
  );
}
