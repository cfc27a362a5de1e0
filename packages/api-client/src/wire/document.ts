import { listOf, type Model, recordOf } from './codec.ts';
import { flag } from './values.ts';

export const documentCodec = recordOf('Document', {
  id: 'id',
  kind: 'kind',
  name: 'name',
  number: 'number',
  issuedOn: 'issued_on',
  /** Last valid day; null for unlimited validity. */
  expiresOn: 'expires_on',
  /** Full days left, negative after expiry; null for unlimited validity. */
  daysLeft: 'days_left',
  level: 'level',
  status: 'status',
  /** Reason for the rejection. */
  reason: 'reason',
  pictures: 'pictures',
  scopes: 'scopes',
});

/** A qualification document (证件). Days as YYYY-MM-DD. */
export interface Document extends Model<typeof documentCodec> {}

const missingDocumentCodec = recordOf('MissingDocument', {
  kind: 'kind',
  name: 'name',
  reason: 'reason',
});

/** A document that the account must have, and why. */
export interface MissingDocument extends Model<typeof missingDocumentCodec> {}

export const documentsCodec = recordOf('Documents', {
  list: ['list', listOf(documentCodec)],
  missing: ['missing', listOf(missingDocumentCodec)],
});

/** An account's submitted and missing documents. */
export interface Documents extends Model<typeof documentsCodec> {}

const scopeStateCodec = recordOf('ScopeState', {
  name: 'name',
  documentId: 'document_id',
  documentName: 'document_name',
  /** Last day; null for unlimited validity. */
  expiresOn: 'expires_on',
  isValid: ['is_valid', flag],
});

/** A scope class with the document that grants it. */
export interface ScopeState extends Model<typeof scopeStateCodec> {}

export const businessScopeCodec = recordOf('BusinessScope', {
  scopes: ['scopes', listOf(scopeStateCodec)],
});

/** Business scope (jyfw). */
export interface BusinessScope extends Model<typeof businessScopeCodec> {}

export const eContractCodec = recordOf('Contract', {
  version: 'version',
  title: 'title',
  html: 'html',
  /** Party A. */
  seller: 'seller',
  /** Party B: the buyer's company. */
  buyer: 'buyer',
  /** Picture of party A's seal. */
  seal: 'seal',
  isSigned: ['is_signed', flag],
  signedAt: 'signed_at',
});

/** The e-contract; `signedAt` in Unix seconds, the HTML sanitised. */
export interface EContract extends Model<typeof eContractCodec> {}
