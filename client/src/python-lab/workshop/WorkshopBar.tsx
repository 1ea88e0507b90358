// The bar over the Workshop: which program is open, and everything that can be done with it.
import { BookMarked, ChefHat, FilePlus2, RotateCcw, Save, X } from 'lucide-react';
import { BarButton, RunButton } from '../lab/BarButtons.tsx';
import { TopBar } from '../lab/TopBar.tsx';
import { CupcakeIcon } from './CupcakeIcon.tsx';
import styles from './Workshop.module.css';

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
  onPrograms(): void;
  onClose(): void;
}

const statusText = (name: string | undefined, isChanged: boolean): string =>
  name === undefined
    ? isChanged
      ? 'New program, not saved yet'
      : 'New program'
    : `${name}${isChanged ? ' (changed)' : ' (saved)'}`;

export function WorkshopBar(props: WorkshopBarProps) {
  const { name, isChanged, isLoading, isBusy } = props;
  return (
    <TopBar
      icon={<CupcakeIcon />}
      name="Bakery Workshop"
      subtitle={isLoading ? 'Loading Python…' : statusText(name, isChanged)}
      isSubtitleLive
      className={styles.bar}
    >
      <RunButton isRunning={isBusy} disabled={isLoading} onRun={props.onRun} onStop={props.onStop} />
      <BarButton icon={RotateCcw} disabled={!isChanged} onClick={props.onReset}>
        Reset
      </BarButton>
      <BarButton icon={Save} onClick={props.onSave}>
        Save
      </BarButton>
      <BarButton icon={FilePlus2} onClick={props.onNew}>
        New
      </BarButton>
      <BarButton icon={ChefHat} onClick={props.onRecipes}>
        Recipes
      </BarButton>
      <BarButton icon={BookMarked} onClick={props.onPrograms}>
        My Programs
      </BarButton>
      <BarButton icon={X} onClick={props.onClose}>
        Close
      </BarButton>
    </TopBar>
  );
}
