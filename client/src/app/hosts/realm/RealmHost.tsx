// Loads a realm and shows it, or the transition of a pending exit.

import type { MapId } from '@lanternwise/shared/constants/realms';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useAvatar } from '../../../features/avatar/useAvatar.ts';
import { reloadForParts, useLoadFailure } from '../../../features/offline/loadFailure.ts';
import { canDrawWorld } from '../../../game/engine/worldCanvas.ts';
import { Button } from '../../../ui/Button.tsx';
import { LoadingLogo } from '../../../ui/LoadingLogo.tsx';
import { lazyPart, prefetchedPart } from '../../../ui/lazyPart.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { readPendingTransition } from './pendingTransition.ts';
import { RealmView } from './RealmView.tsx';
import styles from './realm.module.css';
import { useRealmLoader } from './useRealmLoader.ts';
import { loadGame } from './WorldView.tsx';

const RealmTransition = prefetchedPart(async () => (await import('./RealmTransition.tsx')).RealmTransition);
const WebglMissing = lazyPart(async () => (await import('../../../pages/WebglMissing.tsx')).WebglMissing);

export function RealmHost({ map }: { map: MapId }) {
  const { t } = useLingui();
  const [pending] = useState(() => readPendingTransition(map));
  const [playable] = useState(canDrawWorld);
  const loadState = useRealmLoader(map);
  const avatar = useAvatar();
  // Fetches the engine and the map's images while the content is loading.
  useEffect(() => {
    if (!playable || pending) return;
    loadGame().then(
      ({ prefetchRealm: fetchAhead }) => fetchAhead(map, avatar),
      () => undefined,
    );
  }, [map, avatar, playable, pending]);
  if (!playable) return <WebglMissing />;
  if (loadState.status === 'failed') return <RealmLoadFailed error={loadState.error} />;
  if (loadState.status === 'waiting') return <LoadingLogo label={t`Lighting the lanterns`} />;
  if (pending) return <RealmTransition exit={pending} {...loadState} />;
  return <RealmView {...loadState} />;
}

function RealmLoadFailed({ error }: { error: unknown }) {
  const missing = useLoadFailure(error);
  return (
    <main id="content" tabIndex={-1} className={styles.failed}>
      <Panel>
        <h1 className="text-game-title">
          <Trans>This realm could not be opened</Trans>
        </h1>
        <p>
          {missing?.words ?? (
            <Trans>
              Its content could not be loaded. Your progress is safe. Check your internet connection and try again.
            </Trans>
          )}
        </p>
        <Button onClick={missing ? reloadForParts : () => location.reload()}>
          <Trans>Try again</Trans>
        </Button>
      </Panel>
    </main>
  );
}
