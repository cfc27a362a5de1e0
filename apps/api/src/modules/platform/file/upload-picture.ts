import type { Handler } from '#operation.ts';
import { saveFile } from './save-file.ts';

export const uploadPicture: Handler<'uploadPicture'> = ({ body }, context) =>
  saveFile(context, {
    buyerId: context.signedIn.buyerId,
    file: body.file,
    kinds: ['jpeg', 'png', 'webp'],
    field: 'file',
  });
