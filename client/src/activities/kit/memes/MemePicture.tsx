// Shows a meme: the drawn scene with its caption, or the scene alone.
import type { SceneId } from '@lanternwise/shared/activities/kit/memes/fields';
import { useEffect, useRef } from 'react';
import { paintBoard } from '../../../features/realm/paintBoard.ts';
import { memePicture } from './memePicture.ts';
import styles from './memes.module.css';

/** Canvas pixels; the style makes it smaller. */
export const MEME_WIDTH = 720;

interface MemePictureProps {
  scene: SceneId;
  /** '' = the scene alone. */
  caption: string;
  /** What is seen, for those who do not see it; '' where the words beside it say so. */
  label: string;
}

export function MemePicture({ scene, caption, label }: MemePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) paintBoard(canvas.current, memePicture(scene, caption), MEME_WIDTH);
  }, [scene, caption]);
  return (
    <canvas
      ref={canvas}
      className={styles.meme}
      role={label ? 'img' : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : true}
    />
  );
}
