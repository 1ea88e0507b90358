// Says why the world of a realm did not appear, and what helps.

import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { WorldFailure } from '../../../bridge/events.ts';
import { reloadForParts, useLoadFailure } from '../../../features/offline/loadFailure.ts';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import styles from './realm.module.css';
import { worldFailureMessage } from './worldMessages.ts';

interface WorldFailedProps {
  /** The engine could not be loaded. */
  loadError: unknown;
  failure: WorldFailure | undefined;
}

export function WorldFailed({ loadError, failure }: WorldFailedProps) {
  const { t } = useLingui();
  // The map is a part of the page as its scripts are; the world tells the error's text alone.
  const error = useMemo(
    () => (failure?.reason === 'not-loaded' ? new TypeError(failure.detail) : loadError),
    [failure, loadError],
  );
  const missing = useLoadFailure(error);
  const message = failure ? worldFailureMessage(failure) : t`The game could not be loaded.`;
  return (
    <div className={styles.failed} role="alert">
      <Panel>
        <h2 className="text-game-title">
          <Trans>The world did not appear</Trans>
        </h2>
        <p>{missing?.words ?? message}</p>
        {!missing && (
          <p>
            <Trans>Your progress is safe.</Trans>
          </p>
        )}
        <Button onClick={missing ? reloadForParts : () => location.reload()}>
          <Trans>Try again</Trans>
        </Button>
      </Panel>
    </div>
  );
}
