// The type that pyodide leaves out: its Emscripten half, handed in so that the bundler finds it.
declare module 'pyodide/pyodide.asm.mjs' {
  import type { loadPyodide } from 'pyodide';

  const create: NonNullable<NonNullable<Parameters<typeof loadPyodide>[0]>['createPyodideModule']>;
  export default create;
}
