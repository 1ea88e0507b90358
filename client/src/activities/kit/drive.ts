// Defines how tests play an activity: through the controls and texts on the screen, in the language that is shown.
import type { ActivityKind, ActivityOf } from '@lanternwise/shared/activities/registry';

/** Operates an activity in a browser or in a component test. Controls are named by their `data-control`. */
export interface ActivityUser {
  click(control: string): Promise<void>;
  /** Chooses from a list, by the option's value. */
  selectOption(control: string, value: string): Promise<void>;
  type(control: string, text: string): Promise<void>;
  /** Presses keys, one after another, on the canvas inside the control. */
  pressKeys(control: string, keys: readonly string[]): Promise<void>;
  /** The control must exist and be disabled. */
  expectDisabled(control: string): Promise<void>;
  /** The text must be visible. */
  expectText(text: string): Promise<void>;
  /** Waits until one of the texts is visible and returns it. */
  whichText(texts: readonly string[]): Promise<string>;
  /** At least one wrong item must be explained. */
  expectExplanation(): Promise<void>;
}

/** Plays to the correct answer; with `wrongFirst` a wrong one is checked before, if the kind has any. */
export type ActivityDriver<K extends ActivityKind> = (
  user: ActivityUser,
  activity: ActivityOf<K>,
  wrongFirst: boolean,
) => Promise<void>;

/** Presses the control that runs the thing, which asks for a bet first, and lays the bet. */
export async function layBet(
  user: ActivityUser,
  control: string,
  { predict }: { predict: { correct: string } },
): Promise<void> {
  await user.click(control);
  await user.click(`predict:${predict.correct}`);
}

/** Checks the answer: it must be wrong and be explained. */
export async function expectWrong(user: ActivityUser, activity: ActivityOf<ActivityKind>): Promise<void> {
  await user.click('check');
  await user.expectText(activity.messages.wrong);
  await user.expectExplanation();
}

/** Checks the answer: it must be correct. */
export async function expectCorrect(user: ActivityUser, activity: ActivityOf<ActivityKind>): Promise<void> {
  await user.click('check');
  await user.expectText(activity.messages.correct);
}

/** Repeats what an activity takes up only after a pause, until the control that follows is there and was pressed. */
export async function untilPressed(user: ActivityUser, control: string, work: () => Promise<void>): Promise<void> {
  const isPressed = () =>
    user.click(control).then(
      () => true,
      () => false,
    );
  do await work().catch(() => undefined);
  while (!(await isPressed()));
}
