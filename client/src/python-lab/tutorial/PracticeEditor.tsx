// Where a learner writes in the tutorial: a plain field.
import { useId } from 'react';

export interface PracticeEditorProps {
  code: string;
  placeholder?: string | undefined;
  disabled: boolean;
  onChange(code: string): void;
  /** Ctrl+Enter. */
  onRun(): void;
}

export function PracticeEditor({ code, placeholder, disabled, onChange, onRun }: PracticeEditorProps) {
  const id = useId();
  return (
    <div className="tut-editor">
      <label className="lw-hidden" htmlFor={id}>
        Your program
      </label>
      <textarea
        id={id}
        value={code}
        placeholder={placeholder}
        disabled={disabled}
        spellCheck={false}
        rows={Math.max(5, code.split('\n').length)}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onRun();
        }}
      />
    </div>
  );
}
