import type { Project } from '../project.ts';

/** A subject of tests: a route (R…), a call (C…) or a rule. */
export interface Subject {
  readonly id: string;
  /** In one line. */
  readonly meaning: string;
}

const ROUTES = 'packages/routes/src/routes.tsv';
const CONTRACT = /^packages\/api-client\/openapi\/[^/]+\.yaml$/;
const RULES = 'docs/rules.md';

/** Every id in order: routes, calls, rules. */
export function subjectsOf(project: Project): Subject[] {
  return [...routesOf(project), ...callsOf(project), ...rulesOf(project)];
}

function routesOf(project: Project): Subject[] {
  const rows = project.read(ROUTES).split('\n').slice(1).filter(Boolean);
  return rows.map((row) => {
    const [id = '', , path = '', , , title = ''] = row.split('\t');
    return { id, meaning: `${path} ${title}`.trim() };
  });
}

function callsOf(project: Project): Subject[] {
  return project.files
    .filter((file) => CONTRACT.test(file))
    .flatMap((file) => [...project.read(file).matchAll(/x-call: (C\d{3})\n(?: *x-.*\n)*? *summary: (.*)/g)])
    .map(([, id = '', summary = '']) => ({ id, meaning: summary.replaceAll(/^'|'$/g, '') }))
    .sort((one, other) => one.id.localeCompare(other.id));
}

function rulesOf(project: Project): Subject[] {
  return [...project.read(RULES).matchAll(/^\| ([A-Z]\d{1,2}) \| (.+) \|$/gm)].map(([, id = '', meaning = '']) => ({
    id,
    meaning,
  }));
}
