// The bar over the Workshop: which program is open, and everything that can be done with it.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import BookMarked from 'lucide-react/icons/book-bookmark';
import ChefHat from 'lucide-react/icons/chef-hat';
import FilePlus2 from 'lucide-react/icons/file-plus-corner';
import Footprints from 'lucide-react/icons/footprints';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Save from 'lucide-react/icons/save';
import Users from 'lucide-react/icons/users';
import X from 'lucide-react/icons/x';
import { BarButton, RunButton } from '../lab/BarButtons.tsx';
import { TopBar } from '../lab/TopBar.tsx';
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

function CupcakeIcon() {
  return (
    <svg aria-hidden="true" width={48} height={48} viewBox="0 0 120 120" fill="none">
      <g stroke="var(--ink)" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M28 68h64l-9 42a6 6 0 0 1-6 5H43a6 6 0 0 1-6-5z" fill="#ffb26b" />
        <path d="M46 72l4 40M60 72v41M74 72l-4 40" stroke="#c9722f" strokeWidth="4" />
        <path
          d="M20 66a15 15 0 0 1 8-27 14 14 0 0 1 12-18c4-9 14-11 20-13 6 2 16 4 20 13a14 14 0 0 1 12 18 15 15 0 0 1 8 27c-10 9-22 2-27 2-6 5-20 5-26 0-5 0-17 7-27-2z"
          fill="#ff8db4"
        />
        <path d="M34 45c16 8 38 8 52 0M42 26c10 5 26 5 36 0" stroke="#ffd3e3" strokeWidth="5" />
        <circle cx="60" cy="12" r="9" fill="#e0335f" />
        <path d="M33 56l5 3M60 38l5-3M82 56l-5 4M52 60l5 1" strokeWidth="6" stroke="#3dd6c3" />
        <path d="M46 36l4 4M74 36l-2 5M70 58l4-3" strokeWidth="6" stroke="#ffd95e" />
      </g>
    </svg>
  );
}
