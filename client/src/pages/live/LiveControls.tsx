// What the teacher does with the whole class: pause, 'All eyes here', 'Go to this task', hints, end.
import { isMapId } from '@lanternwise/shared/constants/realms';
import type { LiveLesson } from '@lanternwise/shared/contracts/liveMessages';
import { Trans, useLingui } from '@lingui/react/macro';
import Eye from 'lucide-react/icons/eye';
import Flag from 'lucide-react/icons/flag';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import { useState } from 'react';
import { liveApi } from '../../features/live/liveApi.ts';
import { BarButton } from '../../ui/BarButton.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { useBoard } from './boardHooks.ts';
import { GatherDialog } from './GatherDialog.tsx';
import { groupByRealm } from './liveView.ts';
import { TaskDialog } from './TaskDialog.tsx';
import { useCommand } from './useCommand.ts';

type Open = 'gather' | 'task' | 'end' | undefined;

export function LiveControls({ lesson }: { lesson: LiveLesson }) {
  const { t } = useLingui();
  const { send, isSending } = useCommand(lesson);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const { paused, hints } = lesson;
  return (
    <section aria-label={t`For the whole class`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <BarButton
        variant="primary"
        busy={isSending}
        Icon={paused ? Play : Pause}
        onClick={() => void send({ kind: paused ? 'resume' : 'pause' })}
      >
        {paused ? t`Go on` : t`Pause all`}
      </BarButton>
      <BarButton variant="secondary" Icon={Eye} onClick={() => setOpen('gather')}>
        <Trans>All eyes here</Trans>
      </BarButton>
      <BarButton variant="secondary" Icon={Flag} onClick={() => setOpen('task')}>
        <Trans>Go to this task</Trans>
      </BarButton>
      <Switch label={t`Hints`} checked={hints} onChange={(on) => void send({ kind: 'hints', on })} />
      <BarButton Icon={Square} onClick={() => setOpen('end')}>
        <Trans>End lesson</Trans>
      </BarButton>
      {open === 'gather' && <GatherDialog isSending={isSending} send={send} onClose={close} />}
      {open === 'task' && <TaskPicker lesson={lesson} isSending={isSending} send={send} onClose={close} />}
      {open === 'end' && <EndDialog lesson={lesson} onClose={close} />}
    </section>
  );
}

function TaskPicker({ lesson, ...rest }: ReturnType<typeof useCommand> & { lesson: LiveLesson; onClose(): void }) {
  const { board, numbers } = useBoard();
  const groups = groupByRealm(board.getState().learners, numbers);
  const realms = [...groups].flatMap(([realm, ids]) => (realm !== null && isMapId(realm) ? [{ realm, ids }] : []));
  const [largest] = realms.sort((a, b) => b.ids.length - a.ids.length);
  return <TaskDialog groupId={lesson.groupId} suggested={lesson.goal?.realm ?? largest?.realm} {...rest} />;
}

function EndDialog({ lesson: { id, groupId, groupName }, onClose }: { lesson: LiveLesson; onClose(): void }) {
  const { t } = useLingui();
  const [end] = liveApi.useEndLiveMutation();
  return (
    <ConfirmDialog
      title={t`End the live lesson?`}
      confirmLabel={t`End lesson`}
      onConfirm={() => end({ groupId, lesson: id })}
      onClose={onClose}
    >
      <p className="break-words">
        <Trans>
          The students of {groupName} can play on. You get a summary, which stays in the report of the class.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
