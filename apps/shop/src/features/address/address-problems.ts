import type { Address, AddressForm, Region } from '@yaoji/api-client/wire';
import { normalizeText, phoneProblem, streetAddressProblem } from '@yaoji/domain';
import type { Problems } from '#shared/forms/use-problems.ts';
import { districtOf } from './district-of.ts';

/** An address as typed; the region starts at the province. */
export type AddressDraft = {
  readonly receiver: string;
  readonly phone: string;
  readonly region: readonly Region[];
  readonly detail: string;
  readonly isDefault: boolean;
};

/** The draft of an existing address, or an empty one. */
export const toDraft = (address: Address | undefined): AddressDraft => ({
  receiver: address?.receiver ?? '',
  phone: address?.phone ?? '',
  region: [],
  detail: address?.detail ?? '',
  isDefault: address?.isDefault ?? false,
});

/** Problems of an address before it is sent (V1, V2), keyed by the server's names. */
export function addressProblems({ receiver, phone, region, detail }: AddressDraft): Problems {
  return {
    receiver: receiver.trim() ? undefined : '请填写收货人',
    phone: phoneProblem(phone),
    region_code: districtOf(region) ? undefined : '请选择到区县',
    detail: streetAddressProblem(detail),
  };
}

export const toForm = ({ receiver, phone, region, detail, isDefault }: AddressDraft): AddressForm => ({
  receiver: receiver.trim(),
  phone: normalizeText(phone),
  regionCode: districtOf(region)?.code ?? '',
  detail: detail.trim(),
  isDefault,
});
