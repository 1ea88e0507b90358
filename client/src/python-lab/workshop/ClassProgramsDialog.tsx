// Programs of my class: what the teacher let the class see, each to be copied into the learner's own Workshop.
import type { ShownProgram } from '@lanternwise/shared/contracts/class-programs';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Shuffle from 'lucide-react/icons/shuffle';
import { useEffect, useRef, useState } from 'react';
import { GameDialog } from '../../overlay-kit/GameDialog.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorText } from '../../ui/ErrorText.tsx';
import smallDialogStyles from '../lab/smallDialog.module.css';
import { type ClassPrograms, originText } from './classPrograms.ts';
import styles from './ProgramsDialog.module.css';
import type { Remix } from './useWorkshopEditor.ts';

export interface ClassProgramsDialogProps {
  programs: ClassPrograms;
  onSelect(remix: Remix): void;
  onClose(): void;
}

export function ClassProgramsDialog({ programs, onSelect, onClose }: ClassProgramsDialogProps) {
  const { shown, problem, refresh } = programs;
  const [opening, setOpening] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const isOpen = useRef(true);
  const refreshOnce = useRef(refresh);
  useEffect(() => {
    isOpen.current = true;
    refreshOnce.current();
    return () => {
      isOpen.current = false;
    };
  }, []);
  const remix = async (id: string) => {
    setOpening(id);
    const read = await programs.readCode(id);
    // Closed meanwhile: what is in the editor stays.
    if (!isOpen.current) return;
    setOpening(undefined);
    setRefused(read.ok ? undefined : read.why);
    if (read.ok) onSelect({ code: read.code, remixOf: id });
    else refresh();
  };
  const why = refused ?? problem;
  return (
    <GameDialog title={t`Programs of my class`} size="normal" colour="violet" onClose={onClose}>
      <div className={smallDialogStyles.body}>
        <ErrorText>{why}</ErrorText>
        {shown.length === 0 ? (
          <p>
            <Trans>
              There is nothing here yet. You can be the first: open My Programs and show one of yours to your class.
            </Trans>
          </p>
        ) : (
          <p>
            <Trans>
              Remix puts a copy into your own Workshop. Change whatever you like: the original stays as it is.
            </Trans>
          </p>
        )}
        <ul className={styles.shelf}>
          {shown.map((program) => (
            <ShownRow
              key={program.id}
              program={program}
              programs={programs}
              isOpening={opening === program.id}
              onRemix={() => opening === undefined && void remix(program.id)}
            />
          ))}
        </ul>
      </div>
    </GameDialog>
  );
}

interface ShownRowProps {
  program: ShownProgram;
  programs: ClassPrograms;
  isOpening: boolean;
  onRemix(): void;
}

const remixLabel = ({ title, by }: ShownProgram): string => t`Remix ${title} by ${by}`;

function ShownRow({ program, programs: { classes, shown }, isOpening, onRemix }: ShownRowProps) {
  const { title, by, groupName, isOwn, remixOf } = program;
  return (
    <li>
      <p>
        <span className={styles.name}>{title}</span>
        <span className={styles.day}>
          <Trans>by {by}</Trans>
          {classes.length > 1 && ` · ${groupName}`}
        </span>
        {remixOf !== null && <span className={styles.day}>{originText(remixOf, shown)}</span>}
      </p>
      {isOwn ? (
        <Badge colour="teal">
          <Trans>Yours</Trans>
        </Badge>
      ) : (
        <Button
          size="small"
          busy={isOpening}
          icon={<Shuffle aria-hidden="true" size={18} strokeWidth={2.5} />}
          aria-label={remixLabel(program)}
          onClick={onRemix}
        >
          <Trans>Remix</Trans>
        </Button>
      )}
    </li>
  );
}
