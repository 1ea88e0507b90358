// Draws the plates with their words, the card with its caption and stamps, and the crates with one chip for each labelled caption.
import type { CaptionLabel } from '@lanternwise/shared/activities/kit/captions/labels';
import { drawBox, inset, type Pen, type Size, WORLD_FONT, wrapWords, writeLine } from '../../../game/engine/pen.ts';
import { CARD, chipPlaces } from './beltLayout.ts';

const COLOURS = {
  ink: '#1b1430',
  paper: '#fff6e0',
  edge: '#4d4030',
  yes: '#ffd166',
  no: '#c9c2dd',
  kind: '#8fe0b4',
  unkind: '#f39a9a',
  crate: '#b9834a',
  crateEdge: '#5a3d1c',
  glow: '#ff5fa2',
} as const;

const colourOf = (what: keyof CaptionLabel, label: boolean): string =>
  what === 'funny' ? (label ? COLOURS.yes : COLOURS.no) : label ? COLOURS.kind : COLOURS.unkind;

/** A mark with a shape of its own for each label: smile, line, heart, cross. */
function mark(pen: Pen, what: keyof CaptionLabel, label: boolean, x: number, y: number, size: number): void {
  pen.strokeStyle = COLOURS.ink;
  pen.lineWidth = Math.max(1, size / 5);
  pen.beginPath();
  if (what === 'funny' && label) pen.arc(x, y - size * 0.2, size * 0.6, 0.3, Math.PI - 0.3);
  else if (what === 'funny') {
    pen.moveTo(x - size * 0.5, y);
    pen.lineTo(x + size * 0.5, y);
  } else if (label) {
    pen.moveTo(x, y + size * 0.6);
    pen.bezierCurveTo(x - size, y - size * 0.1, x - size * 0.5, y - size * 0.8, x, y - size * 0.25);
    pen.bezierCurveTo(x + size * 0.5, y - size * 0.8, x + size, y - size * 0.1, x, y + size * 0.6);
  } else {
    pen.moveTo(x - size * 0.45, y - size * 0.45);
    pen.lineTo(x + size * 0.45, y + size * 0.45);
    pen.moveTo(x + size * 0.45, y - size * 0.45);
    pen.lineTo(x - size * 0.45, y + size * 0.45);
  }
  pen.stroke();
}

interface PlateFace {
  what: keyof CaptionLabel;
  label: boolean;
  words: string;
  isOpen: boolean;
}

export function drawPlate(pen: Pen, size: Size, face: PlateFace): void {
  const { what, label, words, isOpen } = face;
  pen.globalAlpha = isOpen ? 1 : 0.5;
  const [edge, line] = isOpen ? [COLOURS.glow, 4] : [COLOURS.edge, 2];
  drawBox(pen, inset(size, line / 2 + 1), 8, colourOf(what, label), edge, line);
  mark(pen, what, label, size.width / 2, 15, 9);
  writeLine(pen, words, { x: size.width / 2, y: size.height - 14, width: size.width - 12 }, 12, COLOURS.ink);
}

/** How far the plate is pressed, as a bar along its foot. */
export function drawPress(pen: Pen, width: number): void {
  pen.fillStyle = COLOURS.glow;
  pen.fillRect(0, 0, width, 5);
}

export function drawCard(pen: Pen, text: string, { funny, kind }: Partial<CaptionLabel>): void {
  drawBox(pen, inset(CARD, 2), 8, COLOURS.paper, COLOURS.edge);
  const size = 14;
  pen.font = `700 ${size}px ${WORLD_FONT}`;
  const lines = wrapWords(pen, text, CARD.width - 40).slice(0, 3);
  const first = CARD.height / 2 - ((lines.length - 1) * (size + 2)) / 2;
  for (const [at, line] of lines.entries())
    writeLine(pen, line, { x: CARD.width / 2, y: first + at * (size + 2), width: CARD.width - 14 }, size, COLOURS.ink);
  if (funny !== undefined) stamp(pen, 'funny', funny, 10);
  if (kind !== undefined) stamp(pen, 'kind', kind, CARD.width - 10);
}

function stamp(pen: Pen, what: keyof CaptionLabel, label: boolean, x: number): void {
  pen.fillStyle = colourOf(what, label);
  pen.strokeStyle = COLOURS.edge;
  pen.lineWidth = 1;
  pen.beginPath();
  pen.arc(x, 10, 8, 0, Math.PI * 2);
  pen.fill();
  pen.stroke();
  mark(pen, what, label, x, 10, 6);
}

/** Round chips were funny, square ones not; a cross marks an unkind one. */
export function drawCrate(pen: Pen, size: Size, name: string, labels: readonly CaptionLabel[]): void {
  const { width } = size;
  drawBox(pen, inset(size, 2), 8, COLOURS.crate, COLOURS.crateEdge);
  pen.fillStyle = COLOURS.paper;
  pen.fillRect(4, 3, width - 8, 11);
  writeLine(pen, name, { x: width / 2, y: 9, width: width - 12 }, 10, COLOURS.ink);
  for (const [at, { x, y }] of chipPlaces(labels.length).entries()) {
    const label = labels[at];
    if (!label) continue;
    pen.fillStyle = colourOf('funny', label.funny);
    pen.beginPath();
    if (label.funny) pen.arc(x, y, 4.2, 0, Math.PI * 2);
    else pen.rect(x - 3.6, y - 3.6, 7.2, 7.2);
    pen.fill();
    if (!label.kind) mark(pen, 'kind', false, x, y, 7);
  }
}
