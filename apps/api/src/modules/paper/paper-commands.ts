import { basename } from 'node:path';
import { fileName } from '@yaoji/papers';
import { type OperatorCommands, OperatorError } from '#operator.ts';
import { requirePdf } from './add-report.ts';
import { saveSellerPaper } from './report.repository.ts';

export const paperCommands: OperatorCommands = {
  'paper add': {
    usage: '--file FILE.pdf [--name NAME]',
    summary: 'keep a paper of the seller, such as a scan of its licence, for every delivery’s papers',
    options: { file: { type: 'string' }, name: { type: 'string' } },
    fileOptions: ['file'],
    run: async ({ options, files }, { db, now }) => {
      if (!files?.file) throw new OperatorError('Say which file: --file FILE.');
      const content = Buffer.from(files.file);
      requirePdf(content);
      const { name: title, file } = options;
      const name = `${fileName(String(title ?? basename(String(file), '.pdf')))}.pdf`;
      await saveSellerPaper(db, name, content, now);
      return [`${name} is kept.`];
    },
  },
};
