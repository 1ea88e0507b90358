// Multiplies a part of a picture with a colour, as Tiled tints the pictures of a layer.
import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas';

interface Part {
  x: number;
  y: number;
  w: number;
  h: number;
}

export function tintedPart(image: Image, { x, y, w, h }: Part, tint: string): Canvas {
  const canvas = createCanvas(w, h);
  const ctx = canvas.getContext('2d');
  const drawPart = () => ctx.drawImage(image, x, y, w, h, 0, 0, w, h);
  drawPart();
  ctx.globalCompositeOperation = 'multiply';
  ctx.fillStyle = tint;
  ctx.fillRect(0, 0, w, h);
  // What was empty is full of the tint now.
  ctx.globalCompositeOperation = 'destination-in';
  drawPart();
  return canvas;
}
