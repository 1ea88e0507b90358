// Entry of the client: makes the store, starts the session and the settings, renders the router.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import '../ui/styles/index.css';
import { verify } from '../features/session/session.ts';
import { watchSettings } from '../features/settings/watchSettings.ts';
import { STORAGE_KEYS } from '../lib/storage/keys.ts';
import { watchOtherTabs } from '../lib/storage/otherTabs.ts';
import { SiteRoutes } from './router.tsx';
import { startSync } from './startSync.ts';
import { createStore } from './store.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const store = createStore();
watchSettings(store);
void store.dispatch(verify());
// Signing in or out in another tab holds in this one too.
watchOtherTabs(STORAGE_KEYS.token, () => void store.dispatch(verify()));
startSync(store);

createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <BrowserRouter>
        <SiteRoutes />
      </BrowserRouter>
    </Provider>
  </StrictMode>,
);
