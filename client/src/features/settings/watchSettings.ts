// Applies changed settings to the page and stores them in this browser and, debounced, in the account.

import { observeStore } from '../../lib/observeStore.ts';
import { listen, stopAll } from '../../lib/subscriptions.ts';
import { sessionApi } from '../session/sessionApi.ts';
import { selectUser } from '../session/sessionSlice.ts';
import type { AppStore } from '../store/store.ts';
import { parseAccountSettings, type Settings } from './settings.ts';
import { accountSettingsArrived, selectSettings } from './settingsSlice.ts';
import { saveSettings } from './settingsStorage.ts';
import { showLanguage } from './showLanguage.ts';

/** Debounce of saving to the account. */
export const SAVE_DELAY_MS = 800;

type Store = Pick<AppStore, 'getState' | 'dispatch' | 'subscribe'>;

/** Returns a function that stops watching and sends pending changes. */
export function watchSettings(store: Store, delay: number = SAVE_DELAY_MS): () => void {
  let userId: string | undefined;
  /** The settings last loaded from or sent to the account. */
  let savedSettings: Settings | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const saveToAccount = () => {
    clearTimeout(timer);
    timer = undefined;
    const settings = selectSettings(store.getState());
    if (userId === undefined || settings === savedSettings) return;
    savedSettings = settings;
    void store.dispatch(
      sessionApi.endpoints.saveSettings.initiate({ settings: { preferences: settings } }, { track: false }),
    );
  };

  /** After a user change the account's settings override those of this browser, which fill the missing fields. */
  const applyAccountSettings = (user: ReturnType<typeof selectUser>) => {
    if (user?.id === userId) return;
    clearTimeout(timer);
    userId = user?.id;
    savedSettings = undefined;
    if (!user) return;
    const accountSettings = parseAccountSettings(user.settings);
    if (Object.keys(accountSettings).length === 0) return;
    store.dispatch(accountSettingsArrived(accountSettings));
    savedSettings = selectSettings(store.getState());
  };

  const handleSettings = (settings: Settings, before: Settings) => {
    if (settings.language !== before.language) void showLanguage(settings.language);
    applyTheme(settings);
    saveSettings(settings);
    if (userId === undefined || settings === savedSettings) return;
    clearTimeout(timer);
    timer = setTimeout(saveToAccount, delay);
  };

  applyTheme(selectSettings(store.getState()));
  applyAccountSettings(selectUser(store.getState()));
  const flush = () => timer !== undefined && saveToAccount();
  return stopAll(
    observeStore(store, selectUser, applyAccountSettings),
    observeStore(store, selectSettings, handleSettings),
    listen(window, 'pagehide', flush),
    flush,
  );
}

const THEME_COLOUR = { dark: '#0F1226', light: '#FBF6EA' } as const;

function setDataAttribute(page: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) delete page.dataset[name];
  else page.dataset[name] = value;
}

function applyTheme(settings: Settings): void {
  const page = document.documentElement;
  page.dataset.theme = settings.theme;
  setDataAttribute(page, 'code', settings.lightCode ? 'light' : undefined);
  setDataAttribute(page, 'font', settings.font === 'lexend' ? 'lexend' : undefined);
  setDataAttribute(page, 'spacing', settings.letterSpacing === 'wide' ? 'wide' : undefined);
  setDataAttribute(page, 'motion', settings.reducedMotion === 'system' ? undefined : settings.reducedMotion);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLOUR[settings.theme]);
}
