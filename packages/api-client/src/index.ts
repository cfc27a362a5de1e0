export { ApiError, type ApiErrorFacts, type FieldErrors } from './api-error.ts';
export type { CallArguments, CallInput, CallOptions, Outcome } from './call-types.ts';
export { type ApiClient, type ApiClientOptions, type ContractClient, createApiClient, withToken } from './client.ts';
export { errorCodes, type Operation, type OperationId, operations } from './contract/index.ts';
export { type ErrorKind, errorCatalogue, type Reaction } from './error-catalogue.ts';
export { encodeForm, encodeMultipart, type FormValue } from './form.ts';
export { newKey } from './new-key.ts';
