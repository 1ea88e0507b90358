// The prompt near something usable, with its key or the hand of touch screens; and a lantern to light.

import type { QuestTask } from '@lanternwise/shared/content/quest';
import { Trans } from '@lingui/react/macro';
import Flame from 'lucide-react/icons/flame';
import Hand from 'lucide-react/icons/hand';
import { type ReactNode, useState } from 'react';
import type { Place } from '../bridge/events.ts';
import { useRealmContent } from '../features/content/realmContentContext.ts';
import { selectOffer, selectSight } from '../features/messages/messagesSlice.ts';
import { selectIsOverlayOpen } from '../features/overlays/overlaysSlice.ts';
import { useRealmState, useRecord } from '../features/progress/hooks.ts';
import { readyLantern } from '../features/realm/readyLantern.ts';
import { useSettings } from '../features/settings/useSettings.ts';
import { useAppSelector } from '../features/store/hooks.ts';
import { useTouchDevice } from '../overlay-kit/useTouchDevice.ts';
import { useLastWorldEvent, useWorld, useWorldEvent } from '../overlay-kit/useWorld.ts';
import { describePlace, mechanicPlace } from '../overlays/places/describePlace.ts';
import { keyLabel } from '../overlays/settings/keyLabel.ts';
import styles from './InteractPrompt.module.css';

export function InteractPrompt() {
  const place = useLastWorldEvent('interactable/changed');
  const isCovered = useAppSelector(selectIsOverlayOpen);
  const content = useRealmContent();
  const places = useLastWorldEvent('world/ready')?.places ?? [];
  const lantern = readyLantern(content, useRealmState(), places);
  const isKnown = useWasUsed();
  // What a finished task has changed is seen first; then the key is for its lantern, whatever stands near.
  const isWatching = useAppSelector(selectSight) !== undefined;
  const isOffered = useAppSelector(selectOffer) !== undefined && lantern !== undefined;
  const shown = place && !isCovered && !isOffered ? place : undefined;
  return (
    <div className={styles.place} role="status" aria-live="polite">
      {shown && <PlacePrompt place={shown} isKnown={isKnown} />}
      {/* A learner who has finished a task stands beside the person or shop that gave it. */}
      {lantern && !isCovered && !isWatching && shown?.kind !== 'lantern' && (
        <LanternPrompt task={lantern} isBeside={shown !== undefined} />
      )}
    </div>
  );
}

/** Who has used something in this realm knows the key: from then on its sign is enough. */
function useWasUsed(): boolean {
  const [wasUsed, setUsed] = useState(false);
  useWorldEvent('interaction/requested', () => setUsed(true));
  return wasUsed;
}

/** The key, or on touch screens the hand. */
function UseSign() {
  const touched = useTouchDevice();
  const key = keyLabel(useSettings().keys.interact[0]);
  return touched ? <Hand className={styles.hand} aria-hidden="true" size={22} /> : <kbd>{key}</kbd>;
}

function PlacePrompt({ place, isKnown }: { place: Place; isKnown: boolean }) {
  const world = useWorld();
  const { name, go } = describePlace(useRealmContent(), place);
  if (place.use) {
    return (
      <button type="button" className={styles.prompt} data-hud="" onClick={() => world.emit('interact/pressed', null)}>
        <UseSign />
        {go}
        <span className={styles.name}>{name}</span>
      </button>
    );
  }
  return (
    <button type="button" className={styles.prompt} data-hud="" onClick={() => world.emit('interact/pressed', null)}>
      {place.kind === 'lantern' ? <LightWords name={name} /> : <UseWords place={place} name={name} isKnown={isKnown} />}
    </button>
  );
}

/** The words of the requirements in full until the key was used; then they are for ears alone. */
function UseWords({ place, name, isKnown }: { place: Place; name: string; isKnown: boolean }) {
  const isPull = mechanicPlace(place)?.use === 'pull';
  return (
    <>
      {isKnown ? (
        <>
          <UseSign />
          {isPull && <Trans>Pull</Trans>}
          <span className="lw-hidden">
            <FullWords isPull={isPull} />{' '}
          </span>
        </>
      ) : (
        <span>
          <FullWords isPull={isPull} sign={<UseSign />} />
        </span>
      )}
      <span className={styles.name}>{name}</span>
    </>
  );
}

function FullWords({ isPull, sign }: { isPull: boolean; sign?: ReactNode }) {
  const touched = useTouchDevice();
  const { keys } = useSettings();
  const key = sign ?? keyLabel(keys.interact[0]);
  if (touched) return isPull ? <Trans>Tap {key} to pull</Trans> : <Trans>Tap {key} to interact</Trans>;
  return isPull ? <Trans>Press {key} to pull</Trans> : <Trans>Press {key} to interact</Trans>;
}

function LightWords({ name }: { name: string }) {
  return (
    <>
      <UseSign />
      <Trans>Light the lantern</Trans>
      <span className="lw-hidden">: {name}</span>
    </>
  );
}

/** `isBeside`: something else is in reach, and the key is for that. */
function LanternPrompt({ task: { id, title }, isBeside }: { task: QuestTask; isBeside: boolean }) {
  const record = useRecord();
  return (
    <button
      type="button"
      className={styles.prompt}
      data-hud=""
      data-lantern-prompt={id}
      onClick={() => record({ kind: 'lantern-lit', ref: id })}
    >
      {isBeside ? <Flame aria-hidden="true" size={22} /> : null}
      {isBeside ? <Trans>Light the lantern</Trans> : <LightWords name={title} />}
    </button>
  );
}
