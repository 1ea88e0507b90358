// Trains the tree that guards the gate, and counts friends turned away and thieves let in on unseen messages.
import { type DecisionTree, type LabelledRow, predict, trainTree } from '../../learning/decisionTree.ts';
import { type Message, SIGNS, type Sign, signsFromBits, signsOf } from './features.ts';

export const MAX_DEPTH = 5;
/** Rows that a message of the learner's own stands for: one among fifty changes little. */
export const COPIES = 3;
/** Couriers that show a gate on the map. */
const COURIERS = 8;

export interface LabelledMessage extends Message {
  /** True = phishing. */
  phishing: boolean;
}

/** What the learner sets: the questions that the tree may ask, how many of them in a row, and the signs of an own message that it learns from (as bits). */
export interface GateSetting {
  questions: readonly Sign[];
  depth: number;
  taught?: number | undefined;
}

export interface GateData<M extends LabelledMessage = LabelledMessage> {
  training: readonly M[];
  heldOut: readonly M[];
  known: readonly string[];
}

/** What a gate does to labelled messages; positive = shut. */
export interface GateCount {
  /** Friends that were turned away. */
  falseAlarms: number;
  /** Thieves that were let in. */
  misses: number;
  friends: number;
  thieves: number;
}

export interface Gate {
  tree: DecisionTree;
  onTraining: GateCount;
  onHeldOut: GateCount;
  /** For each held-out message, in order: whether the gate is shut before it. */
  shut: readonly boolean[];
}

const valuesOf = (signs: readonly Sign[]): Record<Sign, number> =>
  Object.fromEntries(SIGNS.map((sign) => [sign, signs.includes(sign) ? 1 : 0])) as Record<Sign, number>;

export const isShut = (tree: DecisionTree, signs: readonly Sign[]): boolean => predict(tree, valuesOf(signs));

export const shareRight = ({ falseAlarms, misses, friends, thieves }: GateCount): number =>
  friends + thieves === 0 ? 0 : 1 - (falseAlarms + misses) / (friends + thieves);

const rowsOf = (messages: readonly LabelledMessage[], known: readonly string[]): LabelledRow[] =>
  messages.map((message) => ({ values: valuesOf(signsOf(message, known)), label: message.phishing }));

function countAt(tree: DecisionTree, rows: readonly LabelledRow[]): GateCount {
  const thieves = rows.filter(({ label }) => label);
  const friends = rows.filter(({ label }) => !label);
  return {
    falseAlarms: friends.filter(({ values }) => predict(tree, values)).length,
    misses: thieves.filter(({ values }) => !predict(tree, values)).length,
    friends: friends.length,
    thieves: thieves.length,
  };
}

/** Trains on the training messages and the taught ones; nothing held out is learned from. */
export function growGate({ training, heldOut, known }: GateData, { questions, depth, taught }: GateSetting): Gate {
  const rows = rowsOf(training, known);
  const own =
    taught === undefined
      ? []
      : Array.from({ length: COPIES }, () => ({ values: valuesOf(signsFromBits(taught)), label: true }));
  const tree = trainTree(
    [...rows, ...own],
    SIGNS.filter((sign) => questions.includes(sign)),
    Math.min(depth, MAX_DEPTH),
  );
  const unseen = rowsOf(heldOut, known);
  return {
    tree,
    onTraining: countAt(tree, rows),
    onHeldOut: countAt(tree, unseen),
    shut: unseen.map(({ values }) => predict(tree, values)),
  };
}

export interface Courier {
  id: string;
  isThief: boolean;
  isShut: boolean;
}

/** Eight held-out messages as couriers, in their order: mistakes first of all, up to half of them. */
export function couriersOf(heldOut: readonly { id: string; phishing: boolean }[], shut: readonly boolean[]): Courier[] {
  const all = heldOut.map(({ id, phishing }, at) => ({ id, isThief: phishing, isShut: shut[at] ?? false }));
  const mistakes = all.filter(({ isThief, isShut }) => isThief !== isShut).slice(0, COURIERS / 2);
  const right = all.filter(({ isThief, isShut }) => isThief === isShut).slice(0, COURIERS - mistakes.length);
  return all.filter((courier) => mistakes.includes(courier) || right.includes(courier));
}
