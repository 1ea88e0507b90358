// /python-check.html: says whether Python works in this browser; browser tests and the bench steer the same page.
import '../../ui/styles/index.css';
import type { PythonRuntime, RuntimeEvent } from '../protocol.ts';
import { pythonProvider } from '../runtime/provider.ts';

/** What tests see: the runtime and everything it has said. */
interface PythonCheck {
  runtime: PythonRuntime;
  events: RuntimeEvent[];
}
declare global {
  interface Window {
    pythonCheck?: PythonCheck;
  }
}

const WAYS = {
  'shared-memory': 'input() waits on shared memory.',
  'service-worker': 'input() waits with the help of the service worker.',
  none: 'input() cannot wait in this browser.',
};
/** The page's own output is no place for floods. */
const SHOWN_CHARACTERS = 20_000;

const verdict = document.querySelector('#verdict');
const output = document.querySelector('#output');
const say = (text: string) => verdict?.replaceChildren(text);

function show(text: string): void {
  output?.replaceChildren(`${output.textContent}${text}`.slice(-SHOWN_CHARACTERS));
}

const runtime = pythonProvider.runtime();
const events: RuntimeEvent[] = [];
window.pythonCheck = { runtime, events };

runtime.on((event) => {
  events.push(event);
  if (event.kind === 'output') show(event.text);
  else if (event.kind === 'ready') say(`Python works. Ready after ${Math.round(event.ms)} ms. ${WAYS[event.mode]}`);
  else if (event.kind === 'failed') say(`Failed to load Python environment: ${event.message}`);
});
