// Lets the bridge robot on the map act on what it heard, beside the window.
import { useEffect } from 'react';
import { useOptionalWorld } from '../../overlay-kit/useWorld.ts';
import { useCameraBeside } from '../kit/useCameraBeside.ts';
import type { RobotHearing } from './messages.ts';

/** The bridge on the map, and the place before it where the robot stands at first. */
const GAP = 'robot-gap';
const PLACE = 'broken-bridge';

export function useRobotOnMap(hearing: RobotHearing | undefined, isMended: boolean): void {
  const world = useOptionalWorld();
  useCameraBeside(isMended ? GAP : PLACE);
  useEffect(() => {
    const command = { isMended, hearings: hearing ? [hearing] : [], isLoop: false };
    world?.emit('mechanic/command', { id: GAP, mechanic: 'bridge-robot', command });
  }, [world, hearing, isMended]);
}
