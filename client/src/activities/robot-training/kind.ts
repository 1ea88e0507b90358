// Where the client finds the parts of the activity kind 'robot-training'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'robot-training', typeof import('./drive.ts')>({
  view: async () => (await import('./RobotTrainingActivity.tsx')).RobotTrainingActivity,
  width: 'normal',
});
