// The props of the three steps at the gate.
import type { Gate } from '@lanternwise/shared/activities/message-gate/gate';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import type { GateDraft } from './draft.ts';

export type MessageGate = ActivityOf<'message-gate'>;

export interface StepProps {
  activity: MessageGate;
  draft: GateDraft;
  /** The first tree; undefined before it is grown. */
  gate: Gate | undefined;
  change(changes: Partial<GateDraft>): void;
}
