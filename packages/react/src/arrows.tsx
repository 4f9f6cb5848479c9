import type { ThingView } from '@reticle/core/host';
import { useState } from 'react';
import { useTable } from './table-context.js';
import { useBeforePaint } from './use-before-paint.js';

/** The key of the arrow of a move that is advised. */
const ADVICE = 'advice';

const NOTHING: ReadonlyMap<string, ThingView> = new Map();

interface Arrow {
  readonly key: string;
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** A box within the table: its middle, and half of its width and height. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/** Finds the box of the element of a thing. */
function boxOf(table: HTMLElement, id: string): Box | undefined {
  const element = table.querySelector(`[data-thing="${CSS.escape(id)}"]`);
  if (!element) return undefined;
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0) return undefined;
  const root = table.getBoundingClientRect();
  const [halfWidth, halfHeight] = [width / 2, height / 2];
  return { x: left - root.left + halfWidth, y: top - root.top + halfHeight, halfWidth, halfHeight };
}

/**
 * Finds the point on the edge of a box towards another point, so that an arrow does not cover what is written
 * in the box.
 */
function edgeTowards(
  { x, y, halfWidth, halfHeight }: Box,
  to: { readonly x: number; readonly y: number },
): readonly [number, number] {
  const [dx, dy] = [to.x - x, to.y - y];
  const reach = Math.min(1, 1 / Math.max(Math.abs(dx) / halfWidth, Math.abs(dy) / halfHeight, 1e-6));
  return [Math.round(x + dx * reach), Math.round(y + dy * reach)];
}

/** Makes the arrow between two things on the table, if both are there. */
function arrowBetween(table: HTMLElement, key: string, fromId: string, toId: string): readonly Arrow[] {
  const [from, to] = [boxOf(table, fromId), boxOf(table, toId)];
  return from && to ? [{ key, from: edgeTowards(from, to), to: edgeTowards(to, from) }] : [];
}

/** Returns the point towards which an arrow bends. */
const bendOf = ({ from: [x, y], to: [toX, toY] }: Arrow): readonly [number, number] => {
  const bend = Math.min(40, Math.hypot(toX - x, toY - y) / 6);
  return [(x + toX) / 2 + (y < toY ? bend : -bend), (y + toY) / 2];
};

const HEAD = 17;
const HEAD_ANGLE = 0.46;

/** Returns the three corners of an arrow's head, the tip first. */
function headOf(arrow: Arrow): string {
  const [x, y] = arrow.to;
  const [bendX, bendY] = bendOf(arrow);
  const angle = Math.atan2(bendY - y, bendX - x);
  const corner = (by: number): string =>
    `${Math.round(x + HEAD * Math.cos(angle + by))} ${Math.round(y + HEAD * Math.sin(angle + by))}`;
  return `M${x} ${y}L${corner(HEAD_ANGLE)}L${corner(-HEAD_ANGLE)}Z`;
}

const pathOf = (arrow: Arrow): string => {
  const [[x, y], [bendX, bendY], [toX, toY]] = [arrow.from, bendOf(arrow), arrow.to];
  return `M${x} ${y}Q${bendX} ${bendY} ${toX} ${toY}`;
};

/**
 * Draws arrows: from what attacks, blocks or aims to its aims, from what is dragged, and from the source of a
 * choice.
 */
export function Arrows() {
  const { root: table, state, things: all, drag, aim, advice } = useTable();
  const { outcome } = state;
  const things = outcome && outcome.result !== 'out' ? NOTHING : all;
  const [arrows, setArrows] = useState<readonly Arrow[]>([]);
  useBeforePaint(() => {
    const root = table.current;
    const aiming = [...things.values()].filter(({ aims = [] }) => aims.length > 0);
    if (!root) return undefined;
    // If nothing has an aim, there is nothing to measure.
    if (aiming.length === 0 && !advice) {
      setArrows((before) => (before.length === 0 ? before : []));
      return undefined;
    }
    const measure = (): void => {
      const found = aiming.flatMap(({ ref, aims = [] }) =>
        aims.flatMap(({ kind, id }) => arrowBetween(root, `${ref.id} ${kind} ${id}`, ref.id, id)),
      );
      if (advice) found.push(...arrowBetween(root, ADVICE, advice.from, advice.to));
      setArrows((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    };
    // A resize observer first reports after layout. It is measured again later, because things fly before
    // they lie still.
    const watch = new ResizeObserver(measure);
    watch.observe(root);
    const later = setTimeout(measure, 300);
    return () => {
      clearTimeout(later);
      watch.disconnect();
    };
  }, [things, advice?.from, advice?.to]);
  const from = drag && table.current ? boxOf(table.current, drag.id) : undefined;
  const dragged: readonly Arrow[] =
    drag && from ? [{ key: 'drag', from: edgeTowards(from, drag), to: [drag.x, drag.y] }] : [];
  const aimed = aim && table.current ? arrowBetween(table.current, 'aim', aim.from, aim.to) : [];
  const shown = [...arrows, ...dragged, ...aimed];
  return shown.length === 0 ? null : (
    <svg className="rt-arrows" aria-hidden="true" focusable="false">
      {shown.map((arrow) => (
        <g key={arrow.key} className={arrow.key === ADVICE ? 'rt-advice' : undefined}>
          <path className="rt-arrow-edge" d={pathOf(arrow)} />
          <path className="rt-arrow" d={pathOf(arrow)} />
          <path className="rt-arrow-head" d={headOf(arrow)} />
        </g>
      ))}
    </svg>
  );
}
