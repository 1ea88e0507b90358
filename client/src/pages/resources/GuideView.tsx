// A guide: title, print buttons, its parts, and the jump to the heading that the address names.
import type { Guide, GuideEntry } from '@lanternwise/shared/resources/guide';
import { Trans, useLingui } from '@lingui/react/macro';
import Printer from 'lucide-react/icons/printer';
import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSettings } from '../../features/settings/useSettings.ts';
import { listen } from '../../lib/subscriptions.ts';
import { Button } from '../../ui/Button.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { GuideBlocks } from './GuideBlocks.tsx';
import { GuideText } from './GuideText.tsx';
import styles from './guide.module.css';
import { type GuidePart, partsOf } from './guideParts.ts';
import { hasLanguage, loadGuide, wordsIn } from './guides.ts';
import { headingId } from './place.ts';

interface GuideViewProps {
  entry: GuideEntry;
  /** Id of the heading to show; undefined = the top. */
  heading: string | undefined;
  title: RefObject<HTMLHeadingElement | null>;
  onLoad(guide: Guide): void;
}

export function GuideView({ entry, heading, title, onLoad }: GuideViewProps) {
  const { language } = useSettings();
  const { guide, failed } = useGuide(entry, onLoad);
  const { title: name, summary } = wordsIn(entry, language);
  const isEnglish = !hasLanguage(entry, language);
  useJump(guide, heading, title);
  return (
    <article lang={isEnglish ? 'en' : undefined} aria-busy={!guide && !failed}>
      <header className="mb-8 flex flex-wrap items-start gap-5">
        <span className="lw-no-print">
          <Portrait character={entry.who} name="" size={104} />
        </span>
        <div className="grid min-w-64 flex-1 gap-3">
          <h1 ref={title} tabIndex={-1} className="text-3xl text-game-title">
            {name}
          </h1>
          <p className="max-w-2xl text-lg">{summary}</p>
          <EnglishNote isShown={isEnglish} />
          <Button variant="quiet" onClick={() => window.print()} className="justify-self-start">
            <Printer size={20} aria-hidden="true" /> <Trans>Print this guide</Trans>
          </Button>
        </div>
      </header>
      {failed && <LoadError />}
      {!guide && !failed && (
        <p className="grid min-h-60 place-items-center text-2xl text-muted">
          <Spinner />
        </p>
      )}
      {guide && <GuideBody guide={guide} marked={heading} />}
    </article>
  );
}

function EnglishNote({ isShown }: { isShown: boolean }) {
  const { i18n } = useLingui();
  if (!isShown) return null;
  return (
    <p lang={i18n.locale} className="text-muted">
      <Trans>This guide is in English so far.</Trans>
    </p>
  );
}

function LoadError() {
  return (
    <p role="alert">
      <Trans>The guide could not be loaded. Please reload the page.</Trans>
    </p>
  );
}

/** The text of the guide in the language of the interface. */
function useGuide(entry: GuideEntry, onLoad: (guide: Guide) => void) {
  const { language } = useSettings();
  const [state, setState] = useState<{ guide?: Guide; failed?: boolean }>({});
  useEffect(() => {
    let isCurrent = true;
    setState({});
    loadGuide(entry, language).then(
      (guide) => {
        if (!isCurrent) return;
        setState({ guide });
        onLoad(guide);
      },
      () => isCurrent && setState({ failed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [entry, language, onLoad]);
  return state;
}

/** Scrolls to the heading and focuses it once the guide is there, also when the same place is chosen again. */
function useJump(
  guide: Guide | undefined,
  heading: string | undefined,
  title: RefObject<HTMLHeadingElement | null>,
): void {
  const { key } = useLocation();
  useEffect(() => {
    // `key` is "default" for the first page of a visit, whose top needs no jump.
    if (!guide || (!heading && key === 'default')) return;
    const target = heading ? document.getElementById(heading) : title.current;
    if (heading) target?.scrollIntoView();
    else window.scrollTo(0, 0);
    target?.focus({ preventScroll: true });
  }, [guide, heading, key, title]);
}

function GuideBody({ guide, marked }: { guide: Guide; marked: string | undefined }) {
  const { printed, print } = usePrintPart();
  return (
    <div
      className={styles.guide}
      data-by-part={guide.isPrintedByPart || undefined}
      data-only={printed === undefined ? undefined : true}
    >
      {partsOf(guide).map((part) => (
        <Part
          key={part.heading?.id ?? ''}
          guide={guide}
          part={part}
          marked={marked}
          isPrinted={printed !== undefined && part.heading?.id === printed}
          onPrint={print}
        />
      ))}
    </div>
  );
}

interface PartProps {
  guide: Guide;
  part: GuidePart;
  marked: string | undefined;
  isPrinted: boolean;
  onPrint(part: string): void;
}

function Part({ guide, part: { heading, blocks }, marked, isPrinted, onPrint }: PartProps) {
  const { t } = useLingui();
  const id = heading && headingId(guide.id, heading.id);
  const name = heading?.text ?? '';
  return (
    <section className={styles.part} aria-labelledby={id} data-printed={isPrinted || undefined}>
      {heading && (
        <div className={styles.partHead}>
          <h2 id={id} tabIndex={-1} data-marked={marked === id || undefined} className={styles.heading}>
            <GuideText text={heading.text} />
          </h2>
          {guide.isPrintedByPart && (
            <Button
              variant="quiet"
              size="small"
              aria-label={t`Print only: ${name}`}
              onClick={() => onPrint(heading.id)}
            >
              <Printer size={18} aria-hidden="true" /> <Trans>Print</Trans>
            </Button>
          )}
        </div>
      )}
      <GuideBlocks guide={guide.id} part={name} blocks={blocks} marked={marked} />
    </section>
  );
}

/** Prints one part of a guide: the others are hidden from the paper until the print dialog is closed. */
function usePrintPart() {
  const [printed, setPrinted] = useState<string>();
  useEffect(() => {
    if (printed === undefined) return;
    const stop = listen(window, 'afterprint', () => setPrinted(undefined));
    // The part is marked by now: effects run after the page has changed.
    window.print();
    return stop;
  }, [printed]);
  return { printed, print: setPrinted };
}
