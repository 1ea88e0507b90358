// My Programs: what the learner saved, to open, show to the class, rename or delete.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import FolderOpen from 'lucide-react/icons/folder-open';
import PencilLine from 'lucide-react/icons/pencil-line';
import Trash2 from 'lucide-react/icons/trash';
import Users from 'lucide-react/icons/users';
import { formatDate } from '../../i18n/format.ts';
import { GameDialog } from '../../overlay-kit/GameDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import smallDialogStyles from '../lab/smallDialog.module.css';
import { type ClassPrograms, offersOf, offerText, originText } from './classPrograms.ts';
import styles from './ProgramsDialog.module.css';
import { MAX_PROGRAMS, type SavedProgram } from './SavedProgramRepository.ts';
import type { WorkshopDialog } from './WorkshopDialogs.tsx';

export interface ProgramsDialogProps {
  programs: readonly SavedProgram[];
  isInAccount: boolean;
  classPrograms: ClassPrograms | undefined;
  onSelect(program: SavedProgram): void;
  onOpenDialog(window: WorkshopDialog): void;
  onClose(): void;
}

const ICON_PROPS = { 'aria-hidden': true, size: 18, strokeWidth: 2.5 } as const;

const openLabel = ({ name }: SavedProgram): string => t`Open ${name}`;
const offerLabel = ({ name }: SavedProgram): string => t`Show ${name} to my class`;
const renameLabel = ({ name }: SavedProgram): string => t`Rename ${name}`;
const deleteLabel = ({ name }: SavedProgram): string => t`Delete ${name}`;

export function ProgramsDialog(props: ProgramsDialogProps) {
  const { programs, isInAccount, classPrograms, onSelect, onOpenDialog, onClose } = props;
  const count = programs.length;
  return (
    <GameDialog title={t`My Programs`} size="normal" colour="violet" onClose={onClose}>
      <div className={smallDialogStyles.body}>
        {programs.length === 0 && (
          <p>
            <Trans>Your shelf is empty. Press Save, give your program a name, and it will stand here.</Trans>
          </p>
        )}
        <ul className={cx(styles.shelf, styles.own)}>
          {programs.map((program) => (
            <li key={program.id}>
              <p>
                <span className={styles.name}>{program.name}</span>
                <span className={styles.day}>{formatDate(program.savedAt, 'mediumTime')}</span>
                {program.remixOf !== undefined && (
                  <span className={styles.day}>{originText(program.remixOf, classPrograms?.shown)}</span>
                )}
                {classPrograms &&
                  offersOf(program, classPrograms).map((offer) => (
                    <span key={offer.id} className={styles.offer}>
                      {offerText(offer, classPrograms)}
                    </span>
                  ))}
              </p>
              <Button
                size="small"
                icon={<FolderOpen {...ICON_PROPS} />}
                aria-label={openLabel(program)}
                onClick={() => onSelect(program)}
              >
                <Trans>Open</Trans>
              </Button>
              {classPrograms && (
                <IconButton
                  label={offerLabel(program)}
                  icon={<Users {...ICON_PROPS} />}
                  onClick={() => onOpenDialog({ kind: 'offer', program })}
                />
              )}
              <IconButton
                label={renameLabel(program)}
                icon={<PencilLine {...ICON_PROPS} />}
                onClick={() => onOpenDialog({ kind: 'rename', program })}
              />
              <IconButton
                label={deleteLabel(program)}
                icon={<Trash2 {...ICON_PROPS} />}
                onClick={() => onOpenDialog({ kind: 'delete', program })}
              />
            </li>
          ))}
        </ul>
        <p className={styles.room}>
          {isInAccount && classPrograms ? (
            <Trans>
              {count} of {MAX_PROGRAMS} places used. Your programs are kept in your account. Your class sees only what
              you show it.
            </Trans>
          ) : isInAccount ? (
            <Trans>
              {count} of {MAX_PROGRAMS} places used. Your programs are kept in your account, for you alone.
            </Trans>
          ) : (
            <Trans>
              {count} of {MAX_PROGRAMS} places used. Your programs stay in this browser, for you alone.
            </Trans>
          )}
        </p>
      </div>
    </GameDialog>
  );
}
