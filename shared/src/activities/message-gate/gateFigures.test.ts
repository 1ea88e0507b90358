// Tests the gate in an activity's figures: there and back, refused if out of range or at odds with its accuracy, and kept from people.
import { expect, it } from 'vitest';
import { acceptsFigures, figuresInWords } from '../registry.ts';
import { gateFigures, gateSetting } from './gateFigures.ts';

const setting = { questions: ['unknown', 'link'] as const, depth: 4, taught: 36 };
const count = { falseAlarms: 1, misses: 4, friends: 15, thieves: 15 };
const figures = gateFigures(setting, count);

it('carries what the tree is grown from, and its accuracy', () => {
  expect(gateSetting(figures)).toEqual(setting);
  expect(figures['test accuracy']).toBeCloseTo(25 / 30);
});

it.each([
  ['no depth', { ...figures, 'gate depth': 0 }],
  ['a depth of ten', { ...figures, 'gate depth': 10 }],
  ['half a question', { ...figures, 'gate questions': 2.5 }],
  ['unknown questions', { ...figures, 'gate questions': 5000 }],
  ['a taught message out of range', { ...figures, 'gate taught': -1 }],
  ['another figure of a gate', { ...figures, 'gate height': 3 }],
  ['an accuracy that its mistakes deny', { ...figures, 'test accuracy': 1 }],
  ['more misses than thieves', { ...figures, misses: 16 }],
  ['no counts', { 'gate questions': 3, 'gate depth': 2, 'test accuracy': 0.9 }],
])('refuses %s', (_, forged) => {
  expect(gateSetting(forged)).toBeUndefined();
  expect(acceptsFigures(forged)).toBe(false);
});

it('accepts figures that speak of no gate, and shows people only those', () => {
  expect(acceptsFigures({ taps: 10, 'test accuracy': 0.9 })).toBe(true);
  expect(Object.keys(figuresInWords(figures))).toEqual([
    'test accuracy',
    'false alarms',
    'misses',
    'test friends',
    'test thieves',
  ]);
});
