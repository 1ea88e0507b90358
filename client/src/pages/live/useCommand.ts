// Sends the teacher's commands; what they change comes back by the stream, in the order of all teachers' commands.
import type { liveCommand } from '@lanternwise/shared/contracts/live';
import type { LiveLesson } from '@lanternwise/shared/contracts/liveMessages';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { errorMessage, errorStatus } from '../../features/api.ts';
import type { ArgsOf } from '../../features/http/request.ts';
import { useLiveCommandMutation } from '../../features/live/liveApi.ts';
import { newUuid } from '../../lib/newUuid.ts';
import { showToast } from '../../lib/showToast.ts';

export type TeacherCommand = ArgsOf<typeof liveCommand>['command'];

/** Without an answer a command is sent once more: under the same id it takes effect once. */
const ATTEMPTS = 2;

/** `send` resolves with whether the command took effect; a failure is shown. */
export function useCommand({ id: lesson, groupId }: LiveLesson) {
  const { t } = useLingui();
  const [request, { isLoading }] = useLiveCommandMutation();
  const send = useCallback(
    async (command: TeacherCommand): Promise<boolean> => {
      const id = newUuid();
      for (let attempt = 1; ; attempt += 1) {
        try {
          await request({ groupId, lesson, id, command }).unwrap();
          return true;
        } catch (failure) {
          if (attempt < ATTEMPTS && errorStatus(failure) === undefined) continue;
          const reason = errorMessage(failure);
          showToast('error', t`Not sent: ${reason}`);
          return false;
        }
      }
    },
    [t, request, groupId, lesson],
  );
  return { send, isSending: isLoading };
}
