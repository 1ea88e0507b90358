// How a learner's state is shown: an icon and a word besides the colour.
import type { LiveState } from '@lanternwise/shared/constants/live';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import CirclePlay from 'lucide-react/icons/circle-play';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Moon from 'lucide-react/icons/moon';
import type { ComponentType } from 'react';

interface StateLook {
  Icon: ComponentType<{ 'aria-hidden': 'true'; className?: string | undefined }>;
  /** Of one learner. */
  label: MessageDescriptor;
}

export const STATE_LOOKS: Readonly<Record<LiveState, StateLook>> = {
  stuck: { Icon: LifeBuoy, label: msg({ context: 'learner', message: 'Stuck' }) },
  working: { Icon: CirclePlay, label: msg({ context: 'learner', message: 'Working' }) },
  finished: { Icon: CircleCheck, label: msg({ context: 'learner', message: 'Finished' }) },
  away: { Icon: Moon, label: msg({ context: 'learner', message: 'Away' }) },
};
