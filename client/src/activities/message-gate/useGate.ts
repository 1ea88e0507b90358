// Grows a gate in the background.
import type { Gate, GateSetting } from '@lanternwise/shared/activities/message-gate/gate';
import { useMemo } from 'react';
import { useAlgorithm } from '../../features/learning/useAlgorithm.ts';
import type { MessageGate } from './draft.ts';

/** Undefined while there is no setting, and until the tree is grown. */
export function useGate({ training, heldOut, known }: MessageGate, setting: GateSetting | undefined): Gate | undefined {
  return useAlgorithm(
    'message-gate',
    useMemo(
      () => (setting ? ([{ training, heldOut, known }, setting] as const) : undefined),
      [training, heldOut, known, setting],
    ),
  );
}
