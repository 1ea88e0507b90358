// The words of the lines that a teacher can say with 'All eyes here' without typing.
import type { LiveLine } from '@lanternwise/shared/constants/live';
import type { LiveGathering } from '@lanternwise/shared/contracts/liveMessages';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { i18n } from '../../i18n/runtime.tsx';

export const LINE_WORDS: Readonly<Record<LiveLine, MessageDescriptor>> = {
  'look-here': msg`Look here, please.`,
  listen: msg`Listen, please.`,
  'hands-off': msg`Take your hands off the keyboard, please.`,
  'well-done': msg`Well done, everyone!`,
  'talk-to-your-neighbour': msg`Talk it over with your neighbour.`,
  'two-more-minutes': msg`Two more minutes.`,
  'short-break': msg`Time for a short break.`,
  'almost-over': msg`The lesson is almost over.`,
};

/** In the current language, or the teacher's own text as it was written. Call it during rendering. */
export const gatheringWords = ({ line, text }: LiveGathering): string => text ?? (line ? i18n._(LINE_WORDS[line]) : '');
