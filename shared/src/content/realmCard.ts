// What the card of a realm says, and under which ids the interface knows these words in Hindi. Without Zod: the first page shows them.

export interface RealmCardText {
  title: string;
  /** What is learned there, in one sentence. */
  learn: string;
}

/** Id of a card's word in the Hindi catalogue of the interface. */
export const realmCardMessageId = (realm: string, field: keyof RealmCardText): string => `realm/${realm}/${field}`;
