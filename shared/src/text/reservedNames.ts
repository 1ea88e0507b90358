// Tells which user names nobody may choose: those that pass for the site, its staff or its guides, also in look-alike spellings.
import { foldText } from './foldText.ts';

const PRODUCT_NAME = 'lanternwise';
const OF_STAFF =
  'admin admins administrator moderator moderators mod mods staff team support help helpdesk helpline helper service customer-service contact ' +
  'info mail mailer postmaster webmaster noreply security safety safeguarding system server operator owner official sysadmin superuser teacher ' +
  'teachers headteacher principal headmaster headmistress tutor instructor counsellor counselor mentor school parent parents guardian police';
/** As they stand in the realms, which a test compares; first names that children have as well are not among them. */
const OF_GUIDES =
  'merrin merrin-the-wizard lumen lumen-the-wizard wizard nibs nibs-the-owl iris-the-owl owl ask-owl muse muse-the-parrot echo echo-the-bat ' +
  'quill quill-the-gatekeeper nova neo sprocket old-rowan captain-shield bridge-robot lin-the-gardener radha-the-gardener guide guides';

/** I, l and 1, and O and 0, look alike; small and capital letters count as one. */
const fold = (name: string): string => foldText(name).toLowerCase().replaceAll(/[i1|]/g, 'l').replaceAll('0', 'o');
const joined = (name: string): string => fold(name).replaceAll(/[\s_-]+/g, '');

const RESERVED = new Set(`${OF_STAFF} ${OF_GUIDES}`.split(' ').map(joined));
/** Words that make a name no less official: 'the-admin', 'real_support', 'admin-team'. */
const FILLERS = new Set('the real official our your my team staff account online'.split(' ').map(fold));

/** Whether a name is reserved; numbers at its ends change nothing. */
export function isReservedName(name: string): boolean {
  if (joined(name).includes(joined(PRODUCT_NAME))) return true;
  const words = name.split(/[\s_-]+/).filter(Boolean);
  const telling = words.filter((word) => !FILLERS.has(fold(word)) && !/^\p{Nd}+$/u.test(word));
  return [words, telling].some((parts) => {
    const text = parts.join('');
    return RESERVED.has(joined(text)) || RESERVED.has(joined(withoutNumbers(text)));
  });
}

function withoutNumbers(text: string): string {
  const signs = [...text];
  const isDigit = (sign: string) => /\p{Nd}/u.test(sign);
  const last = signs.findLastIndex((sign) => !isDigit(sign));
  const first = signs.findIndex((sign) => !isDigit(sign));
  return first < 0 ? '' : signs.slice(first, last + 1).join('');
}
