import type { Schemas } from '../contract/index.ts';
import { type Region, regionCodec } from './address.ts';
import { listOf, nullable, record } from './codec.ts';

/** How far a registration is; times in Unix seconds. */
export interface Registration {
  /** company: step 2 is missing. */
  status: 'company' | 'pending' | 'rejected' | 'passed';
  reason: string | null;
  /** Names of the documents that are still missing. */
  missing: string[];
  company: string | null;
  /** What was sent in step 2; null before it. */
  form: CompanyData | null;
  submittedAt: number | null;
}

/** A company as it was filled in; the region from the province down. */
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

/** What step 2 asks for. */
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
  /** Ids of documents that were uploaded. */
  documents?: number[];
}

/** A store of a head office that registers it. */
export interface StoreEntry {
  company: string;
  creditCode: string;
  name: string;
  phone: string;
  regionCode: string;
  address: string;
}

/** A QR code for WeChat and what became of it. */
export interface WechatScan {
  ticket: string;
  /** Text to show as a QR code. */
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
