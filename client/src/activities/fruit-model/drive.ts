// Plays the fruit model: labels every fruit, then foresees what the model says.
import { type AnswerOf, solutionOf } from '@lanternwise/shared/activities/registry';
import { type ActivityDriver, untilPressed } from '../kit/drive.ts';

export const drive: ActivityDriver<'fruit-model'> = async (user, activity) => {
  const { labels, guesses } = solutionOf(activity) as AnswerOf<'fruit-model'>;
  for (const [fruit, label] of Object.entries(labels)) await user.click(`label:${fruit}:${label}`);
  await untilPressed(user, 'check', () => user.click(`guess:${guesses[0]}`));
};
