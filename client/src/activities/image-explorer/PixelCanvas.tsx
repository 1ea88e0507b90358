// Shows a small picture pixel by pixel, as large as its box.
import type { Pixels } from '@lanternwise/shared/activities/image-explorer/picture';
import { useEffect, useRef } from 'react';
import styles from './ImageExplorerActivity.module.css';

export function PixelCanvas({ pixels, label }: { pixels: Pixels; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = pixels;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.putImageData(toImageData(pixels), 0, 0);
  }, [pixels]);
  return <canvas ref={canvas} className={styles.pixels} width={width} height={height} role="img" aria-label={label} />;
}

function toImageData({ width, height, channels, data }: Pixels): ImageData {
  const image = new ImageData(width, height);
  for (let at = 0; at < width * height; at += 1) {
    for (let channel = 0; channel < 3; channel += 1)
      image.data[4 * at + channel] = data[channels * at + (channels === 1 ? 0 : channel)] ?? 0;
    image.data[4 * at + 3] = 255;
  }
  return image;
}
