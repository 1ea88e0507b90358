// The child's side of a live lesson on every page: the sign, the teacher's pause and line, the goal, and what has changed in words.
import type { OwnLiveLesson } from '@lanternwise/shared/contracts/liveMessages';
import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { ownGroupsApi } from '../../../features/groups/ownGroupsApi.ts';
import { gatheringWords } from '../../../features/live/lineWords.ts';
import { holdsClass, selectLesson } from '../../../features/live/liveSlice.ts';
import { useAppSelector } from '../../../features/store/hooks.ts';
import { useLingui } from '../../../i18n/runtime.tsx';
import { showToast } from '../../../lib/showToast.ts';
import { GoalDialog } from './GoalDialog.tsx';
import { HoldDialog } from './HoldDialog.tsx';
import { LessonSign } from './LessonSign.tsx';
import { goalKey, isGoalSeen, isLessonSeen, rememberLesson } from './lessonSeen.ts';
import { useOwnLive } from './useOwnLive.ts';

/** Long enough to be read twice: it says who sees what. */
const START_TOAST_MS = 9000;

const ENDINGS = {
  onEnded: () => showToast('info', t`The live lesson has ended.`),
  onLost: () => showToast('info', t`The connection to the live lesson is lost. You can go on.`),
};

/** Mounted for signed-in learners only. */
export function LiveLessonHost() {
  const { data } = ownGroupsApi.useOwnGroupsQuery(undefined);
  useOwnLive((data?.groups.length ?? 0) > 0, ENDINGS);
  return <LessonView lesson={useAppSelector(selectLesson)} />;
}

export function LessonView({ lesson }: { lesson: OwnLiveLesson | null }) {
  // Rerenders on a language change, for the words of the teacher's line.
  useLingui();
  useAnnouncements(lesson);
  const [goal, closeGoal] = useNewGoal(lesson);
  if (!lesson) return null;
  const isHeld = holdsClass(lesson);
  return (
    <>
      <LessonSign lesson={lesson} />
      {isHeld && (
        <HoldDialog
          line={lesson.gathering ? gatheringWords(lesson.gathering) : null}
          isOwnText={lesson.gathering?.text != null}
        />
      )}
      {goal && !isHeld && <GoalDialog goal={goal} onClose={closeGoal} />}
    </>
  );
}

/** Says what has changed, once; the pause speaks for itself. */
function useAnnouncements(lesson: OwnLiveLesson | null): void {
  const before = useRef<OwnLiveLesson | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = lesson;
    if (!lesson) return;
    if (last?.id !== lesson.id) {
      if (!isLessonSeen(lesson)) {
        const { groupName } = lesson;
        showToast(
          'info',
          t`Live lesson: ${groupName}. Your teacher sees your realm and where you are in it, your task, and whether you are stuck.`,
          START_TOAST_MS,
        );
        rememberLesson({ ...lesson, goal: null });
      }
      return;
    }
    if (last.hints !== lesson.hints)
      showToast('info', lesson.hints ? t`Hints are on again.` : t`Your teacher has turned off hints.`);
    if (!last.teacherIsComing && lesson.teacherIsComing) showToast('info', t`Your teacher is coming to you.`);
    if (holdsClass(last) && !holdsClass(lesson)) showToast('info', t`You can go on.`);
  }, [lesson]);
}

/** A goal that this tab has not shown yet, and the function that closes it. */
function useNewGoal(lesson: OwnLiveLesson | null): [OwnLiveLesson['goal'], () => void] {
  const key = lesson ? goalKey(lesson) : '';
  const [closed, setClosed] = useState('');
  // Taken back, the same goal can be set again.
  if (key === '' && closed !== '') setClosed('');
  const isNew = lesson !== null && key !== '' && key !== closed && !isGoalSeen(lesson);
  const close = () => {
    setClosed(key);
    if (lesson) rememberLesson(lesson);
  };
  useEffect(() => {
    if (lesson && key === '') rememberLesson(lesson);
  }, [lesson, key]);
  return [isNew ? lesson.goal : null, close];
}
