// A message on the page that screen readers announce at once: an alert of the requirements.

import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';

export function Notice({ kind, children }: { kind: 'success' | 'error'; children: ReactNode }) {
  const Icon = kind === 'success' ? CircleCheck : CircleAlert;
  return (
    <Card role="alert" className="flex items-start gap-3">
      <Icon
        aria-hidden="true"
        size={24}
        className={kind === 'success' ? 'mt-0.5 shrink-0 text-ok' : 'mt-0.5 shrink-0 text-error'}
      />
      <div className="grid gap-1">{children}</div>
    </Card>
  );
}
