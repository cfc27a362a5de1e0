import { getBusinessScope } from './get-business-scope.ts';
import { listDocuments } from './list-documents.ts';
import { uploadDocument } from './upload-document.ts';

export { decideDocument } from './decide-document.ts';
export { documentsOf, findOwnDocument } from './document.repository.ts';
export { documentCommands } from './document-commands.ts';
export { missingDocuments } from './missing-documents.ts';

export const documentHandlers = { getBusinessScope, listDocuments, uploadDocument };
