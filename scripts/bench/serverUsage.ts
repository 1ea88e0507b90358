// Loaded into a measured server: tells the bench its CPU time so far in microseconds, or its resident memory in bytes.
process.on('message', (what) => {
  const { user, system } = process.cpuUsage();
  process.send?.(what === 'memory' ? process.memoryUsage.rss() : user + system);
});
process.channel?.unref();
