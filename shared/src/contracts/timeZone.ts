// Schema of the name of a time zone.
import { z } from 'zod';

/** IANA time zone of the person, e.g. `Asia/Kolkata`. */
export const timeZoneName = z.string().max(60).refine(isTimeZone, 'We do not recognise that time zone.');

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}
