// Entry point of the client: creates the store, starts the session, settings and sync, and renders the router.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import '../ui/styles/index.css';
import { verifySession } from '../features/session/sessionThunks.ts';
import { selectSettings } from '../features/settings/settingsSlice.ts';
import { watchSettings } from '../features/settings/watchSettings.ts';
import { switchLanguage } from '../i18n/catalogues.ts';
import { STORAGE_KEYS } from '../lib/storage/keys.ts';
import { watchOtherTabs } from '../lib/storage/watchOtherTabs.ts';
import { SiteRoutes } from './router.tsx';
import { startProgressSync } from './startProgressSync.ts';
import { createStore } from './store.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const store = createStore();
watchSettings(store);
void store.dispatch(verifySession());
// Signing in or out in another tab applies to this one too.
watchOtherTabs(STORAGE_KEYS.token, () => void store.dispatch(verifySession()));
startProgressSync(store);

const site = (
  <StrictMode>
    <Provider store={store}>
      <BrowserRouter>
        <SiteRoutes />
      </BrowserRouter>
    </Provider>
  </StrictMode>
);

// English is in the code; other languages are loaded before the first render, to avoid a flash of English.
const { language } = selectSettings(store.getState());
if (language === 'en') createRoot(root).render(site);
else void switchLanguage(language).then(() => createRoot(root).render(site));
