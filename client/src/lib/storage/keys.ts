// Every key under which the client keeps something in the browser. Whose each is and what signing out does to it: keyOwners.ts.

export interface StorageKey {
  /** A key that ends in ":" begins a family: each member adds an id (a person, a task). */
  key: string;
  /** Session storage instead of local storage: gone with the tab. */
  isOfTab?: true;
  /** Of what is stored; 1 where nothing is said. Raised when its shape changes, together with a `migrate` where it is read. */
  version?: number;
  /** The text itself is stored, not JSON. */
  isText?: true;
  /** Where it stood before; moved at the first read. */
  formerKey?: string;
}

export const STORAGE_KEYS = {
  /** In the one storage or in the other, see features/session/token.ts. */
  token: { key: 'token', isText: true },
  /** app/bootTheme.js reads it before the first paint. */
  settings: { key: 'lanternwise:settings', formerKey: 'lanternwise.settings' },
  avatar: { key: 'lanternwise:avatar', isText: true },
  person: { key: 'lanternwise:person', isText: true },
  /** person:time:event */
  outbox: { key: 'lanternwise:outbox:' },
  /** person:realm */
  progress: { key: 'lanternwise:progress:' },
  /** person */
  leaving: { key: 'lanternwise:leaving:' },
  /** person:task */
  lab: { key: 'lanternwise:lab:' },
  /** The name is fixed by the requirements. */
  aiAdventurePark: { key: 'aiAdventureParkProgress' },
  /** person */
  workshop: { key: 'lanternwise:workshop:', isText: true },
  workshopDraft: { key: 'lanternwise:workshop-draft:' },
  workshopBroken: { key: 'lanternwise:workshop-broken:', isText: true },
  /** activity */
  activityDraft: { key: 'lanternwise:draft:' },
  codeSize: { key: 'lanternwise:code-size' },
  tasksOpen: { key: 'lanternwise:tasks-open' },
  sessionSeed: { key: 'lanternwise:session-seed', isOfTab: true },
  pendingExit: { key: 'lanternwise:pending-exit', isOfTab: true },
  phoneIsFine: {
    key: 'lanternwise:phone-is-fine',
    formerKey: 'lanternwise.phone-is-fine',
    isOfTab: true,
    isText: true,
  },
  /** realm/part.id@revision */
  edit: { key: 'lanternwise:edit:', isOfTab: true },
} as const satisfies Record<string, StorageKey>;
