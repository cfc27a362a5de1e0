/** An operation in the form of openapi-typescript. */
export interface OperationTypes {
  parameters: { path?: unknown; query?: unknown };
  responses: unknown;
}

/** An operation's input. Parts that the contract does not declare are `Record<string, never>`. */
export interface InputOf<Types extends OperationTypes> {
  params: Declared<Types['parameters']['path']>;
  query: Declared<Types['parameters']['query']>;
  body: BodyOf<Types>;
}

/** The `data` of a successful answer; the content for answers without an envelope. */
export type DataOf<Types extends OperationTypes> = Enveloped<SuccessContent<Types['responses']>>;

/** The `data` of a 409 if the contract declares it, otherwise `unknown`. */
export type RefusalOf<Types extends OperationTypes> = Types['responses'] extends {
  409: { content: { 'application/json': { data: infer Data } } };
}
  ? Data
  : unknown;

type BodyOf<Types> = Types extends { requestBody?: infer Body }
  ? [Exclude<Body, undefined>] extends [never]
    ? Nothing
    : Exclude<Body, undefined> extends { content: infer Content }
      ? Content[keyof Content]
      : Nothing
  : Nothing;

type Nothing = Record<string, never>;
type Declared<Part> = [Exclude<Part, undefined>] extends [never] ? Nothing : Exclude<Part, undefined>;
type SuccessContent<Responses> = Responses extends { 200: { content: infer Content } } ? Content[keyof Content] : never;
type Enveloped<Content> = Content extends { code: number; data: infer Data } ? Data : Content;
