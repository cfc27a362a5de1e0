export { exampleOf } from './example-of.ts';
export type { OpenApiDocument, Schema, SchemaDocument } from './openapi.ts';
export { renderDocs } from './render-docs.ts';
