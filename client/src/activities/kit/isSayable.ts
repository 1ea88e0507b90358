// Whether a sentence that comes from a child's text may be said aloud: it is not rude, and leads to nobody.
import { wordsProblem } from '@lanternwise/shared/safety/sharedWords';
import { hasWebAddress } from '@lanternwise/shared/safety/webAddress';

export const isSayable = (text: string): boolean => wordsProblem(text) === null && !hasWebAddress(text);
