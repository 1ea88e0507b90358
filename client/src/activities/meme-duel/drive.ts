// Plays the meme duel: lost with the largest pack, then with every pack that fits until it is won, and Neo's flat jokes are explained.
import { REASONS, ROUNDS } from '@lanternwise/shared/activities/meme-duel/duel';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { type ActivityDriver, type ActivityUser, expectWrong, layBet } from '../kit/drive.ts';

const MOST_DUELS = 5;

async function playRounds(user: ActivityUser): Promise<void> {
  for (let round = 1; round <= ROUNDS; round += 1) {
    await user.click('pick:0');
    if (round < ROUNDS) await user.click('next');
  }
}

/** False if the duel was lost: then there is nothing to explain and it can be checked at once. */
async function hasWon(user: ActivityUser): Promise<boolean> {
  try {
    await user.expectDisabled('check');
    return true;
  } catch {
    return false;
  }
}

/** Tries the reasons for both flat jokes until the answer is correct. */
async function explain(user: ActivityUser, { messages }: ActivityOf<'meme-duel'>): Promise<boolean> {
  for (const first of REASONS) {
    for (const second of REASONS) {
      await user.click(`reason:0:${first}`);
      await user.click(`reason:1:${second}`);
      await user.click('check');
      if ((await user.whichText([messages.correct, messages.wrong])) === messages.correct) return true;
    }
  }
  return false;
}

export const drive: ActivityDriver<'meme-duel'> = async (user, activity, wrongFirst) => {
  const { packs, scenes, messages } = activity;
  if (wrongFirst) {
    const unfit = packs.find(({ id }) => !scenes.some((scene) => scene.id === id));
    await user.click(`pack:${unfit?.id ?? ''}`);
    await layBet(user, 'stage', activity);
    await playRounds(user);
    await expectWrong(user, activity);
    await user.click('again');
    await user.click(`pack:${unfit?.id ?? ''}`);
  }
  for (const { id } of scenes) await user.click(`pack:${id}`);
  await user.click('filter');
  for (let duel = 0; duel < MOST_DUELS; duel += 1) {
    if (duel === 0 && !wrongFirst) await layBet(user, 'stage', activity);
    else await user.click('stage');
    await playRounds(user);
    if ((await hasWon(user)) && (await explain(user, activity))) break;
    await user.click('again');
  }
  await user.expectText(messages.correct);
};
