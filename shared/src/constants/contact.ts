// Who writes by the contact form, and how long its texts may be.

export const CONTACT_ROLES = ['parent', 'teacher', 'student', 'other'] as const;
export type ContactRole = (typeof CONTACT_ROLES)[number];

export const CONTACT_NAME_MAX = 80;
export const CONTACT_SUBJECT_MAX = 120;
export const CONTACT_MESSAGE_MAX = 4000;
