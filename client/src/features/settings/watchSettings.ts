// Carries settings to where they belong: the page's look and language and this browser at once, the account a moment later.
import type { AppStore } from '../../app/store.ts';
import { switchLanguage } from '../../i18n/catalogues.ts';
import { applyTheme } from '../../lib/applyTheme.ts';
import { observeStore } from '../../lib/observeStore.ts';
import { sessionApi } from '../session/sessionApi.ts';
import { selectUser } from '../session/sessionSlice.ts';
import { parseAccountSettings, type Settings } from './settings.ts';
import { accountSettingsArrived, selectSettings } from './settingsSlice.ts';
import { saveSettings } from './settingsStorage.ts';

/** Changes within this time go to the account as one. */
export const SAVE_DELAY_MS = 800;

type Store = Pick<AppStore, 'getState' | 'dispatch' | 'subscribe'>;

/** Starts watching; the returned function stops it and sends what waits. */
export function watchSettings(store: Store, delay: number = SAVE_DELAY_MS): () => void {
  let person: string | undefined;
  /** What the account is known to hold. */
  let savedSettings: Settings | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const saveToAccount = () => {
    clearTimeout(timer);
    timer = undefined;
    const settings = selectSettings(store.getState());
    if (person === undefined || settings === savedSettings) return;
    savedSettings = settings;
    void store.dispatch(
      sessionApi.endpoints.saveSettings.initiate({ settings: { preferences: settings } }, { track: false }),
    );
  };

  /** Another person signed in: the account's settings win over this browser's, which fill what it does not hold. */
  const applyAccountSettings = (user: ReturnType<typeof selectUser>) => {
    if (user?.id === person) return;
    clearTimeout(timer);
    person = user?.id;
    savedSettings = undefined;
    if (!user) return;
    const known = parseAccountSettings(user.settings);
    if (Object.keys(known).length === 0) return;
    store.dispatch(accountSettingsArrived(known));
    savedSettings = selectSettings(store.getState());
  };

  const handleSettings = (settings: Settings, before: Settings) => {
    if (settings.language !== before.language) void switchLanguage(settings.language);
    applyTheme(settings);
    saveSettings(settings);
    if (person === undefined || settings === savedSettings) return;
    clearTimeout(timer);
    timer = setTimeout(saveToAccount, delay);
  };

  applyTheme(selectSettings(store.getState()));
  applyAccountSettings(selectUser(store.getState()));
  const stops = [
    observeStore(store, selectUser, applyAccountSettings),
    observeStore(store, selectSettings, handleSettings),
  ];
  const flush = () => timer !== undefined && saveToAccount();
  window.addEventListener('pagehide', flush);
  return () => {
    for (const stop of stops) stop();
    window.removeEventListener('pagehide', flush);
    flush();
  };
}
