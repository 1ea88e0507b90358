// Says in place of a limited child's own words when they are shown.
import { Trans } from '@lingui/react/macro';
import Lock from 'lucide-react/icons/lock';

export function HiddenWords() {
  return (
    <p className="flex items-center gap-2 text-muted">
      <Lock aria-hidden="true" size={18} className="shrink-0" />
      <Trans>Shown when a parent or the school has agreed.</Trans>
    </p>
  );
}
