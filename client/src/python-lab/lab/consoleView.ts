// Writes into an output box past React: at most once a frame, and only the lines in sight while output keeps coming.
import { appended, lastLines } from './consoleText.ts';

export interface LabConsole {
  attach(box: HTMLElement | null): void;
  write(text: string): void;
  clear(): void;
  text(): string;
}

/** More than a box shows; the lines above are painted when the output rests. */
const SIGHT_LINES = 60;
/** Paints closer to each other than this are a flood. */
const REST_MS = 150;

export function createConsole(): LabConsole & { dispose(): void } {
  let box: HTMLElement | null = null;
  let text = '';
  let frame = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let paintedAt = Number.NEGATIVE_INFINITY;
  const show = (shown: string) => {
    if (!box) return;
    box.textContent = shown;
    box.scrollTop = box.scrollHeight;
    // A box that scrolls must be reached by keyboard.
    if (box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  const paint = () => {
    frame = 0;
    clearTimeout(rest);
    const now = performance.now();
    const shown = now - paintedAt < REST_MS ? lastLines(text, SIGHT_LINES) : text;
    paintedAt = now;
    show(shown);
    if (shown !== text) rest = setTimeout(() => show(text), REST_MS);
  };
  const plan = () => {
    frame ||= requestAnimationFrame(paint);
  };
  return {
    attach(next) {
      box = next;
      if (next) plan();
    },
    write(more) {
      text = appended(text, more);
      plan();
    },
    clear() {
      text = '';
      plan();
    },
    text: () => text,
    dispose() {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
    },
  };
}
