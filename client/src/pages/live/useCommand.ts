// Sends the teacher's commands; what they change comes back by the stream, in the order of all teachers' commands.
import type { liveCommand } from '@lanternwise/shared/contracts/live';
import type { LiveLesson } from '@lanternwise/shared/contracts/liveMessages';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { errorMessage, errorStatus } from '../../features/api.ts';
import type { ArgsOf } from '../../features/http/request.ts';
import { liveApi } from '../../features/live/liveApi.ts';
import { newUuid } from '../../lib/newUuid.ts';
import { showToast } from '../../lib/showToast.ts';

export type TeacherCommand = ArgsOf<typeof liveCommand>['command'];

/** Without an answer of the server a command is sent again after these times: under the same id it takes effect once. */
const WAITS_MS = [300, 1000, 3000] as const;
/** What a proxy, or a server that has too much to do, says instead. */
const UNANSWERED: readonly (number | undefined)[] = [undefined, 502, 503, 504];

/** `send` resolves with whether the command took effect; a failure is shown. */
export function useCommand({ id: lesson, groupId }: LiveLesson) {
  const { t } = useLingui();
  const [request] = liveApi.useLiveCommandMutation();
  // Also while it waits to be sent again.
  const [isSending, setSending] = useState(false);
  const attempt = useCallback(
    async (command: TeacherCommand): Promise<boolean> => {
      const id = newUuid();
      for (let attempts = 0; ; attempts += 1) {
        try {
          await request({ groupId, lesson, id, command }).unwrap();
          return true;
        } catch (failure) {
          const wait = UNANSWERED.includes(errorStatus(failure)) ? WAITS_MS[attempts] : undefined;
          if (wait !== undefined) {
            await new Promise((resolve) => setTimeout(resolve, wait));
            continue;
          }
          const reason = errorMessage(failure);
          showToast('error', t`Not sent: ${reason}`);
          return false;
        }
      }
    },
    [t, request, groupId, lesson],
  );
  const send = useCallback(
    async (command: TeacherCommand): Promise<boolean> => {
      setSending(true);
      const isSent = await attempt(command);
      setSending(false);
      return isSent;
    },
    [attempt],
  );
  return { send, isSending };
}
