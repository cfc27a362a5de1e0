import type { OperationInput } from '@yaoji/api-client/contract';
import { normalizeText, phoneProblem, streetAddressProblem } from '@yaoji/domain';
import { requireValid } from '#errors/refusal.ts';
import { isSmallestRegion } from '#modules/platform/region/index.ts';
import type { AddressFields } from './address.repository.ts';

/** Trims and checks the form. */
export const readAddress = (body: OperationInput<'addAddress'>['body']): AddressFields => {
  const fields = {
    receiver: normalizeText(body.receiver),
    phone: normalizeText(body.phone),
    regionCode: body.region_code,
    detail: body.detail.trim(),
  };
  const errors: Record<string, string> = {};
  if (!fields.receiver) errors.receiver = '请填写收货人';
  const wrongPhone = phoneProblem(fields.phone);
  const wrongDetail = streetAddressProblem(fields.detail);
  if (wrongPhone) errors.phone = wrongPhone;
  if (!isSmallestRegion(fields.regionCode)) errors.region_code = '请选择到区县';
  if (wrongDetail) errors.detail = wrongDetail;
  requireValid(errors);
  return fields;
};
