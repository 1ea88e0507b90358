// Says in red what went wrong, and tells it to screen readers; nothing without words.
import type { ReactNode } from 'react';

export const ErrorText = ({ children }: { children: ReactNode }) =>
  children ? (
    <p role="alert" className="lw-error">
      {children}
    </p>
  ) : null;
