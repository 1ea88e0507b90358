// Puts picks into the words of their activity; ids that it does not have are left out, so that no raw id is ever shown.

/** What was answered at one place of an activity. */
export interface GivenAnswer {
  /** The question or item; null if the activity asks one thing only. */
  label: string | null;
  /** The choices in the order in which they were made; the last one counts. */
  words: string[];
}

interface Named {
  id: string;
}

export const textOf = ({ text }: { text: string }): string => text;
export const labelOf = ({ label }: { label: string }): string => label;

/** The texts of the picked things. */
export const named = <T extends Named>(
  things: readonly T[],
  text: (thing: T) => string,
  picked: readonly unknown[],
): string[] =>
  picked.flatMap((id) => {
    const found = things.find((thing) => thing.id === id);
    return found ? [text(found)] : [];
  });

/** Nothing where no words were given. */
export const givenAt = (label: string | null, words: string[]): GivenAnswer[] =>
  words.length > 0 ? [{ label, words }] : [];

/** One entry for each place with something in it. */
export const givenOf = <T extends Named>(
  items: readonly T[],
  label: (item: T) => string,
  words: (item: T) => string[],
): GivenAnswer[] => items.flatMap((item) => givenAt(label(item), words(item)));
