// What an Admin has written into the form of a part, and which texts are published by it.
import type { ContentPartReply } from '@lanternwise/shared/contracts/admin-content';

export type PartText = ContentPartReply['texts'][number];
/** Words by the key of their field. */
export type Drafts = Readonly<Record<string, string>>;

/** Keys of the three things that can be written of a text. */
export const englishKey = ({ path }: PartText): string => path;
export const hindiKey = ({ path }: PartText): string => `hi:${path}`;
export const confirmedKey = ({ path }: PartText): string => `fits:${path}`;

/** Numbers and signs alone have no Hindi. */
export const hasHindi = ({ hindi, state }: PartText): boolean => hindi !== null || state !== 'translated';

export const isEnglishChanged = (text: PartText, drafts: Drafts): boolean =>
  (drafts[englishKey(text)] ?? text.text) !== text.text;
export const isHindiChanged = (text: PartText, drafts: Drafts): boolean =>
  (drafts[hindiKey(text)] ?? text.hindi ?? '') !== (text.hindi ?? '');

/** Whether learners would read English here in Hindi mode because the English changed after it was translated. */
export const isOutdated = (text: PartText, drafts: Drafts): boolean =>
  text.hindi !== null && (text.state === 'stale' || isEnglishChanged(text, drafts)) && !isHindiChanged(text, drafts);

export const isConfirmed = (text: PartText, drafts: Drafts): boolean =>
  isOutdated(text, drafts) && drafts[confirmedKey(text)] !== undefined;

/** What publishing sends: English that changed, Hindi that changed or was confirmed. */
export function collectEdits(texts: readonly PartText[], drafts: Drafts) {
  const english = texts.filter((text) => isEnglishChanged(text, drafts));
  const hindi = texts.filter((text) => isHindiChanged(text, drafts) || isConfirmed(text, drafts));
  return {
    texts: Object.fromEntries(english.map((text) => [text.path, drafts[englishKey(text)] ?? text.text])),
    hindi: Object.fromEntries(hindi.map((text) => [text.path, drafts[hindiKey(text)] ?? text.hindi ?? ''])),
    /** Texts whose Hindi learners will not see after this. */
    outdated: texts.filter((text) => isOutdated(text, drafts) && !isConfirmed(text, drafts)).length,
  };
}
