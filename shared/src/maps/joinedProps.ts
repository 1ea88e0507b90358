// Lists the props that are built to be joined, e.g. fences at their posts: the map checks let their feet meet.

/** Each entry is one set: its members may meet each other. A name that ends in "-" stands for all that begin so. */
const JOINED: readonly (readonly string[])[] = [
  ['fence', 'fence-deep', 'fence-post'],
  ['rail-fence', 'rail-fence-deep'],
  ['hedge', 'hedge-deep'],
  ['maze-', 'pie-pavilion'],
  ['rope-rail', 'rope-rail-deep'],
  ['low-wall', 'low-wall-deep', 'wall-post', 'factory-gate'],
  ['belt-', 'hatch-'],
  ['echo-cliff-', 'cliff-organ'],
  ['vision-cliff-', 'prism-falls'],
  ['gate-front', 'gate-back'],
  ['tractor', 'tractor-shed'],
];

export const isJoined = (one: string, other: string): boolean =>
  JOINED.some((set) => [one, other].every((frame) => set.some((name) => matches(frame, name))));

const matches = (frame: string, name: string) => (name.endsWith('-') ? frame.startsWith(name) : frame === name);
