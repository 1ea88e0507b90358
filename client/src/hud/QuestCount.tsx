// A chip in the quest log with the number of done parts and all parts.
import styles from './QuestCount.module.css';

export const QuestCount = ({ done, of }: { done: number; of: number }) => (
  <span className={styles.count}>
    {done}/{of}
  </span>
);
