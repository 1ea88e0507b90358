// Declares the owner of each storage key and its fate at sign-out. For tests only, out of the bundle.
import type { STORAGE_KEYS } from '../keys.ts';

interface KeyOwner {
  /** The module that reads and writes it. */
  owner: string;
  /**
   * At sign-out: `cleared` always, `cleared-once-sent` if the server has all of it, `asked` as the person decides (deviceWork.ts), `stays`
   * for the given reason.
   */
  atSignOut: 'cleared' | 'cleared-once-sent' | 'asked' | 'stays';
  /** Where it is cleared, or why it stays. */
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
    reason: 'appearance and volumes of this device',
  },
  avatar: { owner: 'features/avatar/avatarSlice.ts', atSignOut: 'cleared', reason: 'app/listeners/connectAvatar.ts' },
  lastPerson: { owner: `${progress}/lastPerson.ts`, atSignOut: 'stays', reason: 'set to "guest"' },
  outbox: { owner: `${progress}/eventStore.ts`, atSignOut: 'asked', reason: 'each event is removed once sent' },
  progress: {
    owner: `${progress}/stateCache.ts`,
    atSignOut: 'cleared-once-sent',
    reason: 'clearLocalProgress and app/listeners/sync; a guest’s stays for a later account',
  },
  pendingMapExit: { owner: `${progress}/pendingMapExit.ts`, atSignOut: 'asked', reason: 'removed once sent' },
  programDrafts: {
    owner: `${progress}/programDrafts.ts`,
    atSignOut: 'asked',
    reason: 'clearLocalProgress clears what ran; a program that never ran is the only copy',
  },
  programOutputs: {
    owner: `${progress}/programOutputs.ts`,
    atSignOut: 'cleared-once-sent',
    reason: 'clearLocalProgress; the last output of each lesson, for the boards on the map',
  },
  programPictures: {
    owner: `${progress}/programPictures.ts`,
    atSignOut: 'cleared-once-sent',
    reason: 'clearLocalProgress; what a child drew stays in this browser only',
  },
  aiAdventurePark: {
    owner: `${progress}/mapProgress.ts`,
    atSignOut: 'cleared-once-sent',
    reason: 'clearLocalProgress',
  },
  roboRealm: {
    owner: `${progress}/mapProgress.ts`,
    atSignOut: 'cleared-once-sent',
    reason: 'clearLocalProgress',
  },
  mapProgress: {
    owner: `${progress}/mapProgress.ts`,
    atSignOut: 'cleared-once-sent',
    reason: 'clearLocalProgress',
  },
  workshopPrograms: {
    owner: 'python-lab/workshop/SavedProgramRepository.ts',
    atSignOut: 'asked',
    reason: 'clearLocalProgress clears what the account holds; of a guest and a limited child the only copy',
  },
  workshopDraft: {
    owner: 'python-lab/workshop/SavedProgramRepository.ts',
    atSignOut: 'asked',
    reason: 'the only copy',
  },
  workshopBroken: {
    owner: 'python-lab/workshop/SavedProgramRepository.ts',
    atSignOut: 'asked',
    reason: 'the only copy',
  },
  activityDraft: {
    owner: 'features/progress/activityDraft.ts',
    atSignOut: 'asked',
    reason: 'the only copy; one entry per user',
  },
  backpackKey: {
    owner: 'features/backpack/keyForVisit.ts',
    atSignOut: 'cleared',
    reason: 'signOut in features/session/sessionThunks.ts',
  },
  backpackLedger: {
    owner: 'features/backpack/ledger.ts',
    atSignOut: 'asked',
    reason: 'hashes and times; goes with the works that it is about',
  },
  backpackCopies: { owner: 'features/backpack/copies.ts', atSignOut: 'asked', reason: 'the only copy' },
  backpackTries: {
    owner: 'features/backpack/tries.ts',
    atSignOut: 'stays',
    reason: 'signing out and in again must not end the pause',
  },
  editorFontSize: {
    owner: 'python-lab/editor/useFontSize.ts',
    atSignOut: 'stays',
    reason: 'display preference of this device',
  },
  consoleHeight: {
    owner: 'python-lab/lab/useConsoleHeight.ts',
    atSignOut: 'stays',
    reason: 'display preference of this device',
  },
  playerPosition: { owner: 'app/listeners/realm/position.ts', atSignOut: 'stays', reason: 'removed with the tab' },
  sessionSeed: { owner: 'activities/kit/sessionSeed.ts', atSignOut: 'stays', reason: 'removed with the tab' },
  lessonSeen: {
    owner: 'app/hosts/live/lessonSeen.ts',
    atSignOut: 'stays',
    reason: 'two ids of the last live lesson; removed with the tab',
  },
  pendingTransition: {
    owner: 'app/hosts/realm/pendingTransition.ts',
    atSignOut: 'stays',
    reason: 'removed by the next page or with the tab',
  },
  phoneNoticeAccepted: { owner: 'app/guards/MobileNotice.tsx', atSignOut: 'stays', reason: 'removed with the tab' },
  cookieConsent: {
    owner: 'features/cookies/cookieConsent.ts',
    atSignOut: 'stays',
    reason: 'a choice made in this browser; it expires after 180 days',
  },
  blogDraft: {
    owner: 'pages/blogs/editor/blogDraft.ts',
    atSignOut: 'asked',
    reason: 'the only copy; one entry per user, removed once published',
  },
  pausedLoops: {
    owner: 'pages/home/usePausable.ts',
    atSignOut: 'stays',
    reason: 'display preference of this device',
  },
  preview: {
    owner: 'lib/preview.ts',
    atSignOut: 'cleared',
    reason: 'the next person who signs in in this tab plays for real',
  },
  studentsView: {
    owner: 'pages/students/studentsView.ts',
    atSignOut: 'stays',
    reason: 'display preference of this device',
  },
  keptRealms: {
    owner: 'features/offline/browserDownloads.ts',
    atSignOut: 'stays',
    reason: 'files that are the same for everybody; what the server said about a person is in a cache that is cleared',
  },
  lastSent: {
    owner: `${progress}/lastSent.ts`,
    atSignOut: 'cleared-once-sent',
    reason: 'clearLocalProgress',
  },
  reload: {
    owner: 'features/offline/loadFailure.ts',
    atSignOut: 'stays',
    reason: 'a time and the name of a build; removed with the tab',
  },
  contentDraft: {
    owner: 'pages/admin/content/EditPage.tsx',
    atSignOut: 'stays',
    reason: 'the only copy; removed with the tab',
  },
};
