// Writes into the Output Console past React, at most once a frame, so that a flood of output never holds up the page.
import { useEffect, useState } from 'react';
import { appended } from './consoleText.ts';

export interface LabConsole {
  attach(box: HTMLPreElement | null): void;
  write(text: string): void;
  clear(): void;
  text(): string;
}

function createConsole(): LabConsole & { dispose(): void } {
  let box: HTMLPreElement | null = null;
  let text = '';
  let frame = 0;
  const paint = () => {
    frame = 0;
    if (!box) return;
    box.textContent = text;
    box.scrollTop = box.scrollHeight;
    // A box that scrolls must be reached by keyboard.
    if (box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
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
    dispose: () => cancelAnimationFrame(frame),
  };
}

export function useConsole(): LabConsole {
  const [made] = useState(createConsole);
  useEffect(() => () => made.dispose(), [made]);
  return made;
}
