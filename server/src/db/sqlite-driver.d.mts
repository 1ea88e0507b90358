// Types of sqlite-driver.mjs: both versions have the same.
export { default } from 'better-sqlite3';
