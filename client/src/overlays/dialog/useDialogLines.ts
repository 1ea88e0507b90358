// Going through a dialogue line by line: first press completes the typing, the next one goes on; one press never does both.
import type { Dialog } from '@lanternwise/shared/content/realm';
import { useCallback, useEffect, useState } from 'react';
import { playSound } from '../../audio/playSound.ts';
import { useNarration } from '../../narration/useNarration.ts';
import { type TextSpeed, type Typewriter, useTypewriter } from '../shell/typewriter.ts';

type Line = Dialog['lines'][number];

export const BACKLOG_LINES = 20;
/** A blip on every third letter sounds like speech, on every letter like a machine. */
const LETTERS_A_BLIP = 3;
/** With auto-advance: a pause after a line, longer for a longer text. */
const AUTO_PAUSE_MS = 1600;
const AUTO_LETTER_MS = 35;

export interface DialogLines {
  line: Line;
  index: number;
  isLast: boolean;
  typing: Typewriter;
  /** Lines said so far, newest last, at most 20. */
  backlog: readonly Line[];
  /** Completes the typing, else goes on. */
  press(): void;
  replay(): void;
}

export interface DialogLinesOptions {
  lines: readonly [Line, ...Line[]];
  speed: TextSpeed;
  autoAdvance: boolean;
  /** Name of the blip of whoever speaks a line. */
  blipOf(speaker: string): string;
  onEnd(): void;
}

export function useDialogLines({ lines, speed, autoAdvance, blipOf, onEnd }: DialogLinesOptions): DialogLines {
  const [index, setIndex] = useState(0);
  const line = lines[index] ?? lines[0];
  const narrator = useNarration();
  const blip = useCallback(
    (letter: number) => {
      if (letter % LETTERS_A_BLIP === 0) playSound(blipOf(line.speaker));
    },
    [line.speaker, blipOf],
  );
  const typing = useTypewriter(line.text, speed, blip);
  const isLast = index >= lines.length - 1;

  const goOn = useCallback(() => {
    if (isLast) onEnd();
    else setIndex(index + 1);
  }, [isLast, index, onEnd]);

  const press = () => {
    if (typing.done) goOn();
    else typing.finish();
  };

  useEffect(() => {
    void narrator.speak({ text: line.text });
  }, [narrator, line]);

  useEffect(() => {
    if (!autoAdvance || !typing.done) return;
    const timer = setTimeout(goOn, AUTO_PAUSE_MS + line.text.length * AUTO_LETTER_MS);
    return () => clearTimeout(timer);
  }, [autoAdvance, typing.done, goOn, line]);

  const backlog = lines.slice(0, index + 1).slice(-BACKLOG_LINES);
  return { line, index, isLast, typing, backlog, press, replay: () => void narrator.speak({ text: line.text }) };
}
