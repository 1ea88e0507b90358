// What kinds whose things are put into places have in common, for their windows and the map: things, places, and what is right.
import type { IconName } from '@lanternwise/shared/content/icons';

export interface CarryThing {
  id: string;
  text: string;
  icon?: IconName | undefined;
  /** Where it belongs. */
  place: string;
  why: string;
}

/** An activity of any of these kinds. */
export interface CarryTask {
  /** As they lie at first. */
  things: readonly CarryThing[];
  places: readonly { id: string; label: string; icon?: IconName | undefined }[];
  /** A place holds one thing. */
  isSingle: boolean;
  /** Said while something is not placed yet. */
  wait: string;
}

/** What a kind makes of its activity. */
export interface CarryKind<Answer> {
  task: CarryTask;
  answerOf(placed: Placed): Answer;
}

/** Place by thing. */
export type Placed = Readonly<Record<string, string>>;

export const withoutThing = (placed: Placed, thing: string): Placed =>
  Object.fromEntries(Object.entries(placed).filter(([id]) => id !== thing));

/** A thing that is put into a place which holds one takes the place of another. */
export function putThing(
  { isSingle }: Pick<CarryTask, 'isSingle'>,
  placed: Placed,
  thing: string,
  place: string,
): Placed {
  const others = Object.entries(placed).filter(([id, at]) => id !== thing && !(isSingle && at === place));
  return { ...Object.fromEntries(others), [thing]: place };
}

export const isComplete = ({ things }: Pick<CarryTask, 'things'>, placed: Placed): boolean =>
  things.every(({ id }) => placed[id] !== undefined);

export const wrongThings = ({ things }: Pick<CarryTask, 'things'>, placed: Placed): CarryThing[] =>
  things.filter(({ id, place }) => placed[id] !== place);

export const rightPlaces = ({ things }: Pick<CarryTask, 'things'>): Placed =>
  Object.fromEntries(things.map(({ id, place }) => [id, place]));

/** Of a check, what was right and is still there. */
export function keepRight(
  { things }: Pick<CarryTask, 'things'>,
  placed: Placed,
  checked: Placed | null,
): Placed | null {
  if (!checked) return null;
  const right = things.filter(({ id, place }) => checked[id] === place && placed[id] === place);
  return right.length === 0 ? null : Object.fromEntries(right.map(({ id, place }) => [id, place]));
}
