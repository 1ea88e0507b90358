// The tables as drizzle-kit reads them: one export each, which only CommonJS can make of an object.
module.exports = require('./src/db/schema.sqlite.ts').sqliteTables;
