// The task of the challenge, readable while programming, and its hints, opened one by one.
import { t } from '@lingui/core/macro';
import Target from 'lucide-react/icons/target';
import { useEffect, useRef, useState } from 'react';
import { Hints, HintTexts } from '../../activities/kit/Hints.tsx';
import { cx } from '../../ui/cx.ts';
import { Markdown } from '../../ui/Markdown.tsx';
import proseStyles from '../tutorial/prose.module.css';
import { bringIntoView, watchScrollable } from '../tutorial/scrollFocus.ts';
import { LabPanel } from './LabPanel.tsx';
import styles from './TaskPanel.module.css';

export function TaskPanel({ goal, hints }: { goal: string; hints: readonly string[] }) {
  const [openCount, setOpenCount] = useState(0);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (openCount > 0) bringIntoView(box.current?.querySelector<HTMLElement>('[role="status"] > :last-child') ?? null);
  }, [openCount]);
  return (
    <LabPanel
      className={styles.task}
      title={t`Your Task`}
      icon={<Target aria-hidden="true" size={18} />}
      aside={
        hints.length > 0 && <Hints hints={hints} openCount={openCount} onMore={() => setOpenCount(openCount + 1)} />
      }
    >
      <section
        className={styles.goal}
        aria-label={t`What to program`}
        data-scrolls-alone=""
        ref={(section) => {
          box.current = section;
          return watchScrollable(section);
        }}
      >
        <Markdown className={cx(proseStyles.prose, styles.prose)} text={goal} />
        {hints.length > 0 && <HintTexts hints={hints} openCount={openCount} />}
      </section>
    </LabPanel>
  );
}
