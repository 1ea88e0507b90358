// The draft of the contact form and its validation; the server validates again.
import type { ContactBody, ContactRole } from '@lanternwise/shared/contracts/contact';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

/** Copied from the shared contract, because importing it would add Zod to this page. */
export const MESSAGE_MAX = 4000;
export const NAME_MAX = 80;
export const SUBJECT_MAX = 120;

export const ROLES: readonly ContactRole[] = ['parent', 'teacher', 'student', 'other'];

export const ROLE_LABELS: Record<ContactRole, MessageDescriptor> = {
  parent: msg`A parent`,
  teacher: msg`A teacher`,
  student: msg`A student`,
  other: msg`Other`,
};

export interface ContactDraft extends Omit<ContactBody, 'role' | 'openMs' | 'leaveEmpty'> {
  role: ContactRole | undefined;
  leaveEmpty: string;
}

export const EMPTY_DRAFT: ContactDraft = {
  name: '',
  email: '',
  role: undefined,
  subject: '',
  message: '',
  leaveEmpty: '',
};

export type ContactErrors = Partial<Record<'name' | 'email' | 'role' | 'subject' | 'message', string>>;

export function validateContact({ name, email, role, subject, message }: ContactDraft): ContactErrors {
  const errors: ContactErrors = {};
  if (name.trim() === '') errors.name = t`Please enter your name.`;
  if (!/^\S+@\S+\.\S+$/.test(email.trim())) errors.email = t`That does not look like an e-mail address.`;
  if (!role) errors.role = t`Please choose who you are.`;
  if (subject.trim() === '') errors.subject = t`Please enter a subject.`;
  if (message.trim() === '') errors.message = t`Please write your message.`;
  return errors;
}
