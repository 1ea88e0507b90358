// The emoji of a step on its tile; where the device has no such picture, a drawn sign for the step's kind.
import type { TutorialStep } from '@lanternwise/shared/content/pythonLesson';
import type { LucideIcon } from 'lucide-react';
import BookOpen from 'lucide-react/icons/book-open';
import Bug from 'lucide-react/icons/bug';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Flag from 'lucide-react/icons/flag';
import Pencil from 'lucide-react/icons/pencil';
import Puzzle from 'lucide-react/icons/puzzle';
import Search from 'lucide-react/icons/search';
import Sparkles from 'lucide-react/icons/sparkles';
import SquareTerminal from 'lucide-react/icons/square-terminal';
import { useMemo } from 'react';
import styles from './StepImage.module.css';

const STEP_ICONS: Record<TutorialStep['kind'], LucideIcon> = {
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

const CANVAS_SIZE = 20;

/** The picture of a text as pixels: what cannot be drawn looks like any other thing that cannot be drawn. */
function readPixels(ctx: CanvasRenderingContext2D, text: string): string {
  ctx.clearRect(0, 0, CANVAS_SIZE, CANVAS_SIZE);
  ctx.fillText(text, 0, CANVAS_SIZE - 4);
  return ctx.getImageData(0, 0, CANVAS_SIZE, CANVAS_SIZE).data.join();
}

/** Whether this device has a picture for the emoji. Where nothing can be measured, it is trusted to. */
function canShow(emoji: string): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = CANVAS_SIZE;
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  if (!ctx) return true;
  ctx.font = '16px sans-serif';
  const shown = readPixels(ctx, emoji);
  // Two private-use characters that no font draws, and the empty picture.
  return ![readPixels(ctx, '\u{10FFFD}'), readPixels(ctx, '\u{F0000}'), readPixels(ctx, ' ')].includes(shown);
}

export function StepImage({ step }: { step: TutorialStep }) {
  const shown = useMemo(() => canShow(step.image), [step.image]);
  const StepIcon = STEP_ICONS[step.kind];
  return (
    <span aria-hidden="true" className={styles.image}>
      {shown ? step.image : <StepIcon size={36} strokeWidth={2.4} />}
    </span>
  );
}
