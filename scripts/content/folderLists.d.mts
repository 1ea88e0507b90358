// Types of folderLists.mjs for the TypeScript that uses it.
export function requireFolderLists(root: string): void;
