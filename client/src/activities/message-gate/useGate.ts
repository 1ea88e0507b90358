// Grows a gate in the background, and shows it at the fort of the map: its couriers and its counts.
import {
  type Courier,
  couriersOf,
  type Gate,
  type GateSetting,
} from '@lanternwise/shared/activities/message-gate/gate';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo } from 'react';
import { useAlgorithm } from '../../features/learning/useAlgorithm.ts';
import { useOptionalWorld } from '../../overlay-kit/useWorld.ts';
import { useCameraBeside } from '../kit/useCameraBeside.ts';
import type { MessageGate } from './draft.ts';

/** The object on the map. */
const FORT = 'fort-gate';

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

/** `own` = the courier of the learner's message, who comes alone. */
export function useGateOnMap({ heldOut }: MessageGate, gate: Gate | undefined, own: Courier | undefined): void {
  const { t } = useLingui();
  const world = useOptionalWorld();
  useCameraBeside(FORT);
  const { falseAlarms = 0, misses = 0, friends = 0, thieves = 0 } = gate?.onHeldOut ?? {};
  const friendsIn = friends - falseAlarms;
  const board = gate ? [t`Friends in: ${friendsIn} of ${friends}`, t`Thieves in: ${misses} of ${thieves}`] : [];
  const couriers = own ? [own] : gate ? couriersOf(heldOut, gate.shut) : [];
  const command = JSON.stringify({ couriers, board });
  useEffect(() => {
    world?.emit('mechanic/command', { id: FORT, mechanic: 'fort-gate', command: JSON.parse(command) });
  }, [world, command]);
}
