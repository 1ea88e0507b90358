// The task of the challenge, readable while programming.
import { Target } from 'lucide-react';
import { Markdown } from '../../ui/Markdown.tsx';
import proseStyles from '../tutorial/prose.module.css';
import { makeScrollableFocusable } from '../tutorial/scrollFocus.ts';
import { LabPanel } from './LabPanel.tsx';
import styles from './TaskPanel.module.css';

export function TaskPanel({ goal }: { goal: string }) {
  return (
    <LabPanel title="Your Task" icon={<Target aria-hidden="true" size={18} />}>
      <section className={styles.goal} aria-label="What to program" ref={(box) => makeScrollableFocusable(box)}>
        <Markdown className={proseStyles.prose} text={goal} />
      </section>
    </LabPanel>
  );
}
