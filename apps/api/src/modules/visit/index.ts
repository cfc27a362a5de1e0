import { recordPageView } from './record-page-view.ts';

export const visitHandlers = { recordPageView };
