// Filtering pictures: nine numbers change a pane in the valley and a picture beside them; a tapped pixel shows its sum.
import { OWN_PANE } from '@lanternwise/shared/activities/image-filter/mapNames';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useRef, useState } from 'react';
import { useAlgorithm } from '../../features/learning/useAlgorithm.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { CheckBar } from '../kit/CheckBar.tsx';
import kitStyles from '../kit/layout.module.css';
import { Options } from '../kit/Options.tsx';
import { Predict } from '../kit/Predict.tsx';
import { useAnswerCheck } from '../kit/useAnswerCheck.ts';
import { useCameraBeside } from '../kit/useCameraBeside.ts';
import { useOnMap } from '../kit/useOnMap.ts';
import { useStoredDraft } from '../kit/useStoredDraft.ts';
import { FilterEditor } from './FilterEditor.tsx';
import { FilterSum } from './FilterSum.tsx';
import { EMPTY_DRAFT, type FilterDraft, parseFilter } from './filterDraft.ts';
import styles from './ImageFilterActivity.module.css';
import { PictureCanvas, type PixelPlace } from './PictureCanvas.tsx';
import { type PictureName, useFilterPictures } from './pictures.ts';

export function ImageFilterActivity({ activity, submit, report }: ActivityProps<'image-filter'>) {
  useCameraBeside(OWN_PANE);
  useOnMap<true>(activity.id, true);
  const [draft, store] = useStoredDraft(activity.id, EMPTY_DRAFT, parseFilter);
  const { weights, divisor, predicted } = draft;
  const tried = useRef(new Set<string>());
  const check = useAnswerCheck<Pick<FilterDraft, 'weights' | 'divisor'>>({ weights, divisor }, (answer) => {
    const grade = submit({ ...answer, predicted: predicted ?? '_none' });
    if (grade.correct)
      report({ 'filters tried': tried.current.size + 1, 'weights used': answer.weights.filter(Boolean).length });
    return grade;
  });
  const change = (next: Pick<FilterDraft, 'weights' | 'divisor'>) => {
    tried.current.add(next.weights.join());
    store({ ...draft, ...next });
    check.changeAnswer(next);
  };
  return (
    <>
      <p className={kitStyles.question}>{activity.goal}</p>
      <div className={styles.lab}>
        <FilterEditor filter={draft} disabled={check.solved} onChange={change} />
        <FilteredPictures activity={activity} weights={weights} divisor={divisor} />
      </div>
      <Predict
        predict={activity.predict}
        predicted={predicted}
        on={['preset:', 'check']}
        onPredict={(guess) => store({ ...draft, predicted: guess })}
      />
      <CheckBar activity={activity} check={check} ready incompleteHint={undefined} />
    </>
  );
}

interface FilteredPicturesProps extends Pick<FilterDraft, 'weights' | 'divisor'> {
  activity: ActivityProps<'image-filter'>['activity'];
}

/** The chosen picture, the same one filtered, and the sum of the pixel that was tapped. */
function FilteredPictures({ activity, weights, divisor }: FilteredPicturesProps) {
  const { t } = useLingui();
  const { pictures, isSample } = useFilterPictures(activity.painting, activity.portrait);
  const [name, setName] = useState<PictureName>('painting');
  const [place, setPlace] = useState<PixelPlace>();
  const picture = pictures[name];
  const filter = useMemo(() => ({ weights, divisor, offset: 0 }), [weights, divisor]);
  const input = useMemo(() => (picture ? ([picture, filter, 'repeat-edge'] as const) : undefined), [picture, filter]);
  const filtered = useAlgorithm('convolution', input);
  if (!picture || !filtered) return <Spinner label={t`Filtering`} />;
  const available = (Object.keys(pictures) as PictureName[]).map((id) => ({ id, text: activity.pictures[id] }));
  // For a moment after a change, the filtered picture is still the one of before.
  const isCurrent = filtered.width === picture.width;
  return (
    <>
      <div className={styles.pictures}>
        <div className={styles.pair}>
          <PictureCanvas
            control="before"
            label={t`Before`}
            picture={picture}
            chosen={place}
            reach={1}
            onChoose={setPlace}
          />
          <PictureCanvas
            control="after"
            label={t`After`}
            picture={isCurrent ? filtered : picture}
            chosen={place}
            reach={0}
            onChoose={setPlace}
          />
        </div>
        <details className={styles.chooser}>
          <summary>{t`Other pictures`}</summary>
          {isSample && name === 'painting' && (
            <p
              className={kitStyles.note}
            >{t`This is a sample of ours: your own picture is in the browser where you painted it.`}</p>
          )}
          <Options
            label={t`Picture`}
            group="picture"
            options={available}
            chosen={name}
            onChoose={(id) => {
              setName(id as PictureName);
              setPlace(undefined);
            }}
          />
        </details>
      </div>
      {place && <FilterSum picture={picture} filter={filter} chosen={place} />}
    </>
  );
}
