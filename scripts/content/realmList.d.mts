// Types of realmList.mjs for the TypeScript that uses it.
import type { Issue } from './issue.ts';

export function readRealmList(root: string): { module: string; issues: Issue[] };
export function writeRealmList(root: string): Issue[];
