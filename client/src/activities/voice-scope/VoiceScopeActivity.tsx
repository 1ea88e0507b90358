// Looking at voices: a guess, voices and words as pictures, measured more and more coarsely, and questions about the pictures.

import type { AnswerOf } from '@lanternwise/shared/activities/registry';
import { CAVE } from '@lanternwise/shared/activities/voice-scope/mapNames';
import { speak } from '@lanternwise/shared/voices/synthesise';
import { ALL_VOICES } from '@lanternwise/shared/voices/voices';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { ActivityProps } from '../kit/activityProps.ts';
import { CheckBar } from '../kit/CheckBar.tsx';
import kitStyles from '../kit/layout.module.css';
import { Options } from '../kit/Options.tsx';
import { Predict } from '../kit/Predict.tsx';
import { SoundPicture } from '../kit/sound/SoundPicture.tsx';
import { itemResult, useAnswerCheck } from '../kit/useAnswerCheck.ts';
import { useCameraBeside } from '../kit/useCameraBeside.ts';
import { useStoredDraft } from '../kit/useStoredDraft.ts';
import { SoundBench } from './SoundBench.tsx';
import { EMPTY_SCOPE, parseScope, type ScopeDraft } from './scopeDraft.ts';
import styles from './VoiceScope.module.css';

type Props = ActivityProps<'voice-scope'>;

/** Each is shown when the ones before it are done. */
const STEPS = ['voices', 'rate', 'bits'] as const;

const toAnswer = ({ predicted, seen, rate, bits, picks }: ScopeDraft): AnswerOf<'voice-scope'> => ({
  predicted: predicted ?? '_none',
  voices: seen.length,
  rate,
  bits,
  picks,
});

export function VoiceScopeActivity({ activity, submit, report }: Props) {
  const { t } = useLingui();
  useCameraBeside(CAVE);
  const [draft, store] = useStoredDraft(activity.id, EMPTY_SCOPE, parseScope);
  const check = useAnswerCheck(toAnswer(draft), (answer) => {
    const grade = submit(answer);
    if (grade.correct)
      report({
        'voices looked at': answer.voices,
        'lowest measures a second': answer.rate,
        'lowest bits': answer.bits,
      });
    return grade;
  });
  const change = (next: Partial<ScopeDraft>) => {
    const changed = { ...draft, ...next };
    store(changed);
    check.changeAnswer(toAnswer(changed));
  };
  const { predicted, seen, rate, bits, picks } = draft;
  const { look, steps, questions } = activity;
  const done = { voices: seen.length >= look.voices, rate: rate <= look.rate, bits: bits <= look.bits };
  const isTried = done.voices && done.rate && done.bits;
  const isAnswered = questions.every(({ id }) => picks[id] !== undefined);
  return (
    <>
      <SoundBench
        activity={activity}
        onVoice={(voice) => !seen.includes(voice) && change({ seen: [...seen, voice] })}
        onMeasure={(nextRate, nextBits) => change({ rate: Math.min(rate, nextRate), bits: Math.min(bits, nextBits) })}
      />
      <Predict
        predict={activity.predict}
        predicted={predicted}
        on={['coarse']}
        onPredict={(guess) => change({ predicted: guess })}
      />
      <ul className={styles.steps}>
        {STEPS.slice(0, STEPS.findIndex((step) => !done[step]) + 1 || STEPS.length).map((step) => (
          <li key={step} className={kitStyles.note}>
            <span role="img" aria-label={done[step] ? t`Done` : t`Still to do`}>
              {done[step] ? '✔' : '○'}
            </span>{' '}
            {steps[step]}
          </li>
        ))}
      </ul>
      {isTried &&
        questions.map((question) => (
          <section key={question.id} className={styles.question}>
            <p className={kitStyles.question}>{question.ask}</p>
            {question.picture && <Mystery picture={question.picture} />}
            <Options
              label={question.ask}
              group={question.id}
              options={question.options}
              chosen={picks[question.id]}
              results={
                check.grade && picks[question.id]
                  ? { [picks[question.id] ?? '']: itemResult(check.grade, question.id) ?? 'right' }
                  : {}
              }
              disabled={check.solved}
              onChoose={(option) => change({ picks: { ...picks, [question.id]: option } })}
            />
          </section>
        ))}
      <CheckBar
        activity={activity}
        check={check}
        ready={isTried && isAnswered}
        incompleteHint={isTried ? t`Answer the questions.` : missingStep(steps, done)}
      />
    </>
  );
}

function missingStep(
  steps: Props['activity']['steps'],
  done: Readonly<Record<keyof Props['activity']['steps'], boolean>>,
): string {
  const missing = STEPS.find((step) => !done[step]);
  return missing ? steps[missing] : '';
}

/** A clip without its name: what was said is to be seen. */
function Mystery({ picture }: { picture: NonNullable<Props['activity']['questions'][number]['picture']> }) {
  const { t } = useLingui();
  const { voice, word, take } = picture;
  const samples = useMemo(() => {
    const speaker = ALL_VOICES.find(({ id }) => id === voice);
    return speaker ? speak(speaker, word, take) : new Float32Array(1);
  }, [voice, word, take]);
  return (
    <div className={styles.mystery}>
      <SoundPicture label={t`Which word is this?`} samples={samples} />
    </div>
  );
}
