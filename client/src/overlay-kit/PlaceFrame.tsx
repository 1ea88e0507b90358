// Keeps the place that a window is about in the part of the screen that the window leaves to the world.
import { createContext, type ReactNode, type RefObject, useContext, useEffect, useState } from 'react';
import { AVATAR, type CameraFrame } from '../bridge/events.ts';
import { useOwnWindow } from '../ui/layers/useLayers.ts';
import { useOptionalWorld } from './useWorld.ts';

/** So far the title's ribbon rises above its window, CSS pixels. */
const RIBBON = 34;

type Covered = Omit<CameraFrame, 'target' | 'zoom' | 'closeUp'>;

/** How much of the screen a window covers, from the right or from below. */
function besideWindow(window: Element): Covered {
  const box = window.getBoundingClientRect();
  const isBelow = box.width > innerWidth * 0.8;
  if (!isBelow) return { right: 1 - box.left / innerWidth };
  return { bottom: 1 - Math.max(0, box.top - RIBBON) / innerHeight };
}

/** What lies around the pane of a whole screen. */
function aroundPane(pane: Element): Covered {
  const { top, right, bottom } = pane.getBoundingClientRect();
  return { top: top / innerHeight, right: 1 - right / innerWidth, bottom: 1 - bottom / innerHeight };
}

/** Calls `changed` whenever the element or the screen changes its size; returns the removal. */
function observeSize(element: Element, changed: () => void): () => void {
  const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(changed);
  sizes?.observe(element);
  window.addEventListener('resize', changed);
  return () => {
    sizes?.disconnect();
    window.removeEventListener('resize', changed);
  };
}

/** What a window is about: a place of the map, to which the camera may come so much nearer than usual. */
export interface LessonPlace {
  target: string;
  closeUp: number;
}

const PlaceContext = createContext<LessonPlace>({ target: AVATAR, closeUp: 1 });
/** Around windows that are about another place than the one where the child stands. */
export const LessonPlaceProvider = PlaceContext.Provider;

const TargetContext = createContext<((target: string) => void) | undefined>(undefined);

export interface PlaceFrameProps {
  /** Of a whole screen; without it the world is seen beside the window. */
  pane: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
}

export function PlaceFrame({ pane, children }: PlaceFrameProps) {
  const world = useOptionalWorld();
  const own = useOwnWindow();
  const place = useContext(PlaceContext);
  const { closeUp } = place;
  const [target, setTarget] = useState(place.target);
  useEffect(() => {
    const element = pane?.current ?? own?.current;
    if (!world || !element) return;
    const frame = () =>
      world.emit('camera/framed', { target, closeUp, ...(pane ? aroundPane(element) : besideWindow(element)) });
    frame();
    return observeSize(element, frame);
  }, [world, own, pane, target, closeUp]);
  useEffect(() => () => world?.emit('camera/framed', null), [world]);
  return <TargetContext value={setTarget}>{children}</TargetContext>;
}

/** Chooses the place of the map that is shown; undefined outside such a window. */
export const useChoosePlace = (): ((target: string) => void) | undefined => useContext(TargetContext);
