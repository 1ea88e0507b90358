// What each kind of mail is called in the outbox.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { i18n } from '../../../i18n/runtime.tsx';
import { humanize } from '../formatAdmin.ts';

const MAIL_KINDS: Readonly<Record<string, MessageDescriptor>> = {
  'verify-email': msg`Confirm an address`,
  'child-told-admin': msg`A child told an adult (to Admins)`,
  'child-told-parent': msg`A child told an adult (to the parent)`,
  'class-consent-asked': msg`Ask a parent about a class`,
  'consent-asked': msg`Ask a parent for consent`,
  'certificate-shared': msg`A certificate`,
  'co-teacher-invited': msg`Invitation to co-teach`,
  'group-offered': msg`Offer of a group`,
  'group-inherited': msg`Group inherited`,
  'teacher-invited': msg`Invitation of a teacher`,
  'newsletter-confirm': msg`Confirm the newsletter`,
  'newsletter-known': msg`Newsletter: already subscribed`,
  'newsletter-welcome': msg`Newsletter: welcome`,
  'reset-password': msg`New password`,
  'password-changed': msg`Password changed`,
  'email-changed': msg`Address changed`,
  'account-deletion': msg`Account will be deleted`,
  'consent-given': msg`Consent given`,
  'consent-declined': msg`Consent declined`,
  'consent-news': msg`News about a consent`,
  'weekly-digest': msg`Weekly letter to a parent`,
  contact: msg`Contact message`,
  'limit-half-used': msg`Warning of a limit`,
  test: msg`Test`,
};

/** Call it while rendering: it follows the language of the page. */
export const mailKindLabel = (kind: string): string => {
  const label = MAIL_KINDS[kind];
  return label ? i18n._(label) : humanize(kind);
};
