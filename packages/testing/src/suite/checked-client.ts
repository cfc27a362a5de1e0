import { type ApiClient, type ApiError, createApiClient } from '@yaoji/api-client';
import { type OperationData, type OperationId, type OperationInput, operations } from '@yaoji/api-client/contract';
import { type ContractDocument, readComponents, readOperation } from '@yaoji/api-client/document';
import contract from '@yaoji/api-client/openapi.json' with { type: 'json' };
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

// The cast: JSON modules have narrower types.
const document = contract as unknown as ContractDocument;

const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
// The cast: its types describe the default export of a CommonJS module wrongly under this resolution.
(addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
ajv.addSchema(readComponents(document));

type Input<Id extends OperationId> = { [Part in keyof OperationInput<Id>]?: Partial<OperationInput<Id>[Part]> };

/** Makes calls through the published client, and validates each answer by the contract. */
export interface CheckedClient {
  /** Data of a successful call; throws otherwise. */
  data: <Id extends OperationId>(id: Id, input?: Input<Id>) => Promise<OperationData<Id>>;
  /** The error of a refused call; throws if it succeeds. */
  error: <Id extends OperationId>(id: Id, input?: Input<Id>) => Promise<ApiError>;
}

export function checkedClient(baseUrl: string, send: typeof fetch): CheckedClient {
  const api = createApiClient({ baseUrl, fetch: send });
  const call = async (id: OperationId, input: object = {}) => {
    // The cast: the callers' types take the input of the operation.
    const outcome = await (api.call as (operation: unknown, input: object) => ReturnType<ApiClient['call']>)(
      operations[id],
      input,
    );
    if (outcome.ok) expectValid(id, { code: 200, message: outcome.message, data: outcome.data });
    return outcome;
  };
  return {
    async data(id, input) {
      const outcome = await call(id, input);
      if (!outcome.ok) throw new Error(`${id} failed: ${outcome.error.message}`, { cause: outcome.error });
      return outcome.data as never;
    },
    async error(id, input) {
      const outcome = await call(id, input);
      if (outcome.ok) throw new Error(`${id} did not fail.`);
      return outcome.error;
    },
  };
}

function expectValid(id: OperationId, envelope: object): void {
  const { answer } = readOperation(document, id);
  if (answer && !ajv.validate(answer, envelope)) throw new Error(`${id}: ${ajv.errorsText()}`);
}
