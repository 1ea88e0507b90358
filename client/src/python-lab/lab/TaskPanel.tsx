// The task of the challenge, readable while programming, and its hints, opened one by one.
import { t } from '@lingui/core/macro';
import { Target } from 'lucide-react';
import { useState } from 'react';
import { Hints, HintTexts } from '../../activities/kit/Hints.tsx';
import { Markdown } from '../../ui/Markdown.tsx';
import proseStyles from '../tutorial/prose.module.css';
import { makeScrollableFocusable } from '../tutorial/scrollFocus.ts';
import { LabPanel } from './LabPanel.tsx';
import styles from './TaskPanel.module.css';

export function TaskPanel({ goal, hints }: { goal: string; hints: readonly string[] }) {
  const [openCount, setOpenCount] = useState(0);
  return (
    <LabPanel title={t`Your Task`} icon={<Target aria-hidden="true" size={18} />}>
      <section className={styles.goal} aria-label={t`What to program`} ref={(box) => makeScrollableFocusable(box)}>
        <Markdown className={proseStyles.prose} text={goal} />
        {hints.length > 0 && (
          <>
            <HintTexts hints={hints} openCount={openCount} />
            <Hints hints={hints} openCount={openCount} onMore={() => setOpenCount(openCount + 1)} />
          </>
        )}
      </section>
    </LabPanel>
  );
}
