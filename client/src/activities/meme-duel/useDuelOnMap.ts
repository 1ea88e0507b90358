// Shows the round of an open duel on the stage of the map, with the townsfolk who laugh.
import type { DuelRound } from '@lanternwise/shared/activities/meme-duel/duel';
import { useEffect } from 'react';
import { useOptionalWorld } from '../../overlay-kit/useWorld.ts';
import { useCameraBeside } from '../kit/useCameraBeside.ts';
import { DUEL_STAGE, duelCommand } from './duelCommand.ts';

interface ShownRound {
  picks: readonly number[];
  round: number;
  title: string;
}

export function useDuelOnMap(rounds: readonly DuelRound[], shown: ShownRound): void {
  const world = useOptionalWorld();
  useCameraBeside(DUEL_STAGE);
  const command = JSON.stringify(duelCommand(rounds, shown));
  useEffect(() => {
    world?.emit('mechanic/command', { id: DUEL_STAGE, mechanic: 'duel-stage', command: JSON.parse(command) });
  }, [world, command]);
}
