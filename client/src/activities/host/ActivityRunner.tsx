// Shows one activity of any kind: title, prompt, hints and the kind's own view; grades every checked answer and passes it on.

import type { Grade } from '@lanternwise/shared/activities/kit/grade';
import type { Activity, ActivityKind } from '@lanternwise/shared/activities/registry';
import { gradeActivity } from '@lanternwise/shared/activities/registry';
import type { QuestEvent } from '@lanternwise/shared/quests/events';
import { addTries, type FirstTries, triesOf } from '@lanternwise/shared/quests/firstTries';
import { useLingui } from '@lingui/react/macro';
import { type ComponentType, type MouseEvent, Suspense, useRef, useState } from 'react';
import { provideGrader } from '../../features/content/activityGrader.ts';
import { useOptionalRealmContent, usePortrait } from '../../features/content/realmContentContext.ts';
import { selectRealmStates } from '../../features/progress/progressSlice.ts';
import { useAppSelector } from '../../features/store/hooks.ts';
import { InWindowSlot } from '../../overlay-kit/windowSlots.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextWithHardWords } from '../../ui/HardWords.tsx';
import { prefetchedPart } from '../../ui/lazyPart.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { Brief } from '../kit/Brief.tsx';
import { rememberReplies } from '../kit/feedback/reveal.ts';
import { type ActivityFeedback, FeedbackProvider, useActivityFeedback } from '../kit/feedback/useFeedback.ts';
import { GroundProvider } from '../kit/groundContext.ts';
import { Hints, HintTexts } from '../kit/Hints.tsx';
import { activitySeed } from '../kit/sessionSeed.ts';
import { useCameraBeside } from '../kit/useCameraBeside.ts';
import styles from './ActivityRunner.module.css';
import { KINDS } from './kinds.ts';
import { useGround } from './useGround.ts';

/** One check: the answer, the time since the last one, and the hints that were open. */
export interface CheckedAnswer {
  answer: Extract<QuestEvent, { kind: 'activity-answered' }>['answer'];
  ms: number;
  hints: number;
}

export interface ActivityRunnerProps {
  activity: Activity;
  onAnswered(answered: CheckedAnswer): void;
  onPassed?(): void;
  onReport?(figures: Record<string, number>): void;
  /** The part to open first, for activities that run beside a lesson's steps. */
  part?: string | undefined;
  /** Of the shuffles; by default the one of this session. */
  seed?: number;
}

provideGrader(gradeActivity);

type View = ComponentType<ActivityProps<ActivityKind>>;

// Each kind is paired with its component; TypeScript cannot express that for a union of kinds.
const VIEWS = Object.fromEntries(
  Object.entries(KINDS).map(([kind, { view }]) => [kind, prefetchedPart(view as () => Promise<View>)]),
) as unknown as Readonly<Record<ActivityKind, View>>;

const INVALID_GRADE: Grade = { correct: false, score: 0, wrong: [] };

export function ActivityRunner(props: ActivityRunnerProps) {
  const { activity, onReport, part, seed } = props;
  const { t } = useLingui();
  const [hints, setHints] = useState(0);
  const portrait = usePortrait(activity.guide);
  const feedback = useActivityFeedback(portrait);
  const submit = useSubmit(props, hints, feedback.react);
  const ground = useGround(activity);
  const isPromptKnown = useIsPromptKnown(activity);
  const View = VIEWS[activity.kind];
  if (ground.isLeaving) return null;
  return (
    <section
      className={styles.activity}
      data-kind={activity.kind}
      data-width={KINDS[activity.kind].width}
      aria-label={activity.title}
      onClickCapture={(event) => {
        rememberReplies(event.currentTarget);
        holdPress(event, feedback);
      }}
    >
      <header>
        <h3 className={styles.title}>{activity.title}</h3>
        <div className={styles.guide}>
          {!isPromptKnown && (
            <>
              <Portrait character={portrait} name="" expression="talk" size={64} />
              <p className={styles.prompt}>
                <Brief text={activity.prompt} rest="more" render={(part) => <TextWithHardWords text={part} />} />
              </p>
            </>
          )}
          {ground.leave && (
            <InWindowSlot name="title">
              <Button size="small" variant="secondary" onClick={ground.leave}>{t`On the map`}</Button>
            </InWindowSlot>
          )}
          {!feedback.isPassed && (
            <InWindowSlot name="title">
              <Hints
                hints={activity.hints}
                openCount={hints}
                onMore={() => setHints((open) => Math.min(3, open + 1))}
              />
            </InWindowSlot>
          )}
        </div>
        <HintTexts hints={activity.hints} openCount={hints} />
      </header>
      {ground.place !== undefined && <GroundBeside place={ground.place} />}
      <FeedbackProvider value={feedback}>
        <GroundProvider value={ground.leaveLater}>
          <Suspense fallback={<Spinner label={t`Opening`} />}>
            <View
              activity={activity}
              seed={seed ?? activitySeed(activity.id)}
              submit={submit}
              report={(figures) => onReport?.(figures)}
              part={part}
            />
          </Suspense>
        </GroundProvider>
      </FeedbackProvider>
    </section>
  );
}

/** A bet is asked for before what it is about happens. */
function holdPress(event: MouseEvent, { heldPress }: ActivityFeedback): void {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-control]') : null;
  if (!control || !heldPress.current?.(control.dataset.control ?? '', control)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Where the prompt is said once only, returning children have read it. It does not go in the middle of a visit. */
function useIsPromptKnown({ id, kind }: Activity): boolean {
  const realm = useOptionalRealmContent()?.realm.id;
  const states = useAppSelector(selectRealmStates);
  const [isKnown] = useState(
    KINDS[kind].promptOnce === true && realm !== undefined && states[realm]?.parts?.[id] !== undefined,
  );
  return isKnown;
}

/** Frames the ground of the activity. */
function GroundBeside({ place }: { place: string }) {
  useCameraBeside(place);
  return null;
}

/** Grades an answer and reports it with its time and the hints opened so far. */
function useSubmit(
  { activity, onAnswered, onPassed }: ActivityRunnerProps,
  hints: number,
  react: ActivityFeedback['react'],
): (answer: unknown) => Grade {
  const startedAt = useRef(Date.now());
  const tries = useFirstTries(activity.id);
  return (answer) => {
    const grade = gradeActivity(activity, answer) ?? INVALID_GRADE;
    tries.current = { attempts: (tries.current?.attempts ?? 0) + 1, ...addTries(tries.current, grade) };
    const now = Date.now();
    // The answers of all kinds are plain JSON.
    onAnswered({ answer: answer as CheckedAnswer['answer'], ms: Math.max(0, now - startedAt.current), hints });
    startedAt.current = now;
    react(grade.correct, {
      answer,
      isPassed: grade.correct && !grade.parts,
      tries: grade.correct ? triesOf(tries.current) : undefined,
    });
    if (grade.correct) onPassed?.();
    return grade;
  };
}

/** First tries of earlier visits, to which those of this one are added; an activity outside a realm has none. */
function useFirstTries(activity: string) {
  const realm = useOptionalRealmContent()?.realm.id;
  const states = useAppSelector(selectRealmStates);
  const known = realm && states[realm]?.activities[activity];
  return useRef<(FirstTries & { attempts: number }) | undefined>(known || undefined);
}
