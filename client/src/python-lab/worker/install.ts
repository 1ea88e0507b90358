// Puts our own Python modules into a fresh Python: when the snapshot is built, and in a browser that could not use the snapshot.

/** The part of pyodide's face that this needs; Node's and the browser's are the same. */
export interface PythonLike {
  runPython(code: string): unknown;
}

/** Our modules and their files beside this one, in the order in which they are made: later ones import earlier ones. */
export const MODULES = {
  lab_bakery: 'bakery.py',
  lab_errors: 'errors.py',
  lab_runner: 'runner.py',
  lab_tracer: 'tracer.py',
  lab_constructs: 'checks/constructs.py',
  lab_indentation: 'checks/indentation.py',
  lab_spelling: 'checks/normalize.py',
  lab_patterns: 'checks/patterns.py',
  lab_checks: 'checks/checks.py',
} as const;
export type ModuleName = keyof typeof MODULES;
export type ModuleSources = Readonly<Record<ModuleName, string>>;

/** The text of every module, by what is known of their files. */
export function moduleSources(read: (file: string) => string): ModuleSources {
  return Object.fromEntries(Object.entries(MODULES).map(([name, file]) => [name, read(file)])) as ModuleSources;
}

export const isInstalled = (python: PythonLike): boolean =>
  python.runPython("'lab_checks' in __import__('sys').modules") === true;

/**
 * Each module keeps builtins of its own, so that a program that breaks Python's cannot break them. Its code is kept too: the
 * drawing module is made anew for each program.
 */
export function installModules(python: PythonLike, sources: ModuleSources): void {
  for (const [name, source] of Object.entries(sources)) {
    // A JSON text is a Python text too.
    python.runPython(`
import builtins, sys, types
_name, _source = ${JSON.stringify(name)}, ${JSON.stringify(source)}
_module = types.ModuleType(_name)
_module.__builtins__ = dict(builtins.__dict__)
sys.modules[_name] = _module
_module._lab_code = compile(_source, _name.removeprefix('lab_') + '.py', 'exec')
_module._send = None
exec(_module._lab_code, _module.__dict__)
del _module, _name, _source
`);
  }
  python.runPython("__import__('sys').modules['lab_runner'].freeze()");
}
