// What a learner reads once the progress of the time before the account has been added to it.
import { t } from '@lingui/core/macro';

/** In the language of the moment. */
export const guestMergedMessage = (): string => t`Your guest progress was added to your account.`;
