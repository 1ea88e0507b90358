// Configures drizzle-kit to generate ./migrations from the tables; run by `node server/generate-migration.mjs <what-changed>`.
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  schema: './drizzle.tables.sqlite.cjs',
  out: './migrations',
});
