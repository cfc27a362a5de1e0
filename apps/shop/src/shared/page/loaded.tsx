import type { UseQueryResult } from '@tanstack/react-query';
import { Card, ErrorState, PageLoading } from '@yaoji/ui';
import type { ReactNode } from 'react';
import { isMissing } from '#shared/errors/missing.ts';

type ErrorSize = {
  compact?: boolean;
  fullPage?: boolean;
};

type LoadedProps<Data> = ErrorSize & {
  query: Pick<UseQueryResult, 'error' | 'isEnabled' | 'refetch'> & {
    data: Data | undefined;
  };
  /** Shown until the first answer. Default: the spinner. */
  skeleton?: ReactNode;
  /** Shown for an answer without rows; null shows nothing, not even a card. */
  empty?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  /** Shown if the subject does not exist, or the address names none (the query is disabled). Default: the failure. */
  missing?: ReactNode;
  /** Puts failure and `empty` in a card, as the content brings its own; a text is the card's title. Default false. */
  inCard?: boolean | string;
  children: (data: Data) => ReactNode;
};

/** The state of a query: loading, failed, empty, missing or ready. */
export function Loaded<Data>({
  query,
  skeleton = <PageLoading />,
  empty,
  isEmpty = hasNoRows,
  missing,
  inCard = false,
  children,
  ...size
}: LoadedProps<Data>) {
  const { data, error, isEnabled } = query;
  const framed = (content: ReactNode) => {
    if (!inCard || content === null) return content;
    return <Card {...(inCard === true ? {} : { title: inCard })}>{content}</Card>;
  };
  if (missing !== undefined && (!isEnabled || isMissing(error))) return missing;
  if (data === undefined) {
    if (!error) return skeleton;
    return framed(<ErrorState {...size} onRetry={() => void query.refetch()} />);
  }
  return empty !== undefined && isEmpty(data) ? framed(empty) : children(data);
}

/** For a list, or a page of one. */
function hasNoRows(data: unknown) {
  const rows = typeof data === 'object' && data !== null && 'list' in data ? data.list : data;
  return Array.isArray(rows) && rows.length === 0;
}
