// The prompt near something usable, with the key from the settings or the hand on touch screens; a lantern to light; else the exit.

import type { QuestTask } from '@lanternwise/shared/content/quest';
import { Trans } from '@lingui/react/macro';
import Flame from 'lucide-react/icons/flame';
import Hand from 'lucide-react/icons/hand';
import type { Place } from '../bridge/events.ts';
import { useRealmContent } from '../features/content/realmContentContext.ts';
import { selectIsOverlayOpen } from '../features/overlays/overlaysSlice.ts';
import { useRealmState, useRecord } from '../features/progress/hooks.ts';
import { readyLantern } from '../features/realm/readyLantern.ts';
import { useSettings } from '../features/settings/useSettings.ts';
import { useAppSelector } from '../features/store/hooks.ts';
import { useTouchDevice } from '../overlay-kit/useTouchDevice.ts';
import { useLastWorldEvent, useWorld } from '../overlay-kit/useWorld.ts';
import { describePlace, mechanicPlace } from '../overlays/places/describePlace.ts';
import { keyLabel } from '../overlays/settings/keyLabel.ts';
import styles from './InteractPrompt.module.css';
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
          {touched ? <TapPrompt verb={verbOf(shown)} /> : <KeyPrompt keyName={key} verb={verbOf(shown)} />}
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

type Verb = 'light' | 'pull' | undefined;

const verbOf = (place: Place): Verb => (place.kind === 'lantern' ? 'light' : mechanicPlace(place)?.use);

function KeyPrompt({ keyName: key, verb }: { keyName: string; verb: Verb }) {
  if (verb === 'light')
    return (
      <Trans>
        Press <kbd>{key}</kbd> to light
      </Trans>
    );
  return verb === 'pull' ? (
    <Trans>
      Press <kbd>{key}</kbd> to pull
    </Trans>
  ) : (
    <Trans>
      Press <kbd>{key}</kbd> to interact
    </Trans>
  );
}

function TapPrompt({ verb }: { verb: Verb }) {
  if (verb === 'light')
    return (
      <Trans>
        Tap <HandKey /> to light
      </Trans>
    );
  return verb === 'pull' ? (
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

/** `isBeside`: something else is in reach, and the key is for that. */
function LanternPrompt({ task, isBeside }: { task: QuestTask; isBeside: boolean }) {
  const record = useRecord();
  return (
    <button
      type="button"
      className={styles.prompt}
      data-lantern-prompt={task.id}
      onClick={() => record({ kind: 'lantern-lit', ref: task.id })}
    >
      <Flame aria-hidden="true" size={22} />
      {isBeside ? <Trans>Light the lantern</Trans> : <FarPrompt title={task.title} />}
    </button>
  );
}

function FarPrompt({ title }: { title: string }) {
  const touched = useTouchDevice();
  const key = keyLabel(useSettings().keys.interact[0]);
  return touched ? (
    <Trans>Light the lantern of “{title}”</Trans>
  ) : (
    <span>
      <Trans>
        Press <kbd>{key}</kbd> to light the lantern of “{title}”
      </Trans>
    </span>
  );
}
