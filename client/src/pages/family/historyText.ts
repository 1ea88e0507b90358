// The sentence of each entry in the list of what was asked, answered and tried around a consent.
import type { HistoryEntry } from '@lanternwise/shared/contracts/consent';
import { t } from '@lingui/core/macro';

type Kind = HistoryEntry['kind'];
type Sentence = (child: string) => string;

/** The sentence does not depend on who did it. */
const BY_KIND = {
  lifted: () => t`The person who runs this site lifted the refusal`,
  'other-address-refused': (child) => t`${child} tried to ask another address: refused`,
  'own-address-refused': (child) => t`${child} tried to name their own address as a parent's: refused`,
  'parents-address-refused': (child) => t`${child} tried to use a parent's address as their own: refused`,
  'backpack-asked': (child) => t`${child} asked for a backpack`,
  'older-refused': (child) => t`${child} tried to become older here: refused`,
} as const satisfies Partial<Record<Kind, Sentence>>;

/** Said by the reader. */
const BY_YOU: Record<Exclude<Kind, keyof typeof BY_KIND>, Sentence> = {
  asked: (child) => t`${child} asked you for consent`,
  'asked-again': (child) => t`${child} asked you again`,
  given: () => t`You gave consent`,
  declined: () => t`You declined`,
  withdrawn: () => t`You said no: the account is limited`,
  older: () => t`You corrected the age: older`,
  younger: () => t`You corrected the age: younger`,
  'backpack-allowed': () => t`You allowed the backpack`,
  'backpack-withdrawn': () => t`You said no to the backpack`,
};

/** Said by somebody with a name. */
const BY_OTHERS: Record<keyof typeof BY_YOU, (child: string, name: string) => string> = {
  asked: (child, name) => t`${child} asked for consent: ${name}`,
  'asked-again': (child, name) => t`${child} asked again: ${name}`,
  given: (_child, name) => t`Consent given: ${name}`,
  declined: (_child, name) => t`Consent declined: ${name}`,
  withdrawn: (_child, name) => t`Said no, the account is limited: ${name}`,
  older: (_child, name) => t`Age corrected to older: ${name}`,
  younger: (_child, name) => t`Age corrected to younger: ${name}`,
  'backpack-allowed': (_child, name) => t`Backpack allowed: ${name}`,
  'backpack-withdrawn': (_child, name) => t`Said no to the backpack: ${name}`,
};

const nameOf = ({ who, address }: HistoryEntry, child: string): string => {
  if (who === 'school') return t`the school`;
  if (who === 'admin') return t`the person who runs this site`;
  if (who === 'child') return child;
  return address ?? t`another address`;
};

const hasOneSentence = (kind: Kind): kind is keyof typeof BY_KIND => Object.hasOwn(BY_KIND, kind);

/** Call it while rendering: it follows the language of the page. */
export function describeEntry(entry: HistoryEntry, child: string): string {
  const { kind } = entry;
  if (hasOneSentence(kind)) return BY_KIND[kind](child);
  return entry.who === 'you' ? BY_YOU[kind](child) : BY_OTHERS[kind](child, nameOf(entry, child));
}

export const isTry = ({ kind }: HistoryEntry): boolean => kind.endsWith('-refused');
