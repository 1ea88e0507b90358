// What holds for the class now (pause, line, goal), who else teaches it, and how good the connection is: one line each, announced politely.
import type { LiveCommandKind } from '@lanternwise/shared/constants/live';
import type { LiveCommand, LiveGoal, LiveLesson } from '@lanternwise/shared/contracts/liveMessages';
import { Trans, useLingui } from '@lingui/react/macro';
import CloudOff from 'lucide-react/icons/cloud-off';
import Eye from 'lucide-react/icons/eye';
import Flag from 'lucide-react/icons/flag';
import Pause from 'lucide-react/icons/pause';
import Users from 'lucide-react/icons/users';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { gatheringWords } from '../../features/live/lineWords.ts';
import type { LiveConnection } from '../../features/live/liveState.ts';
import { placeTitle, useRealmWork, workTitle } from '../../features/live/useRealmWork.ts';
import { useSession } from '../../features/session/useSession.ts';
import { formatDate } from '../../i18n/format.ts';
import { useStoreValue } from '../../lib/valueStore.ts';
import { BarButton } from '../../ui/BarButton.tsx';
import { useBoard } from './boardHooks.ts';
import styles from './live.module.css';
import { useCommand } from './useCommand.ts';

export function LessonNotes({ lesson }: { lesson: LiveLesson }) {
  const { board } = useBoard();
  const { send, isSending } = useCommand(lesson);
  const connection = useStoreValue(board, (state) => state.connection);
  const lastCommand = useStoreValue(board, (state) => state.lastCommand);
  const { paused, gathering, goal } = lesson;
  return (
    <div role="status" className="grid gap-1 empty:hidden">
      <ConnectionNote connection={connection} />
      {paused && (
        <Note kind="held" icon={<Pause aria-hidden="true" size={20} />}>
          <Trans>The class is paused.</Trans>
        </Note>
      )}
      {gathering && (
        <Note kind="held" icon={<Eye aria-hidden="true" size={20} />}>
          <span className="min-w-0 break-words">
            <Trans>All screens show:</Trans> <strong>{gatheringWords(gathering)}</strong>
          </span>
          <BarButton busy={isSending} onClick={() => void send({ kind: 'release' })}>
            <Trans>Let them go on</Trans>
          </BarButton>
        </Note>
      )}
      {goal && (
        <Note kind="plain" icon={<Flag aria-hidden="true" size={20} />}>
          <GoalWords goal={goal} />
          <BarButton busy={isSending} onClick={() => void send({ kind: 'goal', goal: null })}>
            <Trans>Take the task back</Trans>
          </BarButton>
        </Note>
      )}
      <OtherTeacher command={lastCommand} />
    </div>
  );
}

function Note({ kind, icon, children }: { kind: 'plain' | 'held' | 'problem'; icon: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.note} data-kind={kind}>
      {icon}
      {children}
    </div>
  );
}

function GoalWords({ goal: { realm, task } }: { goal: LiveGoal }) {
  const title = workTitle(useRealmWork([realm])[realm], task);
  const place = placeTitle(realm);
  const where = title === undefined ? place : `${title} · ${place}`;
  return (
    <span>
      <Trans>
        The class is going to: <strong>{where}</strong>
      </Trans>
    </span>
  );
}

/** The time at which the connection broke, and of the last news before. */
function ConnectionNote({ connection }: { connection: LiveConnection }) {
  const isLost = connection.kind === 'resuming';
  const lastNews = useRef(Date.now());
  const { board } = useBoard();
  const [lost, setLost] = useState<{ since: number; shown: number }>();
  useEffect(
    () =>
      board.subscribe(() => {
        if (board.getState().connection.kind !== 'resuming') lastNews.current = Date.now();
      }),
    [board],
  );
  useEffect(() => setLost(isLost ? { since: Date.now(), shown: lastNews.current } : undefined), [isLost]);
  if (lost) {
    const [since, shown] = [formatDate(lost.since, 'time'), formatDate(lost.shown, 'time')];
    return (
      <Note kind="problem" icon={<CloudOff aria-hidden="true" size={20} />}>
        <Trans>
          Connection lost at {since}. The board is as of {shown}; it continues by itself.
        </Trans>
      </Note>
    );
  }
  if (connection.kind !== 'polling') return null;
  return (
    <Note kind="plain" icon={<CloudOff aria-hidden="true" size={20} />}>
      <Trans>Your network holds back live updates. Changes may arrive a little later.</Trans>
    </Note>
  );
}

function OtherTeacher({ command }: { command: LiveCommand | null }) {
  const { user } = useSession();
  const words = useCommandWords();
  if (!command || command.by === null || command.by === user?.username) return null;
  const text = words(command.kind, command.by);
  if (text === undefined) return null;
  return (
    <Note kind="plain" icon={<Users aria-hidden="true" size={20} />}>
      {text}
    </Note>
  );
}

function useCommandWords(): (kind: LiveCommandKind, name: string) => string | undefined {
  const { t } = useLingui();
  return (kind, name) => {
    const words: Partial<Record<LiveCommandKind, string>> = {
      start: t`${name} started this lesson.`,
      pause: t`${name} also teaches here and paused the class.`,
      resume: t`${name} also teaches here and let the class go on.`,
      gather: t`${name} also teaches here and called all eyes.`,
      release: t`${name} also teaches here and let the class go on.`,
      goal: t`${name} also teaches here and changed the task.`,
      hints: t`${name} also teaches here and changed the hints.`,
      help: t`${name} also teaches here and is helping a student.`,
    };
    return words[kind];
  };
}
