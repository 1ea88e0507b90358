// Chooses the better-sqlite3 that this Node can run: 13 needs Node 22 and breaks on 20; 12, built for Node 24.19 or newer, ends the
// process when a statement is collected (nodejs/node#65446). Plain JavaScript, because threads without tsx use it too.
import Version12 from 'better-sqlite3';

const major = Number(process.versions.node.split('.')[0]);

export default major >= 22 ? (await import('better-sqlite3-13')).default : Version12;
