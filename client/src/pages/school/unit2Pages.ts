// The four pages of the lesson '2.1 Revisiting AI, ML, DL', each with its activity.
import type { Unit2Activity } from '@lanternwise/shared/school/unit2Activities';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export interface Unit2LessonPage {
  activity: Unit2Activity;
  title: MessageDescriptor;
  paragraphs: readonly MessageDescriptor[];
}

export const UNIT2_PAGES: readonly Unit2LessonPage[] = [
  {
    activity: 'unit-2-matching',
    title: msg`AI, ML and DL`,
    paragraphs: [
      msg`Artificial intelligence (AI) is the widest word: machines that do what seems to need thinking. Some follow rules that people wrote.`,
      msg`Machine learning (ML) is a part of AI: the machine finds its rules in examples. Deep learning (DL) is a part of ML: it learns with networks of many layers, often from pictures, sound or text.`,
    ],
  },
  {
    activity: 'unit-2-pictures',
    title: msg`Data with labels`,
    paragraphs: [
      msg`A model that is to know animals needs pictures and, with each, the right name: its label.`,
      msg`People write the labels. Here you are the person who does it.`,
    ],
  },
  {
    activity: 'unit-2-robot',
    title: msg`Training a robot`,
    paragraphs: [
      msg`This robot measures colour, size and roundness. It has no rule for what a circle is; it learns from the examples that you name.`,
      msg`Think first: how many examples will it need, and which ones?`,
    ],
  },
  {
    activity: 'unit-2-fruit',
    title: msg`Training and testing`,
    paragraphs: [
      msg`First a model is trained with labelled examples. Then it is tested with examples that it has not seen.`,
      msg`Think first: what happens to the test if a label in the training is wrong?`,
    ],
  },
];
