// Texts of a realm's card and their message ids in the catalogues; without Zod, because the first page loads this file.

export interface RealmCardText {
  title: string;
  /** What the realm teaches, in one sentence. */
  learn: string;
}

/** Message id of a card's text in the interface's catalogues. */
export const realmCardMessageId = (realm: string, field: keyof RealmCardText): string => `realm/${realm}/${field}`;
