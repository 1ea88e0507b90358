// Yellow boxes with a light bulb: a tip that is shown, and one that opens when it is asked for.
import { Trans } from '@lingui/react/macro';
import Lightbulb from 'lucide-react/icons/lightbulb';
import type { ReactNode } from 'react';
import proseStyles from './prose.module.css';

export function Tip({ children }: { children: ReactNode }) {
  return (
    <div className={proseStyles.tip}>
      <Lightbulb aria-hidden="true" size={22} />
      {children}
    </div>
  );
}

export function FoldedTip({ children }: { children: ReactNode }) {
  return (
    <details className={proseStyles.tip}>
      <summary>
        <Lightbulb aria-hidden="true" size={22} /> <Trans>Tip</Trans>
      </summary>
      <div className={proseStyles.tipBody}>{children}</div>
    </details>
  );
}
