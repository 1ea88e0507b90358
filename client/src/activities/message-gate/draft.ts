// What the learner has set, grown and written at the gate, with the schema of the stored draft and the props of each step.
import { MAX_MESSAGE, MAX_SENDER, type Message, SIGNS } from '@lanternwise/shared/activities/message-gate/features';
import { type Gate, type GateSetting, MAX_DEPTH } from '@lanternwise/shared/activities/message-gate/gate';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { z } from 'zod';

const setting = z.object({
  questions: z.array(z.enum(SIGNS)).max(SIGNS.length),
  depth: z.int().min(1).max(MAX_DEPTH),
  taught: z.int().min(0).optional(),
});
const message = z.object({ from: z.string().max(MAX_SENDER), text: z.string().max(MAX_MESSAGE + 1) });

export const STEPS = ['grow', 'trick', 'mend'] as const;
export type Step = (typeof STEPS)[number];

const gateDraft = z.object({
  predicted: z.string().optional(),
  step: z.enum(STEPS),
  /** As the switches stand. */
  chosen: setting,
  /** The first tree, and the message that got past it. */
  grown: setting.optional(),
  writing: message,
  sent: message.optional(),
  teaches: z.boolean(),
  mended: setting.optional(),
});

export interface GateDraft {
  predicted?: string | undefined;
  step: Step;
  chosen: GateSetting;
  grown?: GateSetting | undefined;
  writing: Message;
  sent?: Message | undefined;
  teaches: boolean;
  mended?: GateSetting | undefined;
}

export const EMPTY_DRAFT: GateDraft = {
  step: 'grow',
  chosen: { questions: [], depth: 2 },
  writing: { from: '', text: '' },
  teaches: false,
};

export const parseDraft = (value: unknown): GateDraft | undefined => gateDraft.safeParse(value).data;

/** The last step that can be opened. */
export const lastStep = ({ grown, sent }: GateDraft): Step => (!grown ? 'grow' : sent ? 'mend' : 'trick');

export type MessageGate = ActivityOf<'message-gate'>;

/** The props of the three steps at the gate. */
export interface StepProps {
  activity: MessageGate;
  draft: GateDraft;
  /** The first tree; undefined before it is grown. */
  gate: Gate | undefined;
  change(changes: Partial<GateDraft>): void;
}
