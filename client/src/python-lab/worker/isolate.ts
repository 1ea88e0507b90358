// Connects Python with the worker, then cuts it off from JavaScript: Python can create no JavaScript object afterwards.
import type { PyodideInterface } from 'pyodide';
import type { PyCallable } from 'pyodide/ffi';
import { type ChannelHandlers, openChannels } from './channels.ts';

/** Bytes into a class (PyTypeObject of Python 3.14, 32 bits): what its objects can do, and what makes them. */
const ABILITIES = {
  getattr: 32,
  setattr: 36,
  async: 40,
  repr: 44,
  number: 48,
  sequence: 52,
  mapping: 56,
  call: 64,
  str: 68,
  getattro: 72,
  setattro: 76,
  buffer: 80,
  richcompare: 100,
  iter: 108,
  iternext: 112,
  descrGet: 136,
  descrSet: 140,
  init: 148,
} as const;
const FLAGS = 84;
const NEW = 156;
const DISALLOW_INSTANTIATION = 1 << 7;
const IMMUTABLE_TYPE = 1 << 8;
const BASE_TYPE = 1 << 10;
const HAVE_VECTORCALL = 1 << 11;

/** Addresses of `object` and of the classes to seal, and what Python says of the flags of `object`. */
interface Classes {
  plain: number;
  flags: number;
  classes: readonly number[];
}

/**
 * Makes the classes of JavaScript's objects as able as `object`, closed to subclasses and changes, and without a way to make one. Python
 * itself cannot do this to a class made of C, and could undo it.
 */
function sealClasses(python: PyodideInterface, { plain, flags: expected, classes }: Classes): void {
  const { HEAP32 } = (python as unknown as { _module: { HEAP32: Int32Array } })._module;
  // Where the layout is another one, nothing may be written, and no program may run.
  if (HEAP32[(plain + FLAGS) >> 2] !== expected) throw new Error('This Python cannot be sealed.');
  for (const address of classes) {
    for (const offset of Object.values(ABILITIES)) HEAP32[(address + offset) >> 2] = HEAP32[(plain + offset) >> 2] ?? 0;
    HEAP32[(address + NEW) >> 2] = 0;
    const flags = HEAP32[(address + FLAGS) >> 2] ?? 0;
    HEAP32[(address + FLAGS) >> 2] = (flags | DISALLOW_INSTANTIATION | IMMUTABLE_TYPE) & ~(BASE_TYPE | HAVE_VECTORCALL);
  }
}

/** Called once, before the first program. */
export function isolate(python: PyodideInterface, handlers: ChannelHandlers): void {
  const connect = python.runPython("__import__('sys').modules['lab_runner'].connect") as PyCallable;
  const found = String(connect(...openChannels(python, handlers)));
  connect.destroy();
  sealClasses(python, JSON.parse(found) as Classes);
}
