// Says of each skill of the companion what it does and what it cannot do, in words that hold whoever taught it.
import type { CompanionSkill } from '@lanternwise/shared/constants/companion';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const SKILL_WORDS: Record<CompanionSkill, { does: MessageDescriptor; cannot: MessageDescriptor }> = {
  bins: {
    does: msg`Say how full the bins will be`,
    cannot: msg`It does not know why food is left. A feast or a strike is nothing that it has seen.`,
  },
  fetch: {
    does: msg`Fetch a stick`,
    cannot: msg`It does what your program says, not what you mean.`,
  },
  drawing: {
    does: msg`Name what you draw`,
    cannot: msg`It only knows your own things. Anything else, it takes for one of them.`,
  },
  way: {
    does: msg`Lead the way`,
    cannot: msg`It knows walls and distances, not whether a way is pretty or dark.`,
  },
  talk: {
    does: msg`Talk`,
    cannot: msg`It knows which word follows which, not what is true.`,
  },
  laugh: {
    does: msg`Laugh at a joke`,
    cannot: msg`It counts words. It does not get jokes.`,
  },
  hear: {
    does: msg`Obey three words`,
    cannot: msg`A voice unlike those that taught it may not be understood. Every other word sounds to it like one of the three.`,
  },
  guard: {
    does: msg`Stop bad messages`,
    cannot: msg`It asks your questions and no others. Who knows them can get past.`,
  },
};
