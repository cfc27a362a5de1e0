import { regionCodec } from './address.ts';
import { listOf, type Model, nullable, recordOf } from './codec.ts';

const companyDataCodec = recordOf('CompanyData', {
  company: 'company',
  kind: 'kind',
  creditCode: 'credit_code',
  name: 'name',
  region: ['region', listOf(regionCodec)],
  address: 'address',
  email: 'email',
  telephone: 'telephone',
});

/** A company as entered; the region from the province down. */
export interface CompanyData extends Model<typeof companyDataCodec> {}

export const registrationCodec = recordOf('RegistrationState', {
  /** company: step 2 is missing. */
  status: 'status',
  reason: 'reason',
  /** Names of the missing documents. */
  missing: 'missing',
  company: 'company',
  /** Input of step 2; null before it. */
  form: ['form', nullable(companyDataCodec)],
  submittedAt: 'submitted_at',
});

/** State of a registration; times in Unix seconds. */
export interface Registration extends Model<typeof registrationCodec> {}

export const companyFormCodec = recordOf('CompanyForm', {
  company: 'company',
  kind: 'kind',
  creditCode: 'credit_code',
  /** Contact person. */
  name: 'name',
  regionCode: 'region_code',
  address: 'address',
  email: 'email',
  /** Landline. */
  telephone: 'telephone',
  /** Ids of the uploaded documents. */
  documents: 'documents',
});

/** Input of step 2. */
export interface CompanyForm extends Model<typeof companyFormCodec> {}

export const storeEntryCodec = recordOf('StoreEntry', {
  company: 'company',
  creditCode: 'credit_code',
  name: 'name',
  phone: 'phone',
  regionCode: 'region_code',
  address: 'address',
});

/** A store registered by its head office. */
export interface StoreEntry extends Model<typeof storeEntryCodec> {}

export const wechatScanCodec = recordOf('WechatScan', {
  ticket: 'ticket',
  /** Text to encode as a QR code. */
  qr: 'qr',
  status: 'status',
  expiresAt: 'expires_at',
});

/** A QR code for WeChat and its state. */
export interface WechatScan extends Model<typeof wechatScanCodec> {}
