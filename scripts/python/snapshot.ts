// Makes the memory snapshot: a Python that has started, imported our modules and warmed the paths a first run takes.
import { loadPyodide } from 'pyodide';
import { installModules, type ModuleSources } from '../../client/src/python-lab/worker/install.ts';

/** A snapshot of a heap that has grown past its first size cannot be restored. */
const INITIAL_HEAP_BYTES = 31_457_280;

/** Programs whose paths a learner takes first: plain output, errors of both kinds, functions. */
const WARM_UP = `
import json as _json
from lab_runner import run as _run
from lab_tracer import trace as _trace
from lab_checks import check as _check
from lab_containment import is_contained as _is_contained
_captured = _json.dumps({'capture': True, 'stdin': []})
for _program in ("x = 1\\nprint('hi', x)\\nfor i in range(2): print(i)", 'print(1/0)', 'prnt(1)', "print('a", 'def f():\\nprint(1)'):
    _run(_program, _captured)
    _is_contained(_program)
    _check(_program, _json.dumps({'required': ['print'], 'checks': [], 'indentation': True}))
_trace('def f(a):\\n    return a\\nprint(f(1))')
del _json, _run, _trace, _check, _is_contained, _captured, _program
import gc, linecache, re, zipimport
linecache.clearcache()
re.purge()
zipimport._zip_directory_cache.clear()
gc.collect()
`;

/** What this Node offers and an older browser lacks must not be part of the snapshot: continuations of promises on the stack. */
function disableUnsupportedFeatures(): void {
  Reflect.deleteProperty(WebAssembly, 'Suspending');
  Reflect.deleteProperty(WebAssembly, 'Suspender');
}

export async function makeSnapshot(library: string, sources: ModuleSources): Promise<Uint8Array> {
  disableUnsupportedFeatures();
  const python = await loadPyodide({ _makeSnapshot: true, stdLibURL: library, env: { HOME: '/home/pyodide' } });
  installModules(python, sources);
  python.runPython(WARM_UP);
  const heap = (python as unknown as { _module: { HEAP8: Int8Array } })._module.HEAP8.length;
  if (heap !== INITIAL_HEAP_BYTES)
    throw new Error(`the heap has grown to ${heap} bytes: the snapshot would not restore`);
  return python.makeMemorySnapshot();
}
