import { ListError } from '@yaoji/price-list';
import type { Catalogue } from './match/catalogue.ts';
import type { Decision } from './match/decide.ts';
import { matchRows } from './match/match-rows.ts';
import type { ListLine, Wanted } from './read/list-line.ts';
import { readFile } from './read/read-file.ts';
import { readText } from './read/read-text.ts';
import { readWanted } from './read/read-wanted.ts';

const mostRows = 2000;

/** A text, or a CSV or workbook file, which the caller deletes. */
export type SentList = { text: string } | { path: string };

export type UnderstoodList = {
  wanted: Wanted[];
  columns: string[];
  /** The match of each row; rows that are not products have none. */
  decisions: Map<Wanted, Decision>;
};

/** Recognises a list's requests; a problem is a sentence for the buyer. */
export const understandList = async (
  sent: SentList,
  catalogue: Catalogue,
): Promise<UnderstoodList | { problem: string }> => {
  const lines = await readLines(sent);
  if ('problem' in lines) return lines;
  const { wanted, columns } = readWanted(lines.lines);
  const asked = wanted.filter(({ skipped }) => skipped === null);
  return { wanted, columns, decisions: await matchRows(catalogue, asked) };
};

const readLines = async (sent: SentList): Promise<{ lines: ListLine[] } | { problem: string }> => {
  try {
    const lines = 'text' in sent ? readText(sent.text) : await readFile(sent.path, mostRows);
    if (lines.length > mostRows) return { problem: `清单最多${mostRows}行，请分次提交` };
    if (lines.length === 0) return { problem: 'text' in sent ? '请粘贴采购清单或上传文件' : '文件里没有内容' };
    return { lines };
  } catch (error) {
    if (!(error instanceof ListError)) throw error;
    return { problem: '无法读取这个文件，请另存为CSV或XLSX后重试' };
  }
};
