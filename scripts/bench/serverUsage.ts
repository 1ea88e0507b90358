// Loaded into a measured server: reports its CPU time to the bench so far in microseconds, or its resident memory in bytes.
process.on('message', (what) => {
  const { user, system } = process.cpuUsage();
  process.send?.(what === 'memory' ? process.memoryUsage.rss() : user + system);
});
process.channel?.unref();
