import { basename } from 'node:path';
import { isCalendarDay } from '@yaoji/domain';
import { fileName } from '@yaoji/papers';
import { type OperatorCommands, OperatorError, type OperatorInput, typedId } from '#operator.ts';
import { addReport, requirePdf } from './add-report.ts';
import { isBatchKnown, saveSellerPaper } from './report.repository.ts';

const readFile = ({ files }: OperatorInput): Buffer => {
  if (!files?.file) throw new OperatorError('Say which file: --file FILE.');
  return Buffer.from(files.file);
};

export const paperCommands: OperatorCommands = {
  'report add': {
    usage: '<goods id> <batch no> --file FILE.pdf [--issued DAY]',
    summary: 'keep the inspection report of a batch; one that is there is replaced',
    options: { file: { type: 'string' }, issued: { type: 'string' } },
    fileOptions: ['file'],
    run: async (input, { db, now }) => {
      const { words, options } = input;
      const batchNo = words[1] ?? '';
      const batch = { goodsId: typedId(words[0], 'The id of the goods'), batchNo };
      if (!batchNo || !(await isBatchKnown(db, batch))) {
        throw new OperatorError(`Goods ${batch.goodsId} never had a batch ${batchNo}.`);
      }
      const issuedOn = options.issued === undefined ? null : String(options.issued);
      if (issuedOn && !isCalendarDay(issuedOn)) throw new OperatorError('A day is like 2026-03-05.');
      await addReport(db, batch, { content: readFile(input), issuedOn }, now);
      return [`The report of batch ${batchNo} of goods ${batch.goodsId} is kept.`];
    },
  },
  'paper add': {
    usage: '--file FILE.pdf [--name NAME]',
    summary: 'keep a paper of the seller, such as a scan of its licence, for every delivery’s papers',
    options: { file: { type: 'string' }, name: { type: 'string' } },
    fileOptions: ['file'],
    run: async (input, { db, now }) => {
      const content = readFile(input);
      requirePdf(content);
      const { name: title, file } = input.options;
      const name = `${fileName(String(title ?? basename(String(file), '.pdf')))}.pdf`;
      await saveSellerPaper(db, name, content, now);
      return [`${name} is kept.`];
    },
  },
};
