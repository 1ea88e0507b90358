// The type of the module that vite-plugins/python.ts makes: where the files of Python are, and how long they must be.
declare module 'virtual:python-files' {
  interface PythonFile {
    url: string;
    bytes: number;
  }
  export const wasm: PythonFile;
  export const library: PythonFile;
  export const snapshot: PythonFile;
}
