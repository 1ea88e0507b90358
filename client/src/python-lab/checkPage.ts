// Runs /python-check.html, which shows whether Python works in this browser; browser tests and the benchmark use the same page.
import '../ui/styles/index.css';
import { createConsole } from './lab/labConsole.ts';
import styles from './lab/OutputConsole.module.css';
import type { PythonRuntime, RuntimeEvent } from './protocol.ts';
import { pythonProvider } from './runtime/pythonProvider.ts';

/** For tests: the runtime and all its events. */
interface PythonCheck {
  runtime: PythonRuntime;
  events: RuntimeEvent[];
}
declare global {
  interface Window {
    pythonCheck?: PythonCheck;
  }
}

const INPUT_MODE_MESSAGES = {
  'shared-memory': 'input() waits on shared memory.',
  'service-worker': 'input() waits with the help of the service worker.',
  none: 'input() cannot wait in this browser.',
};
const verdictElement = document.querySelector('#verdict');
const output = createConsole();
const outputElement = document.querySelector<HTMLElement>('#output');
if (outputElement && styles.output) outputElement.className = styles.output;
output.attach(outputElement);
const showVerdict = (text: string) => verdictElement?.replaceChildren(text);

const runtime = pythonProvider.runtime();
const events: RuntimeEvent[] = [];
window.pythonCheck = { runtime, events };

runtime.on((event) => {
  events.push(event);
  if (event.kind === 'output') output.write(event.text);
  else if (event.kind === 'ready')
    showVerdict(`Python works. Ready after ${Math.round(event.ms)} ms. ${INPUT_MODE_MESSAGES[event.mode]}`);
  else if (event.kind === 'failed') showVerdict(`Failed to load Python environment: ${event.message}`);
});
