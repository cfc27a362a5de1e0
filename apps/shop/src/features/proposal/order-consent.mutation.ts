import { operations } from '@yaoji/api-client';
import type { OperationInput } from '@yaoji/api-client/contract';
import { fetchData } from '#shared/api/api.ts';
import { useChange } from '#shared/query/use-change.ts';
import { proposalKeys } from './proposal.queries.ts';

/** Lets salespeople order for this buyer (C332). */
export const useGrantOrderConsent = () =>
  useChange([proposalKeys.consent], (body: OperationInput<'grantOrderConsent'>['body']) =>
    fetchData(operations.grantOrderConsent, { body }),
  );

/** Ends that consent (C333). */
export const useEndOrderConsent = () =>
  useChange([proposalKeys.consent], () => fetchData(operations.endOrderConsent, {}));
