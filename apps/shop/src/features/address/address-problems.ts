import type { Address, AddressForm, Region } from '@yaoji/api-client/wire';
import { normalizeText } from '@yaoji/domain';
import { phoneProblem } from '#shared/forms/phone-problems.ts';
import type { Problems } from '#shared/forms/use-problems.ts';

/** The fields of an address as they are typed; the region from the province down. */
export type AddressDraft = {
  readonly receiver: string;
  readonly phone: string;
  readonly region: readonly Region[];
  readonly detail: string;
  readonly isDefault: boolean;
};

/** An address to begin with: one that is there already, or none. */
export const toDraft = (address: Address | undefined): AddressDraft => ({
  receiver: address?.receiver ?? '',
  phone: address?.phone ?? '',
  region: [],
  detail: address?.detail ?? '',
  isDefault: address?.isDefault ?? false,
});

/** What is wrong with an address before it is sent (V1, V2); keys as the server names them. */
export function addressProblems({ receiver, phone, region, detail }: AddressDraft): Problems {
  return {
    receiver: receiver.trim() ? undefined : '请填写收货人',
    phone: phoneProblem(phone),
    region_code: smallest(region) ? undefined : '请选择到区县',
    detail: detail.trim().length >= 2 ? undefined : '请填写详细地址',
  };
}

/** What is sent of it. */
export const toForm = ({ receiver, phone, region, detail, isDefault }: AddressDraft): AddressForm => ({
  receiver: receiver.trim(),
  phone: normalizeText(phone),
  regionCode: smallest(region)?.code ?? '',
  detail: detail.trim(),
  isDefault,
});

/** Some cities are not divided further, such as 东莞. */
const smallest = (region: readonly Region[]) => {
  const last = region.at(-1);
  return last && !last.hasChildren ? last : undefined;
};
