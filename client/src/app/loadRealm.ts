// Fetches the code of a realm and the words of its areas.
import { withWords } from '../i18n/catalogues.ts';

export const loadRealm = withWords(
  'realm',
  withWords('activities', () => import('./hosts/realm/RealmHost.tsx')),
);
