import type { ThingView, ZoneView } from '@reticle/core/host';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { Vars } from './art.js';
import { Arrows } from './arrows.js';
import { ActionBar } from './action-bar.js';
import { Concede, Ending, Guide, Stops } from './around.js';
import { Details } from './details.js';
import { GridZone } from './grid.js';
import { useReusedZones } from './reuse.js';
import { sidesOf } from './lanes.js';
import { Log, Menu } from './log.js';
import { PointerProvider, idsIn } from './pointing.js';
import { optionFor } from './moves-of.js';
import { useSounds } from './sounds.js';
import { Spot } from './spot.js';
import type { TableActions, TableState } from './state.js';
import { useFlight } from './use-flight.js';
import { usePointing } from './use-pointing.js';
import { Shelf, Backs, FieldZone, HandZone, PileZone, Plate, RowZone, StackZone } from './zones.js';

/** The properties of a table: what it shows, and its actions. */
export interface TableProps {
  readonly state: TableState;
  readonly actions: TableActions;
  /** The label for screen readers. */
  readonly label?: string | undefined;
  /** Goes to a step. The entries of the log become links then. */
  readonly onStep?: ((step: number) => void) | undefined;
  /** Whether sounds are on. Defaults to silence. */
  readonly sounds?: boolean | undefined;
  /** What is shown once the match is over, beside how it ended. */
  readonly ending?: ReactNode;
  /** What is shown above the log. */
  readonly children?: ReactNode;
}

const NOTHING: ReadonlyMap<string, ThingView> = new Map();

/** Returns the player on the near side: the viewer, otherwise the last player. */
const nearOf = ({ seat, zones }: TableState): string | undefined =>
  seat ?? zones.findLast(({ owner }) => owner !== undefined)?.owner;

interface SideProps {
  readonly player: ThingView;
  readonly isOwn: boolean;
  readonly isActing: boolean;
  /** What the player's bot waits for, if it takes longer than a moment. */
  readonly thinking: string | undefined;
  readonly hands: readonly ZoneView[];
  readonly fields: readonly ZoneView[];
  readonly piles: readonly ZoneView[];
}

/** The side of a player: the plate, what is in play, and the piles. */
const Side = ({ player, isOwn, isActing, thinking, hands, fields, piles }: SideProps) => (
  <div className="rt-side" data-side={isOwn ? 'near' : 'far'}>
    <div className="rt-post">
      <Plate thing={player} isActing={isActing} />
      {thinking === undefined ? null : (
        <p className="rt-thinking" role="status">
          {thinking}
        </p>
      )}
      {isOwn
        ? null
        : hands.filter(({ hidden = 0 }) => hidden > 0).map((zone) => <Backs key={zone.id} zone={zone} />)}
    </div>
    {fields.map((zone) => (
      <FieldZone key={zone.id} zone={zone} isFar={!isOwn} />
    ))}
    <div className="rt-piles">
      {piles.map((zone) => (
        <PileZone key={zone.id} zone={zone} />
      ))}
    </div>
  </div>
);

/** Returns the other players in the order in which they play after the viewer, from left to right. */
function othersOf(plates: readonly ThingView[], near: string | undefined): readonly ThingView[] {
  const at = plates.findIndex(({ ref }) => ref.id === near);
  return [...plates.slice(at + 1), ...plates.slice(0, Math.max(0, at))];
}

/**
 * A table of any game: the own side below and the others' above, hands, piles, what waits in the middle, or a
 * grid. What can be done glows. It is done by a click, a drag, or the keyboard: arrow keys, Enter, Space,
 * Escape.
 */
export function Table({
  state: told,
  actions,
  label = 'Table',
  onStep,
  sounds = false,
  ending,
  children,
}: TableProps) {
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
  const [isLogOpen, setLogOpen] = useState(false);
  useFlight(root, state.step);
  const { zones, acting, outcome, turn, moment, log } = state;
  const near = nearOf(state);
  const isNear = ({ owner }: ZoneView): boolean => owner === near;
  const laid = (layout: ZoneView['layout']) => zones.filter((zone) => !zone.grid && zone.layout === layout);
  const plates = laid('players').flatMap((zone) => zone.things);
  const own = plates.find(({ ref }) => ref.id === near);
  const others = othersOf(plates, near);
  const grid = zones.find((zone) => zone.grid);
  const hands = laid('hand');
  const seen = hands.filter((zone) => zone.things.length > 0);
  // A player's hand keeps its room even if it is empty, so that the board keeps its size.
  const isKept = state.seat !== undefined && hands.some(isNear) && !outcome;
  const piles = laid('pile');
  const fields = laid('field');
  const rows = zones.filter((zone) => !zone.grid && (zone.layout === undefined || zone.layout === 'row'));
  const waiting = laid('stack');
  const sideOf = (player: ThingView): SideProps => {
    const isOf = ({ owner }: ZoneView): boolean => owner === player.ref.id;
    return {
      player,
      isOwn: player === own,
      isActing: acting.includes(player.ref.id),
      thinking: state.thinking?.player === player.ref.id ? state.thinking.words : undefined,
      hands: hands.filter(isOf),
      fields: fields.filter(isOf),
      piles: piles.filter(isOf),
    };
  };
  const shown = useMemo(() => idsIn(zones), [zones]);
  const inPlay = (isOwn: boolean): readonly ThingView[] =>
    fields.filter((zone) => isNear(zone) === isOwn).flatMap((zone) => zone.things);
  const sides = sidesOf(inPlay(false), inPlay(true));
  const heights: Vars = { '--far': `${sides.far}fr`, '--near': `${sides.near}fr` };
  // Options that lie in piles are laid out beside the prompt.
  const inPiles = asked
    ? piles.flatMap((zone) => zone.things.filter(({ ref }) => optionFor(asked, ref) !== undefined))
    : [];
  // If none of the options is a thing, as with yes or no, no thing is shaded.
  const isAmongThings = asked !== undefined && [...things.values()].some(({ ref }) => optionFor(asked, ref));
  const lookedAt = looked === undefined ? undefined : things.get(looked);
  const largeThing = large === undefined ? undefined : things.get(large);
  const detailsOf = (thing: ThingView) => (
    <Details thing={thing} state={state} take={take} whyNot={actions.whyNot} />
  );
  const choosing = asked ? pointer.selected : undefined;
  const isAimed =
    lookedAt !== undefined && choosing !== lookedAt.ref.id && optionFor(asked, lookedAt.ref) !== undefined;
  const aim = choosing !== undefined && isAimed ? { from: choosing, to: lookedAt.ref.id } : undefined;
  const box = drag && root.current?.getBoundingClientRect();
  return (
    <PointerProvider value={pointer}>
      <section
        ref={root}
        className="rt-table"
        aria-label={label}
        data-grid={grid !== undefined}
        data-step={state.step}
        data-choosing={isAmongThings}
      >
        <div className="rt-board" data-many={others.length > 1} style={heights}>
          {others.length > 1 ? (
            <div className="rt-far">
              {others.map((player) => (
                <Side key={player.ref.id} {...sideOf(player)} />
              ))}
            </div>
          ) : null}
          {/* Each keeps its place among the elements, whoever looks: what lies there is not drawn anew. */}
          {(others.length > 1 ? plates.filter((player) => player === own) : plates).map((player) => (
            <Side key={player.ref.id} {...sideOf(player)} />
          ))}
          <div className="rt-middle">
            <p className="rt-moment">
              <b>Turn {turn}</b> {moment}
            </p>
            {state.notice === undefined ? null : (
              <p className="rt-notice" role="note">
                {state.notice}
              </p>
            )}
            {rows.map((zone) => (
              <RowZone key={zone.id} zone={zone} />
            ))}
            <button type="button" className="rt-button rt-log-toggle" onClick={() => setLogOpen(true)}>
              Log
            </button>
            {actions.stopAt && state.stops && !outcome ? (
              <Stops stops={state.stops} stopAt={actions.stopAt} />
            ) : null}
            {actions.concede && !outcome ? <Concede concede={actions.concede} /> : null}
          </div>
          {grid?.grid ? <GridZone zone={grid} grid={grid.grid} near={near} /> : null}
          {waiting.map((zone) => (
            <StackZone key={zone.id} zone={zone} />
          ))}
        </div>
        <div className="rt-dock">
          <div className="rt-hands">
            {isKept && !seen.some(isNear) ? <div className="rt-hand-of" data-near="true" /> : null}
            {seen.map((zone) => (
              <div key={zone.id} className="rt-hand-of" data-near={isNear(zone)}>
                <HandZone zone={zone} />
              </div>
            ))}
          </div>
          <ActionBar
            state={state}
            actions={actions}
            take={take}
            shown={shown}
            act={act}
            isByHand={isByHand}
            setByHand={setByHand}
          />
        </div>
        <aside className="rt-aside" aria-label="Looked at, and what happened">
          <div className="rt-looked">{lookedAt ? detailsOf(lookedAt) : <Guide />}</div>
          <div className="rt-more">{children}</div>
          <Log log={log} things={things} look={look} onStep={onStep} />
        </aside>
        {inPiles.length > 0 ? (
          <div className="rt-tray" role="group" aria-label="To choose from">
            {inPiles.map((thing) => (
              <Spot key={`${thing.ref.kind} ${thing.ref.id}`} thing={thing} size="hand" />
            ))}
          </div>
        ) : null}
        {outcome ? <Ending outcome={outcome}>{ending}</Ending> : null}
        {isLogOpen ? (
          <Shelf title="What happened" close={() => setLogOpen(false)}>
            <div className="rt-more">{children}</div>
            <Log log={log} things={things} look={look} onStep={onStep} />
          </Shelf>
        ) : null}
        {menu ? <Menu menu={menu} take={take} close={closeMenu} /> : null}
        {largeThing ? (
          <Shelf title={largeThing.name} close={() => setLarge(undefined)}>
            {detailsOf(largeThing)}
          </Shelf>
        ) : null}
        <Arrows
          table={root}
          things={outcome && outcome.result !== 'out' ? NOTHING : things}
          aim={aim}
          drag={drag && box ? { id: drag.ref.id, x: drag.x - box.left, y: drag.y - box.top } : undefined}
        />
      </section>
    </PointerProvider>
  );
}
