// Configures drizzle-kit to generate ./migrations-pg from the tables; run by `node server/generate-migration.mjs <what-changed>`.
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './drizzle.tables.pg.cjs',
  out: './migrations-pg',
});
