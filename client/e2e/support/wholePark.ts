// Plays the whole of AI Adventure Park: registers a learner, then completes every lesson and the quiz.
import { grant, register, uniqueName } from './accounts.ts';
import type { InputDriver } from './inputDriver.ts';
import {
  chooseAvatar,
  learnDomains,
  learnEthics,
  learnProjectCycle,
  type NavigateTo,
  PARK_PATH,
  passQuiz,
  readConversation,
  readWelcome,
} from './park.ts';

/** Registers a learner with access, and enters the park with an avatar. Returns the user name. */
export async function registerAndEnterPark(
  driver: InputDriver,
  avatar: string,
  name = uniqueName(avatar.toLowerCase()),
): Promise<string> {
  await register(driver, name);
  await grant(name, 'Pilot');
  await driver.page.goto(PARK_PATH);
  await chooseAvatar(driver, avatar);
  await readWelcome(driver);
  return name;
}

/** Completes the lessons of the three guides and the quiz. */
export async function completeAllLessons(driver: InputDriver, navigateTo: NavigateTo): Promise<void> {
  await navigateTo(driver, 'wizard');
  await readConversation(driver);
  await learnProjectCycle(driver);
  await navigateTo(driver, 'talking-tree');
  await readConversation(driver);
  await learnDomains(driver);
  await navigateTo(driver, 'robot');
  await readConversation(driver);
  await learnEthics(driver);
  await passQuiz(driver);
}
