// A caption in the content: what the belt, the meter and their tests are made of.
import { z } from 'zod';
import { id } from '../../../content/realm.ts';
import { text } from '../../../content/text.ts';

/** Longer captions do not fit the cards on the belt. */
export const MAX_CAPTION = 64;

/** `kindness`: open = either label can be explained. */
export const caption = z.strictObject({
  id,
  text: text({ max: MAX_CAPTION }),
  kindness: z.enum(['kind', 'unkind', 'open']),
});
