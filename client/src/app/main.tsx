// Entry of the client: makes the store, starts the session and the settings, renders the router.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import '../ui/styles/index.css';
import { verify } from '../features/session/session.ts';
import { watchSettings } from '../features/settings/watchSettings.ts';
import { createRouter } from './router.tsx';
import { createStore } from './store.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const store = createStore();
watchSettings(store);
void store.dispatch(verify());

createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <RouterProvider router={createRouter()} />
    </Provider>
  </StrictMode>,
);
