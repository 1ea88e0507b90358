// One learner of the lesson: where they are and for how long, 'I am coming', and the links to the work and the report.
import type { LiveLearner, LiveLesson } from '@lanternwise/shared/contracts/liveMessages';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Hand from 'lucide-react/icons/hand';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { evidenceRef, placeTitle, type WorkByRealm, workTitle } from '../../features/live/useRealmWork.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import { useLearner, useMinutes, useShownName } from './boardHooks.ts';
import { STATE_LOOKS } from './stateLooks.tsx';
import { useCommand } from './useCommand.ts';

interface LearnerPanelProps {
  id: string;
  lesson: LiveLesson;
  work: WorkByRealm;
  onClose(): void;
}

/** Closes by itself when the learner leaves the class. */
export function LearnerPanel({ id, onClose, ...rest }: LearnerPanelProps) {
  const learner = useLearner(id);
  useEffect(() => {
    if (!learner) onClose();
  }, [learner, onClose]);
  return learner ? <Panel learner={learner} onClose={onClose} {...rest} /> : null;
}

function Panel({ learner, lesson, work, onClose }: Omit<LearnerPanelProps, 'id'> & { learner: LiveLearner }) {
  const { t } = useLingui();
  const { send, isSending } = useCommand(lesson);
  const shownName = useShownName();
  const { pathname } = useLocation();
  const { id, state, since, realm, task, avatar, finishedTasks, teacherIsComing } = learner;
  const minutes = useMinutes(since);
  const realmWork = realm === null || realm === 'school-unit-2' ? undefined : work[realm];
  const ref = evidenceRef(realmWork, task);
  const title = workTitle(realmWork, task);
  const { Icon, label } = STATE_LOOKS[state];
  const report = `/admin/progress/${id}?group=${lesson.groupId}`;
  return (
    <Dialog title={shownName(learner)} size="small" colour={state === 'stuck' ? 'amber' : 'teal'} onClose={onClose}>
      <div className="grid gap-4">
        <div className="flex items-center gap-4">
          <Portrait character={avatar} name="" size={88} />
          <div className="grid gap-1">
            <p className="flex items-center gap-2 text-lg font-bold">
              <Icon aria-hidden="true" className="size-6 flex-none" />
              {state === 'away' && since === null ? t`Not here yet` : t(label)}
              {since !== null && <span className="font-normal text-muted">{t`for ${minutes} min`}</span>}
            </p>
            <p>{realm === null ? t`Not in a realm` : placeTitle(realm)}</p>
            {title !== undefined && <p className="font-bold">{title}</p>}
            <p className="text-muted">
              <Plural
                value={finishedTasks}
                one="# task finished in this lesson"
                other="# tasks finished in this lesson"
              />
            </p>
          </div>
        </div>
        {state !== 'away' && (
          <Button
            variant={teacherIsComing ? 'quiet' : 'primary'}
            busy={isSending}
            icon={<Hand aria-hidden="true" size={22} />}
            aria-pressed={teacherIsComing}
            onClick={() => void send({ kind: 'help', learner: id, coming: !teacherIsComing })}
          >
            {teacherIsComing ? t`I have helped` : t`I am coming`}
          </Button>
        )}
        <ul className="grid gap-1">
          {ref !== undefined && realm !== null && (
            <li>
              <Link to={`/admin/progress/${id}/${realm}/${ref}`} state={{ from: pathname }} className="lw-link">
                <Trans>See the work on this task</Trans>
              </Link>
            </li>
          )}
          <li>
            <Link to={report} className="lw-link">
              <Trans>See the whole report</Trans>
            </Link>
          </li>
        </ul>
      </div>
    </Dialog>
  );
}
