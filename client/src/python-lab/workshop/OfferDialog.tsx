// Show it to my class: which class, what the class will see, where the offer stands, and the way to take it back.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Undo2 from 'lucide-react/icons/undo-2';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { GameDialog } from '../../overlay-kit/GameDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorText } from '../../ui/ErrorText.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import smallDialogStyles from '../lab/smallDialog.module.css';
import { type ClassPrograms, offersOf, stateText } from './classPrograms.ts';
import styles from './ProgramsDialog.module.css';
import type { SavedProgram } from './SavedProgramRepository.ts';

export interface OfferDialogProps {
  program: SavedProgram;
  /** The editor holds a newer text of it. */
  hasUnsavedChange: boolean;
  programs: ClassPrograms;
  onClose(): void;
}

const ICON = { 'aria-hidden': true, size: 18 } as const;

export function OfferDialog({ program, hasUnsavedChange, programs, onClose }: OfferDialogProps) {
  const { name } = program;
  return (
    <GameDialog title={t`Show it to my class`} size="small" colour="violet" onClose={onClose}>
      <div className={smallDialogStyles.body}>
        <p className={styles.name}>{name}</p>
        {programs.isLimited ? (
          <>
            <p>
              <Trans>
                Your programs stay on this device until a parent has agreed to your account. After that you can show
                them to your class.
              </Trans>
            </p>
            <div className={smallDialogStyles.buttons}>
              <Button data-first-focus="" onClick={onClose}>
                <Trans>Back to my programs</Trans>
              </Button>
            </div>
          </>
        ) : (
          <OfferForm {...{ program, hasUnsavedChange, programs, onClose }} />
        )}
      </div>
    </GameDialog>
  );
}

function OfferForm({ program, hasUnsavedChange, programs, onClose }: OfferDialogProps) {
  const { classes, username } = programs;
  const [chosen, setChosen] = useState(classes[0]?.id);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const offers = offersOf(program, programs);
  const offer = offers.find(({ groupId }) => groupId === chosen);
  // Of a class that the learner sees no more, because it is archived.
  const others = offers.filter(({ groupId }) => !classes.some(({ id }) => id === groupId));
  const act = async (answer: Promise<string | undefined>) => {
    setBusy(true);
    setRefused(await answer);
    setBusy(false);
  };
  const takeBack = (id: string) => !isBusy && void act(programs.takeBack(id));
  const send = () => chosen !== undefined && !isBusy && void act(programs.offer(program, chosen));
  return (
    <>
      {classes.length > 1 && (
        <RadioGroup
          legend={t`To which class?`}
          value={chosen}
          options={classes.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => {
            setChosen(id);
            setRefused(undefined);
          }}
        />
      )}
      <p>
        <Trans>
          Your teacher reads it first. Then your class sees its name, its code and your user name {username}, and can
          make remixes of it. You can take it back at any time.
        </Trans>
      </p>
      {hasUnsavedChange && (
        <p>
          <Trans>You have changed it since you saved it. The class gets what you saved.</Trans>
        </p>
      )}
      <p role="status" className={styles.offer}>
        {offer && stateText(offer)}
      </p>
      <ErrorText>{refused}</ErrorText>
      {offer ? (
        <div className={smallDialogStyles.buttons}>
          <Button variant="secondary" icon={<Undo2 {...ICON} />} onClick={() => takeBack(offer.id)}>
            <Trans>Take it back</Trans>
          </Button>
          <Button variant="secondary" icon={<Users {...ICON} />} onClick={send}>
            <Trans>Offer it again</Trans>
          </Button>
          <Button busy={isBusy} onClick={onClose}>
            <Trans>Back to my programs</Trans>
          </Button>
        </div>
      ) : (
        <div className={smallDialogStyles.buttons}>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button data-first-focus="" busy={isBusy} icon={<Users {...ICON} />} onClick={send}>
            <Trans>Ask my teacher</Trans>
          </Button>
        </div>
      )}
      {others.map(({ id, groupName }) => (
        <p key={id}>
          <Trans>It was also offered to {groupName}.</Trans>{' '}
          <Button variant="quiet" size="small" onClick={() => takeBack(id)}>
            <Trans>Take it back from {groupName}</Trans>
          </Button>
        </p>
      ))}
    </>
  );
}
