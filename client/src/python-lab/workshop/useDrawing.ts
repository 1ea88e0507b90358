// Joins a picture and its two canvases: one keeps the icing, the other shows the bags; a frame at a time, never longer than the page can spare.
import { useCallback, useEffect, useState } from 'react';
import { type Description, describePicture } from './describe.ts';
import { readBatch } from './drawCommand.ts';
import { paintBag } from './icingBag.ts';
import { BOARD, BOARD_COLOUR, fitBoard, paint, paintPart } from './paint.ts';
import { type Change, Picture } from './picture.ts';

/** Of a frame, for drawing. */
const FRAME_MS = 9;
/** A page that was asleep must not draw all it slept through in one go. */
const LONGEST_STEP_MS = 250;

export interface Drawing {
  /** The element around both canvases. */
  attach(place: HTMLElement | null): void;
  /** Commands of the running program, as JSON. */
  add(json: string): void;
  /** Nothing on the board, and the bag in the middle. */
  clear(): void;
  skip(): void;
  /** Leaves the rest undrawn. */
  stop(): void;
  isPlaying: boolean;
  isEmpty: boolean;
  description: Description;
  board: string;
  /** The picture alone, without the bags. */
  toPng(): Promise<Blob | null>;
}

const EMPTY: Description = { summary: 'The cake board is empty.', steps: [] };

/** Everything that is not React's: canvases, frames, the picture. */
class Studio {
  picture: Picture;
  isInstant = false;
  #isSkipping = false;
  #stale = true;
  #frame = 0;
  #last = 0;
  #place: HTMLElement | null = null;
  readonly #told: (picture: Picture) => void;

  constructor(told: (picture: Picture) => void) {
    this.#told = told;
    this.picture = this.#fresh();
  }

  #fresh = () => new Picture((change) => this.#show(change));

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
    this.#stale = true;
    this.#plan();
  }

  add(json: string): void {
    this.picture.add(readBatch(json));
    this.#plan();
  }

  clear(): void {
    this.picture = this.#fresh();
    this.#isSkipping = false;
    this.#stale = true;
    this.#plan();
  }

  skip(): void {
    this.#isSkipping = true;
    this.#plan();
  }

  stop(): void {
    this.picture.stop();
    this.#plan();
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#place = null;
  }

  #show(change: Change): void {
    if (change.kind === 'everything') this.#stale = true;
    const ctx = this.#stale ? null : this.#context(0);
    if (!ctx) return;
    if (change.kind === 'part') paintPart(ctx, change.icing, change.from, change.to);
    if (change.kind === 'icing') paint(ctx, change.icing);
  }

  #plan(): void {
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame((now) => {
      this.#frame = 0;
      this.#play(now);
    });
  }

  #play(now: number): void {
    const step = Math.min(LONGEST_STEP_MS, this.#last === 0 ? 16 : now - this.#last);
    this.#last = now;
    const end = performance.now() + FRAME_MS;
    const atOnce = this.isInstant || this.#isSkipping;
    this.picture.play(atOnce ? Number.POSITIVE_INFINITY : step, () => performance.now() > end);
    if (this.#stale) this.#paintAll();
    this.#paintBags();
    this.#told(this.picture);
    if (this.picture.isPlaying) this.#plan();
    else {
      this.#last = 0;
      this.#isSkipping = false;
    }
  }

  #paintAll(): void {
    const ctx = this.#context(0);
    if (!ctx) return;
    this.#stale = false;
    this.paintOn(ctx);
  }

  paintOn(ctx: CanvasRenderingContext2D): void {
    ctx.resetTransform();
    ctx.clearRect(0, 0, ctx.canvas.width, ctx.canvas.height);
    fitBoard(ctx, ctx.canvas.width);
    for (const { icing } of this.picture.drawn) paint(ctx, icing);
  }

  #paintBags(): void {
    const ctx = this.#context(1);
    if (!ctx) return;
    ctx.resetTransform();
    ctx.clearRect(0, 0, ctx.canvas.width, ctx.canvas.height);
    fitBoard(ctx, ctx.canvas.width);
    for (const bag of this.picture.bags) paintBag(ctx, bag);
  }
}

const PNG_PIXELS = BOARD * 2;

async function pngOf(studio: Studio): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const icing = document.createElement('canvas');
  canvas.width = canvas.height = icing.width = icing.height = PNG_PIXELS;
  const [ctx, over] = [canvas.getContext('2d'), icing.getContext('2d')];
  if (!ctx || !over) return null;
  studio.paintOn(over);
  ctx.fillStyle = studio.picture.board;
  ctx.fillRect(0, 0, PNG_PIXELS, PNG_PIXELS);
  ctx.drawImage(icing, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

interface Shown {
  isPlaying: boolean;
  description: Description;
  board: string;
}

/** Words are found once the picture stands still: thousands of pieces a frame would be too many. */
function shownOf(picture: Picture, before: Shown): Shown {
  const { isPlaying, board } = picture;
  if (before.isPlaying && isPlaying && before.board === board) return before;
  const description = isPlaying ? before.description : describePicture(picture.drawn, picture.names);
  return { isPlaying, description, board };
}

export function useDrawing(isInstant: boolean): Drawing {
  const [shown, setShown] = useState<Shown>({ isPlaying: false, description: EMPTY, board: BOARD_COLOUR });
  const [studio] = useState(() => new Studio((picture) => setShown((before) => shownOf(picture, before))));
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    studio.isInstant = isInstant;
  }, [studio, isInstant]);
  useEffect(() => {
    if (!place) return;
    studio.attach(place);
    const watch = new ResizeObserver(() => studio.fit());
    watch.observe(place);
    return () => {
      watch.disconnect();
      studio.dispose();
    };
  }, [studio, place]);
  return {
    ...shown,
    isEmpty: shown.description.steps.length === 0,
    attach: setPlace,
    add: useCallback((json) => studio.add(json), [studio]),
    clear: useCallback(() => studio.clear(), [studio]),
    skip: useCallback(() => studio.skip(), [studio]),
    stop: useCallback(() => studio.stop(), [studio]),
    toPng: () => pngOf(studio),
  };
}
