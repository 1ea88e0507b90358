// Plays a chatbot activity: the rules it comes with first, then keywords that work.
import { type ActivityDriver, expectCorrect, expectWrong } from '../kit/drive.ts';

export const drive: ActivityDriver<'chat-rules'> = async (user, activity, wrongFirst) => {
  if (wrongFirst) await expectWrong(user, activity);
  for (const { id, example } of activity.replies) await user.type(`keywords:${id}`, example);
  await expectCorrect(user, activity);
};
