// The bar over the Workshop: which program is open, and everything that can be done with it.
import { BookMarked, ChefHat, FilePlus2, Play, RotateCcw, Save, Square, X } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { CupcakeSign } from './CupcakeSign.tsx';

export interface WorkshopBarProps {
  /** The open program's name; undefined for one that was never saved. */
  name: string | undefined;
  isChanged: boolean;
  isLoading: boolean;
  isBusy: boolean;
  onRun(): void;
  onStop(): void;
  onReset(): void;
  onSave(): void;
  onNew(): void;
  onRecipes(): void;
  onShelf(): void;
  onClose(): void;
}

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 2.75 } as const;

const standing = (name: string | undefined, isChanged: boolean): string =>
  name === undefined
    ? isChanged
      ? 'New program, not saved yet'
      : 'New program'
    : `${name}${isChanged ? ' (changed)' : ' (saved)'}`;

export function WorkshopBar(props: WorkshopBarProps) {
  const { name, isChanged, isLoading, isBusy } = props;
  return (
    <header className="lab-bar workshop-bar">
      <CupcakeSign />
      <p className="lab-bar-title">
        <span className="lab-bar-name">Bakery Workshop</span>
        <span className="lab-bar-task" role="status">
          {isLoading ? 'Loading Python…' : standing(name, isChanged)}
        </span>
      </p>
      <div className="lab-bar-buttons">
        {isBusy ? (
          <Button size="small" variant="danger" icon={<Square {...icon} />} onClick={props.onStop}>
            Stop
          </Button>
        ) : (
          <Button size="small" icon={<Play {...icon} />} disabled={isLoading} onClick={props.onRun}>
            Run Code
          </Button>
        )}
        <Button
          size="small"
          variant="secondary"
          icon={<RotateCcw {...icon} />}
          disabled={!isChanged}
          onClick={props.onReset}
        >
          Reset
        </Button>
        <Button size="small" variant="secondary" icon={<Save {...icon} />} onClick={props.onSave}>
          Save
        </Button>
        <Button size="small" variant="secondary" icon={<FilePlus2 {...icon} />} onClick={props.onNew}>
          New
        </Button>
        <Button size="small" variant="secondary" icon={<ChefHat {...icon} />} onClick={props.onRecipes}>
          Recipes
        </Button>
        <Button size="small" variant="secondary" icon={<BookMarked {...icon} />} onClick={props.onShelf}>
          My Programs
        </Button>
        <Button size="small" variant="secondary" icon={<X {...icon} />} onClick={props.onClose}>
          Close
        </Button>
      </div>
    </header>
  );
}
