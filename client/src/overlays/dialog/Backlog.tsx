// Lists the last lines of dialogue in this realm, in the language of the moment.
import { Trans, useLingui } from '@lingui/react/macro';
import { useAvatar } from '../../features/avatar/useAvatar.ts';
import { useRealmContent } from '../../features/content/realmContentContext.ts';
import { type Recall, selectDialogBacklog } from '../../features/realm/realmSlice.ts';
import { useAppSelector } from '../../features/store/hooks.ts';
import { describeSpeaker } from '../../overlay-kit/characters.ts';
import { TextWithHardWords } from '../../ui/HardWords.tsx';
import { fillRecall } from './useRecall.ts';

const BACKLOG = 'max-h-42 cursor-auto overflow-y-auto rounded-[10px] bg-[var(--game-inset)] px-3.5 py-2.5';

const NOTHING: Recall = { river: null, test: null };

/** The lines as they read now; content that changed meanwhile may have lost one. */
function useSpokenLines() {
  const { dialogs } = useRealmContent();
  return useAppSelector(selectDialogBacklog).flatMap(({ dialog, index, recall = NOTHING }, key) => {
    const line = dialogs[dialog]?.lines[index];
    return line ? [{ key, speaker: line.speaker, text: fillRecall(line, recall) }] : [];
  });
}

export function Backlog() {
  const { t } = useLingui();
  const lines = useSpokenLines();
  const content = useRealmContent();
  const avatar = useAvatar();
  if (lines.length === 0)
    return (
      <p className={BACKLOG} data-keeps-line="">
        <Trans>No earlier lines.</Trans>
      </p>
    );
  return (
    <ol className={BACKLOG} data-keeps-line="" aria-label={t`Earlier lines`}>
      {lines.map((line) => (
        <li key={line.key}>
          <strong>{describeSpeaker(content, line.speaker, avatar).name}:</strong> <TextWithHardWords text={line.text} />
        </li>
      ))}
    </ol>
  );
}
