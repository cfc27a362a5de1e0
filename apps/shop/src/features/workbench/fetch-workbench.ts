import { operations } from '@yaoji/api-client';
import { dueListCodec, workbenchCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/fetch-data.ts';

export const fetchWorkbench = () => fetchData(operations.getWorkbench, {}, { read: workbenchCodec.read });

export const fetchDueList = () => fetchData(operations.listDueGoods, {}, { read: dueListCodec.read });
