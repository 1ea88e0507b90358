// Puts our own Python modules into a fresh Python: when the snapshot is built, and in a browser that could not use the snapshot.

/** The part of pyodide's face that this needs; Node's and the browser's are the same. */
export interface BarePython {
  runPython(code: string): unknown;
}

/** Names of our modules in the order in which they are made: later ones import earlier ones. */
export const MODULES = ['lab_runner', 'lab_tracer', 'lab_checks'] as const;
export type ModuleName = (typeof MODULES)[number];

export const isInstalled = (python: BarePython): boolean =>
  python.runPython("'lab_checks' in __import__('sys').modules") === true;

/** Each module keeps builtins of its own, so that a program that breaks Python's cannot break them. */
export function installModules(python: BarePython, sources: Readonly<Record<ModuleName, string>>): void {
  for (const name of MODULES) {
    // A JSON text is a Python text too.
    python.runPython(`
import builtins, sys, types
_name, _source = ${JSON.stringify(name)}, ${JSON.stringify(sources[name])}
_module = types.ModuleType(_name)
_module.__builtins__ = dict(builtins.__dict__)
sys.modules[_name] = _module
exec(compile(_source, _name + '.py', 'exec'), _module.__dict__)
del _module, _name, _source
`);
  }
  python.runPython("__import__('sys').modules['lab_runner'].freeze()");
}
