// The bar over the Workshop: which program is open, and everything that can be done with it.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { BookMarked, ChefHat, FilePlus2, Footprints, RotateCcw, Save, Users, X } from 'lucide-react';
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
  isStepping: boolean;
  onRun(): void;
  onStop(): void;
  onStep(): void;
  onReset(): void;
  onSave(): void;
  onNew(): void;
  onRecipes(): void;
  onPrograms(): void;
  /** Undefined for those who are in no class. */
  onClassPrograms: (() => void) | undefined;
  onClose(): void;
}

const statusText = (name: string | undefined, isChanged: boolean): string =>
  name === undefined
    ? isChanged
      ? t`New program, not saved yet`
      : t`New program`
    : isChanged
      ? t`${name} (changed)`
      : t`${name} (saved)`;

export function WorkshopBar(props: WorkshopBarProps) {
  const { name, isChanged, isLoading, isBusy, isStepping } = props;
  return (
    <TopBar
      icon={<CupcakeIcon />}
      name={t`Bakery Workshop`}
      subtitle={isLoading ? t`Loading Python…` : statusText(name, isChanged)}
      isSubtitleLive
      className={styles.bar}
    >
      <RunButton isRunning={isBusy} disabled={isStepping} onRun={props.onRun} onStop={props.onStop} />
      <BarButton
        icon={Footprints}
        disabled={isLoading || (isBusy && !isStepping)}
        aria-pressed={isStepping}
        onClick={props.onStep}
      >
        <Trans>Step Through</Trans>
      </BarButton>
      <BarButton icon={RotateCcw} disabled={!isChanged || isStepping} onClick={props.onReset}>
        <Trans>Reset</Trans>
      </BarButton>
      <BarButton icon={Save} onClick={props.onSave}>
        <Trans>Save</Trans>
      </BarButton>
      <BarButton icon={FilePlus2} onClick={props.onNew}>
        <Trans>New</Trans>
      </BarButton>
      <BarButton icon={ChefHat} onClick={props.onRecipes}>
        <Trans>Recipes</Trans>
      </BarButton>
      <BarButton icon={BookMarked} onClick={props.onPrograms}>
        <Trans>My Programs</Trans>
      </BarButton>
      {props.onClassPrograms && (
        <BarButton icon={Users} onClick={props.onClassPrograms}>
          <Trans>My Class</Trans>
        </BarButton>
      )}
      <BarButton icon={X} onClick={props.onClose}>
        <Trans>Close</Trans>
      </BarButton>
    </TopBar>
  );
}
