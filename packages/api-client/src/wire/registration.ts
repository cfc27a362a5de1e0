import type { Schemas } from '../contract/index.ts';
import { type Region, regionCodec } from './address.ts';
import { listOf, nullable, record } from './codec.ts';

/** State of a registration; times in Unix seconds. */
export interface Registration {
  /** company: step 2 is missing. */
  status: 'company' | 'pending' | 'rejected' | 'passed';
  reason: string | null;
  /** Names of the missing documents. */
  missing: string[];
  company: string | null;
  /** Input of step 2; null before it. */
  form: CompanyData | null;
  submittedAt: number | null;
}

/** A company as entered; the region from the province down. */
export interface CompanyData {
  company: string;
  kind: Schemas['BusinessKind'];
  creditCode: string;
  name: string;
  region: Region[];
  address: string;
  email: string | null;
  telephone: string | null;
}

/** Input of step 2. */
export interface CompanyForm {
  company: string;
  kind: Schemas['BusinessKind'];
  creditCode: string;
  /** Contact person. */
  name: string;
  regionCode: string;
  address: string;
  email?: string;
  /** Landline. */
  telephone?: string;
  /** Ids of the uploaded documents. */
  documents?: number[];
}

/** A store registered by its head office. */
export interface StoreEntry {
  company: string;
  creditCode: string;
  name: string;
  phone: string;
  regionCode: string;
  address: string;
}

/** A QR code for WeChat and its state. */
export interface WechatScan {
  ticket: string;
  /** Text to encode as a QR code. */
  qr: string;
  status: 'waiting' | 'scanned' | 'bound' | 'unbound' | 'expired';
  expiresAt: number;
}

const companyDataCodec = record<Schemas['CompanyData'], CompanyData>({
  company: 'company',
  kind: 'kind',
  creditCode: 'credit_code',
  name: 'name',
  region: ['region', listOf(regionCodec)],
  address: 'address',
  email: 'email',
  telephone: 'telephone',
});

export const registrationCodec = record<Schemas['RegistrationState'], Registration>({
  status: 'status',
  reason: 'reason',
  missing: 'missing',
  company: 'company',
  form: ['form', nullable(companyDataCodec)],
  submittedAt: 'submitted_at',
});

export const companyFormCodec = record<Schemas['CompanyForm'], CompanyForm>({
  company: 'company',
  kind: 'kind',
  creditCode: 'credit_code',
  name: 'name',
  regionCode: 'region_code',
  address: 'address',
  email: 'email',
  telephone: 'telephone',
  documents: 'documents',
});

export const storeEntryCodec = record<Schemas['StoreEntry'], StoreEntry>({
  company: 'company',
  creditCode: 'credit_code',
  name: 'name',
  phone: 'phone',
  regionCode: 'region_code',
  address: 'address',
});

export const wechatScanCodec = record<Schemas['WechatScan'], WechatScan>({
  ticket: 'ticket',
  qr: 'qr',
  status: 'status',
  expiresAt: 'expires_at',
});
