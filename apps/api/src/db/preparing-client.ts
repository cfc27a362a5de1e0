import { createHash } from 'node:crypto';
import pg from 'pg';

/** A connection caches a plan for each name; further texts are planned each time. */
const mostNames = 400;

/** A list of values gives a different text for each length: long ones are not worth a plan. */
const mostValues = 12;

const names = new Map<string, string>();

/** The name under which each connection prepares this text once. */
export const statementName = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNames) return known;
  const name = `q_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
  names.set(text, name);
  return name;
};

type Query = { text?: unknown; values?: unknown[]; name?: string; rowMode?: string };

/**
 * Prepares queries of the query builder (recognised by rows as arrays): there are few texts, and their plans do not
 * depend on values. Our own SQL is planned each time, unless it uses `fixedQuery`: one plan cannot suit every search.
 */
export class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the overloads of the driver cannot be written down once more
  override query(first: any, ...rest: any[]): any {
    const config: Query = first;
    const values = config?.values ?? rest[0];
    const isBuilt = config?.rowMode === 'array' && typeof config.text === 'string' && config.name === undefined;
    if (isBuilt && (!Array.isArray(values) || values.length <= mostValues)) {
      const name = statementName(String(config.text));
      if (name !== undefined) return super.query({ ...config, name } as never, ...(rest as []));
    }
    return super.query(first, ...(rest as []));
  }
}
