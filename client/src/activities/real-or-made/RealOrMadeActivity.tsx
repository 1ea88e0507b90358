// The gallery: a guess, twelve frames to judge with a certainty, on the map or here, and the calibration of these verdicts.

import { FRAMES } from '@lanternwise/shared/activities/real-or-made/gallery';
import { seedFromText } from '@lanternwise/shared/learning/random';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { ActionRow } from '../kit/ActionRow.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import chipStyles from '../kit/chip.module.css';
import { LeaveToMap } from '../kit/LeaveToMap.tsx';
import kitStyles from '../kit/layout.module.css';
import { Predict } from '../kit/Predict.tsx';
import { useCameraBeside } from '../kit/useCameraBeside.ts';
import { useOnMap } from '../kit/useOnMap.ts';
import { useStoredDraft } from '../kit/useStoredDraft.ts';
import { Calibration } from './Calibration.tsx';
import { EMPTY_RUN, type GalleryRun, parseRun } from './draft.ts';
import { FramePanel } from './FramePanel.tsx';
import styles from './Gallery.module.css';
import { wallOf } from './galleryWalls.ts';
import { useHanging } from './useHanging.ts';

export function RealOrMadeActivity(props: ActivityProps<'real-or-made'>) {
  const { activity, seed } = props;
  const [run, store] = useStoredDraft<GalleryRun>(activity.id, EMPTY_RUN, parseRun);
  const [hangings, setHangings] = useState(0);
  const isNeeded = run.frames.length < FRAMES;
  const hung = useHanging(activity, isNeeded, seed + hangings);
  useOnMap<true>(activity.id, true);
  useCameraBeside(wallOf(run.looking));
  useEffect(() => {
    if (isNeeded && hung) store({ ...EMPTY_RUN, predicted: run.predicted, frames: hung });
  });
  if (isNeeded) return <Spinner />;
  return (
    <Run
      key={run.frames.map(({ words, cells }) => words ?? cells).join(' ')}
      {...props}
      run={run}
      onChange={store}
      onHangAnew={() => {
        setHangings(hangings + 1);
        store({ ...EMPTY_RUN, predicted: run.predicted });
      }}
    />
  );
}

/** Where sentences and pictures come from; one sentence says that neither is the learner's. */
function originOf({ sources, pictures, samples }: RunProps['activity'], isOwn: boolean, isDrawn: boolean): string {
  if (!isOwn && !isDrawn && samples !== undefined) return samples;
  return [isOwn ? sources.own : sources.sample, isDrawn ? pictures.own : pictures.sample].join(' ');
}

interface RunProps extends ActivityProps<'real-or-made'> {
  run: GalleryRun;
  onChange(run: GalleryRun): void;
  onHangAnew(): void;
}

function Run({ activity, submit, report, run, onChange, onHangAnew }: RunProps) {
  const { t } = useLingui();
  const { frames, verdicts, looking } = run;
  const panel = useRef<HTMLDivElement>(null);
  // Coming from a frame on the map, or going to the next one, shows that frame first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each frame that is looked at
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [looking]);
  const frame = frames[looking];
  if (!frame) return null;
  const open = frames.flatMap(({ id }, at) => (verdicts[id] || at === looking ? [] : [at]));
  const next = open.find((at) => at > looking) ?? open[0];
  const isOwn = frames.some((one) => one.isOwn && one.words !== null);
  const isDrawn = frames.some((one) => one.isOwn && one.cells !== null);
  // Another run begins with another of the questions.
  const ask = activity.asks[(looking + seedFromText(frames[0]?.words ?? '')) % activity.asks.length];
  const [judged, total] = [Object.keys(verdicts).length, frames.length];
  return (
    <>
      <div className={styles.overview}>
        <p className={kitStyles.note} role="status">{t`Frames judged: ${judged} of ${total}.`}</p>
        <FramePicker run={run} onLook={(at) => onChange({ ...run, looking: at })} />
      </div>
      <div ref={panel}>
        <FramePanel
          activity={activity}
          frame={frame}
          number={looking + 1}
          ask={ask?.text ?? ''}
          verdict={verdicts[frame.id]}
          onJudge={(verdict) => onChange({ ...run, verdicts: { ...verdicts, [frame.id]: verdict } })}
          onNext={next === undefined ? undefined : () => onChange({ ...run, looking: next })}
        />
      </div>
      <Predict
        predict={activity.predict}
        predicted={run.predicted}
        on={['say:']}
        onPredict={(predicted) => onChange({ ...run, predicted })}
      />
      <details>
        <summary>{t`Where from?`}</summary>
        <p className={kitStyles.note}>{originOf(activity, isOwn, isDrawn)}</p>
      </details>
      {judged < total && !verdicts[frame.id] && (
        <ActionRow>
          <LeaveToMap hint={activity.walk} />
        </ActionRow>
      )}
      {judged === total && (
        <Calibration
          activity={activity}
          submit={submit}
          report={report}
          run={run}
          onRead={() => onChange({ ...run, isRead: true })}
          onHangAnew={onHangAnew}
        />
      )}
    </>
  );
}

function FramePicker({ run: { frames, verdicts, looking }, onLook }: { run: GalleryRun; onLook(at: number): void }) {
  const { t } = useLingui();
  return (
    <fieldset className={styles.picker} aria-label={t`The twelve frames`}>
      {frames.map(({ id, truth }, at) => {
        const verdict = verdicts[id];
        const number = at + 1;
        const isRight = verdict?.said === truth;
        const mark = verdict ? (isRight ? '✓' : '✗') : number;
        const label = verdict
          ? isRight
            ? t`Frame ${number}, right`
            : t`Frame ${number}, wrong`
          : t`Frame ${number}, not judged yet`;
        return (
          <button
            key={id}
            type="button"
            className={cx(chipStyles.chip, styles.pick)}
            aria-label={label}
            aria-current={at === looking}
            data-result={verdict ? (isRight ? 'right' : 'wrong') : undefined}
            data-control={`frame:${at}`}
            onClick={() => onLook(at)}
          >
            {mark}
          </button>
        );
      })}
    </fieldset>
  );
}
