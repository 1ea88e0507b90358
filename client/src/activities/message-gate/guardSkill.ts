// What the companion knows of letters: the learner's tree at the gate, and the letters that it never saw.
import type { Gate } from '@lanternwise/shared/activities/message-gate/gate';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';

type Fort = ActivityOf<'message-gate'>;

export interface GuardSkill {
  fort: Fort;
  gate: Gate;
}

/** A letter that the tree never saw, another one each turn. */
export function unseenLetter({ fort: { heldOut } }: GuardSkill, turn: number): Fort['heldOut'][number] | undefined {
  // Seven has no factor in common with thirty, so that each comes before one comes again.
  return heldOut[(turn * 7) % Math.max(1, heldOut.length)];
}
