// Fetches every member of a group, page by page.
import type { GroupMember } from '@lanternwise/shared/contracts/groups';
import { PAGE_SIZE_MAX } from '@lanternwise/shared/contracts/paging';
import type { AppDispatch } from '../store/store.ts';
import { groupsApi } from './groupsApi.ts';

/** Rejects with the request's error. */
export async function allMembers(dispatch: AppDispatch, groupId: string): Promise<readonly GroupMember[]> {
  const all: GroupMember[] = [];
  for (let page = 1, total = 1; all.length < total; page += 1) {
    const request = groupsApi.endpoints.members.initiate(
      { groupId, page, size: PAGE_SIZE_MAX },
      { forceRefetch: true, subscribe: false },
    );
    const reply = await dispatch(request).unwrap();
    all.push(...reply.items);
    total = reply.items.length === 0 ? 0 : reply.total;
  }
  return all;
}
