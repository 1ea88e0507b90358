// Crossing the word river in the window: the same stones as on the map, as buttons with their shares.
import { STONES } from '@lanternwise/shared/activities/kit/words/mapNames';
import { ROWS, type TrainedText } from '@lanternwise/shared/activities/kit/words/nextWords';
import { type Crossing, readCrossing, startCrossing, stepOn } from '@lanternwise/shared/activities/river-crossing/walk';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { CheckBar } from '../kit/CheckBar.tsx';
import kitStyles from '../kit/layout.module.css';
import { Predict } from '../kit/Predict.tsx';
import { ShareBar } from '../kit/ShareBar.tsx';
import { useAnswerCheck } from '../kit/useAnswerCheck.ts';
import { useCameraBeside } from '../kit/useCameraBeside.ts';
import { useOnMap } from '../kit/useOnMap.ts';
import { useRiver } from '../word-river/draft.ts';
import styles from './RiverCrossing.module.css';

type CrossingProps = ActivityProps<'river-crossing'>;

export function RiverCrossingActivity(props: CrossingProps) {
  const { activity } = props;
  const river = useRiver(activity.from)?.trained;
  const [predicted, setPredicted] = useState<string>();
  useCameraBeside(STONES);
  return (
    <>
      {river && <CrossingGame {...props} river={river} predicted={predicted} />}
      <Predict predict={activity.predict} predicted={predicted} on={['stone:']} onPredict={setPredicted} />
    </>
  );
}

function CrossingGame({
  activity,
  seed,
  submit,
  report,
  river,
  predicted,
}: CrossingProps & { river: TrainedText; predicted: string | undefined }) {
  const { t } = useLingui();
  const start = useMemo(() => startCrossing(river), [river]);
  const check = useAnswerCheck(start, (crossing) => {
    const { figures } = readCrossing(crossing, river);
    const grade = submit({ predicted: predicted ?? '_none', ...figures });
    if (grade.correct)
      report({
        'stones stepped on': figures.steps,
        'broadest stones': figures.broadest,
        'copied words': figures.copied,
      });
    return grade;
  });
  const crossing = check.answer;
  const { banner, source } = readCrossing(crossing, river);
  useOnMap<Crossing>(activity.id, crossing);
  const open = crossing.rows.at(-1);
  const step = crossing.rows.length;
  return (
    <>
      <p className={styles.banner} role="status">
        {banner || activity.ask}
      </p>
      {source !== null && <p className={kitStyles.note}>{t`The water shows the line it copies: “${source}”`}</p>}
      {!crossing.isAcross && open && (
        <fieldset className={styles.stones} aria-label={t`Stones of row ${step} of ${ROWS}`}>
          {open.stones.map(({ word, count, share }, at) => (
            <button
              key={word}
              type="button"
              className={styles.stone}
              data-control={`stone:${at}`}
              onClick={() => check.changeAnswer(stepOn(crossing, river, step - 1, at, seed))}
            >
              <span translate="no">{word}</span>
              <ShareBar share={share} />
              <span>{plural(count, { one: '# time', other: '# times' })}</span>
            </button>
          ))}
        </fieldset>
      )}
      <CheckBar
        activity={activity}
        check={check}
        ready={crossing.words.length > 0}
        incompleteHint={activity.ask}
        isQuiet={!crossing.isAcross && crossing.words.length > 0}
      >
        {!check.solved && crossing.words.length > 0 && (
          <Button variant="secondary" data-control="restart" onClick={() => check.changeAnswer(start)}>
            {t`Back to the bank`}
          </Button>
        )}
      </CheckBar>
    </>
  );
}
