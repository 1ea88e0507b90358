// The trophies of the mastery quiz on the plinths of the map, in the order in which they were won.
import { PLINTHS } from '@lanternwise/shared/activities/mastery-quiz/mapNames';
import { wonParts } from '@lanternwise/shared/quests/parts';
import type { CreateFace } from '../host/worldFace.ts';

export const world: CreateFace<'mastery-quiz', 'trophy-plinths', true> = ({ id, questions, tiers, goal }) => {
  const pictureOf = (question: string) => {
    const tier = questions.find((each) => each.id === question)?.tier;
    return tiers.find((each) => each.id === tier)?.icon ?? [];
  };
  return {
    mechanic: 'trophy-plinths',
    show({ state }) {
      const won = wonParts(state.parts?.[id] ?? {});
      return { [PLINTHS]: { trophies: won.flatMap(pictureOf).slice(0, goal) } };
    },
  };
};
