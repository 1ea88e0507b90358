// Every key under which the client keeps something in the browser. Whose each is and what signing out does to it: keyOwners.ts.

export interface StorageKey {
  /** A key that ends in ":" begins a family: each member adds an id (a person, a task). */
  key: string;
  /** Session storage instead of local storage: gone with the tab. */
  isSessionOnly?: true;
  /** Of what is stored; 1 where nothing is said. Raised when its shape changes, together with a `migrate` where it is read. */
  version?: number;
  /** The text itself is stored, not JSON. */
  isPlainText?: true;
  /** Where it stood before; moved at the first read. */
  legacyKey?: string;
}

export const STORAGE_KEYS = {
  /** In the one storage or in the other, see features/session/token.ts. */
  token: { key: 'token', isPlainText: true },
  /** app/bootTheme.js reads it before the first paint. */
  settings: { key: 'lanternwise:settings', legacyKey: 'lanternwise.settings' },
  avatar: { key: 'lanternwise:avatar', isPlainText: true },
  lastPerson: { key: 'lanternwise:person', isPlainText: true },
  /** person:time:event */
  outbox: { key: 'lanternwise:outbox:' },
  /** person:realm */
  progress: { key: 'lanternwise:progress:' },
  /** person */
  pendingMapExit: { key: 'lanternwise:leaving:' },
  /** person:task */
  programDrafts: { key: 'lanternwise:lab:' },
  /** The name is fixed by the requirements. */
  aiAdventurePark: { key: 'aiAdventureParkProgress' },
  /** person */
  workshopPrograms: { key: 'lanternwise:workshop:', isPlainText: true },
  workshopDraft: { key: 'lanternwise:workshop-draft:' },
  workshopBroken: { key: 'lanternwise:workshop-broken:', isPlainText: true },
  /** activity */
  activityDraft: { key: 'lanternwise:draft:' },
  editorFontSize: { key: 'lanternwise:code-size' },
  tasksOpen: { key: 'lanternwise:tasks-open' },
  sessionSeed: { key: 'lanternwise:session-seed', isSessionOnly: true },
  pendingTransition: { key: 'lanternwise:pending-exit', isSessionOnly: true },
  phoneNoticeAccepted: {
    key: 'lanternwise:phone-is-fine',
    legacyKey: 'lanternwise.phone-is-fine',
    isSessionOnly: true,
    isPlainText: true,
  },
  /** realm/part.id@revision */
  contentDraft: { key: 'lanternwise:edit:', isSessionOnly: true },
} as const satisfies Record<string, StorageKey>;
