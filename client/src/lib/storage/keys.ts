// Every key under which the client keeps something in the browser: whose it is, its version, and what signing out does to it.

export interface StorageKey {
  /** A key that ends in ":" begins a family: each member adds an id (a person, a task). */
  key: string;
  /** The token is in the one or the other. */
  area: 'local' | 'session' | 'both';
  /** Of what is stored: raised when its shape changes, together with a `migrate` where it is read. */
  version: number;
  /** The module that reads and writes it. */
  owner: string;
  /**
   * Signing out on a shared computer: `cleared` always, `cleared-once-sent` when the server has all of it,
   * `stays` because it is nobody's secret or the only copy.
   */
  atSignOut: 'cleared' | 'cleared-once-sent' | 'stays';
  /** The text itself is stored, not JSON. */
  isText?: true;
  /** Where it stood before; moved at the first read. */
  formerKey?: string;
}

const kept = { area: 'local', version: 1, atSignOut: 'stays' } as const;
const ofThisTab = { ...kept, area: 'session' } as const;

export const STORAGE_KEYS = {
  token: {
    ...kept,
    key: 'token',
    area: 'both',
    isText: true,
    owner: 'features/session/token.ts',
    atSignOut: 'cleared',
  },
  /** app/theme/boot.js reads it before the first paint. */
  settings: {
    ...kept,
    key: 'lanternwise:settings',
    formerKey: 'lanternwise.settings',
    owner: 'features/settings/storage.ts',
  },
  avatar: {
    ...kept,
    key: 'lanternwise:avatar',
    isText: true,
    owner: 'features/avatar/avatarSlice.ts',
    atSignOut: 'cleared',
  },
  person: { ...kept, key: 'lanternwise:person', isText: true, owner: 'features/progress/lastPerson.ts' },
  /** person:time:event. An event goes when the server has it. */
  outbox: { ...kept, key: 'lanternwise:outbox:', owner: 'features/progress/eventStore.ts' },
  /** person:realm */
  progress: {
    ...kept,
    key: 'lanternwise:progress:',
    owner: 'features/progress/stateCache.ts',
    atSignOut: 'cleared-once-sent',
  },
  /** person. Goes when the server has it. */
  leaving: { ...kept, key: 'lanternwise:leaving:', owner: 'features/progress/leavings.ts' },
  /** person:task. A program that never ran stays: this is the only copy. */
  lab: {
    ...kept,
    key: 'lanternwise:lab:',
    owner: 'features/progress/programDrafts.ts',
    atSignOut: 'cleared-once-sent',
  },
  /** The name is fixed by the requirements. */
  aiAdventurePark: {
    ...kept,
    key: 'aiAdventureParkProgress',
    owner: 'features/progress/mapProgress.ts',
    atSignOut: 'cleared-once-sent',
  },
  /** person */
  workshop: { ...kept, key: 'lanternwise:workshop:', isText: true, owner: 'python-lab/workshop/shelf.ts' },
  workshopDraft: { ...kept, key: 'lanternwise:workshop-draft:', owner: 'python-lab/workshop/shelf.ts' },
  workshopBroken: { ...kept, key: 'lanternwise:workshop-broken:', isText: true, owner: 'python-lab/workshop/shelf.ts' },
  /** activity */
  activityDraft: { ...kept, key: 'lanternwise:draft:', owner: 'activities/runner/useDraft.ts' },
  codeSize: { ...kept, key: 'lanternwise:code-size', owner: 'python-lab/editor/fontSize.ts' },
  tasksOpen: { ...kept, key: 'lanternwise:tasks-open', owner: 'overlays/tasks/TaskList.tsx' },
  sessionSeed: { ...ofThisTab, key: 'lanternwise:session-seed', owner: 'activities/runner/sessionSeed.ts' },
  pendingExit: { ...ofThisTab, key: 'lanternwise:pending-exit', owner: 'app/hosts/realm/pendingExit.ts' },
  phoneIsFine: {
    ...ofThisTab,
    key: 'lanternwise:phone-is-fine',
    formerKey: 'lanternwise.phone-is-fine',
    isText: true,
    owner: 'app/guards/MobileNotice.tsx',
  },
  /** realm/part.id@revision */
  edit: { ...ofThisTab, key: 'lanternwise:edit:', owner: 'pages/admin/content/EditPage.tsx' },
} as const satisfies Record<string, StorageKey>;
