// The Output Console, and the box to answer input() in, there only while the program waits.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import SquareTerminal from 'lucide-react/icons/square-terminal';
import { type FormEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useStoreValue } from '../../lib/valueStore.ts';
import { Button } from '../../ui/Button.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import type { FoundRemark } from '../friendly/remarkRule.ts';
import { useNewsInView, watchScrollable } from '../tutorial/scrollFocus.ts';
import { ConsoleResizer } from './ConsoleResizer.tsx';
import { MAX_LINES } from './consoleText.ts';
import { LabPanel } from './LabPanel.tsx';
import type { LabConsole } from './labConsole.ts';
import styles from './OutputConsole.module.css';
import { RunNotice } from './RunNotice.tsx';
import { useConsoleHeight } from './useConsoleHeight.ts';

/** Characters of the output that are read aloud. */
const MAX_SPOKEN_CHARACTERS = 300;

export interface OutputConsoleProps {
  console: LabConsole;
  isRunning: boolean;
  /** The program waits for a Python that is still starting. */
  isWaiting: boolean;
  /** Run was pressed once more for the program at work. */
  isRepeated: boolean;
  inputPrompt: string | undefined;
  /** What is worth asking about the program, until it is changed. */
  remark?: FoundRemark | undefined;
  /** Beside the title. */
  aside?: ReactNode;
  onAnswer(text: string): void;
}

export function OutputConsole({
  console,
  isRunning,
  isWaiting,
  isRepeated,
  inputPrompt,
  remark,
  aside,
  onAnswer,
}: OutputConsoleProps) {
  const place = useNewsInView<HTMLDivElement>(isRunning);
  const output = useRef<HTMLPreElement>(null);
  const height = useConsoleHeight();
  const isCut = useStoreValue(console.isCut, (now) => now);
  const attach = useCallback(
    (box: HTMLPreElement | null) => {
      output.current = box;
      console.attach(box);
      const stop = watchScrollable(box);
      return () => {
        stop();
        console.attach(null);
      };
    },
    [console],
  );
  return (
    <LabPanel title={t`Output Console`} icon={<SquareTerminal aria-hidden="true" size={18} />} aside={aside}>
      <div ref={place}>
        <RunNotice isRunning={isRunning} isWaiting={isWaiting} isRepeated={isRepeated} />
        {isCut && (
          <p className={styles.cut}>
            <Trans>Earlier lines left out: only the last {MAX_LINES} are kept.</Trans>
          </p>
        )}
        <pre
          className={styles.output}
          style={height.height === undefined ? undefined : { blockSize: height.height }}
          role="log"
          aria-live="off"
          aria-label={t`Program output`}
          ref={attach}
        />
      </div>
      <ConsoleResizer height={height} output={output} />
      <div role="status">{remark && <RemarkNote remark={remark} />}</div>
      {/* Read aloud once the program is over: a flood would never end. */}
      <LiveRegion text={isRunning ? '' : console.text().slice(-MAX_SPOKEN_CHARACTERS)} />
      {inputPrompt !== undefined && <InputForm prompt={inputPrompt} onAnswer={onAnswer} />}
    </LabPanel>
  );
}

function RemarkNote({ remark }: { remark: FoundRemark }) {
  const { title, location } = remark;
  const { line = 1 } = location;
  return (
    <p className={styles.remark} data-remark="">
      <MessageCircleQuestionMark aria-hidden="true" size={20} />
      <span>
        <strong>{t`Line ${line}: ${title}`}</strong> {remark.help.join(' ')}
      </span>
    </p>
  );
}

function InputForm({ prompt, onAnswer }: { prompt: string; onAnswer(text: string): void }) {
  const [text, setText] = useState('');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAnswer(text);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={id}>{prompt.trim() || t`Your program waits for your answer:`}</label>
      <input
        id={id}
        ref={field}
        className="lw-input"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="small">
          <Trans>Submit</Trans>
        </Button>
        {/* The program goes on with empty text. */}
        <Button size="small" variant="secondary" onClick={() => onAnswer('')}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
