import type { ThingView } from '@reticle/core/host';
import { useLayoutEffect, useState, type RefObject } from 'react';

interface Arrow {
  readonly key: string;
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** The middle of what stands for a thing, within the table. */
function middleOf(table: HTMLElement, id: string): readonly [number, number] | undefined {
  const element = table.querySelector(`[data-thing="${CSS.escape(id)}"]`);
  if (!element) return undefined;
  const box = element.getBoundingClientRect();
  const { left, top } = table.getBoundingClientRect();
  if (box.width === 0) return undefined;
  return [Math.round(box.left - left + box.width / 2), Math.round(box.top - top + box.height / 2)];
}

const pathOf = ({ from: [x, y], to: [toX, toY] }: Arrow): string => {
  const bend = Math.min(60, Math.hypot(toX - x, toY - y) / 4);
  return `M${x} ${y}Q${(x + toX) / 2 + (y < toY ? bend : -bend)} ${(y + toY) / 2} ${toX} ${toY}`;
};

/** Arrows from what attacks, blocks and aims to what it is aimed at, and from what is being dragged. */
export function Arrows({
  table,
  things,
  drag,
}: {
  readonly table: RefObject<HTMLElement | null>;
  readonly things: ReadonlyMap<string, ThingView>;
  readonly drag: { readonly id: string; readonly x: number; readonly y: number } | undefined;
}) {
  const [arrows, setArrows] = useState<readonly Arrow[]>([]);
  useLayoutEffect(() => {
    const root = table.current;
    const aiming = [...things.values()].filter(({ aims = [] }) => aims.length > 0);
    if (!root) return undefined;
    // What aims at nothing has no arrow: nothing is measured then.
    if (aiming.length === 0) {
      setArrows((before) => (before.length === 0 ? before : []));
      return undefined;
    }
    const measure = (): void => {
      const found = aiming.flatMap((thing) => {
        const from = middleOf(root, thing.ref.id);
        return (thing.aims ?? []).flatMap(({ kind, id }) => {
          const to = middleOf(root, id);
          return from && to ? [{ key: `${thing.ref.id} ${kind} ${id}`, from, to }] : [];
        });
      });
      setArrows((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    };
    // Measured first once all is laid out, which is when whoever watches a size is told it; then again, as things fly before they lie.
    const watch = new ResizeObserver(measure);
    watch.observe(root);
    const later = setTimeout(measure, 300);
    return () => {
      clearTimeout(later);
      watch.disconnect();
    };
  }, [things]);
  const from = drag && table.current ? middleOf(table.current, drag.id) : undefined;
  const dragged = drag && from ? [{ key: 'drag', from, to: [drag.x, drag.y] as const }] : [];
  const shown = [...arrows, ...dragged];
  return shown.length === 0 ? null : (
    <svg className="rt-arrows" aria-hidden="true" focusable="false">
      {shown.map((arrow) => (
        <g key={arrow.key}>
          <path className="rt-arrow-edge" d={pathOf(arrow)} />
          <path className="rt-arrow" d={pathOf(arrow)} />
          <circle className="rt-arrow-head" cx={arrow.to[0]} cy={arrow.to[1]} r="9" />
        </g>
      ))}
    </svg>
  );
}
