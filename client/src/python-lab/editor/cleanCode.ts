// Removes what copying from chats and documents leaves behind: invisible direction marks and spaces that are not plain spaces.
export { plainOutput as cleanOutput, plainText as cleanCode } from '@lanternwise/shared/content/plainOutput';
