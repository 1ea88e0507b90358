// The frame in the window: how sure the learner is, the verdict, and what the frame turns out to be.
import type { GalleryFrame } from '@lanternwise/shared/activities/real-or-made/gallery';
import { SURE_LEAST, SURE_MOST, SURE_STEP } from '@lanternwise/shared/activities/real-or-made/verdicts';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { fillPlaceholders } from '@lanternwise/shared/content/placeholders';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { ActionRow } from '../kit/ActionRow.tsx';
import { Brief } from '../kit/Brief.tsx';
import kitStyles from '../kit/layout.module.css';
import { ResultMark } from '../kit/ResultMark.tsx';
import type { FrameVerdict } from './draft.ts';
import { Frame } from './Frame.tsx';
import styles from './Gallery.module.css';

interface FramePanelProps {
  activity: ActivityOf<'real-or-made'>;
  frame: GalleryFrame;
  /** Of the frame, from 1 on. */
  number: number;
  ask: string;
  verdict: FrameVerdict | undefined;
  onJudge(verdict: FrameVerdict): void;
  /** Undefined at the last frame without a verdict. */
  onNext: (() => void) | undefined;
}

export function FramePanel({ activity, frame, number, ask, verdict, onJudge, onNext }: FramePanelProps) {
  return (
    <section className={styles.panel}>
      <Frame frame={frame} />
      <div className={styles.judge}>
        <Judge key={frame.id} ask={ask} verdict={verdict} onJudge={onJudge} onNext={onNext} />
        <div role="status">
          {verdict && <Result activity={activity} frame={frame} number={number} verdict={verdict} />}
        </div>
      </div>
    </section>
  );
}

/** Once judged, it shows the verdict as it was given. */
function Judge({ ask, verdict, onJudge, onNext }: Pick<FramePanelProps, 'ask' | 'verdict' | 'onJudge' | 'onNext'>) {
  const { t } = useLingui();
  const [chosen, setSure] = useState(SURE_LEAST);
  const sure = verdict?.sure ?? chosen;
  const presets = [
    [SURE_LEAST, '50%', t`No idea: 50%`],
    [75, '75%', t`Fairly sure: 75%`],
    [SURE_MOST, '100%', t`Certain: 100%`],
  ] as const;
  const verdicts = [
    ['real', t`A person`],
    ['made', t`A machine`],
  ] as const;
  return (
    <>
      <p className={kitStyles.question}>{ask}</p>
      <fieldset className={styles.judge} disabled={verdict !== undefined}>
        <Slider
          label={t`How sure?`}
          value={sure}
          min={SURE_LEAST}
          max={SURE_MOST}
          step={SURE_STEP}
          format={(value) => `${value}%`}
          onChange={setSure}
        />
        {!verdict && (
          <div className={styles.buttons}>
            {presets.map(([value, share, label]) => (
              <Button
                key={value}
                size="small"
                variant="secondary"
                aria-label={label}
                aria-pressed={value === sure}
                data-control={`sure:${value}`}
                onClick={() => setSure(value)}
              >
                {share}
              </Button>
            ))}
          </div>
        )}
      </fieldset>
      <ActionRow>
        {verdicts.map(([said, label]) => (
          <Button
            key={said}
            variant={verdict ? 'secondary' : 'primary'}
            disabled={verdict !== undefined}
            aria-pressed={verdict && said === verdict.said}
            data-control={`say:${said}`}
            onClick={() => onJudge({ said, sure })}
          >
            {label}
          </Button>
        ))}
        {verdict && onNext && (
          <Button data-control="next-frame" onClick={onNext}>
            {t`Next`}
          </Button>
        )}
      </ActionRow>
    </>
  );
}

/** Names the maker: it says where to look next time. */
function truthOf({ truths }: FramePanelProps['activity'], { truth, words, copied, isOwn }: GalleryFrame): string {
  if (words === null && truth === 'real') return isOwn ? truths.drawnOwn : truths.drawn;
  if (words === null) return isOwn ? truths.pixelsOwn : truths.pixels;
  if (truth === 'real') return truths.written;
  return fillPlaceholders(isOwn ? truths.generatedOwn : truths.generated, { run: copied ?? '' });
}

function Result({
  activity,
  frame,
  number,
  verdict: { said, sure },
}: Pick<FramePanelProps, 'activity' | 'frame' | 'number'> & { verdict: FrameVerdict }) {
  const { t } = useLingui();
  const isRight = said === frame.truth;
  const penalty = Math.round((sure / 100 - (isRight ? 1 : 0)) ** 2 * 100);
  return (
    <>
      <p className={styles.result}>
        {/* The same verdict on two frames is read aloud twice. */}
        <span className="lw-hidden">{t`Frame ${number}`}</span>
        <ResultMark result={isRight ? 'right' : 'wrong'} />{' '}
        <span>
          <Brief
            text={[truthOf(activity, frame), !isRight && t`Sure and wrong costs the most.`].filter(Boolean).join(' ')}
          />
        </span>
      </p>
      <p className={kitStyles.note}>{t`Penalty: ${penalty} of 100.`}</p>
    </>
  );
}
