import type { TargetRef } from '@reticle/core';
import { useCallback, useEffect, useMemo, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { withAmounts } from './amounts.js';
import type { OpenMenu } from './log.js';
import type { Hands, Pointer } from './pointer-context.js';
import {
  dropOn,
  pointAt,
  pointAtField,
  primaryOf,
  thingsIn,
  type PointingEffect,
  type Primary,
} from './pointing.js';
import type { Field, OfferView, TableActions, TableState } from './state.js';

/** The pixels after which a press is a drag, and the milliseconds after which it shows a thing large. */
const DRAG_FROM = 10;
const LONG_PRESS = 480;
/** The most things that wait if they were pointed at too early. */
const MOST_LATER = 3;
const MENU_WIDTH = 240;
const MENU_LINE = 44;

/** Returns how many lines of a menu some moves take. One with a slider takes the room of two. */
const linesOf = (offers: readonly OfferView[]): number =>
  withAmounts(offers).reduce((lines, each) => lines + ('steps' in each ? 2 : 1), 0);

const TYPED = /^(?:INPUT|TEXTAREA|SELECT|BUTTON|SUMMARY|A)$/u;

interface Drag {
  readonly ref: TargetRef;
  readonly startX: number;
  readonly startY: number;
  readonly x: number;
  readonly y: number;
  readonly moves: boolean;
}

/** Handles all pointing at a table: clicks, drags, long presses, the space bar and Escape. */
export function usePointing(table: RefObject<HTMLElement | null>, state: TableState, actions: TableActions) {
  const [selected, setSelected] = useState<string>();
  const [looked, setLooked] = useState<string>();
  const [large, setLarge] = useState<string>();
  const [menu, setMenu] = useState<OpenMenu>();
  const [drag, setDrag] = useState<Drag>();
  /** The thing that is chosen once the dropped move asks. */
  const waiting = useRef<TargetRef>(undefined);
  const isDropped = useRef(false);
  const byKeys = useRef(false);
  const latest = useRef({ state, actions, selected, menu });
  latest.current = { state, actions, selected, menu };
  const things = useMemo(() => thingsIn(state.zones), [state.zones]);
  const latestThings = useRef(things);
  latestThings.current = things;

  /** The thing whose move was taken last. While its targets are chosen, it is shown as the source. */
  const source = useRef<string>(undefined);
  const take = useCallback((offer: OfferView): void => {
    [source.current] = offer.things;
    setSelected(undefined);
    setMenu(undefined);
    latest.current.actions.take(offer);
  }, []);

  const carryOut = useCallback(
    (pointing: PointingEffect, element: Element | null | undefined): void => {
      setMenu(undefined);
      switch (pointing.does) {
        case 'take':
          take(pointing.offer);
          return;
        case 'answer':
          latest.current.actions.answer(pointing.answer);
          return;
        case 'select':
          setSelected((before) => (before === pointing.id ? undefined : pointing.id));
          return;
        case 'menu': {
          const root = table.current?.getBoundingClientRect();
          const box = element?.getBoundingClientRect();
          if (!root) return;
          const height = Math.min(linesOf(pointing.offers) * MENU_LINE + 16, root.height);
          const x =
            (box ? box.left + box.width / 2 : root.left + root.width / 2) - root.left - MENU_WIDTH / 2;
          const y = (box ? box.top : root.top + root.height / 2) - root.top - height - 8;
          setMenu({
            offers: pointing.offers,
            x: Math.max(8, Math.min(root.width - MENU_WIDTH - 8, x)),
            y: Math.max(8, y),
          });
          return;
        }
        case 'nothing':
          setSelected(undefined);
      }
    },
    [take],
  );

  const elementOf = (id: string) => table.current?.querySelector(`[data-thing="${CSS.escape(id)}"]`);

  /** The things that were pointed at while an answer was on its way. */
  const later = useRef<readonly TargetRef[]>([]);
  const point = useCallback(
    (ref: TargetRef): void => {
      // A drag ends with a click on the dragged thing, which is ignored.
      if (isDropped.current) {
        isDropped.current = false;
        return;
      }
      if (latest.current.state.pending === true) {
        later.current = [...later.current, ref].slice(-MOST_LATER);
        return;
      }
      const pointing = pointAt(latest.current.state, ref, latest.current.selected);
      // A press that makes a move does not look at the thing: the result is drawn first.
      if (pointing.does !== 'take' && pointing.does !== 'answer') setLooked(ref.id);
      carryOut(pointing, elementOf(ref.id));
    },
    [carryOut],
  );

  const isPending = state.pending === true;
  useEffect(() => {
    const [next, ...rest] = later.current;
    if (isPending || !next) return;
    later.current = rest;
    carryOut(pointAt(latest.current.state, next, latest.current.selected), elementOf(next.id));
  }, [isPending, state, carryOut]);

  /** Handles the end of a drag, however soon it comes after the press. */
  const drop = useRef<(dragged: Drag, at: globalThis.PointerEvent) => void>(() => undefined);
  drop.current = (dragged, { clientX, clientY }) => {
    if (!dragged.moves) return;
    const below = document.elementFromPoint(clientX, clientY);
    const onto = below?.closest<HTMLElement>('[data-thing]');
    if (onto?.dataset['thing'] === dragged.ref.id) return;
    isDropped.current = true;
    setTimeout(() => {
      isDropped.current = false;
    });
    const field = below?.closest<HTMLElement>('[data-field]')?.dataset['field']?.split(' ').map(Number);
    const [x, y] = field ?? [];
    const now = latest.current.state;
    if (x !== undefined && y !== undefined) {
      carryOut(pointAtField(now, { x, y }, dragged.ref.id), below);
      return;
    }
    if (!below || !table.current?.contains(below)) return;
    const target = onto ? latestThings.current.get(onto.dataset['thing'] ?? '')?.ref : undefined;
    const pointing = dropOn(now, dragged.ref.id, target);
    if (pointing.does === 'takeFor') {
      waiting.current = pointing.target;
      take(pointing.offer);
    } else carryOut(pointing, below);
  };
  const endDrag = useRef<() => void>(() => undefined);
  useEffect(() => () => endDrag.current(), []);

  const press = useCallback((ref: TargetRef, event: PointerEvent): void => {
    byKeys.current = false;
    isDropped.current = false;
    endDrag.current();
    if (event.button !== 0) return;
    const { clientX: startX, clientY: startY, pointerType } = event;
    let dragged: Drag = { ref, startX, startY, x: startX, y: startY, moves: false };
    const timer =
      pointerType === 'touch'
        ? setTimeout(() => {
            isDropped.current = true;
            end();
            setLarge(ref.id);
          }, LONG_PRESS)
        : undefined;
    const move = ({ clientX: x, clientY: y }: globalThis.PointerEvent): void => {
      const distance = Math.hypot(x - startX, y - startY);
      if (distance > 3) clearTimeout(timer);
      dragged = { ...dragged, x, y, moves: dragged.moves || distance > DRAG_FROM };
      if (dragged.moves) setDrag(dragged);
    };
    // The listeners are added at once: a quick press is over before anything is drawn.
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', end);
      setDrag(undefined);
    };
    const up = (at: globalThis.PointerEvent): void => {
      end();
      drop.current(dragged, at);
    };
    endDrag.current = end;
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', end);
  }, []);

  const { asked } = state;
  useEffect(() => {
    const target = waiting.current;
    if (!target || !asked) return;
    waiting.current = undefined;
    const pointing = pointAt(latest.current.state, target);
    if (pointing.does === 'answer') latest.current.actions.answer(pointing.answer);
  }, [asked]);
  useEffect(() => {
    setMenu(undefined);
    setSelected(undefined);
    if (!asked) source.current = undefined;
  }, [state.step, asked === undefined]);

  const act = useCallback(({ does }: Primary): void => carryOut(does, undefined), [carryOut]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { target } = event;
      if (/^(?:Arrow|Tab)/u.test(event.key)) byKeys.current = true;
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      if (event.key === 'Escape') {
        const now = latest.current;
        if (now.menu) setMenu(undefined);
        else if (now.selected !== undefined) setSelected(undefined);
        else if (now.state.asked) now.actions.back();
        else return;
        event.preventDefault();
        return;
      }
      const isSpot = target instanceof Element && target.closest('[data-thing], [data-field]') !== null;
      const isElsewhere = target instanceof HTMLElement && TYPED.test(target.tagName) && !isSpot;
      if (event.key !== ' ' || isElsewhere || (isSpot && byKeys.current)) return;
      const primary = primaryOf(latest.current.state);
      if (!primary) return;
      event.preventDefault();
      // The space bar must not press the card that was clicked last.
      event.stopPropagation();
      act(primary);
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [act]);

  const pointField = useCallback(
    (field: Field): void =>
      carryOut(pointAtField(latest.current.state, field, latest.current.selected), undefined),
    [carryOut],
  );
  const hands = useMemo<Hands>(
    () => ({ look: setLooked, inspect: setLarge, point, pointField, press, take }),
    [point, pointField, press, take],
  );
  const { offers, acting } = state;
  const pointer = useMemo<Pointer>(
    () => ({ state: { offers, asked }, selected: asked ? source.current : selected, acting, hands }),
    [offers, asked, selected, acting, hands],
  );
  return {
    pointer,
    things,
    looked,
    menu,
    closeMenu: () => setMenu(undefined),
    large,
    setLarge,
    drag: drag?.moves === true ? drag : undefined,
    act,
  };
}
