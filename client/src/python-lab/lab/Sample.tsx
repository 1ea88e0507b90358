// A labelled piece of output, for example what a test case expects.
import codeBoxStyles from './codeBox.module.css';
import styles from './Sample.module.css';

export function Sample({ label, text }: { label: string; text: string }) {
  return (
    <div className={styles.sample}>
      <span>{label}</span>
      <pre className={codeBoxStyles.box}>{text}</pre>
    </div>
  );
}
