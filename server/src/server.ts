// The server's entry: refuses a Node that is too old, listens to signals from the first moment, then loads and starts the server.
import { StartError } from './db/StartError.ts';
import { nodeProblem, nodeWarning } from './nodeVersion.mjs';
import { Shutdown } from './shutdown.ts';

function exitWithError(error: unknown): void {
  process.stderr.write(`${startupErrorMessage(error)}\n`);
  process.exit(1);
}

function startupErrorMessage(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  // Of packages that are missing, or whose native part was built for another Node: both come while modules are loaded.
  if (code === 'ERR_MODULE_NOT_FOUND' || code === 'ERR_DLOPEN_FAILED')
    return `The packages of the server are missing or belong to another version of Node (this is ${process.versions.node}). Run npm start once with this Node: it installs them.\n${error.message.split('\n', 1)[0]}`;
  return error.stack ?? error.message;
}

async function main(): Promise<void> {
  const shutdown = new Shutdown(exitWithError);
  shutdown.listen();
  try {
    const problem = nodeProblem(process.versions.node);
    if (problem !== undefined) throw new StartError(problem);
    const warning = nodeWarning(process.versions.node);
    if (warning !== undefined) process.stderr.write(`${warning}\n`);
    // Loading takes a second or two.
    const { startServer } = await import('./startServer.ts');
    await startServer(shutdown);
  } catch (error) {
    if (!shutdown.isStopping) exitWithError(error);
  }
}

void main();
