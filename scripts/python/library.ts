// Makes the pruned, compiled library: pyodide's own Python packs it, so that nothing but Node is needed.
import { loadPyodide } from 'pyodide';
import { PYODIDE, read } from './files.ts';

export async function packLibrary(packer: string): Promise<Uint8Array> {
  const python = await loadPyodide();
  python.FS.writeFile('/full.zip', read(PYODIDE, 'python_stdlib.zip'));
  python.runPython(packer);
  const compiled: unknown = python.runPython("pack('/full.zip', '/packed.zip')");
  if (!(typeof compiled === 'number' && compiled > 200))
    throw new Error(`only ${String(compiled)} modules were packed`);
  return python.FS.readFile('/packed.zip') as Uint8Array;
}
