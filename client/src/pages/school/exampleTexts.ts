// The texts of the matching game's examples and concepts.

import type { Concept, ExampleId } from '@lanternwise/shared/school/matchingExamples';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const EXAMPLE_TEXTS: Readonly<Record<ExampleId, MessageDescriptor>> = {
  'chess-rules': msg`A chess program that follows rules people wrote`,
  'route-planner': msg`A map that searches all roads for the shortest way`,
  'rule-chatbot': msg`A help robot that answers from a fixed list`,
  'spam-filter': msg`A mail filter that learns from mails marked as spam`,
  'house-prices': msg`A program that learns prices from a table of sold houses`,
  'song-tips': msg`An app that learns your taste from the songs you liked`,
  'face-unlock': msg`A phone that knows your face through layers of a neural network`,
  'speech-to-text': msg`A deep network that writes down what you say`,
  'photo-captions': msg`A network of many layers that describes photos`,
};

export const CONCEPT_TEXTS: Readonly<Record<Concept, { name: MessageDescriptor; text: MessageDescriptor }>> = {
  AI: {
    name: msg`Artificial intelligence`,
    text: msg`Machines that do what seems to need thinking; rules written by people are enough`,
  },
  ML: { name: msg`Machine learning`, text: msg`Finds its own rules in examples and tables` },
  DL: { name: msg`Deep learning`, text: msg`Learns with many layers, from pictures, sound or text` },
};
