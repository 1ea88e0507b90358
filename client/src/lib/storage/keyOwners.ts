// Whose every storage key is, and what signing out on a shared computer does to it. Read by tests only: the shell carries none of it.
import type { STORAGE_KEYS } from './keys.ts';

interface KeyOwner {
  /** The module that reads and writes it. */
  owner: string;
  /** What signing out does: `cleared` always, `cleared-once-sent` when the server has all of it, `stays` for the reason given. */
  atSignOut: 'cleared' | 'cleared-once-sent' | 'stays';
  /** Who clears it, or why it stays. */
  by: string;
}

const progress = 'features/progress';

export const KEY_OWNERS: Record<keyof typeof STORAGE_KEYS, KeyOwner> = {
  token: { owner: 'features/session/token.ts', atSignOut: 'cleared', by: 'signOut in features/session/session.ts' },
  settings: { owner: 'features/settings/storage.ts', atSignOut: 'stays', by: 'look and volumes of this computer' },
  avatar: { owner: 'features/avatar/avatarSlice.ts', atSignOut: 'cleared', by: 'app/listeners/avatarAccount.ts' },
  person: { owner: `${progress}/lastPerson.ts`, atSignOut: 'stays', by: 'says "guest" from then on' },
  outbox: { owner: `${progress}/eventStore.ts`, atSignOut: 'stays', by: 'each event goes when the server has it' },
  progress: {
    owner: `${progress}/stateCache.ts`,
    atSignOut: 'cleared-once-sent',
    by: 'clearLocalProgress and app/listeners/sync; a guest’s stays for the account to come',
  },
  leaving: { owner: `${progress}/leavings.ts`, atSignOut: 'stays', by: 'goes when the server has it' },
  lab: {
    owner: `${progress}/programDrafts.ts`,
    atSignOut: 'cleared-once-sent',
    by: 'clearLocalProgress; a program that never ran stays, this is the only copy',
  },
  aiAdventurePark: {
    owner: `${progress}/mapProgress.ts`,
    atSignOut: 'cleared-once-sent',
    by: 'clearLocalProgress',
  },
  workshop: { owner: 'python-lab/workshop/shelf.ts', atSignOut: 'stays', by: 'the only copy; a shelf a person' },
  workshopDraft: { owner: 'python-lab/workshop/shelf.ts', atSignOut: 'stays', by: 'the only copy' },
  workshopBroken: { owner: 'python-lab/workshop/shelf.ts', atSignOut: 'stays', by: 'the only copy' },
  activityDraft: { owner: 'activities/kit/useDraft.ts', atSignOut: 'stays', by: 'the only copy' },
  codeSize: { owner: 'python-lab/editor/fontSize.ts', atSignOut: 'stays', by: 'look of this computer' },
  tasksOpen: { owner: 'hud/TaskList.tsx', atSignOut: 'stays', by: 'look of this computer' },
  sessionSeed: { owner: 'activities/kit/sessionSeed.ts', atSignOut: 'stays', by: 'goes with the tab' },
  pendingExit: {
    owner: 'app/hosts/realm/pendingExit.ts',
    atSignOut: 'stays',
    by: 'goes with the next page or the tab',
  },
  phoneIsFine: { owner: 'app/guards/MobileNotice.tsx', atSignOut: 'stays', by: 'goes with the tab' },
  edit: { owner: 'pages/admin/content/EditPage.tsx', atSignOut: 'stays', by: 'the only copy; goes with the tab' },
};
