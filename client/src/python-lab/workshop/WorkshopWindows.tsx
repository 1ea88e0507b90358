// The small windows of the Workshop: recipes, the shelf, naming, and the questions before anything is lost.
import { type FormEvent, useState } from 'react';
import { GameDialog } from '../../overlay-kit/GameDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { RecipesWindow } from './RecipesWindow.tsx';
import { ShelfWindow } from './ShelfWindow.tsx';
import { MAX_NAME, type Program } from './shelf.ts';
import type { Bench } from './useShelf.ts';

export type Window =
  | { kind: 'recipes' }
  | { kind: 'shelf' }
  | { kind: 'save' }
  | { kind: 'rename'; program: Program }
  | { kind: 'delete'; program: Program }
  | { kind: 'reset' }
  | { kind: 'unsaved'; go(): void };

export interface WorkshopWindowsProps {
  window: Window;
  bench: Bench;
  onOpen(window: Window): void;
  onTake(what: Program | string): void;
  onReset(): void;
  onClose(): void;
}

export function WorkshopWindows({ window, bench, onOpen, onTake, onReset, onClose }: WorkshopWindowsProps) {
  const toShelf = () => onOpen({ kind: 'shelf' });
  switch (window.kind) {
    case 'recipes':
      return <RecipesWindow onTake={onTake} onClose={onClose} />;
    case 'shelf':
      return <ShelfWindow programs={bench.programs} onTake={onTake} onOpen={onOpen} onClose={onClose} />;
    case 'save':
      return <NameWindow title="Save your program" button="Save" name="" onName={bench.saveAs} onClose={onClose} />;
    case 'rename':
      return (
        <NameWindow
          title="A new name"
          button="Rename"
          name={window.program.name}
          onName={(name) => bench.rename(window.program.id, name)}
          onClose={toShelf}
        />
      );
    case 'delete':
      return (
        <Question
          title="Delete it?"
          text={`“${window.program.name}” will be gone from your shelf. This cannot be undone.`}
          keep="Keep it"
          go="Delete"
          onKeep={toShelf}
          onGo={() => {
            bench.remove(window.program.id);
            toShelf();
          }}
        />
      );
    case 'reset':
      return (
        <Question
          title="Start again?"
          text="The program goes back to how it was when you opened or saved it. What you changed since is lost."
          keep="Keep my code"
          go="Reset"
          onKeep={onClose}
          onGo={onReset}
        />
      );
    case 'unsaved':
      return (
        <Question
          title="Not saved yet"
          text="What you changed in this program is not saved. Open the other one anyway?"
          keep="Go back and save"
          go="Open anyway"
          onKeep={onClose}
          onGo={window.go}
        />
      );
  }
}

interface QuestionProps {
  title: string;
  text: string;
  keep: string;
  go: string;
  onKeep(): void;
  onGo(): void;
}

function Question({ title, text, keep, go, onKeep, onGo }: QuestionProps) {
  return (
    <GameDialog title={title} size="small" colour="amber" onClose={onKeep}>
      <div className="lab-window">
        <p>{text}</p>
        <div className="lab-window-buttons">
          <Button variant="secondary" data-first-focus="" onClick={onKeep}>
            {keep}
          </Button>
          <Button variant="danger" onClick={onGo}>
            {go}
          </Button>
        </div>
      </div>
    </GameDialog>
  );
}

interface NameWindowProps {
  title: string;
  button: string;
  name: string;
  /** Answers why the name will not do; undefined where it will. */
  onName(name: string): string | undefined;
  onClose(): void;
}

function NameWindow({ title, button, name, onName, onClose }: NameWindowProps) {
  const [text, setText] = useState(name);
  const [why, setWhy] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refused = onName(text);
    setWhy(refused);
    if (refused === undefined) onClose();
  };
  return (
    <GameDialog title={title} size="small" onClose={onClose}>
      <form className="lab-window" onSubmit={submit}>
        <Field label="Name of the program" error={why} hint="It stays in this browser, for you alone.">
          {(control) => (
            <TextInput
              {...control}
              data-first-focus=""
              maxLength={MAX_NAME}
              autoComplete="off"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <div className="lab-window-buttons">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">{button}</Button>
        </div>
      </form>
    </GameDialog>
  );
}
