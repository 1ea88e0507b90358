// Fetches what Python needs, once a page, and checks that it came whole; without the snapshot Python starts slower but starts.
import { t } from '@lingui/core/macro';
import { foreignMessage } from '../../features/http/foreignMessage.ts';
import { isForeignFile } from '../../lib/foreignReply.ts';
import type { ModuleSources } from '../worker/install.ts';
import type { PythonAssets } from './workerMessages.ts';

export interface PythonFile {
  url: string;
  bytes: number;
}

export interface PythonFiles {
  wasm: PythonFile;
  library: PythonFile;
  snapshot: PythonFile;
  sources: ModuleSources;
}

type ProgressListener = (share: number) => void;

/** The file was still incomplete after a second request that bypassed every cache. */
class IncompleteFileError extends Error {
  override name = 'Incomplete';
}

/** Something on the way, such as a school's filter, sent a page of its own. */
class ForeignFileError extends Error {
  override name = 'Foreign';
}

/** In the language of the moment. */
const ERROR_MESSAGES = {
  get offline() {
    return t`The Python files could not be loaded. Please check the internet connection and try again.`;
  },
  get incomplete() {
    return t`The Python files arrived incomplete. Please try again.`;
  },
};

async function fetchOnce({ url, bytes }: PythonFile, cache: RequestCache): Promise<ArrayBuffer> {
  const reply = await fetch(url, { cache });
  if (isForeignFile(reply)) throw new ForeignFileError(foreignMessage());
  if (!reply.ok) throw new Error(ERROR_MESSAGES.offline);
  const data = await reply.arrayBuffer();
  if (data.byteLength !== bytes) throw new IncompleteFileError(ERROR_MESSAGES.incomplete);
  return data;
}

/** A cut-off file may sit in a cache: the second try goes past it. */
async function fetchWithRetry(file: PythonFile): Promise<ArrayBuffer> {
  try {
    return await fetchOnce(file, 'default');
  } catch {
    return await fetchOnce(file, 'reload');
  }
}

/** Compiles while it arrives, so that the browser may keep the compiled code; else in one piece. */
async function compile(file: PythonFile): Promise<WebAssembly.Module> {
  try {
    return await WebAssembly.compileStreaming(fetch(file.url));
  } catch {
    const data = await fetchOnce(file, 'reload');
    return await WebAssembly.compile(data).catch(() => {
      throw new IncompleteFileError(ERROR_MESSAGES.incomplete);
    });
  }
}

/** Rejects with an Error whose message a child can read. */
export async function fetchAssets(files: PythonFiles, report: ProgressListener): Promise<PythonAssets> {
  const all = files.wasm.bytes + files.library.bytes + files.snapshot.bytes;
  let done = 0;
  const withProgress = async <T>(file: PythonFile, loading: Promise<T>): Promise<T> => {
    const value = await loading;
    done += file.bytes;
    report(done / all);
    return value;
  };
  try {
    const [module, library, snapshot] = await Promise.all([
      withProgress(files.wasm, compile(files.wasm)),
      withProgress(files.library, fetchWithRetry(files.library)),
      withProgress(
        files.snapshot,
        fetchWithRetry(files.snapshot).catch(() => undefined),
      ),
    ]);
    return { module, library, sources: files.sources, ...(snapshot && { snapshot }) };
  } catch (error) {
    if (error instanceof IncompleteFileError || error instanceof ForeignFileError) throw error;
    throw new Error(ERROR_MESSAGES.offline);
  }
}
