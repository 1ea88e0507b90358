// Small pictures drawn by code: soft shadows and glows, and stand-ins for pictures that could not be loaded.
import type { Textures } from './phaser.ts';

type Draw = (pen: CanvasRenderingContext2D, width: number, height: number) => void;

const INK = '#1b1430';

const softDisc =
  (red: number, green: number, blue: number, strength: number): Draw =>
  (pen, width, height) => {
    const fill = pen.createRadialGradient(width / 2, width / 2, 0, width / 2, width / 2, width / 2);
    fill.addColorStop(0, `rgba(${red},${green},${blue},${strength})`);
    fill.addColorStop(0.45, `rgba(${red},${green},${blue},${strength * 0.42})`);
    fill.addColorStop(1, `rgba(${red},${green},${blue},0)`);
    pen.scale(1, height / width);
    pen.fillStyle = fill;
    pen.fillRect(0, 0, width, width);
  };

const outlined = (pen: CanvasRenderingContext2D, color: string) => {
  pen.fillStyle = color;
  pen.strokeStyle = INK;
  pen.lineWidth = 2;
  pen.lineJoin = 'round';
  pen.fill();
  pen.stroke();
};

const person: Draw = (pen) => {
  pen.beginPath();
  pen.ellipse(32, 48, 12, 13, 0, 0, Math.PI * 2);
  outlined(pen, '#5b6bd6');
  pen.beginPath();
  pen.ellipse(32, 26, 12, 12, 0, 0, Math.PI * 2);
  outlined(pen, '#f2c9a0');
  pen.fillStyle = INK;
  pen.fillRect(26, 25, 3, 4);
  pen.fillRect(35, 25, 3, 4);
};

const hat: Draw = (pen) => {
  pen.beginPath();
  pen.moveTo(14, 46);
  pen.lineTo(32, 10);
  pen.lineTo(50, 46);
  pen.closePath();
  outlined(pen, '#6c4ad0');
  pen.beginPath();
  pen.ellipse(32, 47, 25, 7, 0, 0, Math.PI * 2);
  outlined(pen, '#8a6bf0');
};

const arrow: Draw = (pen) => {
  pen.beginPath();
  for (const [x, y] of [
    [8, 24],
    [34, 24],
    [34, 10],
    [58, 32],
    [34, 54],
    [34, 40],
    [8, 40],
  ] as const) {
    pen.lineTo(x, y);
  }
  pen.closePath();
  outlined(pen, '#ffc145');
};

const leaf: Draw = (pen) => {
  pen.beginPath();
  pen.moveTo(1, 5);
  pen.quadraticCurveTo(6, -2, 13, 5);
  pen.quadraticCurveTo(6, 12, 1, 5);
  pen.fillStyle = '#ffffff';
  pen.fill();
};

const ring: Draw = (pen) => {
  pen.lineWidth = 3;
  pen.strokeStyle = '#fff3c4';
  pen.beginPath();
  pen.ellipse(24, 14, 20, 10, 0, 0, Math.PI * 2);
  pen.stroke();
};

const PICTURES = {
  shadow: { width: 40, height: 20, draw: softDisc(20, 16, 50, 0.62) },
  glow: { width: 128, height: 128, draw: softDisc(255, 255, 255, 0.9) },
  npc: { width: 64, height: 64, draw: person },
  hat: { width: 64, height: 64, draw: hat },
  arrow: { width: 64, height: 64, draw: arrow },
  leaf: { width: 14, height: 10, draw: leaf },
  dot: { width: 8, height: 8, draw: softDisc(255, 255, 255, 1) },
  ring: { width: 48, height: 28, draw: ring },
} satisfies Record<string, { width: number; height: number; draw: Draw }>;

export type DrawnPicture = keyof typeof PICTURES;

/** Key of the texture with this picture, drawn at the first use. */
export function drawn(textures: Textures.TextureManager, name: DrawnPicture): string {
  const key = `drawn-${name}`;
  if (textures.exists(key)) return key;
  const { width, height, draw } = PICTURES[name];
  const canvas = textures.createCanvas(key, width, height);
  if (!canvas) throw new Error(`The picture ${name} could not be drawn`);
  draw(canvas.context, width, height);
  canvas.refresh();
  return key;
}
