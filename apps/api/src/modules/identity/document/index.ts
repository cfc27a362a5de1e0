import { getBusinessScope } from './get-business-scope.ts';
import { listDocuments } from './list-documents.ts';
import { uploadDocument } from './upload-document.ts';

export { changeScopes, decideDocument, scopesToGrant } from './decide-document.ts';
export { documentsOf, findDocument, findOwnDocument, isDocumentPicture } from './document.repository.ts';
export { toDocument } from './document-model.ts';
export { missingDocuments } from './missing-documents.ts';
export { stateDocument } from './state-document.ts';

export const documentHandlers = { getBusinessScope, listDocuments, uploadDocument };
