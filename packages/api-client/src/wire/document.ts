import type { Schemas } from '../contract/index.ts';
import { listOf, record } from './codec.ts';
import { flag } from './values.ts';

/** A qualification document (证件). Days as YYYY-MM-DD. */
export interface Document {
  id: number;
  kind: Schemas['DocumentKind'];
  name: string;
  number: string;
  issuedOn: string | null;
  /** Last valid day; null for unlimited validity. */
  expiresOn: string | null;
  /** Full days left, negative after expiry; null for unlimited validity. */
  daysLeft: number | null;
  level: 'valid' | 'expiring' | 'expired';
  status: 'pending' | 'passed' | 'rejected';
  /** Reason for the rejection. */
  reason: string | null;
  pictures: string[];
  scopes: string[];
}

/** A document that the account must have, and why. */
export interface MissingDocument {
  kind: Schemas['DocumentKind'];
  name: string;
  reason: string;
}

/** An account's submitted and missing documents. */
export interface Documents {
  list: Document[];
  missing: MissingDocument[];
}

/** A scope class with the document that grants it. */
export interface ScopeState {
  name: string;
  documentId: number;
  documentName: string;
  /** Last day; null for unlimited validity. */
  expiresOn: string | null;
  isValid: boolean;
}

/** Business scope (jyfw). */
export interface BusinessScope {
  scopes: ScopeState[];
}

/** The e-contract; `signedAt` in Unix seconds, the HTML sanitised. */
export interface EContract {
  version: string;
  title: string;
  html: string;
  /** Party A. */
  seller: string;
  /** Party B: the buyer's company. */
  buyer: string;
  /** Picture of party A's seal. */
  seal: string | null;
  isSigned: boolean;
  signedAt: number | null;
}

export const documentCodec = record<Schemas['Document'], Document>({
  id: 'id',
  kind: 'kind',
  name: 'name',
  number: 'number',
  issuedOn: 'issued_on',
  expiresOn: 'expires_on',
  daysLeft: 'days_left',
  level: 'level',
  status: 'status',
  reason: 'reason',
  pictures: 'pictures',
  scopes: 'scopes',
});

const missingDocumentCodec = record<Schemas['MissingDocument'], MissingDocument>({
  kind: 'kind',
  name: 'name',
  reason: 'reason',
});

export const documentsCodec = record<Schemas['Documents'], Documents>({
  list: ['list', listOf(documentCodec)],
  missing: ['missing', listOf(missingDocumentCodec)],
});

const scopeStateCodec = record<Schemas['ScopeState'], ScopeState>({
  name: 'name',
  documentId: 'document_id',
  documentName: 'document_name',
  expiresOn: 'expires_on',
  isValid: ['is_valid', flag],
});

export const businessScopeCodec = record<Schemas['BusinessScope'], BusinessScope>({
  scopes: ['scopes', listOf(scopeStateCodec)],
});

export const eContractCodec = record<Schemas['Contract'], EContract>({
  version: 'version',
  title: 'title',
  html: 'html',
  seller: 'seller',
  buyer: 'buyer',
  seal: 'seal',
  isSigned: ['is_signed', flag],
  signedAt: 'signed_at',
});
