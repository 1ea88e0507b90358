// Tests which names of classes need no confirmed school.
import { expect, it } from 'vitest';
import { isPresetClassName } from './presetClassName.ts';

it.each([
  'Class 6F',
  'Class 7B',
  '8A',
  'Grade 10',
  'Class 10th B',
  'Class X-A',
  'class vi b',
  'Class 6F (2026-27)',
  'Python Club 2',
  'Robot club',
  'AI Lab',
  'कक्षा ७ ब',
  'कक्षा 6 क 2026',
])('%s is one', (name) => expect(isPresetClassName(name)).toBe(true));

it.each([
  '',
  'Call me',
  '9876543210',
  '98 76 54 32 10',
  'Class 98 76',
  'Our secret club',
  'Class 6F call Ravi',
  'Class c a l l',
  'Uncle Sam',
  'कक्षा मुझे मिलो',
])('%j is none', (name) => expect(isPresetClassName(name)).toBe(false));
