// A labelled piece of output, for example what a test case expects.
import codeBoxStyles from './codeBox.module.css';

export function Sample({ label, text }: { label: string; text: string }) {
  return (
    <div className="[&>span]:text-[0.875rem] [&>span]:text-muted">
      <span>{label}</span>
      <pre className={codeBoxStyles.box}>{text}</pre>
    </div>
  );
}
