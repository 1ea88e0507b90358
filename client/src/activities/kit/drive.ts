// How a test plays an activity: through the controls and words of the screen, in whatever language it is shown.
import type { ActivityKind, ActivityOf } from '@lanternwise/shared/activities/registry';

/** Somebody in front of the activity, in a browser or in a component test. Controls are named by their `data-control`. */
export interface ActivityUser {
  click(control: string): Promise<void>;
  /** Chooses from a list, by the option's value. */
  selectOption(control: string, value: string): Promise<void>;
  type(control: string, text: string): Promise<void>;
  /** The control must be there and not be usable. */
  expectDisabled(control: string): Promise<void>;
  /** The text must stand on the screen. */
  expectText(text: string): Promise<void>;
  /** Some wrong item must be explained. */
  expectExplanation(): Promise<void>;
}

/** Plays to the right end; with `wrongFirst` a wrong answer is checked before, where the kind knows any. */
export type ActivityDriver<K extends ActivityKind> = (
  player: ActivityUser,
  activity: ActivityOf<K>,
  wrongFirst: boolean,
) => Promise<void>;

/** Checks what was answered: it must be called wrong and be explained. */
export async function expectWrong(player: ActivityUser, activity: ActivityOf<ActivityKind>): Promise<void> {
  await player.click('check');
  await player.expectText(activity.messages.wrong);
  await player.expectExplanation();
}

/** Checks what was answered: it must be right. */
export async function expectCorrect(player: ActivityUser, activity: ActivityOf<ActivityKind>): Promise<void> {
  await player.click('check');
  await player.expectText(activity.messages.correct);
}
