// The caption belt in the window: label captions one by one as on the map, compare with two others, and say why labels differ.
import { BELT } from '@lanternwise/shared/activities/caption-belt/mapNames';
import { type CaptionLabel, labelledCaptions } from '@lanternwise/shared/activities/kit/captions/labels';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ActivityProps } from '../kit/activityProps.ts';
import { CheckBar } from '../kit/CheckBar.tsx';
import { reveal } from '../kit/feedback/reveal.ts';
import kitStyles from '../kit/layout.module.css';
import { Options } from '../kit/Options.tsx';
import { Predict } from '../kit/Predict.tsx';
import { useAnswerCheck } from '../kit/useAnswerCheck.ts';
import { useCameraBeside } from '../kit/useCameraBeside.ts';
import { useOnMap } from '../kit/useOnMap.ts';
import { useStoredDraft } from '../kit/useStoredDraft.ts';
import { Agreement, Differences } from './Agreement.tsx';
import styles from './CaptionBelt.module.css';
import { EMPTY_BELT, nextCaption, parseBelt, shippedLabels } from './draft.ts';
import { agreementFigures } from './figures.ts';
import { LabelCard } from './LabelCard.tsx';

const NO_REASON = '_none';

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: puts a screen together of components; what is left is their state
export function CaptionBeltActivity({ activity, submit, report }: ActivityProps<'caption-belt'>) {
  const { t } = useLingui();
  const [draft, store] = useStoredDraft(activity.id, EMPTY_BELT, parseBelt);
  const { predicted, labels } = draft;
  /** Ids that the last check did not accept: a changed label clears the grade, not these. */
  const [doubted, setDoubted] = useState<readonly string[]>([]);
  useOnMap<true>(activity.id, true);
  useCameraBeside(BELT);
  const check = useAnswerCheck(NO_REASON, (talk) => {
    const done = labelledCaptions(activity, labels);
    const grade = submit({
      predicted: predicted ?? '_none',
      sorted: done.length,
      kindness: Object.fromEntries(done.map(({ id, kind }) => [id, kind ? 'kind' : 'unkind'])),
      talk,
    });
    setDoubted(grade.wrong);
    if (grade.correct) report(agreementFigures(labels, activity.labellers.map(shippedLabels)));
    return grade;
  });
  const setLabel = (id: string, what: keyof CaptionLabel, label: boolean) => {
    store({ ...draft, labels: { ...labels, [id]: { ...labels[id], [what]: label } } });
    // A grade of labels that have changed would mislead.
    check.changeAnswer(check.answer);
  };
  const next = nextCaption(activity, labels);
  const total = activity.captions.length;
  const labelled = labelledCaptions(activity, labels);
  const done = labelled.length;
  const showCards = (cards: typeof labelled) => (
    <ul className={styles.list}>
      {cards.map((caption) => (
        <li key={caption.id}>
          <LabelCard
            caption={caption}
            label={caption}
            belt={activity}
            disabled={check.solved}
            onLabel={(what, label) => setLabel(caption.id, what, label)}
          />
        </li>
      ))}
    </ul>
  );
  const toChange = labelled.filter(({ id }) => doubted.includes(id));
  return (
    <>
      <p className={kitStyles.note} role="status">
        {t`Labelled: ${done} of ${total}.`}
      </p>
      {next ? (
        // The first one stands below the prompt; each next one is scrolled to.
        <div key={next.id} ref={done > 0 ? reveal : undefined}>
          <LabelCard
            caption={next}
            label={labels[next.id] ?? {}}
            belt={activity}
            onLabel={(what, label) => setLabel(next.id, what, label)}
          />
        </div>
      ) : (
        <>
          <Agreement belt={activity} labels={labels} />
          <Differences belt={activity} labels={labels} />
          <Options
            question={activity.talk.question}
            group="talk"
            layout="column"
            options={activity.talk.options}
            chosen={check.answer}
            disabled={check.solved}
            onChoose={(id) => check.changeAnswer(id)}
          />
        </>
      )}
      <Predict
        predict={activity.predict}
        predicted={predicted}
        on={['funny:']}
        onPredict={(guess) => store({ ...draft, predicted: guess })}
      />
      {done > 0 && (
        <details>
          <summary data-control="change">{t`Change your labels`}</summary>
          {showCards(labelled.filter((caption) => !toChange.includes(caption)))}
        </details>
      )}
      {toChange.length > 0 && (
        <section className={kitStyles.stack}>
          <p className={kitStyles.question}>{t`Look at these labels again`}</p>
          {showCards(toChange)}
        </section>
      )}
      {!next && (
        <CheckBar
          activity={activity}
          check={check}
          ready={check.answer !== NO_REASON}
          incompleteHint={t`Choose an answer first.`}
        />
      )}
    </>
  );
}
