// Whose every storage key is, and what signing out on a shared computer does to it. Read by tests only: the shell carries none of it.
import type { STORAGE_KEYS } from './keys.ts';

interface KeyOwner {
  /** The module that reads and writes it. */
  owner: string;
  /** What signing out does: `cleared` always, `cleared-once-sent` when the server has all of it, `stays` for the reason given. */
  atSignOut: 'cleared' | 'cleared-once-sent' | 'stays';
  /** Who clears it, or why it stays. */
  reason: string;
}

const progress = 'features/progress';

export const KEY_OWNERS: Record<keyof typeof STORAGE_KEYS, KeyOwner> = {
  token: {
    owner: 'features/session/token.ts',
    atSignOut: 'cleared',
    reason: 'signOut in features/session/sessionThunks.ts',
  },
  settings: {
    owner: 'features/settings/settingsStorage.ts',
    atSignOut: 'stays',
    reason: 'look and volumes of this computer',
  },
  avatar: { owner: 'features/avatar/avatarSlice.ts', atSignOut: 'cleared', reason: 'app/listeners/connectAvatar.ts' },
  lastPerson: { owner: `${progress}/lastPerson.ts`, atSignOut: 'stays', reason: 'says "guest" from then on' },
  outbox: { owner: `${progress}/eventStore.ts`, atSignOut: 'stays', reason: 'each event goes when the server has it' },
  progress: {
    owner: `${progress}/stateCache.ts`,
    atSignOut: 'cleared-once-sent',
    reason: 'clearLocalProgress and app/listeners/sync; a guest’s stays for the account to come',
  },
  pendingMapExit: { owner: `${progress}/leavings.ts`, atSignOut: 'stays', reason: 'goes when the server has it' },
  programDrafts: {
    owner: `${progress}/programDrafts.ts`,
    atSignOut: 'cleared-once-sent',
    reason: 'clearLocalProgress; a program that never ran stays, this is the only copy',
  },
  aiAdventurePark: {
    owner: `${progress}/mapProgress.ts`,
    atSignOut: 'cleared-once-sent',
    reason: 'clearLocalProgress',
  },
  workshopPrograms: {
    owner: 'python-lab/workshop/SavedProgramRepository.ts',
    atSignOut: 'stays',
    reason: 'the only copy; a shelf a person',
  },
  workshopDraft: {
    owner: 'python-lab/workshop/SavedProgramRepository.ts',
    atSignOut: 'stays',
    reason: 'the only copy',
  },
  workshopBroken: {
    owner: 'python-lab/workshop/SavedProgramRepository.ts',
    atSignOut: 'stays',
    reason: 'the only copy',
  },
  activityDraft: { owner: 'activities/kit/useStoredDraft.ts', atSignOut: 'stays', reason: 'the only copy' },
  editorFontSize: { owner: 'python-lab/editor/useFontSize.ts', atSignOut: 'stays', reason: 'look of this computer' },
  tasksOpen: { owner: 'hud/TaskList.tsx', atSignOut: 'stays', reason: 'look of this computer' },
  sessionSeed: { owner: 'activities/kit/sessionSeed.ts', atSignOut: 'stays', reason: 'goes with the tab' },
  pendingTransition: {
    owner: 'app/hosts/realm/pendingTransition.ts',
    atSignOut: 'stays',
    reason: 'goes with the next page or the tab',
  },
  phoneNoticeAccepted: { owner: 'app/guards/MobileNotice.tsx', atSignOut: 'stays', reason: 'goes with the tab' },
  contentDraft: {
    owner: 'pages/admin/content/EditPage.tsx',
    atSignOut: 'stays',
    reason: 'the only copy; goes with the tab',
  },
};
