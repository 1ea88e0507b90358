// How a test plays an activity: through the controls and words of the screen, in whatever language it is shown.
import type { ActivityKind, ActivityOf } from '@lanternwise/shared/activities/registry';

/** Somebody in front of the activity, in a browser or in a component test. Controls are named by their `data-control`. */
export interface Player {
  press(control: string): Promise<void>;
  /** Chooses from a list, by the option's value. */
  choose(control: string, value: string): Promise<void>;
  write(control: string, text: string): Promise<void>;
  /** The control must be there and not be usable. */
  blocked(control: string): Promise<void>;
  /** The text must stand on the screen. */
  reads(text: string): Promise<void>;
  /** Some wrong item must be explained. */
  explained(): Promise<void>;
}

/** Plays to the right end; with `wrongFirst` a wrong answer is checked before, where the kind knows any. */
export type Driver<K extends ActivityKind> = (
  player: Player,
  activity: ActivityOf<K>,
  wrongFirst: boolean,
) => Promise<void>;

/** Checks what was answered: it must be called wrong and be explained. */
export async function checkWrong(player: Player, activity: ActivityOf<ActivityKind>): Promise<void> {
  await player.press('check');
  await player.reads(activity.messages.wrong);
  await player.explained();
}

/** Checks what was answered: it must be right. */
export async function checkRight(player: Player, activity: ActivityOf<ActivityKind>): Promise<void> {
  await player.press('check');
  await player.reads(activity.messages.correct);
}
