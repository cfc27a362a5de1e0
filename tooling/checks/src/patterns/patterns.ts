import { parseSync } from 'oxc-parser';
import { analyse } from 'scslre';
import type { Problem, Project } from '../project.ts';

/** The server and its packages, which read what strangers send. */
const SERVER =
  /^(apps\/api|packages\/(api-client|domain|file-content|goods-art|goods-text|papers|payment-providers|price-list|purchase-list))\/src\/(?!testing\/|.*\/testing\/|.*\.test\.ts$).*\.ts$/;
const CONTRACT = /^packages\/api-client\/openapi\/.*\.yaml$/;

interface Pattern {
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}

/**
 * Patterns whose time can grow faster than the text: twice as long a text takes four times as long, or worse. Patterns
 * composed at run time are not read; `packages/purchase-list/src/linear-time.test.ts` runs those on hostile texts.
 */
export function patterns(project: Project): Problem[] {
  return project.files.flatMap((file) => {
    const isCode = SERVER.test(file);
    if (!isCode && !CONTRACT.test(file)) return [];
    const text = project.read(file);
    return (isCode ? inCode(file, text) : inContract(text)).flatMap(({ line, source, flags }) => {
      if (analyse({ source, flags }).reports.length === 0) return [];
      return { file, line, message: `/${source}/${flags} can take quadratic time or worse on a hostile text.` };
    });
  });
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

function inCode(file: string, text: string): Pattern[] {
  const found: Pattern[] = [];
  const walk = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    const { regex, start } = node as { regex?: { pattern: string; flags: string }; start: number };
    if (regex) found.push({ line: lineAt(text, start), source: regex.pattern, flags: regex.flags });
    else for (const child of Object.values(node)) walk(child);
  };
  walk(parseSync(file, text).program);
  return found;
}

/** Ajv reads patterns with the flag u. */
function inContract(text: string): Pattern[] {
  return [...text.matchAll(/\bpattern: '((?:[^']|'')+)'/g)].map((match) => ({
    line: lineAt(text, match.index),
    source: match[1]?.replaceAll("''", "'") ?? '',
    flags: 'u',
  }));
}
