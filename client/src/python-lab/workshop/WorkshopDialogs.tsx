// The dialogs of the Workshop: recipes, saved programs, naming, and the confirmations before anything is lost.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { GameDialog } from '../../overlay-kit/GameDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ConfirmDialog } from '../lab/ConfirmDialog.tsx';
import smallDialogStyles from '../lab/smallDialog.module.css';
import { ClassProgramsDialog } from './ClassProgramsDialog.tsx';
import { type ClassPrograms, offersOf } from './classPrograms.ts';
import { OfferDialog } from './OfferDialog.tsx';
import { ProgramsDialog } from './ProgramsDialog.tsx';
import { RecipesDialog } from './RecipesDialog.tsx';
import { MAX_NAME_LENGTH, type SavedProgram } from './SavedProgramRepository.ts';
import type { Loadable, WorkshopEditor } from './useWorkshopEditor.ts';

export type WorkshopDialog =
  | { kind: 'recipes' }
  | { kind: 'shelf' }
  | { kind: 'class' }
  | { kind: 'offer'; program: SavedProgram }
  | { kind: 'save' }
  | { kind: 'rename'; program: SavedProgram }
  | { kind: 'delete'; program: SavedProgram }
  | { kind: 'reset' }
  | { kind: 'unsaved'; go(): void };

export interface WorkshopDialogsProps {
  dialog: WorkshopDialog;
  editor: WorkshopEditor;
  isInAccount: boolean;
  classPrograms: ClassPrograms | undefined;
  onOpenDialog(window: WorkshopDialog): void;
  onSelect(what: Loadable): void;
  onReset(): void;
  onClose(): void;
}

function deleteText({ name }: SavedProgram, isOffered: boolean): string {
  if (isOffered) return t`“${name}” will be gone from your shelf, and from your class. This cannot be undone.`;
  return t`“${name}” will be gone from your shelf. This cannot be undone.`;
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: puts a screen together of components; what is left is their state
export function WorkshopDialogs(props: WorkshopDialogsProps) {
  const { dialog, editor, isInAccount, classPrograms, onOpenDialog, onSelect, onReset, onClose } = props;
  const openPrograms = () => onOpenDialog({ kind: 'shelf' });
  switch (dialog.kind) {
    case 'recipes':
      return <RecipesDialog onSelect={onSelect} onClose={onClose} />;
    case 'shelf':
      return (
        <ProgramsDialog
          programs={editor.programs}
          isInAccount={isInAccount}
          classPrograms={classPrograms}
          onSelect={onSelect}
          onOpenDialog={onOpenDialog}
          onClose={onClose}
        />
      );
    case 'class':
      return classPrograms && <ClassProgramsDialog programs={classPrograms} onSelect={onSelect} onClose={onClose} />;
    case 'offer':
      return (
        classPrograms && (
          <OfferDialog
            program={dialog.program}
            hasUnsavedChange={editor.isChanged && editor.openProgram?.id === dialog.program.id}
            programs={classPrograms}
            onClose={openPrograms}
          />
        )
      );
    case 'save':
      return (
        <NameDialog
          title={t`Save your program`}
          button={t`Save`}
          name=""
          isInAccount={isInAccount}
          onSubmit={editor.saveAs}
          onClose={onClose}
        />
      );
    case 'rename':
      return (
        <NameDialog
          title={t`A new name`}
          button={t`Rename`}
          name={dialog.program.name}
          isInAccount={isInAccount}
          onSubmit={(name) => editor.rename(dialog.program.id, name)}
          onClose={openPrograms}
        />
      );
    case 'delete':
      return (
        <ConfirmDialog
          title={t`Delete it?`}
          text={deleteText(
            dialog.program,
            classPrograms !== undefined && offersOf(dialog.program, classPrograms).length > 0,
          )}
          cancelLabel={t({ message: 'Keep it', context: 'leave as it is' })}
          confirmLabel={t`Delete`}
          onCancel={openPrograms}
          onConfirm={() => {
            editor.remove(dialog.program.id);
            openPrograms();
          }}
        />
      );
    case 'reset':
      return (
        <ConfirmDialog
          title={t`Start again?`}
          text={t`The program goes back to how it was when you opened or saved it. What you changed since is lost.`}
          cancelLabel={t`Keep my code`}
          confirmLabel={t`Reset`}
          onCancel={onClose}
          onConfirm={onReset}
        />
      );
    case 'unsaved':
      return (
        <ConfirmDialog
          title={t`Not saved yet`}
          text={t`What you changed in this program is not saved. Open the other one anyway?`}
          cancelLabel={t`Go back and save`}
          confirmLabel={t`Open anyway`}
          onCancel={onClose}
          onConfirm={dialog.go}
        />
      );
  }
}

interface NameDialogProps {
  title: string;
  button: string;
  name: string;
  isInAccount: boolean;
  /** Returns why the name is refused; undefined if it is accepted. */
  onSubmit(name: string): string | undefined;
  onClose(): void;
}

function NameDialog({ title, button, name, isInAccount, onSubmit, onClose }: NameDialogProps) {
  const [text, setText] = useState(name);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refused = onSubmit(text);
    setError(refused);
    if (refused === undefined) onClose();
  };
  return (
    <GameDialog title={title} size="small" onClose={onClose}>
      <form className={smallDialogStyles.body} onSubmit={submit}>
        <TextField
          label={t`Name of the program`}
          error={error}
          hint={
            isInAccount ? t`It is kept in your account, for you alone.` : t`It stays in this browser, for you alone.`
          }
          data-first-focus=""
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          value={text}
          onChange={setText}
        />
        <div className={smallDialogStyles.buttons}>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit">{button}</Button>
        </div>
      </form>
    </GameDialog>
  );
}
