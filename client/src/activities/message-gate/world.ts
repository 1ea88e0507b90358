// The fort's gate on the map: couriers come to the gate of the open window, else to the one grown again from the learner's figures.

import { type Courier, couriersOf, type Gate } from '@lanternwise/shared/activities/message-gate/gate';
import { gateSetting } from '@lanternwise/shared/activities/message-gate/gateFigures';
import { FORT } from '@lanternwise/shared/activities/message-gate/mapNames';
import { t } from '@lingui/core/macro';
import { rememberLast } from '../../features/learning/rememberLast.ts';
import type { CreateFace } from '../host/worldFace.ts';

export interface GateView {
  /** Null before it is grown. */
  gate: Pick<Gate, 'shut' | 'onHeldOut'> | null;
  /** The courier of the learner's message, who comes alone. */
  own: Courier | null;
}

export const world: CreateFace<'message-gate', 'fort-gate', GateView> = ({ id, training, heldOut, known }) => {
  const grow = rememberLast('message-gate');
  const grownAgain = async (figures: Readonly<Record<string, number>> = {}): Promise<GateView> => {
    const setting = gateSetting(figures);
    return { gate: setting ? await grow([{ training, heldOut, known }, setting]) : null, own: null };
  };
  return {
    mechanic: 'fort-gate',
    async show({ view, state }) {
      const { gate, own } = view ?? (await grownAgain(state.cards[id]));
      const { falseAlarms = 0, misses = 0, friends = 0, thieves = 0 } = gate?.onHeldOut ?? {};
      const friendsIn = friends - falseAlarms;
      const couriers = gate ? couriersOf(heldOut, gate.shut) : [];
      const board = gate ? [t`Friends in: ${friendsIn} of ${friends}`, t`Thieves in: ${misses} of ${thieves}`] : [];
      return { [FORT]: { couriers: own ? [own] : couriers, board } };
    },
  };
};
