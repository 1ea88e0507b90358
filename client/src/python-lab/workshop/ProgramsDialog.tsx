// My Programs: what the learner saved in this browser, to open, rename or delete.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FolderOpen, PencilLine, Trash2 } from 'lucide-react';
import { formatDate } from '../../i18n/format.ts';
import { GameDialog } from '../../overlay-kit/GameDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import smallDialogStyles from '../lab/smallDialog.module.css';
import styles from './ProgramsDialog.module.css';
import { MAX_PROGRAMS, type SavedProgram } from './SavedProgramRepository.ts';
import type { WorkshopDialog } from './WorkshopDialogs.tsx';

export interface ProgramsDialogProps {
  programs: readonly SavedProgram[];
  isInAccount: boolean;
  onSelect(program: SavedProgram): void;
  onOpenDialog(window: WorkshopDialog): void;
  onClose(): void;
}

const ICON_PROPS = { 'aria-hidden': true, size: 18, strokeWidth: 2.5 } as const;

const openLabel = ({ name }: SavedProgram): string => t`Open ${name}`;
const renameLabel = ({ name }: SavedProgram): string => t`Rename ${name}`;
const deleteLabel = ({ name }: SavedProgram): string => t`Delete ${name}`;

export function ProgramsDialog({ programs, isInAccount, onSelect, onOpenDialog, onClose }: ProgramsDialogProps) {
  const count = programs.length;
  return (
    <GameDialog title={t`My Programs`} size="normal" colour="violet" onClose={onClose}>
      <div className={smallDialogStyles.body}>
        {programs.length === 0 && (
          <p>
            <Trans>Your shelf is empty. Press Save, give your program a name, and it will stand here.</Trans>
          </p>
        )}
        <ul className={styles.shelf}>
          {programs.map((program) => (
            <li key={program.id}>
              <p>
                <span className={styles.name}>{program.name}</span>
                <span className={styles.day}>{formatDate(program.savedAt, 'mediumTime')}</span>
              </p>
              <Button
                size="small"
                icon={<FolderOpen {...ICON_PROPS} />}
                aria-label={openLabel(program)}
                onClick={() => onSelect(program)}
              >
                <Trans>Open</Trans>
              </Button>
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
          {isInAccount ? (
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
