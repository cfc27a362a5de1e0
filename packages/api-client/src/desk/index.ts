import { type ApiClientOptions, type ContractClient, createApiClient } from '../client.ts';
import type { Operation } from './contract.ts';
import type { operations } from './generated/schema.ts';

export * from './contract.ts';

/** Makes typed calls to the desk's API. */
export type DeskClient = ContractClient<Operation, operations>;

/** Creates a client of the desk's API: as `createApiClient`, with the desk's operations. */
export const createDeskClient = (options: ApiClientOptions): DeskClient =>
  // Cast: a client only reads properties that both contracts' tables have.
  createApiClient(options) as unknown as DeskClient;
