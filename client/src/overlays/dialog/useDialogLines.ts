// Steps through the lines of a dialogue: a press completes the typing or, if it is complete, shows the next line.
import type { Dialog } from '@lanternwise/shared/content/realm';
import { useCallback, useEffect, useState } from 'react';
import { playSound } from '../../audio/playSound.ts';
import { useNarration } from '../../narration/useNarration.ts';
import { type TextSpeed, type Typewriter, useTypewriter } from '../../overlay-kit/useTypewriter.ts';

type Line = Dialog['lines'][number];

/** A blip on every letter sounds like a machine, on every third like speech. */
const LETTERS_PER_BLIP = 3;
/** Pause of auto-advance after a line: base plus time per letter. */
const AUTO_ADVANCE_BASE_MS = 1600;
const AUTO_ADVANCE_LETTER_MS = 35;

export interface DialogLines {
  line: Line;
  index: number;
  isLast: boolean;
  typing: Typewriter;
  /** Completes the typing, or shows the next line if it is complete. */
  advance(): void;
  replay(): void;
}

export interface DialogLinesOptions {
  lines: readonly [Line, ...Line[]];
  speed: TextSpeed;
  autoAdvance: boolean;
  /** Name of the speaker's blip sound. */
  blipFor(speaker: string): string;
  /** Called when a line has been read to its end. */
  onLineRead(index: number): void;
  onEnd(): void;
}

export function useDialogLines({
  lines,
  speed,
  autoAdvance,
  blipFor,
  onLineRead,
  onEnd,
}: DialogLinesOptions): DialogLines {
  const [index, setIndex] = useState(0);
  const line = lines[index] ?? lines[0];
  const narrator = useNarration();
  const blip = useCallback(
    (letter: number) => {
      if (letter % LETTERS_PER_BLIP === 0) playSound(blipFor(line.speaker));
    },
    [line.speaker, blipFor],
  );
  const typing = useTypewriter(line.text, speed, blip);
  const isLast = index >= lines.length - 1;

  const nextLine = useCallback(() => {
    onLineRead(index);
    if (isLast) onEnd();
    else setIndex(index + 1);
  }, [isLast, index, onLineRead, onEnd]);

  const advance = () => {
    if (typing.isDone) nextLine();
    else typing.finish();
  };

  useEffect(() => {
    void narrator.speak({ text: line.text });
  }, [narrator, line]);

  useEffect(() => {
    if (!autoAdvance || !typing.isDone) return;
    const timer = setTimeout(nextLine, AUTO_ADVANCE_BASE_MS + line.text.length * AUTO_ADVANCE_LETTER_MS);
    return () => clearTimeout(timer);
  }, [autoAdvance, typing.isDone, nextLine, line]);

  return { line, index, isLast, typing, advance, replay: () => void narrator.speak({ text: line.text }) };
}
