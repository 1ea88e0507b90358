// Why a program is not shown to the class: what the child reads, and the teacher chooses from.
import type { ClassProgramReason } from '@lanternwise/shared/constants/workshop';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const REASON_WORDS: Record<ClassProgramReason, MessageDescriptor> = {
  unfinished: msg`It looks unfinished. Finish it, then offer it again.`,
  'has-error': msg`It stops with an error. Fix it, then offer it again.`,
  words: msg`Some of its words are not for the whole class. Change them, then offer it again.`,
  private: msg`It tells something private about you or somebody else. Take that out, then offer it again.`,
  alike: msg`It is very much like another one. Make it more your own, then offer it again.`,
  talk: msg`Let us talk about it first. Come and see me.`,
};
