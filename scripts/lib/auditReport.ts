// Judges the report of `npm audit --json` against the list of findings that do not apply here.

export interface AllowedFinding {
  /** The advisory's id, for example GHSA-xxxx-xxxx-xxxx. */
  advisory: string;
  package: string;
  /** Why it cannot be reached in this product. */
  reason: string;
  /** The day of that judgement, and the day on which it has to be made again: YYYY-MM-DD. */
  since: string;
  until: string;
}

/** Findings that do not apply. An entry lasts at most half a year. */
export const ALLOWED_FINDINGS: readonly AllowedFinding[] = [];

export interface Judgement {
  /** False where the registry did not answer: nothing is known then. */
  answered: boolean;
  /** What has to be mended or judged, one line each. */
  problems: string[];
  allowed: string[];
}

interface Advisory {
  title: string;
  url: string;
  severity: string;
  range: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isAdvisory = (via: unknown): via is Advisory => isRecord(via) && typeof via.url === 'string';

/** @param today YYYY-MM-DD */
export function judgeAudit(output: string, allowed: readonly AllowedFinding[], today: string): Judgement {
  const report = parseReport(output);
  if (!report) return { answered: false, problems: [], allowed: [] };
  const judgement: Judgement = { answered: true, problems: [], allowed: [] };
  const found = new Set<string>();
  for (const [name, vulnerability] of Object.entries(report)) {
    const via = isRecord(vulnerability) && Array.isArray(vulnerability.via) ? vulnerability.via : [];
    // A text instead of an advisory names the package that the finding comes from, which has a row of its own.
    for (const { title, url, severity, range } of via.filter(isAdvisory)) {
      const advisory = url.split('/').at(-1) ?? url;
      const entry = allowed.find((candidate) => candidate.advisory === advisory && candidate.package === name);
      found.add(`${advisory} ${name}`);
      const line = `${name} ${range}: ${title} (${severity}, ${url})`;
      if (!entry) judgement.problems.push(line);
      else if (entry.until < today)
        judgement.problems.push(`${line}; the reason of ${entry.since} has to be judged again`);
      else judgement.allowed.push(`${line}; allowed since ${entry.since}: ${entry.reason}`);
    }
  }
  for (const entry of allowed) {
    if (!found.has(`${entry.advisory} ${entry.package}`))
      judgement.problems.push(`${entry.advisory} of ${entry.package} is no longer reported: take it off the list`);
  }
  return judgement;
}

/** The vulnerabilities by package; undefined where the output is no report, such as an error of the registry. */
function parseReport(output: string): Record<string, unknown> | undefined {
  const start = output.indexOf('{');
  try {
    const parsed: unknown = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1));
    return isRecord(parsed) && isRecord(parsed.vulnerabilities) ? parsed.vulnerabilities : undefined;
  } catch {
    return undefined;
  }
}
