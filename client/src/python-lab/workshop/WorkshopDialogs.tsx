// The dialogs of the Workshop: recipes, saved programs, naming, and the confirmations before anything is lost.
import { type FormEvent, useState } from 'react';
import { GameDialog } from '../../overlay-kit/GameDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { ConfirmDialog } from '../lab/ConfirmDialog.tsx';
import smallDialogStyles from '../lab/smallDialog.module.css';
import { ProgramsDialog } from './ProgramsDialog.tsx';
import { RecipesDialog } from './RecipesDialog.tsx';
import { MAX_NAME_LENGTH, type SavedProgram } from './SavedProgramRepository.ts';
import type { WorkshopEditor } from './useWorkshopEditor.ts';

export type WorkshopDialog =
  | { kind: 'recipes' }
  | { kind: 'shelf' }
  | { kind: 'save' }
  | { kind: 'rename'; program: SavedProgram }
  | { kind: 'delete'; program: SavedProgram }
  | { kind: 'reset' }
  | { kind: 'unsaved'; go(): void };

export interface WorkshopDialogsProps {
  dialog: WorkshopDialog;
  editor: WorkshopEditor;
  onOpenDialog(window: WorkshopDialog): void;
  onSelect(what: SavedProgram | string): void;
  onReset(): void;
  onClose(): void;
}

export function WorkshopDialogs({ dialog, editor, onOpenDialog, onSelect, onReset, onClose }: WorkshopDialogsProps) {
  const openPrograms = () => onOpenDialog({ kind: 'shelf' });
  switch (dialog.kind) {
    case 'recipes':
      return <RecipesDialog onSelect={onSelect} onClose={onClose} />;
    case 'shelf':
      return (
        <ProgramsDialog programs={editor.programs} onSelect={onSelect} onOpenDialog={onOpenDialog} onClose={onClose} />
      );
    case 'save':
      return <NameDialog title="Save your program" button="Save" name="" onSubmit={editor.saveAs} onClose={onClose} />;
    case 'rename':
      return (
        <NameDialog
          title="A new name"
          button="Rename"
          name={dialog.program.name}
          onSubmit={(name) => editor.rename(dialog.program.id, name)}
          onClose={openPrograms}
        />
      );
    case 'delete':
      return (
        <ConfirmDialog
          title="Delete it?"
          text={`“${dialog.program.name}” will be gone from your shelf. This cannot be undone.`}
          cancelLabel="Keep it"
          confirmLabel="Delete"
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
          title="Start again?"
          text="The program goes back to how it was when you opened or saved it. What you changed since is lost."
          cancelLabel="Keep my code"
          confirmLabel="Reset"
          onCancel={onClose}
          onConfirm={onReset}
        />
      );
    case 'unsaved':
      return (
        <ConfirmDialog
          title="Not saved yet"
          text="What you changed in this program is not saved. Open the other one anyway?"
          cancelLabel="Go back and save"
          confirmLabel="Open anyway"
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
  /** Returns why the name is refused; undefined if it is accepted. */
  onSubmit(name: string): string | undefined;
  onClose(): void;
}

function NameDialog({ title, button, name, onSubmit, onClose }: NameDialogProps) {
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
        <Field label="Name of the program" error={error} hint="It stays in this browser, for you alone.">
          {(control) => (
            <TextInput
              {...control}
              data-first-focus=""
              maxLength={MAX_NAME_LENGTH}
              autoComplete="off"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <div className={smallDialogStyles.buttons}>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">{button}</Button>
        </div>
      </form>
    </GameDialog>
  );
}
