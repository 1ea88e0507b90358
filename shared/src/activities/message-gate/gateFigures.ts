// Carries the learner's gate in the figures of its activity, which travel between devices, and refuses figures that no gate can have.
import { ALL_BITS, bitsOf, signsFromBits } from './features.ts';
import { type GateCount, type GateSetting, MAX_DEPTH, shareRight } from './gate.ts';

type Figures = Readonly<Record<string, number>>;

const QUESTIONS = 'gate questions';
const DEPTH = 'gate depth';
const TAUGHT = 'gate taught';
const COUNTS = ['false alarms', 'misses', 'test friends', 'test thieves'] as const;
const ACCURACY = 'test accuracy';

export const isGate = (name: string): boolean => name.startsWith('gate ');

/** The model card: accuracy on the held-out messages, both kinds of mistakes, and what the tree can be grown from again. */
export const gateFigures = ({ questions, depth, taught }: GateSetting, count: GateCount): Record<string, number> => ({
  [ACCURACY]: shareRight(count),
  'false alarms': count.falseAlarms,
  misses: count.misses,
  'test friends': count.friends,
  'test thieves': count.thieves,
  [QUESTIONS]: bitsOf(questions),
  [DEPTH]: depth,
  ...(taught === undefined ? {} : { [TAUGHT]: taught }),
});

const isWhole = (value: number | undefined, least: number, most: number): value is number =>
  value !== undefined && Number.isInteger(value) && value >= least && value <= most;

/** What the learner's tree was grown from; undefined if incomplete, out of range, or at odds with its own accuracy. */
export function gateSetting(figures: Figures): GateSetting | undefined {
  const { [QUESTIONS]: questions, [DEPTH]: depth, [TAUGHT]: taught, [ACCURACY]: accuracy } = figures;
  if (!isWhole(questions, 1, ALL_BITS) || !isWhole(depth, 1, MAX_DEPTH)) return undefined;
  if (taught !== undefined && !isWhole(taught, 0, ALL_BITS)) return undefined;
  if (Object.keys(figures).filter(isGate).length !== (taught === undefined ? 2 : 3)) return undefined;
  const [falseAlarms = -1, misses = -1, friends = -1, thieves = -1] = COUNTS.map((key) => figures[key]);
  if (!isWhole(falseAlarms, 0, friends) || !isWhole(misses, 0, thieves)) return undefined;
  if (Math.abs(shareRight({ falseAlarms, misses, friends, thieves }) - (accuracy ?? -1)) > 1e-9) return undefined;
  return { questions: signsFromBits(questions), depth, ...(taught === undefined ? {} : { taught }) };
}
