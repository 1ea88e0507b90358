// Fetches the code of a realm and the words of its areas.
import { withAreaMessages } from '../i18n/catalogues.ts';

export const loadRealmHost = withAreaMessages(
  'realm',
  withAreaMessages('activities', () => import('./hosts/realm/RealmHost.tsx')),
);
