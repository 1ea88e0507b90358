// The variables of the running or finished program, and a line to try something with them.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Variable from 'lucide-react/icons/variable';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { LabPanel } from '../lab/LabPanel.tsx';
import panel from '../lab/programPanel.module.css';
import { type ValueRow, ValueTable } from '../lab/ValueTable.tsx';
import type { VariableTexts } from '../protocol.ts';
import { useNewsInView } from '../tutorial/scrollFocus.ts';
import type { Session } from './useSession.ts';

const ICON = { 'aria-hidden': true, size: 18 } as const;
/** Lines that the arrow keys bring back. */
const MAX_HISTORY = 50;

/** Opens and closes the panel; stands over the output, so that a closed panel takes no room. */
export function VariablesButton({ session: { isOpen, setOpen } }: { session: Session }) {
  return (
    <Button
      size="small"
      variant="quiet"
      icon={isOpen ? <ChevronUp {...ICON} /> : <ChevronDown {...ICON} />}
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      <Trans>Variables</Trans>
    </Button>
  );
}

/** Nothing while it is closed. */
export function SessionPanel({ session, isRunning }: { session: Session; isRunning: boolean }) {
  const { isOpen, variables, local } = session;
  const place = useNewsInView<HTMLDivElement>(isOpen);
  if (!isOpen) return null;
  return (
    <LabPanel title={t`Variables`} icon={<Variable {...ICON} />}>
      <div ref={place} className={panel.body}>
        {local && <VariableTable caption={localCaption(local.functionName)} variables={local.variables} />}
        {variables ? (
          <VariableTable
            caption={isRunning ? t`The program at this moment` : t`The program when it ended`}
            variables={variables}
          />
        ) : (
          <p className={panel.quiet}>
            {isRunning ? (
              <Trans>The variables appear here while your program runs, or when it has ended.</Trans>
            ) : (
              <Trans>Run your program to see its variables here.</Trans>
            )}
          </p>
        )}
        {!isRunning && session.canTry && variables && <TryForm session={session} />}
        {!isRunning && !session.canTry && variables && !session.isRunning && (
          <p className={panel.quiet}>
            <Trans>The names of this program were not kept, so no lines can be tried with them.</Trans>
          </p>
        )}
      </div>
    </LabPanel>
  );
}

const localCaption = (functionName: string): string => t`Inside ${functionName}()`;

const rowsOf = (variables: VariableTexts): ValueRow[] =>
  Object.entries(variables).map(([name, value]) => ({ key: name, name, value }));

function VariableTable({ caption, variables }: { caption: string; variables: VariableTexts }) {
  return <ValueTable caption={caption} rows={rowsOf(variables)} emptyText={<Trans>No variables yet.</Trans>} />;
}

/** One line of Python; the arrow keys bring earlier ones back. */
function TryForm({ session }: { session: Session }) {
  const id = useId();
  const [line, setLine] = useState('');
  const history = useRef<string[]>([]);
  const place = useRef(0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (line.trim() === '') return;
    history.current = [...history.current, line].slice(-MAX_HISTORY);
    place.current = history.current.length;
    session.evaluate(line);
    setLine('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined || history.current.length === 0) return;
    event.preventDefault();
    place.current = Math.max(0, Math.min(history.current.length, place.current + step));
    setLine(history.current[place.current] ?? '');
  };
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-1 [&_input]:font-code [&_label]:col-span-full [&_label]:font-bold"
      onSubmit={submit}
    >
      <label htmlFor={id}>
        <Trans>Try a line with these variables</Trans>
      </label>
      <input
        id={id}
        className="lw-input"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={line}
        onChange={(event) => setLine(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" size="small">
        <Trans>Try</Trans>
      </Button>
    </form>
  );
}
