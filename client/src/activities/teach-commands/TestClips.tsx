// The clips of the strangers that tested the robot: each can be opened, heard and seen, and says what the robot made of it.
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import type { TestClip } from '@lanternwise/shared/voices/commandModel';
import { speak } from '@lanternwise/shared/voices/synthesise';
import { TEST_VOICES } from '@lanternwise/shared/voices/voices';
import { WORD_IDS, type Word } from '@lanternwise/shared/voices/words';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import chipStyles from '../kit/chip.module.css';
import kitStyles from '../kit/layout.module.css';
import { SoundPicture } from '../kit/sound/SoundPicture.tsx';
import styles from './TeachCommands.module.css';

export type Teaching = ActivityOf<'teach-commands'>;

export const nameIn = (all: readonly { id: string; name: string }[], id: string): string =>
  all.find((one) => one.id === id)?.name ?? id;

export const toWord = (label: string): Word | null => WORD_IDS.find((word) => word === label) ?? null;

interface TestClipsProps {
  activity: Teaching;
  clips: readonly TestClip[];
  onOpen(clip: TestClip, samples: Float32Array): void;
}

export function TestClips({ activity, clips, onOpen }: TestClipsProps) {
  const { t } = useLingui();
  const [stranger, setStranger] = useState<string>(activity.strangers[0]?.id ?? '');
  const [opened, setOpened] = useState<string>();
  const shown = clips.filter(({ voice }) => voice === stranger);
  const keyOf = ({ voice, actual, take }: TestClip) => `${voice}-${actual}-${take}`;
  const open = clips.find((clip) => keyOf(clip) === opened);
  const samples = useMemo(() => samplesOf(opened), [opened]);
  return (
    <details className={kitStyles.card}>
      <summary data-control="clips">{t`Open the test: hear each clip`}</summary>
      <div className={styles.strangers}>
        {activity.strangers.map(({ id, name, about }) => (
          <button
            key={id}
            type="button"
            className={cx(chipStyles.chip, styles.chip)}
            data-control={`stranger:${id}`}
            aria-pressed={stranger === id}
            onClick={() => setStranger(id)}
          >
            {`${name}: ${about}`}
          </button>
        ))}
      </div>
      {activity.words.map(({ id, name }) => (
        <div key={id} className={styles.row}>
          <span className={styles.word}>{name}</span>
          <div className={styles.chips}>
            {shown
              .filter(({ actual }) => actual === id)
              .map((clip) => {
                const isRight = clip.actual === clip.predicted;
                const [number, heard] = [clip.take + 1, nameIn(activity.words, clip.predicted)];
                return (
                  <button
                    key={keyOf(clip)}
                    type="button"
                    className={cx(chipStyles.chip, styles.chip, styles.clip, !isRight && styles.isWrong)}
                    aria-label={t`${name}, clip ${number}: heard as ${heard}`}
                    data-control={`clip:${keyOf(clip)}`}
                    aria-pressed={keyOf(clip) === opened}
                    onClick={() => {
                      setOpened(keyOf(clip));
                      onOpen(clip, samplesOf(keyOf(clip)));
                    }}
                  >
                    {isRight ? '✔' : '✘'}
                  </button>
                );
              })}
          </div>
        </div>
      ))}
      {open && <OpenedClip activity={activity} clip={open} samples={samples} />}
    </details>
  );
}

/** `key` = voice, word and take, as they are spoken in the test. */
function samplesOf(key: string | undefined): Float32Array {
  const [voice, actual, take] = key?.split('-') ?? [];
  const speaker = TEST_VOICES.find(({ id }) => id === voice);
  const word = toWord(actual ?? '');
  return speaker && word ? speak(speaker, word, Number(take)) : new Float32Array(1);
}

function OpenedClip({ activity, clip, samples }: { activity: Teaching; clip: TestClip; samples: Float32Array }) {
  const { t } = useLingui();
  const name = nameIn(activity.strangers, clip.voice);
  const [said, heard] = [nameIn(activity.words, clip.actual), nameIn(activity.words, clip.predicted)];
  return (
    <div role="status">
      <SoundPicture label={t`${name} said “${said}”. The robot heard “${heard}”.`} samples={samples} />
    </div>
  );
}
