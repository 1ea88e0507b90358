// Looks after being offline: registers the service worker, keeps the server's answers for a remembered person, and notices when the server is back.
import { DEFAULT_LANGUAGE } from '@lanternwise/shared/constants/languages';
import { forgetAnswers } from '../../features/offline/answers.ts';
import { askServer } from '../../features/offline/askServer.ts';
import {
  canTakeAlong,
  getDownloads,
  readKeptRecords,
  refreshAnswers,
} from '../../features/offline/browserDownloads.ts';
import { connection } from '../../features/offline/connection.ts';
import { serviceWorkerReady } from '../../features/offline/serviceWorkerClient.ts';
import { type SessionState, selectSession } from '../../features/session/sessionSlice.ts';
import { verifySession } from '../../features/session/sessionThunks.ts';
import { isRemembered, readToken } from '../../features/session/token.ts';
import { selectSettings } from '../../features/settings/settingsSlice.ts';
import type { AppStore } from '../../features/store/store.ts';
import { observeStore } from '../../lib/observeStore.ts';

/** How often a page that shows itself as offline asks whether the server is back. */
const PROBE_MS = 20_000;

/** The browser is set to save data, and no realm is stored offline. */
const sparesTheLine = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true && !hasKeptRealms();

const hasKeptRealms = (): boolean => Object.keys(readKeptRecords()).length > 0;

/** The browser reads the manifest when the app is installed. */
function nameManifest(language: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  if (link) link.href = language === DEFAULT_LANGUAGE ? '/manifest.webmanifest' : `/manifest.${language}.webmanifest`;
}

const probe = (): void => {
  if (connection.getState().isOffline && document.visibilityState === 'visible') void askServer();
};

/** On a shared computer, and of guests, nothing is kept. */
async function keepAnswersFor({ status }: SessionState): Promise<void> {
  if (status === 'unknown' || connection.getState().isOffline) return;
  if (status === 'guest' || !isRemembered()) await forgetAnswers();
  else if (hasKeptRealms()) await refreshAnswers();
}

export function connectOffline(store: AppStore): void {
  nameManifest(selectSettings(store.getState()).language);
  observeStore(store, selectSettings, ({ language }) => nameManifest(language));
  observeStore(
    connection,
    ({ isOffline }) => isOffline,
    (isOffline) => {
      // What the server says now replaces what it said then.
      if (!isOffline && readToken() !== undefined) void store.dispatch(verifySession());
    },
  );
  window.addEventListener('online', probe);
  setInterval(probe, PROBE_MS);
  if (!canTakeAlong() || sparesTheLine()) return;
  void serviceWorkerReady().then((isReady) => {
    if (!isReady) return;
    if (hasKeptRealms()) getDownloads();
    void keepAnswersFor(selectSession(store.getState()));
    observeStore(
      store,
      (state) => state.session.status,
      () => void keepAnswersFor(selectSession(store.getState())),
    );
  });
}
