// The state of a great lantern as icon and words.
import type { LanternMark } from '@lanternwise/shared/quests/lanterns';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { LanternIcon } from '../ui/LanternIcon.tsx';

export const LANTERN_LABELS: Readonly<Record<LanternMark, MessageDescriptor>> = {
  unlit: msg`Unlit`,
  ready: msg`Ready to light`,
  lit: msg`Lit`,
};

export function LanternState({ mark }: { mark: LanternMark }) {
  const { t } = useLingui();
  return (
    <span className="inline-flex items-center gap-1.5">
      <LanternIcon mark={mark} /> {t(LANTERN_LABELS[mark])}
    </span>
  );
}
