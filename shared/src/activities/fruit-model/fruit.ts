// The fruits of the fruit model, and the model that learns from the child's labels.
import { classifyByNeighbours } from '../../learning/knn.ts';

export const FRUIT_LABELS = ['Apple', 'Strawberry'] as const;
export type FruitLabel = (typeof FRUIT_LABELS)[number];
export type FruitEmoji = '🍎' | '🍓' | '🍏';

export interface Fruit {
  id: string;
  emoji: FruitEmoji;
  /** Redness, size and roundness, each from 0 to 1. */
  features: readonly [number, number, number];
}

export interface HeldOutFruit extends Fruit {
  truth: FruitLabel;
}

/** Fruits of one emoji lie close together, so that the two nearest fruits of a test fruit have its emoji. */
export const TRAINING_FRUITS: readonly Fruit[] = [
  { id: 'training-1', emoji: '🍎', features: [0.8, 0.7, 0.9] },
  { id: 'training-2', emoji: '🍓', features: [0.95, 0.25, 0.45] },
  { id: 'training-3', emoji: '🍎', features: [0.72, 0.78, 0.94] },
  { id: 'training-4', emoji: '🍓', features: [0.9, 0.18, 0.38] },
];

export const TEST_FRUITS: readonly Fruit[] = [
  { id: 'test-1', emoji: '🍎', features: [0.82, 0.68, 0.88] },
  { id: 'test-2', emoji: '🍓', features: [0.96, 0.27, 0.47] },
  { id: 'test-3', emoji: '🍎', features: [0.79, 0.72, 0.91] },
];

/** Fruits that the model has never met, one of them unlike every training fruit in colour. */
export const HELD_OUT_FRUITS: readonly HeldOutFruit[] = [
  { id: 'held-out-1', emoji: '🍎', features: [0.76, 0.82, 0.92], truth: 'Apple' },
  { id: 'held-out-2', emoji: '🍓', features: [0.93, 0.22, 0.41], truth: 'Strawberry' },
  { id: 'held-out-3', emoji: '🍏', features: [0.15, 0.74, 0.9], truth: 'Apple' },
  { id: 'held-out-4', emoji: '🍓', features: [0.84, 0.3, 0.5], truth: 'Strawberry' },
];

/** The child's labels by the id of the training fruit. */
export type FruitLabels = Readonly<Record<string, FruitLabel>>;

/** A label is locked once it is set. */
export const labelFruit = (labels: FruitLabels, id: string, label: FruitLabel): FruitLabels =>
  id in labels ? labels : { ...labels, [id]: label };

export const isTrainingDone = (labels: FruitLabels): boolean => TRAINING_FRUITS.every(({ id }) => id in labels);

/** The requirements' rule: the majority label of the training fruits with the same emoji; of two labels, the one set first in the list. */
export function majorityLabel(labels: FruitLabels, emoji: FruitEmoji): FruitLabel | undefined {
  const same = TRAINING_FRUITS.filter((fruit) => fruit.emoji === emoji).flatMap(({ id }) => labels[id] ?? []);
  const count = (label: FruitLabel) => same.filter((one) => one === label).length;
  return same.reduce<FruitLabel | undefined>(
    (best, label) => (best !== undefined && count(best) >= count(label) ? best : label),
    undefined,
  );
}

/** The model's verdict: the label of the two nearest training fruits, of the nearer one if they differ. */
export function modelLabel(labels: FruitLabels, { features }: Fruit): FruitLabel | undefined {
  const examples = TRAINING_FRUITS.flatMap((fruit) => {
    const label = labels[fruit.id];
    return label === undefined ? [] : [{ features: fruit.features, label }];
  });
  const { label } = classifyByNeighbours(examples, features, 2);
  return FRUIT_LABELS.find((one) => one === label);
}

export const heldOutScore = (labels: FruitLabels): number =>
  HELD_OUT_FRUITS.filter((fruit) => modelLabel(labels, fruit) === fruit.truth).length;
