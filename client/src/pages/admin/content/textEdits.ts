// Tracks an Admin's edits to the texts of a part and collects what to publish.
import type { ContentPartReply } from '@lanternwise/shared/contracts/admin-content';

export type PartText = ContentPartReply['texts'][number];
/** Texts by the key of their field. */
export type Drafts = Readonly<Record<string, string>>;

/** The draft keys of one text: English, Hindi, and the confirmation that the Hindi still matches. */
export const englishKey = ({ path }: PartText): string => path;
export const hindiKey = ({ path }: PartText): string => `hi:${path}`;
export const confirmedKey = ({ path }: PartText): string => `fits:${path}`;

/** Texts without letters have no Hindi. */
export const hasHindi = ({ hindi, state }: PartText): boolean => hindi !== null || state !== 'translated';

export const isEnglishChanged = (text: PartText, drafts: Drafts): boolean =>
  (drafts[englishKey(text)] ?? text.text) !== text.text;
export const isHindiChanged = (text: PartText, drafts: Drafts): boolean =>
  (drafts[hindiKey(text)] ?? text.hindi ?? '') !== (text.hindi ?? '');

/** Whether the English changed after the translation, so that learners who use Hindi see English here. */
export const isOutdated = (text: PartText, drafts: Drafts): boolean =>
  text.hindi !== null && (text.state === 'stale' || isEnglishChanged(text, drafts)) && !isHindiChanged(text, drafts);

export const isConfirmed = (text: PartText, drafts: Drafts): boolean =>
  isOutdated(text, drafts) && drafts[confirmedKey(text)] !== undefined;

/** Collects what publishing sends: changed English, and Hindi that was changed or confirmed. */
export function collectEdits(texts: readonly PartText[], drafts: Drafts) {
  const english = texts.filter((text) => isEnglishChanged(text, drafts));
  const hindi = texts.filter((text) => isHindiChanged(text, drafts) || isConfirmed(text, drafts));
  return {
    texts: Object.fromEntries(english.map((text) => [text.path, drafts[englishKey(text)] ?? text.text])),
    hindi: Object.fromEntries(hindi.map((text) => [text.path, drafts[hindiKey(text)] ?? text.hindi ?? ''])),
    /** How many texts will show English instead of Hindi after publishing. */
    outdated: texts.filter((text) => isOutdated(text, drafts) && !isConfirmed(text, drafts)).length,
  };
}
