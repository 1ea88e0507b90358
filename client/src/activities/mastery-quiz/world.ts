// The trophies of the mastery quiz on the map: those won on their plinths, and the next one where its question is asked.
import { PLINTHS } from '@lanternwise/shared/activities/mastery-quiz/mapNames';
import { countAnswers, wonParts } from '@lanternwise/shared/quests/parts';
import { t } from '@lingui/core/macro';
import type { CreateFace } from '../host/worldFace.ts';

export const world: CreateFace<'mastery-quiz', 'trophy-plinths', true> = (quiz, { lessons }) => {
  const { id, questions, tiers, goal } = quiz;
  const lesson = Object.values(lessons).find(
    (one) => one.kind === 'adventure' && one.levels.some(({ activity }) => activity === id),
  );
  const pictureOf = (question: string) => {
    const tier = questions.find((each) => each.id === question)?.tier;
    return tiers.find((each) => each.id === tier)?.icon ?? [];
  };
  return {
    mechanic: 'trophy-plinths',
    show({ state }) {
      const parts = state.parts?.[id] ?? {};
      const won = wonParts(parts);
      const picture = tiers[Math.floor((won.length * tiers.length) / goal)]?.icon;
      const next =
        picture === undefined ? null : { won: won.length, answers: countAnswers(parts), picture, name: t`A trophy` };
      return { [PLINTHS]: { trophies: won.flatMap(pictureOf).slice(0, goal), next } };
    },
    on: () => (lesson ? { opens: lesson.id } : undefined),
  };
};
