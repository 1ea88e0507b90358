// Entry point of the client: creates the store, starts the session, settings and sync, and renders the router.
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import '../ui/styles/index.css';
import { api } from '../features/api.ts';
import { verifySession } from '../features/session/sessionThunks.ts';
import { DEFAULT_SETTINGS } from '../features/settings/settings.ts';
import { selectSettings } from '../features/settings/settingsSlice.ts';
import { showLanguage } from '../features/settings/showLanguage.ts';
import { watchSettings } from '../features/settings/watchSettings.ts';
import { createStore, type RootState } from '../features/store/store.ts';
import { STORAGE_KEYS } from '../lib/storage/keys.ts';
import { watchOtherTabs } from '../lib/storage/watchOtherTabs.ts';
import { watchTextSize } from '../lib/watchTextSize.ts';
import { SiteRoutes } from './router.tsx';
import { readServedReplies, storeServedReplies } from './servedReplies.ts';
import { startOffline } from './startOffline.ts';
import { startProgressSync } from './startProgressSync.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const store = createStore();
const initialState = store.getState();
const { language } = selectSettings(initialState);
const isPrerendered = root.dataset.prerendered === language;

watchSettings(store);
void store.dispatch(verifySession());
// Signing in or out in another tab applies to this one too.
watchOtherTabs(STORAGE_KEYS.token, () => void store.dispatch(verifySession()));
startProgressSync(store);
startOffline(store);
watchTextSize();

const site = (prerenderedState?: RootState) => (
  <StrictMode>
    <Provider store={store} {...(prerenderedState && { serverState: prerenderedState })}>
      <BrowserRouter>
        <SiteRoutes />
      </BrowserRouter>
    </Provider>
  </StrictMode>
);

function start(container: HTMLElement): void {
  delete document.documentElement.dataset.translating;
  if (!isPrerendered) {
    createRoot(container).render(site());
    return;
  }
  // What the prerendered page was made with; the first render must agree with it, the next one shows this person's state.
  const { [api.reducerPath]: replies } = store.getState();
  hydrateRoot(
    container,
    site({ ...initialState, settings: { ...DEFAULT_SETTINGS, language }, [api.reducerPath]: replies }),
  );
}

const served = readServedReplies();
await Promise.allSettled([
  // English is in the code; other languages are loaded before the first render, to avoid a flash of English.
  language !== 'en' && showLanguage(language),
  served.length > 0 && storeServedReplies(store, served),
]);
start(root);
