// A chip in the quest log with the number of done parts and all parts, and what they are.
import styles from './QuestCount.module.css';

export const QuestCount = ({ done, of, label }: { done: number; of: number; label: string }) => (
  <span className={styles.count} title={label}>
    <span className="lw-hidden">{label}</span>
    <span aria-hidden="true">
      {done}/{of}
    </span>
  </span>
);
