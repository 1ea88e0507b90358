// What stands in the way of a backpack, in words that say what to do next.
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { errorMessage } from '../../../features/api.ts';
import { BackpackFault, type FaultKind } from '../../../features/backpack/faults.ts';
import { i18n } from '../../../i18n/runtime.tsx';

const WORDS: Record<FaultKind, MessageDescriptor> = {
  'wrong-phrase': msg`These are not the words of this backpack. Please check each one.`,
  paused: msg`That was wrong five times. Look for the note with your words, and try again in five minutes.`,
  damaged: msg`The backpack arrived damaged, so nothing was taken out. What is in this browser is as before. Try again later, or start a new backpack.`,
  newer: msg`A newer version of Lanternwise packed this backpack. Reload this page, then open it again.`,
  full: msg`Your backpack is full: it holds 5 MB and 2,000 things. Nothing was changed.`,
  gone: msg`This backpack was emptied on another device. What is in this browser stays here.`,
  elsewhere: msg`Your backpack was packed on another device. Pack now, and both come together.`,
  'no-room': msg`This browser has no room for everything in your backpack. Nothing in it is lost.`,
};

/** Call it while rendering, or on an event. */
export const faultWords = (fault: unknown): string =>
  fault instanceof BackpackFault ? i18n._(WORDS[fault.kind]) : errorMessage(fault);

export const unknownWordsText = (words: readonly string[]): string => {
  const found = words.join(', ');
  return t`Not a word of any backpack: ${found}. Is it spelt right?`;
};
