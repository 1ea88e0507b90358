// Shows a dialogue line by line with portrait, typed text, backlog and voice.
import type { Dialog as DialogContent } from '@lanternwise/shared/content/realm';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useAvatar } from '../../features/avatar/useAvatar.ts';
import { useRealmContent } from '../../features/content/realmContentContext.ts';
import type { OverlayProps } from '../../features/overlays/overlayRequest.ts';
import { overlayRequested } from '../../features/overlays/overlaysSlice.ts';
import { useRealmState, useRecord } from '../../features/progress/hooks.ts';
import { lineSaid, type Recall } from '../../features/realm/realmSlice.ts';
import { useSettings } from '../../features/settings/useSettings.ts';
import { useAppDispatch } from '../../features/store/hooks.ts';
import { keyCodeOf } from '../../lib/keyCode.ts';
import { listen, stopAll } from '../../lib/subscriptions.ts';
import { useSmallScreen } from '../../lib/useMediaQuery.ts';
import { describeSpeaker } from '../../overlay-kit/characters.ts';
import { GameDialog } from '../../overlay-kit/GameDialog.tsx';
import { useWorld } from '../../overlay-kit/useWorld.ts';
import { cx } from '../../ui/cx.ts';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import { Backlog } from './Backlog.tsx';
import { DialogControls } from './DialogControls.tsx';
import styles from './DialogOverlay.module.css';
import { useDialogLines } from './useDialogLines.ts';
import { fillRecall, useRecall } from './useRecall.ts';

/** Elements in the box that do not advance it. The Next button does, because its events bubble to the box. */
const INTERACTIVE_SELECTOR = 'button:not([data-advance]), [data-keeps-line]';

const isOnControl = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(INTERACTIVE_SELECTOR) !== null;

/** `element` must be state of the caller, because the dialog mounts its content after the first render. */
function useAdvanceInput(element: HTMLElement | null, interactKeys: readonly string[], press: () => void): void {
  const advance = useEffectEvent(press);
  useEffect(() => {
    if (!element) return;
    const onKey = (event: KeyboardEvent) => {
      const advances = event.key === ' ' || event.key === 'Enter' || interactKeys.includes(keyCodeOf(event));
      if (!advances || isOnControl(event)) return;
      event.preventDefault();
      if (!event.repeat) advance();
    };
    const onClick = (event: MouseEvent) => {
      if (!isOnControl(event)) advance();
    };
    return stopAll(listen(element, 'keydown', onKey), listen(element, 'click', onClick));
  }, [element, interactKeys]);
}

/** Voices of speakers whose id is not the name of a voice. */
const SPEAKER_VOICES: Readonly<Record<string, string>> = { 'talking-tree': 'tree', player: 'child-high' };

type Line = DialogContent['lines'][number];

const NO_DIALOG: Pick<DialogContent, 'lines' | 'recalls'> = { lines: [] };

export function DialogOverlay({ request, close }: OverlayProps<'dialog'>) {
  const { dialogs } = useRealmContent();
  const dialog = dialogs[request.ref];
  const written = dialog?.lines ?? NO_DIALOG.lines;
  const recall = useRecall(dialog ?? NO_DIALOG);
  const dispatch = useAppDispatch();
  const record = useRecord();
  const end = useCallback(() => {
    const effects = record({ kind: 'dialog-finished', ref: request.ref });
    const opens = effects.some((effect) => effect.kind === 'open');
    if (request.next && !opens) dispatch(overlayRequested(request.next));
    close();
  }, [record, request, dispatch, close]);
  const [first, ...rest] = useMemo(
    () => (recall ? written.map((line) => ({ ...line, text: fillRecall(line, recall) })) : []),
    [written, recall],
  );
  useTalk(recall ? written.find(({ speaker }) => speaker !== 'player')?.speaker : undefined);
  if (!recall || !dialog || !first) return null;
  return <Conversation {...{ dialog, recall, close }} lines={[first, ...rest]} onEnd={end} />;
}

/** Tells the world which character the player talks to. */
function useTalk(character: string | undefined): void {
  const world = useWorld();
  useEffect(() => {
    if (character === undefined) return;
    world.emit('talk/changed', { with: character });
    return () => world.emit('talk/changed', { with: null });
  }, [world, character]);
}

interface ConversationProps {
  dialog: DialogContent;
  /** Its lines with the gaps filled. */
  lines: readonly [Line, ...Line[]];
  recall: Recall;
  onEnd(): void;
  close(): void;
}

function Conversation({ dialog, lines, recall, onEnd, close }: ConversationProps) {
  const { id, title } = dialog;
  const content = useRealmContent();
  const avatar = useAvatar();
  const small = useSmallScreen();
  const { textSpeed, autoAdvance, keys } = useSettings();
  const [showsBacklog, setShowsBacklog] = useState(false);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const { characters } = content.realm;
  const blipFor = useCallback(
    (speaker: string) =>
      `blip-${characters.find(({ id }) => id === speaker)?.voice ?? SPEAKER_VOICES[speaker] ?? speaker}`,
    [characters],
  );
  const dispatch = useAppDispatch();
  const onLineRead = useCallback(
    (index: number) => dispatch(lineSaid({ dialog: id, index, recall })),
    [dispatch, id, recall],
  );
  const dialogLines = useDialogLines({
    lines,
    speed: textSpeed,
    autoAdvance: autoAdvance && !showsBacklog,
    blipFor,
    onLineRead,
    onEnd,
  });
  useAdvanceInput(box, keys.interact, dialogLines.advance);
  const { line, typing } = dialogLines;
  const { done } = useRealmState();
  const speaker = describeSpeaker(content, line.speaker, avatar, done);

  return (
    <GameDialog title={title ?? speaker.name} hideTitle size="wide" className={cx(styles.frame)} onClose={close}>
      <div className={styles.dialogue} data-dialogue="" ref={setBox}>
        <p className={cx('lw-ribbon lw-ribbon-teal', styles.name)} aria-hidden="true">
          <span>{title ?? speaker.name}</span>
        </p>
        <Portrait character={speaker.portrait} name="" expression={line.expression} size={small ? 92 : 176} />
        <div className={styles.words}>
          <p className={styles.text} aria-hidden="true">
            {typing.visibleText}
            <span className={styles.untyped}>{line.text.slice(typing.visibleText.length)}</span>
          </p>
          <LiveRegion text={`${speaker.name}: ${line.text}`} />
          {showsBacklog ? <Backlog /> : null}
          <DialogControls
            isLast={dialogLines.isLast && typing.isDone}
            endLabel={dialog.button}
            nextLabel={dialog.next}
            progressText={`${dialogLines.index + 1} / ${lines.length}`}
            onReplay={dialogLines.replay}
            showsBacklog={showsBacklog}
            onBacklog={() => setShowsBacklog(!showsBacklog)}
          />
        </div>
      </div>
    </GameDialog>
  );
}
