// Finds a place for the toasts where they cover no control: at the top in the middle, else as near to it as there is room.
import { type RefObject, useLayoutEffect, useState } from 'react';

interface Size {
  width: number;
  height: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Place {
  /** Pixels from the top of the window. */
  top: number;
  side: 'start' | 'center' | 'end';
}

/** Below the navigation bar, the HUD and the bar of the Lab. */
const FIRST_TOP = 92;
const STEP = 8;
const MARGIN = 16;
const SIDES = ['center', 'end', 'start'] as const;
const CONTROLS = 'button, a[href], input, select, textarea, summary, [role="button"], [role="tab"], [role="switch"]';

const leftOf = (side: Place['side'], width: number, page: number): number => {
  if (side === 'start') return MARGIN;
  return side === 'end' ? page - MARGIN - width : (page - width) / 2;
};

/** Pixels that both have in common. */
const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const boxAt = ({ top, side }: Place, { width, height }: Size, page: Size): Box => {
  const left = leftOf(side, width, page.width);
  return { left, top, right: left + width, bottom: top + height };
};

/** Pixels of controls below a box. */
const covered = (box: Box, controls: readonly Box[]): number =>
  controls.reduce((sum, control) => sum + overlap(box, control), 0);

/** The first place where nothing is covered, from the top down; where there is none, the one that covers least. */
export function freePlace(size: Size, page: Size, controls: readonly Box[]): Place {
  let best: Place = { top: FIRST_TOP, side: 'center' };
  let least = Number.POSITIVE_INFINITY;
  for (let top = FIRST_TOP; top + size.height <= page.height - MARGIN; top += STEP) {
    for (const side of SIDES) {
      const pixels = covered(boxAt({ top, side }, size, page), controls);
      if (pixels === 0) return { top, side };
      if (pixels < least) [best, least] = [{ top, side }, pixels];
    }
  }
  return best;
}

/** A page that changes all the time, a program's output say, is not measured at each change. */
const LOOK_AGAIN_MS = 100;

/** Controls of the topmost dialog, else of the page. */
function visibleControls(): Box[] {
  const root = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document;
  return [...root.querySelectorAll(CONTROLS)]
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}

/** Where the box stands free. It moves only for new `content`, or when a control has appeared below it: a window that opened, say. */
export function useFreePlace(ref: RefObject<HTMLElement | null>, content: string): Place {
  const [place, setPlace] = useState<Place>({ top: FIRST_TOP, side: 'center' });
  useLayoutEffect(() => {
    if (content === '') return;
    const measure = (mayStay: boolean) => {
      const rows = [...(ref.current?.children ?? [])].map((row) => row.getBoundingClientRect());
      if (rows.length === 0) return;
      const size = {
        width: Math.max(...rows.map(({ width }) => width)),
        height: Math.max(...rows.map(({ bottom }) => bottom)) - Math.min(...rows.map(({ top }) => top)),
      };
      const page = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const controls = visibleControls();
      setPlace((now) =>
        mayStay && covered(boxAt(now, size, page), controls) === 0 ? now : freePlace(size, page, controls),
      );
    };
    measure(false);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = new MutationObserver(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        measure(true);
      }, LOOK_AGAIN_MS);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      clearTimeout(timer);
    };
  }, [ref, content]);
  return place;
}
