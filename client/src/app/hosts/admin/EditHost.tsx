// The Admin's content editor with the preview of the game's screens, which pages may not import.
import { withAreaMessages } from '../../../i18n/catalogues.ts';
import { EditPage } from '../../../pages/admin/content/EditPage.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';

/** Lazy, because it brings the screens of lessons and activities. */
const ContentPreview = lazyPart(
  withAreaMessages(['activities', 'realm'], async () => (await import('./ContentPreview.tsx')).ContentPreview),
);

export const EditHost = () => <EditPage Preview={ContentPreview} />;
