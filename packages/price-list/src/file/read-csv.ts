import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { ListError } from '../problem.ts';
import { detectEncoding, type Encoding } from './detect-encoding.ts';
import type { SourceRow } from './source-row.ts';

/** A longer record has an unclosed quote. */
const longestRecord = 64 * 1024;

class UnclosedQuote extends Error {
  readonly code = 'CSV_QUOTE_NOT_CLOSED';
}

async function* decode(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path)) yield decoder.decode(chunk as Buffer, { stream: true });
  yield decoder.decode();
}

/** The text after `skipped` lines, with Unix line ends. */
async function* fromLine(path: string, encoding: Encoding, skipped: number): AsyncGenerator<string> {
  let left = skipped;
  let heldReturn = false;
  for await (const chunk of decode(path, encoding)) {
    let text: string = (heldReturn ? '\r' : '') + chunk;
    heldReturn = text.endsWith('\r');
    if (heldReturn) text = text.slice(0, -1);
    text = text.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '');
    while (left > 0) {
      const end = text.indexOf('\n');
      text = end === -1 ? '' : text.slice(end + 1);
      if (end === -1) break;
      left--;
    }
    if (left === 0 && text !== '') yield text;
  }
}

/** `count` lines after the first `skipped` ones, or fewer if they are long. */
const someLines = async (path: string, encoding: Encoding, skipped: number, count: number): Promise<string[]> => {
  let text = '';
  for await (const chunk of fromLine(path, encoding, skipped)) {
    text += chunk;
    if (text.split('\n').length > count || text.length > longestRecord) break;
  }
  return text.split('\n', count);
};

/**
 * Detects the delimiter from the first line that contains one; a file may start with a title line. Of two as frequent, a
 * tab: 1,250.00 has a comma.
 */
const findDelimiter = (lines: string[]): string => {
  const line = lines.find((each) => /[,\t;|]/.test(each)) ?? '';
  const counts = ['\t', ',', ';', '|'].map((delimiter) => ({ delimiter, count: line.split(delimiter).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).delimiter;
};

/**
 * A cell may span lines. If they look like rows and the record's width differs from the previous one, two stray quotes
 * have paired across rows.
 */
const swallowsRows = (record: readonly string[], delimiter: string, width: number): boolean =>
  record.length !== width &&
  record.some((cell) => cell.includes('\n') && cell.split('\n').some((line) => line.split(delimiter).length > 2));

/** The file of refused rows escapes formulas with an apostrophe (`csvCell`); it is corrected and imported again. */
const withoutEscape = (cell: string) => (/^'[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell);

/**
 * Reads comma, tab, semicolon or bar separated text row by row. A row with an unclosed quote would swallow the rest of
 * the file: it is reported as a problem, and reading restarts on the next line.
 */
export async function* readCsv(path: string): AsyncGenerator<SourceRow> {
  const encoding = await detectEncoding(path);
  const delimiter = findDelimiter(await someLines(path, encoding, 0, 20));
  let done = 0;
  let width = 0;
  for (;;) {
    const parser = Readable.from(fromLine(path, encoding, done)).pipe(
      parse({
        delimiter,
        bom: true,
        info: true,
        raw: true,
        relax_column_count: true,
        relax_quotes: true,
        record_delimiter: '\n',
        max_record_size: longestRecord,
      }),
    );
    let before = 0;
    try {
      for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
        const line = done + before + 1;
        if (info.lines > before + 1 && swallowsRows(record, delimiter, width)) throw new UnclosedQuote();
        width = record.length;
        before = info.lines;
        if (record.some((cell) => cell.trim() !== '')) yield { line, cells: record.map(withoutEscape) };
      }
      return;
    } catch (error) {
      const { code } = error as CsvError;
      if (code !== 'CSV_QUOTE_NOT_CLOSED' && code !== 'CSV_MAX_RECORD_SIZE') throw error;
      const [text = ''] = await someLines(path, encoding, done + before, 1);
      done += before + 1;
      yield { line: done, cells: text.split(delimiter), problem: new ListError('unclosedQuote') };
    } finally {
      parser.destroy();
    }
  }
}
