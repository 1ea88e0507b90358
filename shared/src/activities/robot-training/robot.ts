// The shapes of the robot training, and the robot that learns to name them from the child's examples.
import { classifyByNeighbours, type KnnPrediction, type LabelledExample } from '../../learning/knn.ts';
import { seededRandom } from '../../learning/random.ts';

export const SHAPES = ['circle', 'square', 'triangle'] as const;
export type Shape = (typeof SHAPES)[number];
export const COLOURS = ['red', 'blue', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

export interface ShapeCard {
  shape: Shape;
  colour: Colour;
  /** Share of the card's width. */
  size: number;
}

/** 4π · area / perimeter²: 1 for a circle, less for shapes with corners. */
const ROUNDNESS: Readonly<Record<Shape, number>> = {
  circle: 1,
  square: Math.PI / 4,
  triangle: (Math.PI * Math.sqrt(3)) / 9,
};
const SMALLEST = 0.5;
const LARGEST = 0.9;

/** The points after which the robot may be tested. */
export const POINTS_BEFORE_TEST = 5;

/** What the robot measures: colour, size, roundness; never the shape's name. */
const measure = ({ shape, colour, size }: ShapeCard): number[] => [
  COLOURS.indexOf(colour) / (COLOURS.length - 1),
  size,
  ROUNDNESS[shape],
];

const pick = <T>(things: readonly [T, ...T[]], random: () => number): T =>
  things[Math.floor(random() * things.length)] ?? things[0];

/** The shape that appears as number `turn`, counted from 0. */
export function shapeAt(seed: number, turn: number): ShapeCard {
  const random = seededRandom(seed + turn * 7919);
  return {
    shape: pick(SHAPES, random),
    colour: pick(COLOURS, random),
    size: SMALLEST + random() * (LARGEST - SMALLEST),
  };
}

export const learnedFrom = (cards: readonly ShapeCard[]): LabelledExample[] =>
  cards.map((card) => ({ features: measure(card), label: card.shape }));

/** The robot's own answer: the name of the most similar example. Its label is undefined before the first example. */
export const robotSays = (cards: readonly ShapeCard[], card: ShapeCard): KnnPrediction =>
  classifyByNeighbours(learnedFrom(cards), measure(card), 1);

/** One of each shape and colour in sizes that training never shows, so that none of them was in the training. */
export const ROBOT_TEST: readonly ShapeCard[] = SHAPES.flatMap((shape) =>
  COLOURS.map((colour) => ({ shape, colour, size: 0.45 })),
);

export const robotScore = (cards: readonly ShapeCard[]): number =>
  ROBOT_TEST.filter((card) => robotSays(cards, card).label === card.shape).length;
