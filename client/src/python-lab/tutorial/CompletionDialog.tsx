// The end of a shop's lesson: what was learned in a few lines, and the way back to the street.

import type { PythonLesson } from '@lanternwise/shared/content/pythonLesson';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import { useEffect, useState } from 'react';
import { playSound } from '../../audio/playSound.ts';
import { useReducedMotion } from '../../features/settings/useSettings.ts';
import { ItemIcon } from '../../overlay-kit/ItemIcon.tsx';
import { LessonWindow } from '../../overlay-kit/LessonWindow.tsx';
import { Button } from '../../ui/Button.tsx';
import { InlineMarkdown } from '../../ui/Markdown.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import { useConfetti } from '../../ui/useConfetti.ts';
import styles from './CompletionDialog.module.css';
import { FreeLabButton } from './FreeLabButton.tsx';

export interface CompletionDialogProps {
  lesson: PythonLesson;
  /** Who taught here. */
  shopkeeper?: { name: string; portrait: string } | undefined;
  /** The shop's badge, where the lesson belongs to a shop. */
  badge?: string | undefined;
  /** The learner went past the steps. */
  skipped: boolean;
  onFreeLab(): void;
  onClose(): void;
}

/** Where the lesson was taken: shops give a badge. */
function wayBack({ sign, arena }: PythonLesson, badge: string | undefined): string {
  if (arena.field) return t`Back to the field`;
  if (sign) return t`Back to the sign`;
  return badge ? t`Back to the street` : t`Back to the map`;
}

export function CompletionDialog({ lesson, shopkeeper, badge, skipped, onFreeLab, onClose }: CompletionDialogProps) {
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  useConfetti(useReducedMotion() || skipped ? null : canvas, 70);
  useEffect(() => playSound(skipped ? 'open' : 'celebration'), [skipped]);
  return (
    <LessonWindow title={lesson.recap.title} colour="amber" onClose={onClose}>
      {!skipped && <canvas ref={setCanvas} className={styles.confetti} />}
      <div className={styles.done}>
        <div className={styles.head}>
          {badge && <ItemIcon icon={badge} size={92} />}
          {shopkeeper && (
            <Portrait character={shopkeeper.portrait} name={shopkeeper.name} expression="happy" size={120} />
          )}
          {skipped && (
            <p className={styles.message}>
              <Trans>
                You skipped this lesson. The door stays open: come back whenever you like. This is what it teaches:
              </Trans>
            </p>
          )}
        </div>
        <ul className={styles.points}>
          {lesson.recap.points.map((point) => (
            <li key={point}>
              <Check aria-hidden="true" className={styles.tick} size={22} strokeWidth={3} />
              <span>
                <InlineMarkdown text={point} />
              </span>
            </li>
          ))}
        </ul>
        <Button size="large" data-first-focus="" onClick={onClose}>
          {wayBack(lesson, badge)}
        </Button>
        <FreeLabButton onClick={onFreeLab} />
      </div>
    </LessonWindow>
  );
}
