export type { ContractDocument, Schema, SchemaDocument } from './document.ts';
export { exampleOf } from './example-of.ts';
export { renderDocs } from './render-docs.ts';
