// Exports each table by name, as drizzle-kit needs them; only CommonJS can spread an object into exports.
module.exports = require('./src/db/schema.pg.ts').pgTables;
