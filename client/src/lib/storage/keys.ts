// Declares all browser storage keys of the client; testing/keyOwners.ts lists their owners and their fate at sign-out.
export interface StorageKey {
  /** A key that ends in ":" is the prefix of a family; each member appends an id (a user, a task). */
  key: string;
  /** Session storage instead of local storage. */
  isSessionOnly?: true;
  /** Version of the stored shape, default 1. Increment it together with a `migrate` where the value is read. */
  version?: number;
  /** Stored as plain text instead of JSON. */
  isPlainText?: true;
  /** The former key; its value is moved at the first read. */
  legacyKey?: string;
}

export const STORAGE_KEYS = {
  /** In local or session storage, see features/session/token.ts. */
  token: { key: 'token', isPlainText: true },
  /** Also read by app/boot.js before the first paint. */
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
  /** person:lesson */
  programOutputs: { key: 'lanternwise:output:' },
  /** person:workshop */
  programPictures: { key: 'lanternwise:picture:' },
  /** The name is fixed by the requirements. */
  aiAdventurePark: { key: 'aiAdventureParkProgress' },
  roboRealm: { key: 'roboRealmProgress' },
  /** realm; the maps whose key names are not fixed */
  mapProgress: { key: 'lanternwise:map-progress:' },
  /** person */
  workshopPrograms: { key: 'lanternwise:workshop:', isPlainText: true },
  workshopDraft: { key: 'lanternwise:workshop-draft:' },
  workshopBroken: { key: 'lanternwise:workshop-broken:', isPlainText: true },
  /** person:activity */
  activityDraft: { key: 'lanternwise:draft:' },
  /** The key of the backpack, for this visit. */
  backpackKey: { key: 'lanternwise:backpack-key', isSessionOnly: true },
  /** person; what this device knows of each work: its hash, its time, and what was packed */
  backpackLedger: { key: 'lanternwise:backpack-ledger:' },
  /** person; works that others replaced */
  backpackCopies: { key: 'lanternwise:backpack-copies:' },
  /** person; wrong phrases */
  backpackTries: { key: 'lanternwise:backpack-tries:' },
  editorFontSize: { key: 'lanternwise:code-size' },
  consoleHeight: { key: 'lanternwise:console-height' },
  /** realm */
  playerPosition: { key: 'lanternwise:position:', isSessionOnly: true },
  sessionSeed: { key: 'lanternwise:session-seed', isSessionOnly: true },
  lessonSeen: { key: 'lanternwise:lesson-seen', isSessionOnly: true },
  pendingTransition: { key: 'lanternwise:pending-exit', isSessionOnly: true },
  phoneNoticeAccepted: {
    key: 'lanternwise:phone-is-fine',
    legacyKey: 'lanternwise.phone-is-fine',
    isSessionOnly: true,
    isPlainText: true,
  },
  /** The name is fixed by the requirements. */
  cookieConsent: { key: 'cookieConsent' },
  /** person:post, or person:new */
  blogDraft: { key: 'lanternwise:blog-draft:' },
  /** What the visitor paused on the site's pages: film, sky, reviews. */
  pausedLoops: { key: 'lanternwise:paused' },
  /** Where a teacher's preview leads back to; while it is set, this tab plays without leaving traces. */
  preview: { key: 'lanternwise:preview', isSessionOnly: true, isPlainText: true },
  /** Table or cards. */
  studentsView: { key: 'lanternwise:students-view', isPlainText: true },
  /** Which realms are taken along on this device. */
  keptRealms: { key: 'lanternwise:kept-realms' },
  /** person; when progress was last sent, in ms */
  lastSent: { key: 'lanternwise:sent:' },
  /** When and for which build a reload was tried, because a part of the page was missing. */
  reload: { key: 'lanternwise:reload', isSessionOnly: true },
  /** realm/part.id@revision */
  contentDraft: { key: 'lanternwise:edit:', isSessionOnly: true },
} as const satisfies Record<string, StorageKey>;
