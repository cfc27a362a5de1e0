import { type DocumentKind, documentNames as documentKindName } from '@yaoji/domain';

export { type DocumentKind, documentKindName };

export const documentKinds = Object.keys(documentKindName) as DocumentKind[]; // The record has exactly the kinds.

export const isDocumentKind = (text: string | null): text is DocumentKind => text !== null && text in documentKindName;
