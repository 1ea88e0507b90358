// Explains the wrong answers of Unit 2's activities.
import type { ExampleId } from '@lanternwise/shared/school/matchingExamples';
import type { PictureAnimal } from '@lanternwise/shared/school/pictures';
import type { Shape } from '@lanternwise/shared/school/robot';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Of an example that was put with a concept to which it does not belong. */
export const EXAMPLE_REASONS: Readonly<Record<ExampleId, MessageDescriptor>> = {
  'chess-rules': msg`People wrote each of its rules; it learned nothing from examples.`,
  'route-planner': msg`It searches by a method that people wrote; it learned nothing from examples.`,
  'rule-chatbot': msg`Its answers stand in a list that people wrote; it does not learn.`,
  'spam-filter': msg`It finds its rules in marked mails; there is no word of many layers.`,
  'house-prices': msg`It finds its rule in a table; there is no word of many layers.`,
  'song-tips': msg`It finds your taste in a list of songs; there is no word of many layers.`,
  'face-unlock': msg`It learned from pictures, with a network of many layers.`,
  'speech-to-text': msg`It learned from sound, with a network of many layers.`,
  'photo-captions': msg`It learned from photos, with a network of many layers.`,
};

/** Of a name that the picture does not have: what the picture would have to show. */
export const ANIMAL_REASONS: Readonly<Record<PictureAnimal, MessageDescriptor>> = {
  dog: msg`Not a dog: its ears would hang down at the sides.`,
  cat: msg`Not a cat: it would have pointed ears and whiskers.`,
  rabbit: msg`Not a rabbit: it would have long ears that stand up.`,
  panda: msg`Not a panda: it would have dark patches round its eyes.`,
};

/** Of a name that the shape does not have. */
export const SHAPE_REASONS: Readonly<Record<Shape, MessageDescriptor>> = {
  circle: msg`Not a circle: a circle has no corners.`,
  square: msg`Not a square: a square has four corners.`,
  triangle: msg`Not a triangle: a triangle has three corners.`,
};
