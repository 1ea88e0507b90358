// Tests the rules of Unit 2's activities against section 4.13 of the requirements.
import { expect, it } from 'vitest';
import { z } from 'zod';
import { drawExamples } from '../activities/concept-match/definition.ts';
import {
  FRUIT_LABELS,
  type FruitLabels,
  HELD_OUT_FRUITS,
  heldOutScore,
  isTrainingDone,
  labelFruit,
  majorityLabel,
  modelLabel,
  TEST_FRUITS,
  TRAINING_FRUITS,
} from '../activities/fruit-model/fruit.ts';
import { activitySchema } from '../activities/registry.ts';
import {
  COLOURS,
  ROBOT_TEST,
  robotSays,
  robotScore,
  SHAPES,
  type ShapeCard,
  shapeAt,
} from '../activities/robot-training/robot.ts';
import { translatableFields } from '../content/textFields.ts';
import { needsTranslation } from '../content/translations.ts';
import { schoolClassX } from '../courses/schoolClassX.ts';
import { UNIT2_ACTIVITIES, UNIT2_TITLES } from './unit2Activities.ts';
import { UNIT2_CONTENT } from './unit2Content.ts';
import { UNIT2_HINDI } from './unit2Hindi.ts';

const schema = z.record(z.string(), activitySchema);
const { 'unit-2-matching': match } = UNIT2_CONTENT;
if (match.kind !== 'concept-match') throw new Error('the matching game is another kind');

it('is written as the schema wants it, one activity for each point of the course', () => {
  expect(schema.parse(UNIT2_CONTENT)).toEqual(UNIT2_CONTENT);
  expect(Object.values(UNIT2_CONTENT).map(({ id, title }) => [id, title])).toEqual(Object.entries(UNIT2_TITLES));
});

it('has Hindi for every text', () => {
  const english = translatableFields(schema, UNIT2_CONTENT).filter(({ text }) => needsTranslation(text));
  const hindi = new Map(translatableFields(schema, UNIT2_HINDI).map(({ address, text }) => [address, text]));
  expect(english.filter(({ address, text }) => hindi.get(address) === text)).toEqual([]);
});

it('has nine examples, three of each concept', () => {
  expect(match.examples).toHaveLength(9);
  for (const { id } of match.concepts) expect(match.examples.filter(({ concept }) => concept === id)).toHaveLength(3);
});

it('draws six different examples, others with another seed', () => {
  expect(new Set(drawExamples(match, 1)).size).toBe(6);
  expect(drawExamples(match, 1)).not.toEqual(drawExamples(match, 2));
});

it('shows every shape in every colour sooner or later', () => {
  const seen = new Set(Array.from({ length: 200 }, (_, turn) => shapeAt(5, turn)).map((c) => `${c.colour} ${c.shape}`));
  expect(seen.size).toBe(SHAPES.length * COLOURS.length);
});

const card = (shape: ShapeCard['shape'], colour: ShapeCard['colour'], size = 0.7): ShapeCard => ({
  shape,
  colour,
  size,
});

it('lets the robot know nothing before its first example, and only what it was shown after it', () => {
  expect(robotSays([], card('circle', 'red')).label).toBeUndefined();
  expect(robotSays([card('square', 'red')], card('circle', 'red')).label).toBe('square');
  expect(robotScore([card('square', 'red')])).toBe(3);
});

it('lets a robot with one-sided examples confuse shapes by colour, and one with varied examples pass the whole test', () => {
  const oneSided = [card('circle', 'red'), card('square', 'blue'), card('triangle', 'green')];
  expect(robotSays(oneSided, card('circle', 'blue')).label).toBe('square');
  expect(robotScore(oneSided)).toBe(3);
  const varied = SHAPES.flatMap((shape) => COLOURS.map((colour) => card(shape, colour)));
  expect(robotScore(varied)).toBe(ROBOT_TEST.length);
});

it('tests the robot with shapes that training never shows', () => {
  const sizes = Array.from({ length: 200 }, (_, turn) => shapeAt(5, turn).size);
  expect(Math.min(...sizes)).toBeGreaterThan(Math.max(...ROBOT_TEST.map(({ size }) => size)));
});

/** All sixteen ways to label the four training fruits. */
const EVERY_LABELLING: readonly FruitLabels[] = Array.from({ length: 16 }, (_, bits) =>
  Object.fromEntries(
    TRAINING_FRUITS.map(({ id }, at) => [id, (bits >> at) & 1 ? ('Strawberry' as const) : ('Apple' as const)]),
  ),
);
const HONEST: FruitLabels = Object.fromEntries(
  TRAINING_FRUITS.map(({ id, emoji }) => [id, emoji === '🍎' ? ('Apple' as const) : ('Strawberry' as const)]),
);

it('trains on four fruits and tests on three, with the labels Apple and Strawberry', () => {
  expect([TRAINING_FRUITS.length, TEST_FRUITS.length, [...FRUIT_LABELS]]).toEqual([4, 3, ['Apple', 'Strawberry']]);
});

it('gives the verdict of the emoji majority for every way to label the fruits', () => {
  for (const labels of EVERY_LABELLING)
    for (const fruit of TEST_FRUITS) expect(modelLabel(labels, fruit)).toBe(majorityLabel(labels, fruit.emoji));
});

it('locks a label once it is set, and ends the training with the fourth', () => {
  const once = labelFruit({}, 'training-1', 'Apple');
  expect(labelFruit(once, 'training-1', 'Strawberry')).toEqual({ 'training-1': 'Apple' });
  expect(isTrainingDone(once)).toBe(false);
  expect(isTrainingDone(HONEST)).toBe(true);
});

it('passes the held-out test with honest labels and fails it with swapped ones', () => {
  const swapped = Object.fromEntries(
    Object.entries(HONEST).map(([id, label]) => [id, label === 'Apple' ? ('Strawberry' as const) : ('Apple' as const)]),
  );
  expect([heldOutScore(HONEST), heldOutScore(swapped)]).toEqual([HELD_OUT_FRUITS.length, 0]);
});

it('has a point on the checklist of the course for each activity', () => {
  const unit = schoolClassX.units.find(({ id }) => id === 'unit-2');
  expect(unit).toMatchObject({ free: true, checkedByPlay: true, path: '/School/ClassX/Unit2' });
  expect(unit?.checklist?.map(({ id }) => id)).toEqual([...UNIT2_ACTIVITIES]);
});
