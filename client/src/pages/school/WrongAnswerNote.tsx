// Explains the last wrong answer quietly beside an activity, until the next answer.
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';

export function WrongAnswerNote({ children }: { children: ReactNode }) {
  return (
    <div aria-live="polite" className="min-h-7">
      {children && (
        <p className="inline-flex items-start gap-2 text-start text-muted">
          <Info size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
