// Plays a steering activity: the cards are ordered by tapping them up, one place at a time; a wrong order first.
import { solutionOf } from '@lanternwise/shared/activities/registry';
import type { SteeringRule } from '@lanternwise/shared/activities/steering-rules/steering';
import { type ActivityDriver, expectCorrect, expectWrong } from '../kit/drive.ts';
import { cardOf } from './rulesDraft.ts';

export const drive: ActivityDriver<'steering-rules'> = async (user, activity, wrongFirst) => {
  let cards = activity.starter.map(cardOf);
  const raise = async (card: string, to: number) => {
    for (let at = cards.indexOf(card); at > to; at -= 1) await user.click(`piece:${card}`);
    cards = [
      ...cards.filter((one) => one !== card).slice(0, to),
      card,
      ...cards.filter((one) => one !== card).slice(to),
    ];
  };
  if (wrongFirst) {
    await raise(cards.at(-1) ?? '', 0);
    await expectWrong(user, activity);
  }
  const solution = solutionOf(activity) as SteeringRule[];
  for (const [at, rule] of solution.entries()) await raise(cardOf(rule), at);
  await expectCorrect(user, activity);
};
