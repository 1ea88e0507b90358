// A sound as two pictures, its wave and its spectrogram, with what they show in words for who cannot see them.
import { SAMPLE_RATE } from '@lanternwise/shared/learning/spectrogram';
import { HIGHEST_SHOWN_HZ, type PixelPicture, type SoundSpan } from '@lanternwise/shared/voices/spectrogramPicture';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef } from 'react';
import { useAlgorithm } from '../../../features/learning/useAlgorithm.ts';
import styles from './SoundPicture.module.css';

const WAVE = { width: 480, height: 72 } as const;
const WAVE_COLOUR = '#ffd27a';

export interface SoundPictureProps {
  /** What it is a picture of. */
  label: string;
  samples: Float32Array;
}

export function SoundPicture({ label, samples }: SoundPictureProps) {
  const { t } = useLingui();
  const wave = useRef<HTMLCanvasElement>(null);
  const tones = useRef<HTMLCanvasElement>(null);
  const pictured = useAlgorithm(
    'sound-picture',
    useMemo(() => [samples] as const, [samples]),
  );
  useEffect(() => paintWave(wave.current, samples), [samples]);
  useEffect(() => {
    if (pictured) paintTones(tones.current, pictured.picture);
  }, [pictured]);
  const words = useSoundInWords(pictured?.spans ?? []);
  return (
    <figure className={styles.picture}>
      <figcaption>{label}</figcaption>
      <span className={styles.axis}>{t`Wave`}</span>
      <canvas ref={wave} className={styles.wave} {...WAVE} role="img" aria-label={`${label}: ${words}`} />
      <span className={styles.axis}>{t`Tones, up to ${HIGHEST_SHOWN_HZ} Hz`}</span>
      <span aria-hidden="true">
        <canvas ref={tones} className={styles.tones} />
      </span>
      <span className={styles.axis}>{t`One second`}</span>
    </figure>
  );
}

/** "0.06 to 0.35 s: hiss. 0.35 to 0.65 s: voice." */
function useSoundInWords(spans: readonly SoundSpan[]): string {
  const { t } = useLingui();
  const names = { quiet: t`silence`, hiss: t`hiss of high tones`, voice: t`voice` };
  return spans
    .map(({ kind, from, to }) => {
      const [start, end, name] = [(from / 1000).toFixed(2), (to / 1000).toFixed(2), names[kind]];
      return t`${start} to ${end} s: ${name}.`;
    })
    .join(' ');
}

function paintWave(canvas: HTMLCanvasElement | null, samples: Float32Array): void {
  const pen = canvas?.getContext('2d');
  if (!pen) return;
  const { width, height } = WAVE;
  pen.clearRect(0, 0, width, height);
  pen.fillStyle = WAVE_COLOUR;
  for (let x = 0; x < width; x += 1) {
    const part = samples.subarray((x * SAMPLE_RATE) / width, ((x + 1) * SAMPLE_RATE) / width);
    const [low, high] = part.reduce(([least, most], value) => [Math.min(least, value), Math.max(most, value)], [1, -1]);
    const [top, bottom] = [((1 - high) / 2) * height, ((1 - low) / 2) * height];
    pen.fillRect(x, top, 1, Math.max(1, bottom - top));
  }
}

function paintTones(canvas: HTMLCanvasElement | null, { width, height, data }: PixelPicture): void {
  if (!canvas) return;
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
}
