// Playing the whole of AI Adventure Park: a new learner at its gate, then every lesson and the quiz.
import { grant, newName, register } from './accounts.ts';
import type { Hands } from './hands.ts';
import {
  chooseAvatar,
  learnDomains,
  learnEthics,
  learnProjectCycle,
  listen,
  PARK,
  passQuiz,
  readWelcome,
  type Way,
} from './park.ts';

/** Registers a learner who may play, and opens the park with an avatar. Returns the user name. */
export async function enter(hands: Hands, avatar: string): Promise<string> {
  const name = newName(avatar.toLowerCase());
  await register(hands, name);
  await grant(name, 'Pilot');
  await hands.page.goto(PARK);
  await chooseAvatar(hands, avatar);
  await readWelcome(hands);
  return name;
}

/** Everything the three guides teach, and the quiz. */
export async function learnEverything(hands: Hands, way: Way): Promise<void> {
  await way(hands, 'wizard');
  await listen(hands);
  await learnProjectCycle(hands);
  await way(hands, 'talking-tree');
  await listen(hands);
  await learnDomains(hands);
  await way(hands, 'robot');
  await listen(hands);
  await learnEthics(hands);
  await passQuiz(hands);
}
