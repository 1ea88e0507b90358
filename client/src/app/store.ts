// Creates the Redux store from the reducers of the features.
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { api } from '../features/api.ts';
import { avatarReducer } from '../features/avatar/avatarSlice.ts';
import { liveReducer } from '../features/live/liveSlice.ts';
import { messageAdded, messagesReducer } from '../features/messages/messagesSlice.ts';
import { overlaysReducer } from '../features/overlays/overlaysSlice.ts';
import { progressReducer } from '../features/progress/progressSlice.ts';
import { realmReducer } from '../features/realm/realmSlice.ts';
import { sessionReducer } from '../features/session/sessionSlice.ts';
import { settingsReducer } from '../features/settings/settingsSlice.ts';
import { onToast } from '../lib/toastSink.ts';
import type { ProgressSync } from './listeners/progressSync.ts';

const rootReducer = combineReducers({
  [api.reducerPath]: api.reducer,
  session: sessionReducer,
  settings: settingsReducer,
  avatar: avatarReducer,
  live: liveReducer,
  overlays: overlaysReducer,
  progress: progressReducer,
  realm: realmReducer,
  messages: messagesReducer,
});

export type RootState = ReturnType<typeof rootReducer>;

/** What thunks of the features may ask of the app. */
export interface Services {
  /** Sends pending events. Resolves to true if none are left, false if they have to wait for the network. */
  flushProgress(): Promise<boolean>;
}

export function createStore(preloadedState?: Partial<RootState>) {
  const services: Services = { flushProgress: () => store.sync?.flush() ?? Promise.resolve(true) };
  const redux = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: { extraArgument: services } }).concat(api.middleware),
    ...(preloadedState ? { preloadedState } : {}),
  });
  /** Once the sync has started: `getProgressSync`. */
  const sync: ProgressSync | undefined = undefined;
  const store: typeof redux & { sync: ProgressSync | undefined } = Object.assign(redux, { sync });
  onToast((toast) => store.dispatch(messageAdded({ subject: 'toast', ...toast })));
  return store;
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
