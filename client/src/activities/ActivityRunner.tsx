// Plays one activity of any kind: title, hints, the kind's own view; grades every checked answer and hands it on.

import type { Grade } from '@lanternwise/shared/activities/kit/grade';
import type { Activity, ActivityKind } from '@lanternwise/shared/activities/registry';
import { gradeActivity } from '@lanternwise/shared/activities/registry';
import type { QuestEvent } from '@lanternwise/shared/quests/events';
import { useLingui } from '@lingui/react/macro';
import { type ComponentType, Suspense, useRef, useState } from 'react';
import { playSound } from '../audio/playSound.ts';
import { Portrait } from '../ui/Portrait.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import type { ActivityProps } from './kit/activityProps.ts';
import { Hints, HintTexts } from './kit/Hints.tsx';
import { activitySeed } from './kit/sessionSeed.ts';
import { ACTIVITIES } from './registry.ts';
import './kit/kit.css';

/** What one check was: the answer and how it came about. */
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
  /** Left out, the shuffle of this session. */
  seed?: number;
}

const INVALID_GRADE: Grade = { correct: false, score: 0, wrong: [] };

export function ActivityRunner({ activity, onAnswered, onPassed, onReport, part, seed }: ActivityRunnerProps) {
  const { t } = useLingui();
  const [hints, setHints] = useState(0);
  const startedAt = useRef(Date.now());
  // The registry pairs each kind with its component; their union cannot be spelled for one activity.
  const View = ACTIVITIES[activity.kind] as unknown as ComponentType<ActivityProps<ActivityKind>>;
  const submit = (answer: unknown): Grade => {
    const grade = gradeActivity(activity, answer) ?? INVALID_GRADE;
    const now = Date.now();
    // The answers of all kinds are plain JSON.
    onAnswered({ answer: answer as CheckedAnswer['answer'], ms: Math.max(0, now - startedAt.current), hints });
    startedAt.current = now;
    playSound(grade.correct ? 'right' : 'wrong');
    if (grade.correct) onPassed?.();
    return grade;
  };
  return (
    <section className={`act act-${activity.kind}`} aria-label={activity.title}>
      <header className="act-head">
        <h3 className="act-title">{activity.title}</h3>
        <div className="act-ask">
          <Portrait character={activity.guide} name="" expression="talk" size={64} />
          <p className="act-prompt">{activity.prompt}</p>
          <Hints hints={activity.hints} openCount={hints} onMore={() => setHints((open) => Math.min(3, open + 1))} />
        </div>
        <HintTexts hints={activity.hints} openCount={hints} />
      </header>
      <Suspense fallback={<Spinner label={t`Opening`} />}>
        <View
          activity={activity}
          seed={seed ?? activitySeed(activity.id)}
          submit={submit}
          report={(figures) => onReport?.(figures)}
          part={part}
        />
      </Suspense>
    </section>
  );
}
