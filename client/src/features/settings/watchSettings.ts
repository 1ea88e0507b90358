// Carries settings to where they belong: the page's look and language and this browser at once, the account a moment later.
import type { AppStore } from '../../app/store.ts';
import { switchLanguage } from '../../i18n/catalogues.ts';
import { applyTheme } from '../../lib/applyTheme.ts';
import { observe } from '../../lib/observeStore.ts';
import { sessionApi } from '../session/sessionApi.ts';
import { selectUser } from '../session/sessionSlice.ts';
import { readAccountSettings, type Settings } from './settings.ts';
import { accountSettingsArrived, selectSettings } from './settingsSlice.ts';
import { saveSettings } from './storage.ts';

/** Changes within this time go to the account as one. */
export const SAVE_DELAY_MS = 800;

type Store = Pick<AppStore, 'getState' | 'dispatch' | 'subscribe'>;

/** Starts watching; the returned function stops it and sends what waits. */
export function watchSettings(store: Store, delay: number = SAVE_DELAY_MS): () => void {
  let person: string | undefined;
  /** What the account is known to hold. */
  let inAccount: Settings | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    const settings = selectSettings(store.getState());
    if (person === undefined || settings === inAccount) return;
    inAccount = settings;
    void store.dispatch(
      sessionApi.endpoints.saveSettings.initiate({ settings: { preferences: settings } }, { track: false }),
    );
  };

  /** Another person signed in: the account's settings win over this browser's, which fill what it does not hold. */
  const greet = (user: ReturnType<typeof selectUser>) => {
    if (user?.id === person) return;
    clearTimeout(timer);
    person = user?.id;
    inAccount = undefined;
    if (!user) return;
    const known = readAccountSettings(user.settings);
    if (Object.keys(known).length === 0) return;
    store.dispatch(accountSettingsArrived(known));
    inAccount = selectSettings(store.getState());
  };

  const follow = (settings: Settings, before: Settings) => {
    if (settings.language !== before.language) void switchLanguage(settings.language);
    applyTheme(settings);
    saveSettings(settings);
    if (person === undefined || settings === inAccount) return;
    clearTimeout(timer);
    timer = setTimeout(save, delay);
  };

  applyTheme(selectSettings(store.getState()));
  greet(selectUser(store.getState()));
  const stops = [observe(store, selectUser, greet), observe(store, selectSettings, follow)];
  const leave = () => timer !== undefined && save();
  window.addEventListener('pagehide', leave);
  return () => {
    for (const stop of stops) stop();
    window.removeEventListener('pagehide', leave);
    leave();
  };
}
