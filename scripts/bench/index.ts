// `npm run bench [-- --minutes 10] [-- --only maps|learning|blogs|help|hints|world|input|realms|live|load|lighthouse|inp|board|peers|python|server|sign-ins|loop|school|platform]`: measures everything and writes RESULTS.md beside this file.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumPath } from '../lib/chromium.mjs';
import { buildClient } from '../lib/prepare.mjs';
import { blogSearchNotes, blogSearchRows, measureBlogSearch } from './blogSearch.ts';
import { measureEngine } from './engine.ts';
import { eventLoopNotes, eventLoopRows, measureEventLoop } from './eventLoop.ts';
import { measureHelp } from './help.ts';
import { hintNotes, hintRows, measureHints } from './hints.ts';
import { interactionNotes, interactionRows, measureInteractions } from './inp.ts';
import { measureInputLatency } from './inputLatency.ts';
import { measureLearning } from './learning.ts';
import { measureLighthouse } from './lighthouse.ts';
import { liveBoardNotes, liveBoardRows, measureLiveBoard } from './liveBoard.ts';
import { measureLiveReload } from './liveReload.ts';
import { liveSeenNotes, liveSeenRows, measureLiveSeen } from './liveSeen.ts';
import { measureMaps } from './maps.ts';
import { measurePageLoad } from './pageLoad.ts';
import { measurePeers, peerNotes, peerRows } from './peers.ts';
import { measurePlatform, platformNotes, platformRows } from './platform.ts';
import { measurePython } from './python.ts';
import { measureRealms } from './realms.ts';
import {
  dayNotes,
  dayRows,
  engineNotes,
  engineRows,
  helpNotes,
  helpRows,
  inputNotes,
  inputRows,
  learningNotes,
  learningRows,
  lighthouseNotes,
  lighthouseRows,
  liveNotes,
  liveRows,
  loadRows,
  mapRows,
  postgresRows,
  pythonNotes,
  pythonRows,
  type ResultRow,
  realmNotes,
  realmRows,
  serverNotes,
  serverRows,
  table,
} from './report.ts';
import { measureSchoolDay, runOnPostgres, type SchoolDayMetrics } from './schoolDay.ts';
import { measureServer, type ServerMetrics } from './server.ts';
import { measureSignIns, signInNotes, signInRows } from './signIns.ts';

const RESULTS = join(import.meta.dirname, 'RESULTS.md');

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, only: { type: 'string' } },
});
const minutes = Math.max(1, Number(values.minutes) || 10);
const startedAt = Date.now();
const log = (what: string) => {
  const seconds = String(Math.round((Date.now() - startedAt) / 1000)).padStart(4);
  process.stdout.write(`${seconds} s  ${what} …\n`);
};

const rows: ResultRow[] = [];
const notes: string[] = [];
const loadAverage = () => loadavg()[0]?.toFixed(1);
const loadAverages = [loadAverage()];

const brokenRow = (name: string): ResultRow => ({ metric: name, target: 'measured', measured: 'broke', passed: false });

/** One part; what is found is printed at once, and a part that breaks is told in the table, so that the others are not lost. */
async function runBenchmark(
  name: string,
  measure: () => Promise<{ rows: ResultRow[]; notes?: string[] }>,
): Promise<void> {
  if (values.only && values.only !== name) return;
  const found = await measure().catch((error: unknown) => ({
    rows: [brokenRow(name)],
    notes: [`${name}: ${String(error)}`],
  }));
  rows.push(...found.rows);
  notes.push(...(found.notes ?? []));
  loadAverages.push(loadAverage());
  process.stdout.write(`${[table(found.rows), ...(found.notes ?? [])].join('\n')}\n`);
}

await runBenchmark('maps', async () => {
  log('maps: reading and judging all of them');
  return { rows: mapRows(measureMaps()) };
});
await runBenchmark('learning', async () => {
  log('learning: searches, neighbours, filters');
  const figures = measureLearning();
  return { rows: learningRows(figures), notes: learningNotes(figures) };
});
await runBenchmark('help', async () => {
  log('help: the answers of Ask Owl');
  const figures = measureHelp();
  return { rows: helpRows(figures), notes: helpNotes(figures) };
});
await runBenchmark('hints', async () => {
  log('hints: the corpus of wrong programs');
  const figures = await measureHints();
  return { rows: hintRows(figures), notes: hintNotes(figures) };
});
await runBenchmark('blogs', async () => {
  log('blogs: searching 5,000 posts');
  const figures = await measureBlogSearch();
  return { rows: blogSearchRows(figures), notes: blogSearchNotes(figures) };
});
await runBenchmark('server', async () => {
  log('server: requests per CPU-second against raw node:http, and a school that starts at once');
  const figures = await measureServer();
  return { rows: serverRows(figures), notes: serverNotes(figures) };
});
await runBenchmark('sign-ins', async () => {
  log('sign-ins: an honest one while ten addresses guess, and 400 children of one address');
  const figures = await measureSignIns();
  return { rows: signInRows(figures), notes: signInNotes(figures) };
});

await runBenchmark('loop', async () => {
  const figures = await measureEventLoop(log);
  return { rows: eventLoopRows(figures), notes: eventLoopNotes(figures) };
});
await runBenchmark('school', async () => {
  log('school: 2,000 pupils start at once and play on, on SQLite');
  const sqlite = await measureSchoolDay();
  log('school: the same on PostgreSQL, and its requests per CPU-second');
  const postgres = await runOnPostgres<SchoolDayMetrics>('scripts/bench/schoolDay.ts');
  const shares = await runOnPostgres<ServerMetrics>('scripts/bench/server.ts');
  const days = [['SQLite', sqlite] as const, ...(postgres ? [['PostgreSQL', postgres] as const] : [])];
  return {
    rows: [...days.flatMap(([engine, day]) => dayRows(engine, day)), ...(shares ? postgresRows(shares) : [])],
    notes: days.flatMap(([engine, day]) => dayNotes(engine, day)),
  };
});
await runBenchmark('load', async () => {
  await buildClient(log);
  return { rows: loadRows(await measurePageLoad(log)) };
});
await runBenchmark('lighthouse', async () => {
  await buildClient(log);
  const figures = await measureLighthouse(log);
  return { rows: lighthouseRows(figures), notes: lighthouseNotes(figures) };
});
await runBenchmark('inp', async () => {
  await buildClient(log);
  const figures = await measureInteractions(log);
  return { rows: interactionRows(figures), notes: interactionNotes(figures) };
});
await runBenchmark('board', async () => {
  await buildClient(log);
  const figures = await measureLiveBoard(log);
  const seen = await measureLiveSeen(log);
  return {
    rows: [...liveBoardRows(figures), ...liveSeenRows(seen)],
    notes: [...liveBoardNotes(figures), ...liveSeenNotes(seen)],
  };
});
await runBenchmark('peers', async () => {
  await buildClient(log);
  const figures = await measurePeers(log);
  return { rows: peerRows(figures), notes: peerNotes(figures) };
});
await runBenchmark('platform', async () => {
  await buildClient(log);
  const figures = await measurePlatform(log);
  return { rows: platformRows(figures), notes: platformNotes(figures) };
});
await runBenchmark('python', async () => {
  await buildClient(log);
  const figures = await measurePython(log);
  return { rows: pythonRows(figures), notes: pythonNotes(figures) };
});
await runBenchmark('live', async () => {
  const figures = await measureLiveReload(log);
  return { rows: liveRows(figures), notes: liveNotes(figures) };
});
await runBenchmark('realms', async () => {
  const figures = await measureRealms(log);
  return { rows: realmRows(figures), notes: realmNotes(figures) };
});
await runBenchmark('input', async () => {
  log('input: from a key to the first moved frame');
  const figures = await measureInputLatency();
  return { rows: inputRows(figures), notes: inputNotes(figures) };
});
await runBenchmark('world', async () => {
  const figures = await measureEngine(minutes, log);
  return { rows: engineRows(figures), notes: engineNotes(figures) };
});

const version = (command: string, args: string[]) => {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'unknown';
  }
};

const text = `# Measured figures

Written by \`npm run bench\`; repeat with the same command (about ${minutes + 6} minutes; \`-- --minutes 2\` walks less, \`-- --only world\`,
\`load\`, \`learning\`, \`hints\`, \`maps\`, \`python\` or \`server\` measures one part and prints it without writing this file). Nothing here is a test: milliseconds belong to
the machine, shares and sizes hold anywhere.

- Date: ${new Date().toISOString().slice(0, 10)}, commit ${version('git', ['rev-parse', '--short', 'HEAD'])}
- Machine: ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}
- Node ${process.versions.node}, ${version(await chromiumPath(), ['--version'])}, software GL (SwiftShader)
- Others at work meanwhile: load average ${loadAverages.join(', ')} at the start and after each part

${table(rows)}

${notes.map((note) => `- ${note}`).join('\n')}
`;
if (!values.only) writeFileSync(RESULTS, text);
log(values.only ? 'done' : `done: ${RESULTS}`);
