// Translates the names of the avatars.
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

/** Call it during rendering, so that it follows the language. */
export const avatarName = (avatar: AvatarId): string => i18n._(NAMES[avatar]);
