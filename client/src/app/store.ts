// Creates the Redux store from the reducers of the features.
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { api } from '../features/api.ts';
import { avatarReducer } from '../features/avatar/avatarSlice.ts';
import { messageAdded, messagesReducer } from '../features/messages/messagesSlice.ts';
import { overlaysReducer } from '../features/overlays/overlaysSlice.ts';
import { progressReducer } from '../features/progress/progressSlice.ts';
import { realmReducer } from '../features/realm/realmSlice.ts';
import { sessionReducer } from '../features/session/sessionSlice.ts';
import { settingsReducer } from '../features/settings/settingsSlice.ts';
import { onToast } from '../lib/toastSink.ts';

const rootReducer = combineReducers({
  [api.reducerPath]: api.reducer,
  session: sessionReducer,
  settings: settingsReducer,
  avatar: avatarReducer,
  overlays: overlaysReducer,
  progress: progressReducer,
  realm: realmReducer,
  messages: messagesReducer,
});

export type RootState = ReturnType<typeof rootReducer>;

export function createStore(preloadedState?: Partial<RootState>) {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(api.middleware),
    ...(preloadedState ? { preloadedState } : {}),
  });
  onToast((toast) => store.dispatch(messageAdded({ subject: 'toast', ...toast })));
  return store;
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
