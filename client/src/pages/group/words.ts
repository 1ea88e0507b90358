// Days and ways as a teacher reads them.

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

export const day = (time: number): string => DAY.format(time);
export const moment = (time: number): string => MOMENT.format(time);

export const JOINED_BY_WORDS = {
  link: 'by the link',
  code: 'by the code',
  'class-account': 'class account',
} as const;
