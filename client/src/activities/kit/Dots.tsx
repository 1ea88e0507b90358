// Where one is among pages, as dots; its words are for those who hear them.
import styles from './Dots.module.css';

export interface DotsProps {
  label: string;
  count: number;
  /** Of the current one, from 0. */
  at: number;
}

export function Dots({ label, count, at }: DotsProps) {
  const dots = Array.from({ length: count }, (_, index) => index);
  return (
    <span role="img" aria-label={label} title={label} className={styles.dots}>
      {dots.map((index) => (
        <span key={index} className={index === at ? styles.here : index < at ? styles.past : undefined} />
      ))}
    </span>
  );
}
