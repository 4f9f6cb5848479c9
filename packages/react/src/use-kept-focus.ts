import { useEffect, useRef, type RefObject } from 'react';
import { useBeforePaint } from './use-before-paint.js';

/** Where the focus was: a thing or the primary action, and the zone it lay in with its place there. */
interface FocusPlace {
  readonly thing: string | undefined;
  readonly zone: string | undefined;
  readonly at: number;
  readonly isPrimary: boolean;
}

const THINGS = '[data-thing], [data-field]';

const inZone = (root: HTMLElement, zone: string): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`[data-zone="${CSS.escape(zone)}"] :is(${THINGS})`),
];

function placeOf(root: HTMLElement, element: Element): FocusPlace {
  const thing = element.closest<HTMLElement>(THINGS);
  const zone = element.closest<HTMLElement>('[data-zone]')?.dataset['zone'];
  return {
    thing: thing?.dataset['thing'],
    zone,
    at: zone === undefined ? -1 : inZone(root, zone).findIndex((each) => each === thing),
    isPrimary: element.closest('.rt-primary') !== null,
  };
}

/** Finds where the focus goes: the same thing, wherever it lies now, what lies in its place, or the primary action. */
function heirOf(root: HTMLElement, { thing, zone, at, isPrimary }: FocusPlace): HTMLElement | undefined {
  const primary = root.querySelector<HTMLElement>('.rt-primary');
  if (isPrimary) return primary ?? undefined;
  const same =
    thing === undefined ? null : root.querySelector<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`);
  const beside = zone === undefined ? [] : inZone(root, zone);
  return same ?? beside[Math.min(at, beside.length - 1)] ?? primary ?? undefined;
}

/**
 * Keeps the focus on the table for those who play by keyboard: a card that is played takes it along, and where
 * a card is gone, the one in its place has it.
 */
export function useKeptFocus(table: RefObject<HTMLElement | null>): void {
  const last = useRef<FocusPlace>(undefined);
  useEffect(() => {
    const root = table.current;
    if (!root) return undefined;
    const onFocus = ({ target }: FocusEvent): void => {
      last.current = target instanceof Element && root.contains(target) ? placeOf(root, target) : undefined;
    };
    // Whoever points at something wants the focus there, or nowhere.
    const onPress = (): void => {
      last.current = undefined;
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPress, { capture: true });
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPress, { capture: true });
    };
  }, []);
  // After each drawing: the heir may come only with the answer to the move.
  useBeforePaint(() => {
    const root = table.current;
    const { activeElement } = document;
    if (!root || !last.current || (activeElement !== null && activeElement !== document.body)) return;
    heirOf(root, last.current)?.focus();
  });
}
