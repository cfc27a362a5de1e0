import { isPhoneNumber, normalizeText } from '@yaoji/domain';

/** The fields of an address as they are typed; the region from the province down. */
export type AddressDraft = {
  readonly receiver: string;
  readonly phone: string;
  readonly region: readonly string[];
  readonly detail: string;
  readonly isDefault: boolean;
};

export type AddressProblems = Partial<Record<'receiver' | 'phone' | 'region_code' | 'detail', string>>;

/** What is wrong with an address before it is sent (V1, V2); keys as the server names them. */
export function addressProblems({ receiver, phone, region, detail }: AddressDraft): AddressProblems {
  return {
    ...(receiver.trim() ? {} : { receiver: '请填写收货人' }),
    ...(isPhoneNumber(normalizeText(phone)) ? {} : { phone: '请填写正确的手机号码或固定电话' }),
    ...(region.length === 3 ? {} : { region_code: '请选择到区县' }),
    ...(detail.trim().length >= 2 ? {} : { detail: '请填写详细地址' }),
  };
}
