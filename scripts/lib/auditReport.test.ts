// Tests how the report of `npm audit` is judged, in the shape of npm 10 and 11.
import { describe, expect, it } from 'vitest';
import { ALLOWED_FINDINGS, type AllowedFinding, judgeAudit } from './auditReport.ts';

const TODAY = '2026-11-25';
const url = 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc';
const REPORT = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {
    sender: {
      name: 'sender',
      severity: 'high',
      isDirect: false,
      via: [
        {
          source: 1,
          name: 'sender',
          dependency: 'sender',
          title: 'Header injection',
          url,
          severity: 'high',
          range: '<2',
        },
      ],
      effects: ['outer'],
      range: '<2',
      nodes: ['node_modules/sender'],
      fixAvailable: true,
    },
    outer: {
      name: 'outer',
      severity: 'high',
      isDirect: true,
      via: ['sender'],
      effects: [],
      range: '*',
      nodes: [],
      fixAvailable: true,
    },
  },
});
const ENTRY: AllowedFinding = {
  advisory: 'GHSA-aaaa-bbbb-cccc',
  package: 'sender',
  reason: 'headers are never taken from users',
  since: '2026-11-01',
  until: '2027-01-31',
};

describe('the audit of dependencies', () => {
  it('names each finding once, at the package it comes from', () => {
    expect(judgeAudit(REPORT, [], TODAY).problems).toEqual([`sender <2: Header injection (high, ${url})`]);
  });

  it('lets an allowed finding pass until its day', () => {
    expect(judgeAudit(REPORT, [ENTRY], TODAY)).toMatchObject({
      problems: [],
      allowed: [expect.stringContaining('never taken')],
    });
    expect(judgeAudit(REPORT, [{ ...ENTRY, until: '2026-11-24' }], TODAY).problems[0]).toContain('judged again');
  });

  it('wants an entry removed that is no longer reported', () => {
    const clean = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} });
    expect(judgeAudit(clean, [], TODAY)).toEqual({ answered: true, problems: [], allowed: [] });
    expect(judgeAudit(clean, [ENTRY], TODAY).problems).toHaveLength(1);
  });

  it.each([
    ['nothing', ''],
    ['an error of the network', '{"message":"request to https://registry.npmjs.org failed","error":{"summary":""}}'],
    [
      'a mirror without this service',
      'npm warn audit 405\n{"message":"405 Method Not Allowed","statusCode":405,"body":""}',
    ],
    ['a page of a proxy', '<html>{please sign in}</html>'],
  ])('knows nothing where the registry answers with %s', (_what, output) => {
    expect(judgeAudit(output, [ENTRY], TODAY)).toEqual({ answered: false, problems: [], allowed: [] });
  });

  it('has a reason and two days for each allowed finding, at most half a year apart', () => {
    for (const { reason, since, until } of ALLOWED_FINDINGS) {
      expect(reason.length).toBeGreaterThan(20);
      const days = (Date.parse(until) - Date.parse(since)) / 86_400_000;
      expect(days).toBeGreaterThan(0);
      expect(days).toBeLessThanOrEqual(184);
    }
  });
});
