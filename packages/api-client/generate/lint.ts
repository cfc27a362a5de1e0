import {
  BaseResolver,
  createConfig,
  lintDocument,
  makeDocumentFromString,
  type NormalizedProblem,
} from '@redocly/openapi-core';

/** Redocly's recommended rules without the two that the prescribed paths break. */
const rules = {
  extends: ['recommended-strict'],
  rules: {
    // The paths are prescribed: /api/order/return/{id} next to /api/order/{id}/return.
    'no-ambiguous-paths': 'off',
    // The document is served by the host it describes.
    'no-server-example.com': 'off',
    'no-invalid-media-type-examples': 'error',
    'no-invalid-schema-examples': 'error',
    'no-invalid-parameter-examples': 'error',
    'operation-singular-tag': 'error',
    'tag-description': 'error',
    'component-name-unique': 'error',
  },
} as const;

/** The linter's findings; empty if there are none. */
export async function lint(text: string): Promise<string[]> {
  const config = await createConfig(rules as unknown as Parameters<typeof createConfig>[0]); // Redocly's type knows no literals.
  const document = makeDocumentFromString(text, 'openapi.json');
  const problems = await lintDocument({ document, externalRefResolver: new BaseResolver(), config: config.styleguide });
  return problems.map(describe);
}

function describe({ severity, ruleId, message, location }: NormalizedProblem): string {
  return `${severity} ${ruleId}: ${message} at ${location[0]?.pointer ?? '#'}`;
}
