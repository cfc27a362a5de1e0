import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { csvCell } from '@yaoji/domain';
import type { InspectedList } from '../list/inspect-list.ts';

/** A line of a list, unchanged. */
export type ListedLine = { line: number; sheet: string; cells: string[] };

/** Opens the rejects file with its first entry: an import without rejects leaves none. */
export const rejectsWriter = (path: string, { lists }: InspectedList) => {
  let file: ReturnType<typeof createWriteStream> | undefined;
  let headOf: string | undefined;
  return {
    write: async ({ line, sheet, cells }: ListedLine, reason: string) => {
      if (!file) {
        file = createWriteStream(path);
        file.write('\ufeff');
      }
      const ofSheet = lists.length > 1 ? [sheet] : [];
      const rows = [[String(line), reason, ...ofSheet, ...cells]];
      if (headOf !== sheet) {
        headOf = sheet;
        const head = (lists.find((list) => list.sheet === sheet) ?? lists[0])?.head ?? [];
        rows.unshift(['行号', '原因', ...(lists.length > 1 ? ['工作表'] : []), ...head]);
      }
      // One write: rows of another sheet may be written meanwhile.
      const text = rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
      if (!file.write(text)) await new Promise((resolve) => file?.once('drain', resolve));
    },
    close: async () => {
      if (!file) return;
      file.end();
      await finished(file);
    },
    isWritten: () => file !== undefined,
  };
};
