import { chinaDay } from '@yaoji/domain';
import { drawPdf, type Sheet } from './pdf/sheet.ts';

/** A heading, paragraph, list item or table row of a contract. */
export type ContractBlock = { text: string; isHeading: boolean };

export type PaperContract = {
  title: string;
  version: string;
  blocks: ContractBlock[];
  /** Party A, and its seal as a data URI of a PNG or JPEG. */
  seller: string;
  seal: string | null;
  /** Party B. */
  buyer: string;
  /** Null until signed; the version is that of the signature. */
  signed: { at: Date; version: string } | null;
};

const textSize = 10;
const partiesHeight = 150;
const sealSize = 100;

/** The e-contract with both parties and their places to seal. */
export const drawContract = (contract: PaperContract, madeAt: Date): Promise<Buffer> =>
  drawPdf({ title: contract.title, madeAt, hasPageNumbers: true }, (sheet) => {
    const width = sheet.right - sheet.left;
    sheet.y += sheet.write(contract.title, sheet.left, sheet.y, { size: 18, isBold: true, align: 'center', width });
    sheet.y += sheet.write(`版本 ${contract.version}`, sheet.left, sheet.y + 4, { align: 'center', width }) + 16;
    sheet.flow(`甲方（供货方）：${contract.seller}`, { size: textSize });
    sheet.flow(`乙方（采购方）：${contract.buyer}`, { size: textSize });
    for (const { text, isHeading } of contract.blocks) {
      sheet.y += isHeading ? 12 : 6;
      // A heading stays with the first lines of its text.
      if (isHeading && sheet.y + textSize * 5 > sheet.bottom) sheet.nextPage();
      sheet.flow(text, { size: isHeading ? textSize + 1 : textSize, isBold: isHeading });
    }
    drawParties(sheet, contract);
  });

const drawParties = (sheet: Sheet, { seller, seal, buyer, signed }: PaperContract) => {
  sheet.y += 24;
  if (sheet.y + partiesHeight > sheet.bottom) sheet.nextPage();
  const half = (sheet.right - sheet.left) / 2;
  const parties = [
    { words: [`甲方（盖章）：${seller}`, '日期：'], picture: seal },
    {
      words: [
        `乙方（盖章）：${buyer}`,
        signed ? `电子签署日期：${chinaDay(signed.at)}（版本 ${signed.version}）` : '日期：',
      ],
      picture: null,
    },
  ];
  parties.forEach(({ words: [name = '', date = ''], picture }, index) => {
    const x = sheet.left + index * half;
    const width = half - 16;
    if (picture) sheet.doc.image(picture, x + 70, sheet.y, { fit: [sealSize, sealSize] });
    sheet.write(name, x, sheet.y + 30, { size: textSize, width });
    sheet.write(date, x, sheet.y + partiesHeight - 30, { size: textSize, width });
  });
  sheet.y += partiesHeight;
};
