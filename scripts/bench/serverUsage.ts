// Loaded into a measured server: reports its CPU time in µs, memory in bytes, or longest event loop block in ns.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 1;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });

/** Since it was asked last. */
function longestBlock(): number {
  const longest = delay.max;
  delay.enable();
  delay.reset();
  return Math.max(0, longest - RESOLUTION_MS * 1e6);
}

process.on('message', (what) => {
  const { user, system } = process.cpuUsage();
  if (what === 'block') process.send?.(longestBlock());
  else process.send?.(what === 'memory' ? process.memoryUsage.rss() : user + system);
});
process.channel?.unref();
