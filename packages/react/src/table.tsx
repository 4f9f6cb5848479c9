import type { ThingView, ZoneView } from '@reticle/core/host';
import { useState, type ReactNode } from 'react';
import type { Vars } from './art.js';
import { Arrows } from './arrows.js';
import { ActionBar } from './action-bar.js';
import { Concede, Ending, Stops } from './around.js';
import { Details } from './details.js';
import { GridZone } from './grid.js';
import { sidesOf } from './lanes.js';
import { Log } from './log.js';
import { useMessages } from './look.js';
import { optionFor } from './moves-of.js';
import { Spot } from './spot.js';
import type { TableState } from './state.js';
import { useTable } from './table-context.js';
import { TableRoot, type TableRootProps } from './table-root.js';
import { Backs, FieldZone, Hand, Pile, Plate, Row, Shelf, Stack } from './zones.js';

/** The properties of a table: what it shows, its actions, and its look. */
export interface TableProps extends Omit<TableRootProps, 'isOwnLayout'> {
  /** What is shown once the match is over, beside how it ended. */
  readonly ending?: ReactNode;
  /** What is shown above the log. */
  readonly children?: ReactNode;
}

/** Returns the player on the near side: the viewer, otherwise the last player. */
const nearOf = ({ seat, zones }: TableState): string | undefined =>
  seat ?? zones.findLast(({ owner }) => owner !== undefined)?.owner;

interface SideProps {
  readonly player: ThingView;
  readonly isOwn: boolean;
  /** What the player's bot waits for, if it takes longer than a moment. */
  readonly thinking: string | undefined;
  readonly hands: readonly ZoneView[];
  readonly fields: readonly ZoneView[];
  readonly piles: readonly ZoneView[];
}

/** The side of a player: the plate, what is in play, and the piles. */
const Side = ({ player, isOwn, thinking, hands, fields, piles }: SideProps) => (
  <div className="rt-side" data-side={isOwn ? 'near' : 'far'}>
    <div className="rt-post">
      <Plate thing={player} />
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
        <Pile key={zone.id} zone={zone} />
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
export function Table({ ending, children, ...root }: TableProps) {
  return (
    <TableRoot {...root} isOwnLayout={false}>
      <Layout ending={ending}>{children}</Layout>
    </TableRoot>
  );
}

/** Moves the focus to the viewer's hand: to its card that the keyboard was at last. */
const focusHand = (table: HTMLElement | null): void =>
  table?.querySelector<HTMLElement>('[data-near="true"] [data-thing][tabindex="0"]')?.focus();

/** Lays the parts of a table out. */
function Layout({ ending, children }: Pick<TableProps, 'ending' | 'children'>) {
  const { state, actions, root } = useTable();
  const messages = useMessages();
  const [isLogOpen, setLogOpen] = useState(false);
  const { zones, asked, outcome, turn, moment } = state;
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
      thinking: state.thinking?.player === player.ref.id ? state.thinking.words : undefined,
      hands: hands.filter(isOf),
      fields: fields.filter(isOf),
      piles: piles.filter(isOf),
    };
  };
  const inPlay = (isOwn: boolean): readonly ThingView[] =>
    fields.filter((zone) => isNear(zone) === isOwn).flatMap((zone) => zone.things);
  const sides = sidesOf(inPlay(false), inPlay(true));
  const heights: Vars = { '--far': `${sides.far}fr`, '--near': `${sides.near}fr` };
  // Options that lie in piles are laid out beside the prompt.
  const inPiles = asked
    ? piles.flatMap((zone) => zone.things.filter(({ ref }) => optionFor(asked, ref) !== undefined))
    : [];
  return (
    <>
      {isKept && seen.some(isNear) ? (
        <button type="button" className="rt-button rt-skip" onClick={() => focusHand(root.current)}>
          {messages.skipToHand}
        </button>
      ) : null}
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
            <b>{messages.turn(turn)}</b> {moment}
          </p>
          {state.notice === undefined ? null : (
            <p className="rt-notice" role="note">
              {state.notice}
            </p>
          )}
          {rows.map((zone) => (
            <Row key={zone.id} zone={zone} />
          ))}
          <button type="button" className="rt-button rt-log-toggle" onClick={() => setLogOpen(true)}>
            {messages.log}
          </button>
          {actions.stopAt && state.stops && !outcome ? (
            <Stops stops={state.stops} stopAt={actions.stopAt} />
          ) : null}
          {actions.concede && !outcome ? <Concede concede={actions.concede} /> : null}
        </div>
        {grid?.grid ? <GridZone zone={grid} grid={grid.grid} near={near} /> : null}
        {waiting.map((zone) => (
          <Stack key={zone.id} zone={zone} />
        ))}
      </div>
      <div className="rt-dock">
        <div className="rt-hands">
          {isKept && !seen.some(isNear) ? <div className="rt-hand-of" data-near="true" /> : null}
          {seen.map((zone) => (
            <Hand key={zone.id} zone={zone} isNear={isNear(zone)} />
          ))}
        </div>
        <ActionBar />
      </div>
      <aside className="rt-aside" aria-label={messages.aside}>
        <div className="rt-looked">
          <Details />
        </div>
        <div className="rt-more">{children}</div>
        <Log />
      </aside>
      {inPiles.length > 0 ? (
        <div className="rt-tray" role="group" aria-label={messages.toChooseFrom}>
          {inPiles.map((thing) => (
            <Spot key={`${thing.ref.kind} ${thing.ref.id}`} thing={thing} size="hand" />
          ))}
        </div>
      ) : null}
      {outcome ? <Ending outcome={outcome}>{ending}</Ending> : null}
      {isLogOpen ? (
        <Shelf title={messages.whatHappened} close={() => setLogOpen(false)}>
          <div className="rt-more">{children}</div>
          <Log />
        </Shelf>
      ) : null}
      <Arrows />
    </>
  );
}
