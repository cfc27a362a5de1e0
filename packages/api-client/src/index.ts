export { ApiError, type ApiErrorFacts, type FieldErrors } from './api-error.ts';
export type { CallArguments, CallInput, CallOptions, Outcome } from './call-types.ts';
export { type ApiClient, type ApiClientOptions, createApiClient, withToken } from './client.ts';
export { errorCodes, type Operation, type OperationId, operations } from './contract/index.ts';
export { type ErrorKind, errorCatalogue, type Reaction } from './error-catalogue.ts';
export { decodeForm, encodeForm, encodeMultipart, type FormTree, type FormValue } from './form.ts';
