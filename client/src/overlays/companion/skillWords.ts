// Says of each skill of the companion what it does and what it cannot do, in words that hold for every learner.
import type { CompanionSkill } from '@lanternwise/shared/constants/companion';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const SKILL_WORDS: Record<CompanionSkill, { does: MessageDescriptor; cannot: MessageDescriptor }> = {
  bins: {
    does: msg`Say how full the bins will be`,
    cannot: msg`I do not know why food is left. A feast day is new to me.`,
  },
  fetch: {
    does: msg`Fetch a stick`,
    cannot: msg`I do what you wrote, not what you meant.`,
  },
  drawing: {
    does: msg`Name what you draw`,
    cannot: msg`I know only the things you drew. Everything else looks to me like one of them.`,
  },
  way: {
    does: msg`Lead the way`,
    cannot: msg`I know walls and steps, not whether a way is pretty.`,
  },
  talk: {
    does: msg`Talk`,
    cannot: msg`I know which word follows which, not what is true.`,
  },
  laugh: {
    does: msg`Laugh at a joke`,
    cannot: msg`I weigh words. I do not get the joke.`,
  },
  hear: {
    does: msg`Obey three words`,
    cannot: msg`A voice unlike my teachers’ may confuse me. Any other word sounds like one of the three.`,
  },
  guard: {
    does: msg`Stop bad messages`,
    cannot: msg`I ask your questions and no others. A thief who knows them gets past.`,
  },
};
