// Owns the files of the lesson illustrations: 480 × 320 px, a job a picture.
import { createCanvas } from '@napi-rs/canvas';
import { shade } from '../core/color.ts';
import type { ArtJob } from '../core/job.ts';
import { toCanvas, toWebp } from '../core/picture.ts';
import { render, type Sprite } from '../core/render.ts';
import { picture } from './branding.ts';
import { SCENES, type Scene } from './illustrations.ts';

const WIDTH = 480;
const HEIGHT = 320;
const CAMERA = {
  elevation: 20,
  samples: 2,
  zoom: 2.25,
  outline: 2,
  innerLine: 1.2,
  frame: { width: WIDTH, height: HEIGHT, anchorX: WIDTH / 2, anchorY: 264 },
};

/** A wall with soft rings of light and a round floor. */
function stage({ wall, floor }: Scene, toys: Sprite) {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = wall;
  ctx.fillRect(0, 0, WIDTH, HEIGHT);
  for (const [radius, tone] of [
    [210, 0.58],
    [150, 0.68],
  ] as const) {
    ctx.fillStyle = shade(wall, tone);
    ctx.beginPath();
    ctx.arc(WIDTH / 2, 150, radius, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.fillStyle = shade(floor, 0.4);
  ctx.beginPath();
  ctx.ellipse(WIDTH / 2, 330, 340, 118, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = floor;
  ctx.beginPath();
  ctx.ellipse(WIDTH / 2, 338, 340, 118, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.drawImage(toCanvas(toys.shadow), 0, 0);
  ctx.drawImage(toCanvas(toys.color), 0, 0);
  return picture(canvas);
}

export const jobs: readonly ArtJob[] = SCENES.map((scene) => {
  const path = `assets/ui/illustrations/${scene.name}.webp`;
  return {
    id: `illustrations/${scene.name}`,
    outputs: [path],
    pieces: [{ id: 'toys', module: import.meta.url, render: () => render(scene.shape(), CAMERA) }],
    async render(sprites) {
      const toys = sprites.get('toys');
      if (!toys) throw new Error(`The scene "${scene.name}" was not rendered`);
      return new Map([[path, await toWebp(stage(scene, toys), 86)]]);
    },
  };
});
