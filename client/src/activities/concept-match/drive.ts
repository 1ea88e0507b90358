// Plays a concept match: the right concept for every example that is drawn, the wrong ones first if asked.
import type { ActivityDriver } from '../kit/drive.ts';

export const drive: ActivityDriver<'concept-match'> = async (user, { concepts, examples, drawn }, wrongFirst) => {
  const match = async (example: string, concept = '') => {
    await user.click(`left:${example}`);
    await user.click(`right:${concept}`);
  };
  let waiting = examples;
  for (let count = 0; count < drawn; count++) {
    const text = await user.whichText(waiting.map((example) => example.text));
    const next = waiting.find((example) => example.text === text);
    if (!next) break;
    if (wrongFirst && count === 0) {
      await match(next.id, concepts.find(({ id }) => id !== next.concept)?.id);
      await user.expectText(next.why);
    }
    await match(next.id, next.concept);
    waiting = waiting.filter((example) => example !== next);
  }
  await user.click('check');
};
