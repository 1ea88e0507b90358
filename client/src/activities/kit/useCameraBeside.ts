// Brings a place of the map into view beside the window of a lesson, as long as the component is shown.
import { useEffect } from 'react';
import { useOptionalWorld } from '../../overlay-kit/useWorld.ts';

/** How much of the screen the window of this lesson covers, from the right or from below. */
function coveredShare(): { right: number; bottom: number } {
  const box = document.querySelector('.lw-dialog-side')?.getBoundingClientRect();
  if (!box) return { right: 0, bottom: 0 };
  const isBelow = box.width > innerWidth * 0.8;
  return isBelow ? { right: 0, bottom: 1 - box.top / innerHeight } : { right: 1 - box.left / innerWidth, bottom: 0 };
}

/** `target` is the name of an object on the map. */
export function useCameraBeside(target: string): void {
  const world = useOptionalWorld();
  useEffect(() => {
    if (!world) return;
    const frame = () => world.emit('camera/framed', { target, ...coveredShare() });
    frame();
    window.addEventListener('resize', frame);
    return () => {
      window.removeEventListener('resize', frame);
      world.emit('camera/framed', null);
    };
  }, [world, target]);
}
