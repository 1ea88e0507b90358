// Programs that look for a way out of Python: each must end with an ordinary error, and print nothing of what it found.

/** What a program prints that has got hold of something it must not have. */
export const ESCAPED = 'ESCAPED';

/** Everything that can be reached: modules, garbage, frozen objects, frames, classes, weak references, constants of code. */
const WALK = `import gc, sys, types, weakref
def everything():
    gc.unfreeze()
    seen = set()
    waiting = [sys.modules, input.__globals__, sys._current_frames(), sys._getframe(), sys._current_exceptions(), *gc.get_objects()]
    import _imp, importlib.machinery
    waiting += [_imp, importlib.machinery]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen: continue
        seen.add(id(thing))
        yield thing
        waiting.extend(gc.get_referents(thing))
        if type(thing) is weakref.ref: waiting.append(thing())
        elif type(thing) is types.CodeType: waiting.extend(thing.co_consts)
        elif isinstance(thing, type): waiting.extend(type.__subclasses__(thing))
PROXY = next(c for c in object.__subclasses__() if c.__name__ == 'JsProxy' and not c.__flags__ & 512)
`;

/** Prints what the expression comes to; an error on the way ends the program. */
const show = (expression: string) => `print('${ESCAPED}', ${expression})`;

const SPEC = "types.SimpleNamespace(name='_pyodide_core', origin='_pyodide_core')";

export const ESCAPE_PROGRAMS: readonly (readonly [way: string, code: string])[] = [
  ['a module of C, made as an extension', `import _imp, types\n${show(`_imp.create_dynamic(${SPEC}).to_js([1])`)}`],
  ['a module of C, made as a built-in one', `import _imp, types\n${show(`_imp.create_builtin(${SPEC}).to_js([1])`)}`],
  [
    'the importer of built-in modules',
    `import sys, types\nmade = sys.__loader__.create_module(types.SimpleNamespace(name='_testcapi', origin='built-in'))\n${show('made')}`,
  ],
  [
    'the loader of extensions',
    `from importlib.machinery import ExtensionFileLoader, ModuleSpec
loader = ExtensionFileLoader('_pyodide_core', '_pyodide_core')
${show("loader.create_module(ModuleSpec('_pyodide_core', loader, origin='_pyodide_core')).to_js([1])")}`,
  ],
  ['the maker of frozen modules', `import _imp\n${show("_imp.init_frozen('_pyodide_core').to_js")}`],
  [
    'importing without the finder that refuses',
    `import sys, importlib
sys.meta_path[:] = [one for one in sys.meta_path if 'Blocker' not in type(one).__name__]
sys.modules.pop('_pyodide_core', None)
${show("importlib.import_module('_pyodide_core').to_js([1])")}`,
  ],
  [
    'pyodide’s own files, imported once more',
    `import sys, importlib
sys.meta_path[:] = [one for one in sys.meta_path if 'Blocker' not in type(one).__name__]
${show("importlib.import_module('pyodide.ffi').to_js([1]).constructor")}`,
  ],
  ...['js', 'pyodide_js'].map(
    (name) =>
      [
        `the module ${name}, imported without the finder that refuses`,
        `import sys, importlib
sys.meta_path[:] = [one for one in sys.meta_path if 'Blocker' not in type(one).__name__]
${show(`importlib.import_module('${name}').Object`)}`,
      ] as const,
  ),
  [
    'an error of JavaScript, made by its class',
    `from builtins import object as o
classes = [c for b in o.__subclasses__() if b.__name__ == 'JsProxy' for c in type.__subclasses__(b) if c.__name__ == 'JsException']
last = None
for c in classes:
    try: print('${ESCAPED}', c('Error', 'b', 'c').constructor.constructor)
    except Exception as error: last = error
raise last`,
  ],
  [
    'an error of JavaScript, made by the class of all errors',
    `${WALK}c = next(c for c in type.__subclasses__(PROXY) if c.__name__ == 'JsException')\n${show('Exception.__new__(c)')}`,
  ],
  [
    'a subclass of JavaScript’s objects',
    `${WALK}c = next(c for c in type.__subclasses__(PROXY) if c.__name__ == 'JsException')\n${show("type('Mine', (c,), {})()")}`,
  ],
  [
    'an object of JavaScript, wherever it is',
    `${WALK}${show('next(t for t in everything() if isinstance(t, PROXY))')}`,
  ],
  [
    'a loader of JavaScript’s modules',
    `${WALK}loader = next(t for t in everything() if type(t).__name__ == 'JsLoader')\n${show('loader.jsproxy')}`,
  ],
  [
    'a function that makes one, wherever it is',
    `${WALK}names = ('to_js', 'create_proxy', 'create_once_callable', 'raw_call', 'run_sync', 'run_js', 'create_builtin', 'create_dynamic', 'dlopen', 'PyObj_FromPtr')
${show('next(t for t in everything() if isinstance(t, types.BuiltinFunctionType) and t.__name__ in names)')}`,
  ],
  [
    'a module that reaches memory, wherever it is',
    `${WALK}${show("next(t for t in everything() if isinstance(t, types.ModuleType) and t.__name__.startswith(('_ctypes', '_test', '_xx', '_remote', '_interp')) and vars(t))")}`,
  ],
  [
    'the frames above the program',
    `import sys
frame = sys._getframe()
while frame.f_back: frame = frame.f_back
${show("(frame.f_globals.get('js') or frame.f_builtins.get('js') or frame.f_locals['pyodide']).constructor")}`,
  ],
  [
    'the frame of a generator',
    `def g(): yield\n${show("next(v for v in g().gi_frame.f_builtins.values() if hasattr(v, 'constructor'))")}`,
  ],
  [
    'the frames of an error',
    `import json
class A:
    def __getattr__(self, name): raise ValueError
try: json.dumps(A())
except Exception as error: frame = error.__traceback__
while frame.tb_next: frame = frame.tb_next
${show("frame.tb_frame.f_globals['_pyodide_core']")}`,
  ],
  ['ctypes', `import sys\nsys.meta_path[:] = sys.meta_path[2:]\nimport _ctypes\n${show('_ctypes.dlopen')}`],
  [
    'a second interpreter',
    `import sys\nsys.meta_path[:] = sys.meta_path[2:]\nimport _interpreters\n${show('_interpreters.create()')}`,
  ],
  ['what time.sleep stood for', `import time\n${show('time.sleep.__wrapped__')}`],
  [
    'a pickle of an error of JavaScript',
    `import pickle, sys\nsys.meta_path[:] = sys.meta_path[2:]\n${show(String.raw`pickle.loads(b"cpyodide.ffi\nJsException\n(S'Error'\nS'a'\nS'b'\ntR.").constructor`)}`,
  ],
  ['bytecode of its own', `def f(): pass\n${show('f.__code__.replace(co_code=f.__code__.co_code)')}`],
  [
    'bytecode of its own, unpacked',
    `import marshal\ndata = marshal.dumps(compile('1', 'a', 'eval')).replace(b'a', b'b')\n${show('marshal.loads(data)')}`,
  ],
  [
    'bytecode of its own, imported',
    `import marshal, sys, importlib.util
with open('mine.pyc', 'wb') as f:
    f.write(importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(compile('x = 1', 'mine', 'exec')))
sys.path.insert(0, '/home/pyodide')
import mine
${show('mine.x')}`,
  ],
  [
    'the guard of bytecode, replaced',
    `${WALK}guard = next(t for t in everything() if isinstance(t, types.FunctionType) and t.__name__ == '_guard_code')
guard.__code__ = (lambda *given: None).__code__
${show('guard')}`,
  ],
];
