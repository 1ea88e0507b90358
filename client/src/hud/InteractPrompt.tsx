// The prompt near something usable, with the key from the settings or the hand on touch screens; a lantern to light; else the exit.
import { Trans } from '@lingui/react/macro';
import { Hand } from 'lucide-react';
import { useAppSelector } from '../app/hooks.ts';
import type { PlaceKind } from '../bridge/events.ts';
import { useRealmContent } from '../features/content/realmContentContext.ts';
import { selectIsOverlayOpen } from '../features/overlays/overlaysSlice.ts';
import { useRealmState } from '../features/progress/hooks.ts';
import { readyLantern } from '../features/realm/readyLantern.ts';
import { useSettings } from '../features/settings/useSettings.ts';
import { describePlace } from '../overlay-kit/characters.ts';
import { useTouchDevice } from '../overlay-kit/useTouchDevice.ts';
import { useLastWorldEvent, useWorld } from '../overlay-kit/useWorld.ts';
import { keyLabel } from '../overlays/settings/keyLabel.ts';
import styles from './InteractPrompt.module.css';
import { LanternPrompt } from './LanternPrompt.tsx';
import { ToTheArrow } from './ToTheArrow.tsx';

export function InteractPrompt() {
  const place = useLastWorldEvent('interactable/changed');
  const hidden = useAppSelector(selectIsOverlayOpen);
  const content = useRealmContent();
  const world = useWorld();
  const { keys } = useSettings();
  const key = keyLabel(keys.interact[0]);
  const touched = useTouchDevice();
  const places = useLastWorldEvent('world/ready')?.places ?? [];
  const lantern = readyLantern(content, useRealmState(), places);
  const shown = place && !hidden ? place : undefined;
  return (
    <div className={styles.place} role="status" aria-live="polite">
      {shown && (
        <button type="button" className={styles.prompt} onClick={() => world.emit('interact/pressed', null)}>
          {touched ? <TapPrompt kind={shown.kind} /> : <KeyPrompt keyName={key} kind={shown.kind} />}
          <span className={styles.name}>{describePlace(content, shown).name}</span>
        </button>
      )}
      {/* A learner who has finished a task stands beside the person or shop that gave it. */}
      {lantern && !hidden && shown?.kind !== 'lantern' && (
        <LanternPrompt task={lantern} isBeside={shown !== undefined} />
      )}
      {!hidden && !shown && <ToTheArrow />}
    </div>
  );
}

function KeyPrompt({ keyName: key, kind }: { keyName: string; kind: PlaceKind }) {
  if (kind === 'lantern')
    return (
      <Trans>
        Press <kbd>{key}</kbd> to light
      </Trans>
    );
  return kind === 'lever' ? (
    <Trans>
      Press <kbd>{key}</kbd> to pull
    </Trans>
  ) : (
    <Trans>
      Press <kbd>{key}</kbd> to interact
    </Trans>
  );
}

function TapPrompt({ kind }: { kind: PlaceKind }) {
  if (kind === 'lantern')
    return (
      <Trans>
        Tap <HandKey /> to light
      </Trans>
    );
  return kind === 'lever' ? (
    <Trans>
      Tap <HandKey /> to pull
    </Trans>
  ) : (
    <Trans>
      Tap <HandKey /> to interact
    </Trans>
  );
}

const HandKey = () => <Hand className={styles.hand} aria-hidden="true" size={24} />;
