// Loads the realm host's code together with the messages of its areas.
import { withAreaMessages } from '../i18n/catalogues.ts';

export const loadRealmHost = withAreaMessages(
  ['realm', 'activities'],
  async () => (await import('./hosts/realm/RealmHost.tsx')).RealmHost,
);
