// Brings a place of the map into view beside the window of a lesson, as long as the component is shown.
import { useEffect } from 'react';
import { useOptionalWorld } from '../../overlay-kit/useWorld.ts';
import { useSideWindow } from '../../ui/layers/useLayers.ts';

/** So far the title's ribbon rises above its window, CSS pixels. */
const RIBBON = 34;

/** How much of the screen the window of this lesson covers, from the right or from below. */
function coveredShare(box: DOMRect): { right: number; bottom: number } {
  const isBelow = box.width > innerWidth * 0.8;
  if (!isBelow) return { right: 1 - box.left / innerWidth, bottom: 0 };
  return { right: 0, bottom: 1 - Math.max(0, box.top - RIBBON) / innerHeight };
}

/** `target`: one of the names in the kind's `onMap` (definition.ts) that are beside the window. */
export function useCameraBeside(target: string): void {
  const world = useOptionalWorld();
  const beside = useSideWindow();
  useEffect(() => {
    if (!world) return;
    const dialog = beside?.current;
    const frame = () =>
      world.emit('camera/framed', { target, ...(dialog ? coveredShare(dialog.getBoundingClientRect()) : {}) });
    frame();
    // Its size follows its content and the screen.
    const sizes = typeof ResizeObserver === 'undefined' || !dialog ? undefined : new ResizeObserver(frame);
    if (dialog) sizes?.observe(dialog);
    window.addEventListener('resize', frame);
    return () => {
      sizes?.disconnect();
      window.removeEventListener('resize', frame);
      world.emit('camera/framed', null);
    };
  }, [world, beside, target]);
}
