// Writes to the output element without React: at most once a frame, and only the visible lines while output keeps coming.
import { useEffect, useState } from 'react';
import { createValueStore, type ReadableStore } from '../../lib/valueStore.ts';
import { appendOutput, lastLines } from './consoleText.ts';

export interface LabConsole {
  attach(box: HTMLElement | null): void;
  write(text: string): void;
  clear(): void;
  text(): string;
  /** Whether earlier lines are left out. */
  isCut: ReadableStore<boolean>;
}

/** More than a box shows; the lines above are rendered when output pauses. */
const VISIBLE_LINES = 60;
/** Nothing was painted in this frame yet. */
const NEW_FRAME_MS = 8;
/** Paints closer to each other than this are a flood. */
const FULL_RENDER_DELAY_MS = 150;

export function createConsole(): LabConsole & { dispose(): void } {
  let box: HTMLElement | null = null;
  let text = '';
  const isCut = createValueStore(false);
  let frame = 0;
  let fullRenderTimer: ReturnType<typeof setTimeout> | undefined;
  let renderedAt = Number.NEGATIVE_INFINITY;
  const show = (shown: string) => {
    if (!box) return;
    box.textContent = shown;
    box.scrollTop = box.scrollHeight;
    // A scrollable element must be reachable by keyboard.
    if (box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  const render = () => {
    frame = 0;
    clearTimeout(fullRenderTimer);
    const now = performance.now();
    const shown = now - renderedAt < FULL_RENDER_DELAY_MS ? lastLines(text, VISIBLE_LINES) : text;
    renderedAt = now;
    show(shown);
    if (shown !== text) fullRenderTimer = setTimeout(() => show(text), FULL_RENDER_DELAY_MS);
  };
  const scheduleRender = () => {
    frame ||= requestAnimationFrame(render);
  };
  return {
    attach(next) {
      box = next;
      if (next) scheduleRender();
    },
    write(more) {
      const whole = text.length + more.length;
      text = appendOutput(text, more);
      if (text.length < whole) isCut.setState(true);
      // Output comes at the start of a frame: waiting for the next one, as `clear` does, would show it later than need be.
      if (performance.now() - renderedAt < NEW_FRAME_MS) scheduleRender();
      else {
        cancelAnimationFrame(frame);
        render();
      }
    },
    clear() {
      text = '';
      isCut.setState(false);
      scheduleRender();
    },
    text: () => text,
    isCut,
    dispose() {
      cancelAnimationFrame(frame);
      clearTimeout(fullRenderTimer);
    },
  };
}

/** The Lab's console view, made once and put away with the Lab. */
export function useLabConsole(): LabConsole {
  const [labConsole] = useState(createConsole);
  useEffect(() => () => labConsole.dispose(), [labConsole]);
  return labConsole;
}
