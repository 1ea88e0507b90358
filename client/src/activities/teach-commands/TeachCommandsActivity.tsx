// Teaching the bridge robot: one voice teaches and is tested with strangers, then the learner chooses voices until it understands enough.
import { BRIDGE, GAP } from '@lanternwise/shared/activities/teach-commands/mapNames';
import { commandAccuracy, TEST_CLIPS, voiceFigures } from '@lanternwise/shared/voices/commandResults';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useRef, useState } from 'react';
import { useClipPlayer } from '../../audio/useClipPlayer.ts';
import { learningClient } from '../../features/learning/LearningClient.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { CheckBar } from '../kit/CheckBar.tsx';
import { ConfusionTable } from '../kit/ConfusionTable.tsx';
import kitStyles from '../kit/layout.module.css';
import { Options } from '../kit/Options.tsx';
import { Predict } from '../kit/Predict.tsx';
import { MicrophoneBox } from '../kit/sound/MicrophoneBox.tsx';
import { optionResult, useAnswerCheck } from '../kit/useAnswerCheck.ts';
import { useCameraBeside } from '../kit/useCameraBeside.ts';
import { useOnMap } from '../kit/useOnMap.ts';
import { useStoredDraft } from '../kit/useStoredDraft.ts';
import type { RobotHearing } from './messages.ts';
import styles from './TeachCommands.module.css';
import { Teachers } from './Teachers.tsx';
import { nameIn, TestClips, toWord } from './TestClips.tsx';
import { TestHistory } from './TestHistory.tsx';
import { emptyTeaching, parseTeaching, type TeachingDraft, toAnswer, withTest } from './teachingDraft.ts';
import { useCommandTest } from './useCommandTest.ts';
import type { RobotView } from './world.ts';

type Props = ActivityProps<'teach-commands'>;

/** What the robot on the map shows last; a hearing in the list of names of the interface. */
function useHearings(activity: Props['activity']) {
  const { t } = useLingui();
  const [shown, setShown] = useState<RobotHearing>();
  const show = (by: string, said: string, heard: string) => {
    const [call, understood] = [nameIn(activity.words, said), nameIn(activity.words, heard)];
    setShown((before) => ({
      id: (before?.id ?? 0) + 1,
      heard: toWord(heard),
      call: said === '' ? by : t`${by}: “${call}”`,
      reply: heard === '' ? t`Krr?` : t`I heard “${understood}”.`,
    }));
  };
  return { shown, show };
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: puts a screen together of components; what is left is their state
export function TeachCommandsActivity({ activity, submit, report }: Props) {
  const { t } = useLingui();
  const play = useClipPlayer();
  const empty = useMemo(() => emptyTeaching(activity.first), [activity.first]);
  const [draft, store] = useStoredDraft(activity.id, empty, parseTeaching);
  const { predicted, voices, tests, read, conclusion } = draft;
  const tested = tests.at(-1);
  const testedKey = tested?.join();
  const firstClips = useCommandTest(tests[0]);
  const lastClips = useCommandTest(tests.length > 1 ? tested : undefined);
  const clips = tests.length > 1 ? lastClips : firstClips;
  const accuracy = tested ? commandAccuracy(tested) : 0;
  const check = useAnswerCheck(toAnswer(draft), (answer) => {
    const grade = submit(answer);
    if (grade.correct)
      report({
        'test accuracy': Math.round(accuracy * 1000) / 1000,
        'accuracy of the first voice': Math.round(commandAccuracy([activity.first]) * 1000) / 1000,
        'test clips': TEST_CLIPS,
        tests: tests.length,
        ...voiceFigures(answer.voices),
      });
    return grade;
  });
  const { shown, show } = useHearings(activity);
  const [own, setOwn] = useState<string>();
  const ownWord = nameIn(activity.words, own ?? '');
  const result = useRef<HTMLDivElement>(null);
  useOnMap<RobotView>(activity.id, { hearing: shown ?? null, isMended: check.solved });
  useCameraBeside(check.solved ? GAP : BRIDGE);
  const change = (next: TeachingDraft) => {
    store(next);
    check.changeAnswer(toAnswer(next));
  };
  const test = () => {
    change(withTest(draft));
    result.current?.scrollIntoView({ block: 'nearest' });
  };
  const firstName = nameIn(activity.teachers, activity.first);
  const isUnchanged = voices.join() === testedKey;
  // The robot is still listening: nothing is known.
  const isEnough = clips !== undefined && accuracy >= activity.goal;
  const hint = !tested
    ? t`Test the robot first.`
    : read === undefined
      ? activity.read
      : isEnough
        ? activity.conclusion.question
        : activity.ask;
  return (
    <>
      {!tested && (
        <div className={kitStyles.buttons}>
          <Button data-control="test" onClick={test}>
            {t`Test what ${firstName} taught it`}
          </Button>
        </div>
      )}
      <Predict
        predict={activity.predict}
        predicted={predicted}
        on={['test']}
        onPredict={(guess) => change({ ...draft, predicted: guess })}
      />
      {tested && (
        <div ref={result} role="status" className={styles.result}>
          <p className={styles.reading}>{t`Rows: what was said. Columns: what the robot heard.`}</p>
          {firstClips && <ConfusionTable caption={t`${firstName} alone`} labels={activity.words} pairs={firstClips} />}
          {lastClips && <ConfusionTable caption={t`Last test`} labels={activity.words} pairs={lastClips} />}
          {!clips && (
            <p className={kitStyles.note}>
              <Spinner label="" /> {t`The robot listens to ${TEST_CLIPS} clips of strangers…`}
            </p>
          )}
          <TestHistory activity={activity} tests={clips ? tests : tests.slice(0, -1)} />
        </div>
      )}
      {tested && clips && (
        <>
          <TestClips
            activity={activity}
            clips={clips}
            onOpen={({ voice, actual, predicted: heard }, samples) => {
              play(samples);
              show(nameIn(activity.strangers, voice), actual, heard);
            }}
          />
          <Options
            question={activity.read}
            group="read"
            options={activity.words.map(({ id, name }) => ({ id, text: name }))}
            chosen={read}
            results={optionResult({ grade: check.grade, answer: read ?? '' }, 'reading')}
            disabled={check.solved}
            onChoose={(word) => change({ ...draft, read: word })}
          />
        </>
      )}
      {tested && read !== undefined && (
        <section className={styles.teaching}>
          <p className={kitStyles.question}>{activity.ask}</p>
          <Teachers
            activity={activity}
            chosen={voices}
            disabled={check.solved}
            onPlay={play}
            onChange={(next) =>
              change({ ...draft, voices: activity.teachers.map(({ id }) => id).filter((id) => next.includes(id)) })
            }
          />
          <div className={kitStyles.buttons}>
            <Button
              data-control="test"
              disabled={voices.length === 0 || isUnchanged || check.solved}
              busy={!clips}
              onClick={test}
            >
              {t`Teach and test again`}
            </Button>
            {voices.length === 0 && <p className={kitStyles.note}>{t`Somebody has to teach it.`}</p>}
          </div>
          <MicrophoneBox
            onSound={(samples) => {
              void learningClient.run('hear-command', [tested, samples]).then(({ label }) => {
                setOwn(label ?? '');
                show(t`You`, '', label ?? '');
              });
            }}
          />
          {own !== undefined && (
            <p role="status" className={kitStyles.note}>
              {t`From you the robot heard “${ownWord}”.`}
            </p>
          )}
        </section>
      )}
      {isEnough && read !== undefined && (
        <section>
          <Options
            question={activity.conclusion.question}
            group="conclude"
            options={activity.conclusion.options}
            chosen={conclusion}
            results={optionResult({ grade: check.grade, answer: conclusion ?? '' }, 'conclusion')}
            disabled={check.solved}
            onChoose={(id) => change({ ...draft, conclusion: id })}
          />
        </section>
      )}
      <CheckBar
        activity={activity}
        check={check}
        ready={clips !== undefined && read !== undefined && isEnough && isUnchanged && conclusion !== undefined}
        incompleteHint={hint}
      />
    </>
  );
}
