import type { Address, AddressForm, Region } from '@yaoji/api-client/wire';
import { isPhoneNumber, normalizeText } from '@yaoji/domain';

/** The fields of an address as they are typed; the region from the province down. */
export type AddressDraft = {
  readonly receiver: string;
  readonly phone: string;
  readonly region: readonly Region[];
  readonly detail: string;
  readonly isDefault: boolean;
};

export type AddressProblems = Partial<Record<'receiver' | 'phone' | 'region_code' | 'detail', string>>;

/** An address to begin with: one that is there already, or none. */
export const toDraft = (address: Address | undefined): AddressDraft => ({
  receiver: address?.receiver ?? '',
  phone: address?.phone ?? '',
  region: [],
  detail: address?.detail ?? '',
  isDefault: address?.isDefault ?? false,
});

/** What is wrong with an address before it is sent (V1, V2); keys as the server names them. */
export function addressProblems({ receiver, phone, region, detail }: AddressDraft): AddressProblems {
  return {
    ...(receiver.trim() ? {} : { receiver: '请填写收货人' }),
    ...(isPhoneNumber(normalizeText(phone)) ? {} : { phone: '请填写正确的手机号码或固定电话' }),
    ...(smallest(region) ? {} : { region_code: '请选择到区县' }),
    ...(detail.trim().length >= 2 ? {} : { detail: '请填写详细地址' }),
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
