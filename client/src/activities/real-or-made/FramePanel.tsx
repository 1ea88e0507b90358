// The frame in the window: how sure the learner is, the verdict, and what the frame turns out to be.
import type { GalleryFrame, Truth } from '@lanternwise/shared/activities/real-or-made/gallery';
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
  ask: string;
  verdict: FrameVerdict | undefined;
  onJudge(verdict: FrameVerdict): void;
  /** Undefined at the last frame without a verdict. */
  onNext: (() => void) | undefined;
}

export function FramePanel({ activity, frame, ask, verdict, onJudge, onNext }: FramePanelProps) {
  return (
    <section className={styles.panel}>
      <Frame frame={frame} />
      {verdict ? (
        <Verdict activity={activity} frame={frame} verdict={verdict} onNext={onNext} />
      ) : (
        <Judge key={frame.id} ask={ask} onJudge={onJudge} />
      )}
    </section>
  );
}

function Judge({ ask, onJudge }: Pick<FramePanelProps, 'ask' | 'onJudge'>) {
  const { t } = useLingui();
  const [sure, setSure] = useState(SURE_LEAST);
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
    <div className={styles.judge}>
      <p className={kitStyles.question}>{ask}</p>
      <Slider
        label={t`How sure are you?`}
        value={sure}
        min={SURE_LEAST}
        max={SURE_MOST}
        step={SURE_STEP}
        format={(value) => `${value}%`}
        onChange={setSure}
      />
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
      <ActionRow>
        {verdicts.map(([said, label]) => (
          <Button key={said} data-control={`say:${said}`} onClick={() => onJudge({ said, sure })}>
            {label}
          </Button>
        ))}
      </ActionRow>
    </div>
  );
}

/** Names the maker: it says where to look next time. */
function truthOf({ truths }: FramePanelProps['activity'], { truth, words, copied, isOwn }: GalleryFrame): string {
  if (words === null && truth === 'real') return isOwn ? truths.drawnOwn : truths.drawn;
  if (words === null) return isOwn ? truths.pixelsOwn : truths.pixels;
  if (truth === 'real') return truths.written;
  return fillPlaceholders(isOwn ? truths.generatedOwn : truths.generated, { run: copied ?? '' });
}

function Verdict({
  activity,
  frame,
  verdict: { said, sure },
  onNext,
}: Pick<FramePanelProps, 'activity' | 'frame' | 'onNext'> & { verdict: FrameVerdict }) {
  const { t } = useLingui();
  const isRight = said === frame.truth;
  const penalty = Math.round((sure / 100 - (isRight ? 1 : 0)) ** 2 * 100);
  const names: Record<Truth, string> = { real: t`real`, made: t`made` };
  const name = names[said];
  return (
    <div className={styles.judge} role="status">
      <p className={styles.result}>
        <ResultMark result={isRight ? 'right' : 'wrong'} /> {t`You said: ${name}, ${sure}% sure.`}
      </p>
      <p>
        <Brief
          text={[truthOf(activity, frame), !isRight && t`Sure and wrong costs the most.`].filter(Boolean).join(' ')}
        />
      </p>
      <p className={kitStyles.note}>{t`Penalty: ${penalty} of 100.`}</p>
      {onNext && (
        <ActionRow>
          <Button data-control="next-frame" onClick={onNext}>
            {t`Next frame`}
          </Button>
        </ActionRow>
      )}
    </div>
  );
}
