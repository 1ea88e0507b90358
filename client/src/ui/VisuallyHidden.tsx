// Text for screen readers only.
import type { ReactNode } from 'react';

export const VisuallyHidden = ({ children }: { children: ReactNode }) => <span className="lw-hidden">{children}</span>;
