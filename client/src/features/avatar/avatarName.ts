// What each avatar is called in the language of the interface.
import type { AvatarId } from '@lanternwise/shared/constants/users';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { i18n } from '../../i18n/runtime.tsx';

const NAMES: Record<AvatarId, MessageDescriptor> = {
  milo: msg`Milo`,
  blaze: msg`Blaze`,
  adam: msg`Adam`,
  rio: msg`Rio`,
  aria: msg`Aria`,
  jax: msg`Jax`,
};

/** To be asked while drawing, not before. */
export const avatarName = (avatar: AvatarId): string => i18n._(NAMES[avatar]);
