// Tests request building: path parameters, the query of a GET, the body of everything else.
import { coursesEndpoints } from '@lanternwise/shared/contracts/routes/courses';
import { groupsEndpoints } from '@lanternwise/shared/contracts/routes/groups';
import { describe, expect, it } from 'vitest';
import { buildRequest, fetchInit } from './request.ts';

describe('a request', () => {
  it('has encoded parameters in the path, and the rest in the query of a GET', () => {
    const args = { groupId: 'a/b?c', search: 'Åsa & Co', page: 2, sort: undefined };
    expect(buildRequest(groupsEndpoints.groupMembers, args)).toEqual({
      url: '/api/v1/groups/a%2Fb%3Fc/members?search=%C3%85sa+%26+Co&page=2',
      method: 'GET',
    });
  });

  it('has the rest in the body of everything else', () => {
    const request = buildRequest(coursesEndpoints.setCourseCheck, { slug: 'map-making', item: 'one', checked: true });
    expect(request).toEqual({
      url: '/api/v1/courses/map-making/checks',
      method: 'PUT',
      body: { item: 'one', checked: true },
    });
    expect(fetchInit(request, 't1')).toEqual({
      method: 'PUT',
      headers: { authorization: 'Bearer t1', 'content-type': 'application/json' },
      body: '{"item":"one","checked":true}',
    });
  });

  it('has no body or authorization header if there is none', () => {
    const request = buildRequest(groupsEndpoints.removeMember, { groupId: 'g', userId: 'u' });
    expect(request).toEqual({ url: '/api/v1/groups/g/members/u', method: 'DELETE' });
    expect(fetchInit(request, undefined)).toEqual({ method: 'DELETE', headers: {} });
  });

  it('is not built if a parameter is missing', () => {
    expect(() => buildRequest(groupsEndpoints.groupDetail, {} as { groupId: string })).toThrow('needs "groupId"');
  });
});
