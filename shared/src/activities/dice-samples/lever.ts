// The temperatures of the dice cave: the hottest of all, and the notches of the lever on the map.

export const HOTTEST = 3;

/** The coldest first. */
export const LEVER_NOTCHES: readonly number[] = [0.25, 0.5, 1, 1.5, 2, HOTTEST];

/** Where the lever stands after a pull: a notch hotter, and after the hottest the coldest. */
export const pullLever = (temperature: number): number =>
  LEVER_NOTCHES.find((notch) => notch > temperature) ?? LEVER_NOTCHES[0] ?? 0;
