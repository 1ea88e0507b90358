// Ends the process that loads it when its parent is gone, so that nothing of `npm run dev` keeps a port.

/** Longer than the server needs to close what nobody uses. */
const GRACE_MS = 3000;

if (process.channel) {
  process.on('disconnect', () => {
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // To listen for the parent must not keep a process alive that has nothing left to do.
  process.channel.unref();
}
