// Connects a picture to its two canvases, icing and bags, and draws one frame at a time within the page's budget.
import { useCallback, useEffect, useState } from 'react';
import { describePicture, type PictureDescription } from './describePicture.ts';
import { type DrawCommand, parseBatch } from './drawCommand.ts';
import { BOARD_COLOUR, BOARD_SIZE, drawPartialShape, drawShape, fitBoard } from './drawShape.ts';
import { drawIcingBag } from './icingBag.ts';
import { Picture, type PictureChange } from './Picture.ts';

/** Of a frame, for drawing. */
const FRAME_MS = 9;
/** A page that was asleep must not draw all it slept through in one go. */
const MAX_STEP_MS = 250;

export interface Drawing {
  /** The element around both canvases. */
  attach(place: HTMLElement | null): void;
  /** Commands of the running program, as JSON. */
  add(json: string): void;
  /** Nothing on the board, and the bag in the middle. */
  clear(): void;
  /** Shows the picture that these commands make, at once. */
  show(commands: readonly DrawCommand[]): void;
  skip(): void;
  /** Leaves the rest undrawn. */
  stop(): void;
  isPlaying: boolean;
  isEmpty: boolean;
  description: PictureDescription;
  board: string;
  /** The picture alone, without the bags. */
  toPng(): Promise<Blob | null>;
}

/** Everything that is not React's: canvases, frames, the picture. */
class DrawingRenderer {
  picture: Picture;
  isInstant = false;
  #isSkipping = false;
  #needsRedraw = true;
  #frame = 0;
  #lastTime = 0;
  #place: HTMLElement | null = null;
  readonly #onUpdate: (picture: Picture) => void;

  constructor(told: (picture: Picture) => void) {
    this.#onUpdate = told;
    this.picture = this.#createPicture();
  }

  #createPicture = () => new Picture((change) => this.#applyChange(change));

  #context(at: 0 | 1): CanvasRenderingContext2D | null {
    return this.#place?.querySelectorAll('canvas')[at]?.getContext('2d') ?? null;
  }

  attach(place: HTMLElement | null): void {
    this.#place = place;
    this.fit();
  }

  /** As many pixels as the screen has there. */
  fit(): void {
    const { clientWidth = 0 } = this.#place ?? {};
    const pixels = Math.min(2400, Math.max(1, Math.round(clientWidth * (window.devicePixelRatio || 1))));
    for (const canvas of this.#place?.querySelectorAll('canvas') ?? []) {
      if (canvas.width !== pixels) canvas.width = canvas.height = pixels;
    }
    this.#needsRedraw = true;
    this.#scheduleFrame();
  }

  add(json: string): void {
    this.picture.add(parseBatch(json));
    this.#scheduleFrame();
  }

  clear(): void {
    this.picture = this.#createPicture();
    this.#isSkipping = false;
    this.#needsRedraw = true;
    this.#scheduleFrame();
  }

  show(commands: readonly DrawCommand[]): void {
    this.clear();
    this.picture.add(commands);
    this.skip();
  }

  skip(): void {
    this.#isSkipping = true;
    this.#scheduleFrame();
  }

  stop(): void {
    this.picture.stop();
    this.#scheduleFrame();
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#place = null;
  }

  #applyChange(change: PictureChange): void {
    if (change.kind === 'everything') this.#needsRedraw = true;
    const ctx = this.#needsRedraw ? null : this.#context(0);
    if (!ctx) return;
    if (change.kind === 'part') drawPartialShape(ctx, change.icing, change.from, change.to);
    if (change.kind === 'icing') drawShape(ctx, change.icing);
  }

  #scheduleFrame(): void {
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame((now) => {
      this.#frame = 0;
      this.#play(now);
    });
  }

  #play(now: number): void {
    const step = Math.min(MAX_STEP_MS, this.#lastTime === 0 ? 16 : now - this.#lastTime);
    this.#lastTime = now;
    const end = performance.now() + FRAME_MS;
    const atOnce = this.isInstant || this.#isSkipping;
    this.picture.play(atOnce ? Number.POSITIVE_INFINITY : step, () => performance.now() > end);
    if (this.#needsRedraw) this.#drawAll();
    this.#drawBags();
    this.#onUpdate(this.picture);
    if (this.picture.isPlaying) this.#scheduleFrame();
    else {
      this.#lastTime = 0;
      this.#isSkipping = false;
    }
  }

  #drawAll(): void {
    const ctx = this.#context(0);
    if (!ctx) return;
    this.#needsRedraw = false;
    this.drawOn(ctx);
  }

  drawOn(ctx: CanvasRenderingContext2D): void {
    ctx.resetTransform();
    ctx.clearRect(0, 0, ctx.canvas.width, ctx.canvas.height);
    fitBoard(ctx, ctx.canvas.width);
    for (const { icing } of this.picture.shapes) drawShape(ctx, icing);
  }

  #drawBags(): void {
    const ctx = this.#context(1);
    if (!ctx) return;
    ctx.resetTransform();
    ctx.clearRect(0, 0, ctx.canvas.width, ctx.canvas.height);
    fitBoard(ctx, ctx.canvas.width);
    for (const bag of this.picture.bags) drawIcingBag(ctx, bag);
  }
}

const PNG_PIXELS = BOARD_SIZE * 2;

async function renderPng(studio: DrawingRenderer): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const icing = document.createElement('canvas');
  canvas.width = canvas.height = icing.width = icing.height = PNG_PIXELS;
  const [ctx, over] = [canvas.getContext('2d'), icing.getContext('2d')];
  if (!ctx || !over) return null;
  studio.drawOn(over);
  ctx.fillStyle = studio.picture.board;
  ctx.fillRect(0, 0, PNG_PIXELS, PNG_PIXELS);
  ctx.drawImage(icing, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

interface DrawingStatus {
  isPlaying: boolean;
  description: PictureDescription;
  board: string;
}

/** Words are found once the picture stands still: thousands of pieces a frame would be too many. */
function nextStatus(picture: Picture, before: DrawingStatus): DrawingStatus {
  const { isPlaying, board } = picture;
  if (before.isPlaying && isPlaying && before.board === board) return before;
  const description = isPlaying ? before.description : describePicture(picture.shapes, picture.names, picture.bags);
  return { isPlaying, description, board };
}

export function useDrawing(isInstant: boolean): Drawing {
  const [status, setStatus] = useState<DrawingStatus>(() => ({
    isPlaying: false,
    description: describePicture(),
    board: BOARD_COLOUR,
  }));
  const [renderer] = useState(
    () => new DrawingRenderer((picture) => setStatus((before) => nextStatus(picture, before))),
  );
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    renderer.isInstant = isInstant;
  }, [renderer, isInstant]);
  useEffect(() => {
    if (!place) return;
    renderer.attach(place);
    const watch = new ResizeObserver(() => renderer.fit());
    watch.observe(place);
    return () => {
      watch.disconnect();
      renderer.dispose();
    };
  }, [renderer, place]);
  return {
    ...status,
    isEmpty: status.description.steps.length === 0,
    attach: setPlace,
    add: useCallback((json) => renderer.add(json), [renderer]),
    clear: useCallback(() => renderer.clear(), [renderer]),
    show: useCallback((commands) => renderer.show(commands), [renderer]),
    skip: useCallback(() => renderer.skip(), [renderer]),
    stop: useCallback(() => renderer.stop(), [renderer]),
    toPng: () => renderPng(renderer),
  };
}
