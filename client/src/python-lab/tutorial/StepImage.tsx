// The emoji of a step on its tile; where the device has no such picture, a drawn sign for the step's kind.
import type { TutorialStep } from '@lanternwise/shared/content/pythonLesson';
import {
  BookOpen,
  Bug,
  Clapperboard,
  Flag,
  type LucideIcon,
  Pencil,
  Puzzle,
  Search,
  Sparkles,
  SquareTerminal,
} from 'lucide-react';
import { useMemo } from 'react';

const SIGNS: Record<TutorialStep['kind'], LucideIcon> = {
  text: BookOpen,
  example: Search,
  coding: Pencil,
  practice: SquareTerminal,
  'fix-bug': Bug,
  predict: Sparkles,
  matching: Puzzle,
  video: Clapperboard,
  recap: Flag,
};

const EDGE = 20;

/** The picture of a text as pixels: what cannot be drawn looks like any other thing that cannot be drawn. */
function pixels(pen: CanvasRenderingContext2D, text: string): string {
  pen.clearRect(0, 0, EDGE, EDGE);
  pen.fillText(text, 0, EDGE - 4);
  return pen.getImageData(0, 0, EDGE, EDGE).data.join();
}

/** Whether this device has a picture for the emoji. Where nothing can be measured, it is trusted to. */
function canShow(emoji: string): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = EDGE;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return true;
  pen.font = '16px sans-serif';
  const shown = pixels(pen, emoji);
  // Two private-use characters that no font draws, and the empty picture.
  return ![pixels(pen, '\u{10FFFD}'), pixels(pen, '\u{F0000}'), pixels(pen, ' ')].includes(shown);
}

export function StepImage({ step }: { step: TutorialStep }) {
  const shown = useMemo(() => canShow(step.image), [step.image]);
  const Sign = SIGNS[step.kind];
  return (
    <span aria-hidden="true" className="tut-image">
      {shown ? step.image : <Sign size={36} strokeWidth={2.4} />}
    </span>
  );
}
