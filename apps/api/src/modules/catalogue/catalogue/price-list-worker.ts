import { readFile } from 'node:fs/promises';
import { lowestLike } from '@yaoji/domain';
import {
  examplesOf,
  fieldLabel,
  type ImportReport,
  type InspectedList,
  inspectList,
  ListError,
  PriceChanges,
} from '@yaoji/price-list';
import type { ListChoices, ListProgress } from '#db/schema/price-list.ts';
import { toUnitPrice } from '#wire-values.ts';
import { workerTask } from '#workers/worker-task.ts';
import { type CheckedList, checkList, importList } from './import-list.ts';
import type { StepInput, StepName } from './import-steps.ts';
import { pacedSteps } from './open-steps.ts';

export type ListWork = { path: string; name: string; operator: string; choices: ListChoices; brings: boolean };

/** Requests to the thread that has the database. */
export type ListAnswers = {
  step: (name: StepName, input: StepInput<StepName>) => Promise<{ answer: unknown; ms: number }>;
  progress: (progress: ListProgress) => Promise<void>;
};

export type WorkedList =
  | { problem: string }
  | { progress: ListProgress | null; found?: Record<string, unknown>; held?: string[]; rejects: Uint8Array | null };

const progressMs = 1000;
const mostShown = 20;

/** Reads a list as configured by the operator, and checks or imports it. */
export default workerTask(
  async ({ path, name, operator, choices, brings }: ListWork, ask: ListAnswers): Promise<WorkedList> => {
    const { priceColumn, gone = 'report', floor, held, ...reading } = choices;
    const options = { ...reading, columns: priceColumn ? { price: priceColumn } : {} };
    try {
      const list = await inspectList(path, options);
      if (list.stop) return { progress: null, found: describe(list, options), rejects: null };
      const lines = list.lists.reduce((sum, each) => sum + each.lines, 0);
      const open = pacedSteps((step, input) => ask.step(step, input));
      let next = 0;
      const onProgress = (report: ImportReport) => {
        if (performance.now() < next) return;
        next = performance.now() + progressMs;
        void ask.progress(progressOf(lines, report));
      };
      if (!brings) {
        const checked = await checkList(open, list, { ...options, gone: 'report', onProgress });
        return {
          progress: progressOf(lines, checked.report),
          found: describe(list, options, checked),
          rejects: null,
        };
      }
      const command = `catalogue import ${name}`;
      const floorChoice = floor === 'only' ? (held ?? []) : floor;
      const imported = { ...options, operator, command, gone, floor: floorChoice, onProgress };
      const { report, prices, held: waiting } = await importList(open, list, imported);
      const { belowCount, below } = priceFigures(prices);
      return {
        progress: progressOf(lines, report),
        // Floors may have changed since the check: the rows that wait are those of now.
        ...(floor === 'hold' && { found: { belowCount, below }, held: waiting }),
        rejects: report.rejectsFile ? await readFile(report.rejectsFile) : null,
      };
    } catch (error) {
      if (error instanceof ListError) return { problem: error.message };
      throw error;
    }
  },
);

const progressOf = (
  lines: number,
  { read, inserted, updated, unchanged, rejected, held }: ImportReport,
): ListProgress => ({
  lines,
  read,
  inserted,
  updated,
  unchanged,
  rejected,
  held,
});

const priceFigures = (prices: PriceChanges) => {
  const { large, below, ...counts } = prices.figures();
  const shown = large.map(({ name, before, after }) => ({
    name,
    before: toUnitPrice(before),
    after: toUnitPrice(after),
  }));
  const low = below.map(({ name, price, floor }) => ({
    name,
    price: toUnitPrice(price),
    floor: lowestLike(floor, price),
  }));
  return { ...counts, large: shown, below: low };
};

/** The contract's findings. */
const describe = ({ lists, leftOut, stop }: InspectedList, { sheet }: ListChoices, checked?: CheckedList) => ({
  sheets: lists.map((list) => ({
    name: list.sheet,
    lines: list.lines,
    columns: list.columns
      .toSorted((one, other) => one.position - other.position)
      .map(({ field, head, position, by }) => ({
        label: fieldLabel(field),
        head: head.trim(),
        by,
        examples: examplesOf(list.sample, position),
      })),
    prices: list.otherReadings
      .filter(({ field }) => field === 'price')
      .map(({ head, examples }) => ({ label: fieldLabel('price'), head: head.trim(), by: 'content', examples })),
    unknown: list.unknown,
  })),
  leftOut: leftOut.map(({ sheet: left }) => left),
  open: stop === null ? null : lists.length > 1 && sheet === undefined ? 'sheet' : 'price',
  skipped: [...(checked?.noGoods.values() ?? [])].reduce((sum, lines) => sum + lines.length, 0),
  reports: (checked?.reports ?? []).map(({ line, name, reason }) => `第 ${line} 行${name && ` ${name}`}：${reason}`),
  reportCount: checked?.reportCount ?? 0,
  ...priceFigures(checked?.prices ?? new PriceChanges()),
  goneCount: checked?.gone.length ?? 0,
  gone: (checked?.gone ?? [])
    .slice(0, mostShown)
    .map(({ name, spec, maker }) => [name, spec, maker].filter(Boolean).join(' ')),
});
