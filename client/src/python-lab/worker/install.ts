// Installs our own Python modules in a new Python: when the snapshot is built, and in a browser that cannot use the snapshot.

/** The part of pyodide's API used here; the same in Node and in the browser. */
export interface PythonLike {
  runPython(code: string): unknown;
}

/**
 * Our modules and their files in this folder, in the order of creation: later ones import earlier ones. The drawing module is
 * executed again for each program, when our modules cannot be imported, so its files are joined into one source.
 */
export const MODULES = {
  lab_bakery: [
    'bakery/commands.py',
    'bakery/colours.py',
    'bakery/arguments.py',
    'bakery/vector.py',
    'bakery/shapes.py',
    'bakery/pen.py',
    'bakery/icing_bag.py',
    'bakery/screen.py',
    'bakery/functions.py',
  ],
  lab_errors: 'errors.py',
  lab_streams: 'streams.py',
  lab_imports: 'imports.py',
  lab_tractor: 'tractor.py',
  lab_cleanup: 'cleanup.py',
  lab_isolation: 'isolation.py',
  lab_containment: 'containment.py',
  lab_values: 'steps/values.py',
  lab_session: 'session.py',
  lab_runner: 'runner.py',
  lab_evaluate: 'evaluate.py',
  lab_parts: 'steps/parts.py',
  lab_tracer: 'steps/tracer.py',
  lab_constructs: 'checks/constructs.py',
  lab_indentation: 'checks/indentation.py',
  lab_spelling: 'checks/normalize.py',
  lab_patterns: 'checks/patterns.py',
  lab_checks: 'checks/checks.py',
} as const;
export type ModuleName = keyof typeof MODULES;
export type ModuleSources = Readonly<Record<ModuleName, string>>;

/** The source text of every module. */
export function moduleSources(read: (file: string) => string): ModuleSources {
  const sourceOf = (files: string | readonly string[]) => [files].flat().map(read).join('\n\n');
  return Object.fromEntries(Object.entries(MODULES).map(([name, files]) => [name, sourceOf(files)])) as ModuleSources;
}

export const isInstalled = (python: PythonLike): boolean =>
  python.runPython("'lab_checks' in __import__('sys').modules") === true;

/**
 * Each module has its own builtins, so that a program that changes Python's builtins cannot break it. The code is kept too,
 * because the drawing module is executed again for each program.
 */
export function installModules(python: PythonLike, sources: ModuleSources): void {
  for (const [name, source] of Object.entries(sources)) {
    // A JSON string is also a Python string.
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
