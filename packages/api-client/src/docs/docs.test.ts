import { describe, expect, it } from 'vitest';
import { lint } from '../../generate/lint.ts';
import contract from '../../openapi.json' with { type: 'json' };
import { operations } from '../contract/index.ts';
import { exampleOf, type OpenApiDocument, renderDocs } from './index.ts';

const document = contract as unknown as OpenApiDocument;

describe('the page for people', () => {
  const page = renderDocs(contract);

  it('shows every operation and every schema', () => {
    for (const { id, path } of Object.values(operations)) {
      expect(page).toContain(`id="${id}"`);
      expect(page).toContain(path);
    }
    for (const name of Object.keys(document.components.schemas)) expect(page).toContain(`id="schema-${name}"`);
  });

  it('links only to itself and requests no other host', () => {
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target);
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    expect(targets.filter((target) => !ids.has(target))).toEqual([]);
    expect(page).not.toMatch(/<script|src="http|href="http/);
  });

  it('shows what the contract says as text, not as markup', () => {
    const hostile = structuredClone(document);
    hostile.info.summary = '<script>alert(1)</script>';
    expect(renderDocs(hostile)).not.toContain('<script>');
  });
});

it('examples built from their fields match their schemas', async () => {
  const filled = structuredClone(document);
  for (const item of Object.values(filled.paths)) {
    for (const { responses } of Object.values(item)) {
      const media = responses['200']?.content?.['application/json'] as
        | { schema: object; example?: unknown }
        | undefined;
      if (media) media.example = exampleOf(document, media.schema);
    }
  }
  expect(await lint(JSON.stringify(filled))).toEqual([]);
});
