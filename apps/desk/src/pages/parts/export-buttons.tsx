import { type Operation, operations } from '@yaoji/api-client/desk';
import { chinaDay } from '@yaoji/domain';
import { Button, saveFile, toast } from '@yaoji/ui';
import { useWrite } from '#shared/api/use-write.ts';

const exports = {
  订单: operations.exportOrders,
  客户: operations.exportBuyers,
  商品: operations.exportGoods,
  操作日志: operations.exportLog,
  销售: operations.exportSales,
  滞销商品: operations.exportSlowGoods,
  近效期库存: operations.exportExpiringStock,
} as const satisfies Record<string, Operation>;

type Noun = keyof typeof exports;

/** Files in the sequence of their lists; the others have their own. */
const sorted: readonly Noun[] = ['销售', '滞销商品', '近效期库存'];

type ExportButtonsProps = {
  of: Noun;
  /** The filters of the list; its page is left out. */
  query: Readonly<Record<string, string | number>>;
};

/** Downloads all pages of a filtered list. */
export function ExportButtons({ of, query: { page: _, sort, ...rest } }: ExportButtonsProps) {
  const filters = sort && sorted.includes(of) ? { ...rest, sort } : rest;
  const write = useWrite<Operation>(exports[of]);
  const download = (format: string) =>
    // The cast: a list and its export take the same filters.
    write.mutate({ query: { ...filters, format } } as never, {
      // The cast: an operation with a file answers with a Blob.
      onSuccess: (file) => saveFile(file as unknown as Blob, `${of}${chinaDay(new Date())}.${format}`),
      onError: (error) => toast.error(error.message),
    });
  return ['xlsx', 'csv'].map((format) => (
    <Button key={format} size="small" tone="plain" disabled={write.isPending} onClick={() => download(format)}>
      导出 {format.toUpperCase()}
    </Button>
  ));
}
