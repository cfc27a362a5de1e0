/** A schema in the bundled document. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  const?: unknown;
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  examples?: unknown[];
  default?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: unknown;
}

type Content = Record<string, { schema: Schema }>;

export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  'x-call': string;
  'x-access': string;
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { description?: string; content?: Content; $ref?: string }>;
}

/** The parts of the bundled document that documentation and examples read. */
export interface OpenApiDocument {
  info: { title: string; version: string; summary: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> };
  'x-error-codes': { name: string; code: number; status: number; meaning: string }[];
}

/** The part of the bundled document that examples read, as `openapi.json` is typed when it is imported. */
export type SchemaDocument = { components: Pick<OpenApiDocument['components'], 'schemas'> };

/** The last segment of a reference: `#/components/schemas/Goods` → `Goods`. */
export function nameOfRef(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}
