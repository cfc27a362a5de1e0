import { deskHref } from '@yaoji/routes/desk';
import { type DataColumn, Link, StatusTag } from '@yaoji/ui';
import type { ReactNode } from 'react';
import * as css from './page.css.ts';

type More = Pick<DataColumn<never>, 'align' | 'headerHidden' | 'priority' | 'wide'>;

/** Builds columns of one row type, one line each: header, width in px or per cent, cell. */
export const columnsOf = <Row,>() => {
  const text = (
    header: string,
    width: number | `${number}%`,
    cell: (row: Row) => ReactNode,
    more: More = {},
  ): DataColumn<Row> => ({
    id: header,
    header,
    width: typeof width === 'number' ? `${width}px` : width,
    cell,
    ...more,
  });
  return {
    text,
    /** Aligned to the end of its cell. */
    figure: (header: string, width: number, cell: (row: Row) => ReactNode, more: More = {}) =>
      text(header, width, cell, { align: 'end', ...more }),
    /** Takes the remaining width, on one line that is truncated. */
    rest: (header: string, cell: (row: Row) => ReactNode, more: More = {}): DataColumn<Row> => ({
      id: header,
      header,
      cell: (row) => <div className={css.oneLine}>{cell(row)}</div>,
      ...more,
    }),
  };
};

/** Links to an order by its number. */
export const OrderLink = ({ orderId, orderNo }: { orderId: number | null; orderNo: string | null }) =>
  orderId !== null && <Link href={deskHref('order', { id: orderId })}>{orderNo}</Link>;

type GoodsNameProps = Readonly<Record<'name' | 'spec' | 'maker', string>> & { goodsId: number };

/** Links to a product, with what tells it from others of its name. */
export const GoodsName = ({ goodsId, name, spec, maker }: GoodsNameProps) => (
  <>
    <Link href={deskHref('goods', {}, { search: goodsId })}>{name}</Link>{' '}
    <span className={css.muted}>{`${spec} · ${maker}`}</span>
  </>
);

type PeriodTagProps = { from?: number | undefined; until?: number | undefined; running?: string };

/** Shows whether now is within a period in Unix seconds; a missing end is open. */
export const PeriodTag = ({ from = 0, until = Number.POSITIVE_INFINITY, running = '进行中' }: PeriodTagProps) => {
  const now = Date.now() / 1000;
  if (until <= now) return <StatusTag>已结束</StatusTag>;
  return from > now ? <StatusTag tone="brand">未开始</StatusTag> : <StatusTag tone="success">{running}</StatusTag>;
};
