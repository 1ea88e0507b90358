// Plays a choice game; no choice is wrong.
import { checkRight, type Driver } from '../kit/drive.ts';

export const drive: Driver<'choice-game'> = async (player, activity) => {
  const { rounds, influences, minInfluences } = activity;
  for (const round of rounds) await player.press(`option:${round.options[0]?.id ?? ''}`);
  for (const { id } of influences.slice(0, minInfluences)) {
    await player.blocked('check');
    await player.press(`influence:${id}`);
  }
  await checkRight(player, activity);
};
