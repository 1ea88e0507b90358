// What can be in the way of a backpack; the account page has the words for each.

/**
 * `newer`: packed by a later version of the site; `full`: more than it holds; `gone`: emptied elsewhere; `elsewhere`: packed on another
 * device, and here a realm is open; `no-room`: this browser's storage is full; `paused`: too many wrong phrases.
 */
export type FaultKind = 'wrong-phrase' | 'damaged' | 'newer' | 'full' | 'gone' | 'elsewhere' | 'no-room' | 'paused';

export class BackpackFault extends Error {
  constructor(readonly kind: FaultKind) {
    super(`The backpack: ${kind}`);
  }
}
