// The live lesson of a class: started here, watched and led on the board, and summed up at its end.
import type { GroupRow } from '@lanternwise/shared/contracts/groups';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { groupsApi } from '../../features/groups/groupsApi.ts';
import { connectBoard } from '../../features/live/connectLive.ts';
import { useStoreValue } from '../../lib/valueStore.ts';
import { Card } from '../../ui/Card.tsx';
import { focusHeading, isFocusLost } from '../../ui/layers/layerStack.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { BackLink } from '../layout/BackLink.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { QueryResult } from '../layout/QueryResult.tsx';
import { type BoardFrames, createBoardFrames } from './boardFrames.ts';
import { LiveBoard } from './LiveBoard.tsx';
import { StartCard } from './StartCard.tsx';
import { SummaryReport } from './SummaryReport.tsx';

export function LivePage() {
  const { t } = useLingui();
  const { groupId = '' } = useParams();
  const group = groupsApi.useGroupQuery({ groupId });
  return (
    <QueryResult query={group} pageTitle={t`Live lesson`}>
      {(found) => <ClassLesson key={groupId} group={found.group} />}
    </QueryResult>
  );
}

function useConnectedBoard(groupId: string): BoardFrames | undefined {
  const [board, setBoard] = useState<BoardFrames>();
  useEffect(() => {
    const connected = createBoardFrames(connectBoard(groupId));
    setBoard(connected);
    return () => connected.stop();
  }, [groupId]);
  return board;
}

function ClassLesson({ group }: { group: GroupRow }) {
  const board = useConnectedBoard(group.id);
  return board ? <LessonStates group={group} board={board} /> : null;
}

export function LessonStates({ group, board }: { group: GroupRow; board: BoardFrames }) {
  const { t } = useLingui();
  const { name } = group;
  const connection = useStoreValue(board, (state) => state.connection);
  const lesson = useStoreValue(board, (state) => state.lesson);
  const ended = useStoreValue(board, (state) => state.endedLesson);
  const isHeard = useStoreValue(board, (state) => state.cursor !== null);
  // The board takes its controls away when the lesson ends.
  useEffect(() => {
    if (ended !== null && isFocusLost()) focusHeading();
  }, [ended]);
  if (lesson) return <LiveBoard lesson={lesson} board={board} />;
  return (
    <div className="lw-page grid gap-4 py-4">
      <PageHead
        title={t`Live lesson: ${name}`}
        back={<BackLink to={`/teacher/groups/${group.id}`} words={t`Back to the group`} />}
      />
      {connection.kind === 'refused' ? (
        <Card role="alert" className="grid justify-items-start gap-3">
          <p>{connection.message}</p>
          <Link to="/teacher/groups" className="lw-link">
            <Trans>All my groups</Trans>
          </Link>
        </Card>
      ) : (
        <>
          {!isHeard && (
            <p role="status" className="grid min-h-40 place-items-center text-xl text-muted">
              <Connecting />
            </p>
          )}
          {isHeard && ended !== null && (
            <section aria-labelledby="ended" className="grid gap-3">
              <h2 id="ended" className="text-xl text-game-title">
                <span role="status">
                  <Trans>The live lesson has ended.</Trans>
                </span>
              </h2>
              <SummaryReport groupId={group.id} lessonId={ended} />
            </section>
          )}
          {isHeard && <StartCard group={group} isAgain={ended !== null} />}
        </>
      )}
    </div>
  );
}

function Connecting() {
  const { t } = useLingui();
  return <Spinner label={t`Connecting to the class`} />;
}
