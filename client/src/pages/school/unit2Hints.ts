// The three hints of each of Unit 2's activities: a nudge, how to do it, a worked example.
import type { Unit2Activity } from '@lanternwise/shared/school/unit2Activities';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Hints = readonly [nudge: MessageDescriptor, how: MessageDescriptor, example: MessageDescriptor];

export const UNIT2_HINTS: Readonly<Record<Unit2Activity, Hints>> = {
  'unit-2-matching': [
    msg`Ask of each example: who found its rules?`,
    msg`People wrote the rules: AI. The machine found them in examples or tables: ML. It learned with many layers from pictures, sound or text: DL.`,
    msg`“A mail filter that learns from mails marked as spam”: nobody wrote its rules, it found them in marked mails. There is no word of many layers. So it is ML.`,
  ],
  'unit-2-pictures': [
    msg`Look at the ears and at the eyes.`,
    msg`Go through the four names and ask what the picture would have to show: a rabbit has long ears, a panda has dark patches round its eyes.`,
    msg`Ears that hang down at the sides, a light snout: that is a dog. The picture with its name is one labelled example.`,
  ],
  'unit-2-robot': [
    msg`Count the corners before you press a name.`,
    msg`No corner: circle. Three corners: triangle. Four corners: square. For the test, the robot needs each shape in several colours, so keep training it after five points.`,
    msg`A robot that knows only a red circle and a blue square takes a blue circle for a square, because the blue square is more like it than the red circle. One blue circle among its examples mends that.`,
  ],
  'unit-2-fruit': [
    msg`In training, a label is the true name of the fruit. In the test, foresee your model.`,
    msg`The model gives a new fruit the label that you gave to the fruits most similar to it in colour, size and roundness.`,
    msg`If you labelled both large red apples Strawberry, your model calls a third large red apple a strawberry. Then Strawberry is the right answer in the test.`,
  ],
};
