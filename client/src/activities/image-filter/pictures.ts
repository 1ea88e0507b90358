// The pictures that are filtered: the child's painting (or a marked built-in sample), the guide's portrait in grey, and a scene.
import type { Picture } from '@lanternwise/shared/learning/convolution';
import { seededRandom } from '@lanternwise/shared/learning/random';
import { PAINTING_SIZE, paintingBytes, SAMPLE_PAINTING } from '@lanternwise/shared/learning/shades';
import { useEffect, useMemo, useState } from 'react';
import { stripUrl } from '../../ui/Portrait.tsx';
import { useStoredDraft } from '../kit/useStoredDraft.ts';
import { EMPTY_DRAFT, parsePainting } from '../pixel-painting/draft.ts';

export type PictureName = 'painting' | 'portrait' | 'scene';

const paintingPicture = (cells: string): Picture => ({
  width: PAINTING_SIZE,
  height: PAINTING_SIZE,
  channels: 1,
  data: Uint8ClampedArray.from(paintingBytes(cells)),
});

const PORTRAIT_SIZE = 64;

/** The first portrait of a strip as grey bytes (ITU-R BT.601 luma), on grey where it is transparent. */
function toGrey(image: HTMLImageElement): Picture | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = PORTRAIT_SIZE;
  canvas.height = PORTRAIT_SIZE;
  const ctx = canvas.getContext('2d');
  if (!ctx) return undefined;
  ctx.fillStyle = '#9a9a9a';
  ctx.fillRect(0, 0, PORTRAIT_SIZE, PORTRAIT_SIZE);
  const edge = image.naturalHeight;
  ctx.drawImage(image, 0, 0, edge, edge, 0, 0, PORTRAIT_SIZE, PORTRAIT_SIZE);
  const { data: colours } = ctx.getImageData(0, 0, PORTRAIT_SIZE, PORTRAIT_SIZE);
  const data = new Uint8ClampedArray(PORTRAIT_SIZE ** 2);
  for (let at = 0; at < data.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = colours.subarray(at * 4, at * 4 + 3);
    data[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return { width: PORTRAIT_SIZE, height: PORTRAIT_SIZE, channels: 1, data };
}

/** Undefined until the portrait is loaded, and for ever if it cannot be. */
function usePortraitPicture(character: string): Picture | undefined {
  const [picture, setPicture] = useState<Picture>();
  useEffect(() => {
    const url = stripUrl(character);
    if (!url) return;
    const image = new Image();
    image.onload = () => setPicture(toGrey(image));
    image.src = url;
    return () => {
      image.onload = null;
    };
  }, [character]);
  return picture;
}

export interface FilterPictures {
  pictures: Partial<Record<PictureName, Picture>>;
  /** The painting is ours, not the child's. */
  isSample: boolean;
}

export function useFilterPictures(painting: string, character: string): FilterPictures {
  const [{ cells }] = useStoredDraft(painting, EMPTY_DRAFT, parsePainting);
  const portrait = usePortraitPicture(character);
  const isSample = cells === EMPTY_DRAFT.cells;
  return useMemo(
    () => ({
      pictures: {
        painting: paintingPicture(isSample ? SAMPLE_PAINTING : cells),
        ...(portrait && { portrait }),
        scene: scenePicture(),
      },
      isSample,
    }),
    [cells, isSample, portrait],
  );
}

/** A photo-like picture made by us: a lake before hills at sunset, with the grain of a camera. Pure, the same every time. */
const SCENE_SIZE = 64;

const hill = (x: number, height: number, wave: number, shift: number): number =>
  height + 4 * Math.sin(x / wave + shift) + 2 * Math.sin(x / (wave / 2.7) + shift);

/** Brightness of a point of the scene without grain. */
function brightness(x: number, y: number): number {
  const shore = 42;
  // Below the shore stands the reflection, pushed sideways by the waves.
  const isWater = y > shore;
  const up = isWater ? 2 * shore - y : y;
  const along = isWater ? x + 1.5 * Math.sin(y * 1.7) : x;
  const dim = isWater ? 0.72 : 1;
  const sun = Math.hypot(along - 45, up - 14);
  if (Math.abs(along - 17) < 3.2 - (shore - up) * 0.05 && up > 17) return (up < 22 ? 250 : 205) * dim;
  if (up > hill(along, 31, 7, 0.4)) return 52 * dim;
  if (up > hill(along, 25, 11, 2)) return 96 * dim;
  if (sun < 6.5) return 248 * dim;
  return (150 + up * 1.4 + Math.max(0, 30 - sun)) * dim;
}

function scenePicture(): Picture {
  const random = seededRandom(11);
  const data = Uint8ClampedArray.from({ length: SCENE_SIZE ** 2 }, (_, at) => {
    return brightness(at % SCENE_SIZE, Math.floor(at / SCENE_SIZE)) + (random() - 0.5) * 14;
  });
  return { width: SCENE_SIZE, height: SCENE_SIZE, channels: 1, data };
}
