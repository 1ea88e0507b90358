// Shows the lesson, activity or conversation on its real screen, with the texts as they are in the form.
import { gradeActivity } from '@lanternwise/shared/activities/registry';
import { isMapId, type MapId } from '@lanternwise/shared/constants/realms';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useMemo, useState } from 'react';
import { Provider } from 'react-redux';
import { createBus } from '../../../bridge/bus.ts';
import { provideGrader } from '../../../features/content/activityGrader.ts';
import { RecordProvider } from '../../../features/progress/hooks.ts';
import { realmAdvanced } from '../../../features/progress/progressSlice.ts';
import { useAppSelector } from '../../../features/store/hooks.ts';
import { createStore } from '../../../features/store/store.ts';
import { RealmContentProvider } from '../../../overlay-kit/RealmContentProvider.tsx';
import { WorldProvider } from '../../../overlay-kit/useWorld.ts';
import { OverlayErrorBoundary } from '../../../overlays/OverlayErrorBoundary.tsx';
import { OVERLAYS } from '../../../overlays/registry.ts';
import type { PreviewProps } from '../../../pages/admin/content/EditPage.tsx';
import {
  canPreview,
  draftedTexts,
  fromLine,
  type PartId,
  pageOfText,
  previewState,
  withTexts,
} from '../../../pages/admin/content/previewContent.ts';
import { useContentOf } from '../../../pages/admin/content/useContentOf.ts';
import { InlineDialogs } from '../../../ui/Dialog.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import styles from './ContentPreview.module.css';

provideGrader(gradeActivity);

export function ContentPreview(props: PreviewProps) {
  const { t } = useLingui();
  const { realm, language } = props;
  const content = useContentOf(realm, language);
  if (!isMapId(realm) || content === 'failed') {
    return (
      <p className="text-muted">
        <Trans>The preview cannot be loaded. The texts can be edited and published all the same.</Trans>
      </p>
    );
  }
  if (content === undefined) return <Spinner label={t`Opening`} />;
  if (!canPreview(content, props.name)) {
    return (
      <p className="text-muted">
        <Trans>This one needs the map or the code editor around it: there is no preview.</Trans>
      </p>
    );
  }
  return <PreviewScreen {...props} realm={realm} content={content} />;
}

interface PreviewScreenProps extends PreviewProps {
  realm: MapId;
  content: RealmContent;
}

const nothing = () => undefined;

function PreviewScreen({ realm, content, name, texts, drafts, language, path }: PreviewScreenProps) {
  const { t } = useLingui();
  const { part, id } = name;
  const page = pageOfText(content, name, path);
  const shown = useMemo(() => {
    const edited = withTexts(content, name, draftedTexts(texts, drafts, language));
    return part === 'dialogs' ? fromLine(edited, id, page) : edited;
  }, [content, name, texts, drafts, language, part, id, page]);
  const settings = useAppSelector((state) => state.settings);
  const [bus] = useState(createBus);
  // A store of its own: nothing that is done in the preview is saved. A new page is opened as by a learner who comes back to it.
  const store = useMemo(() => {
    const made = createStore({ settings });
    made.dispatch(realmAdvanced({ realm, state: previewState(content, name, page) }));
    return made;
  }, [settings, realm, content, name, page]);
  return (
    <section aria-label={t`Preview`} className={styles.preview} lang={language}>
      <Provider store={store}>
        <RealmContentProvider value={shown}>
          <WorldProvider value={bus}>
            <RecordProvider value={recordNothing}>
              <InlineDialogs value={true}>
                <OverlayErrorBoundary key={`${part}/${id}/${page}/${language}`} close={nothing}>
                  <Suspense fallback={<Spinner label={t`Opening`} />}>
                    <Screen name={name} />
                  </Suspense>
                </OverlayErrorBoundary>
              </InlineDialogs>
            </RecordProvider>
          </WorldProvider>
        </RealmContentProvider>
      </Provider>
    </section>
  );
}

const recordNothing = () => [];

function Screen({ name: { part, id } }: { name: PartId }) {
  if (part === 'lessons') return <OVERLAYS.lesson request={{ kind: 'lesson', ref: id }} close={nothing} />;
  if (part === 'activities') return <OVERLAYS.activity request={{ kind: 'activity', ref: id }} close={nothing} />;
  return <OVERLAYS.dialog request={{ kind: 'dialog', ref: id }} close={nothing} />;
}
