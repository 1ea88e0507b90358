// Lists the last lines of dialogue in this realm.
import { Trans, useLingui } from '@lingui/react/macro';
import { useAppSelector } from '../../app/hooks.ts';
import { useAvatar } from '../../features/avatar/useAvatar.ts';
import { useRealmContent } from '../../features/content/realmContentContext.ts';
import { type DialogLine, selectDialogBacklog } from '../../features/realm/realmSlice.ts';
import { describeSpeaker } from '../../overlay-kit/characters.ts';
import styles from './Backlog.module.css';

/** Adds keys that stay unique if a line occurs twice. */
const withKeys = (lines: readonly DialogLine[]) =>
  lines.map((line, index) => ({ ...line, key: `${index} ${line.text}` }));

export function Backlog() {
  const { t } = useLingui();
  const lines = useAppSelector(selectDialogBacklog);
  const content = useRealmContent();
  const avatar = useAvatar();
  if (lines.length === 0)
    return (
      <p className={styles.backlog} data-keeps-line="">
        <Trans>No earlier lines.</Trans>
      </p>
    );
  return (
    <ol className={styles.backlog} data-keeps-line="" aria-label={t`Earlier lines`}>
      {withKeys(lines).map((line) => (
        <li key={line.key}>
          <strong>{describeSpeaker(content, line.speaker, avatar).name}:</strong> {line.text}
        </li>
      ))}
    </ol>
  );
}
