// Thirty decorative stars behind the wizard (lessons.txt 9), always in the same places.
import styles from './WizardTalk.module.css';

const COUNT = 30;
/** Steps that spread the stars without a visible pattern. */
const ACROSS = 61.8;
const DOWN = 38.2;

const STARS = Array.from({ length: COUNT }, (_, at) => ({
  insetInlineStart: `${(at * ACROSS) % 100}%`,
  insetBlockStart: `${(at * DOWN + at * at * 3) % 100}%`,
  scale: `${0.5 + ((at * 7) % 10) / 12}`,
  animationDelay: `${(at % 6) * 0.4}s`,
}));

export function Stars() {
  return (
    <div className={styles.stars} aria-hidden="true">
      {STARS.map((style) => (
        <span key={style.insetInlineStart} style={style} />
      ))}
    </div>
  );
}
