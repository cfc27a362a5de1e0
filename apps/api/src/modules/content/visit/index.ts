import { recordPageView } from './record-page-view.ts';

export { mostSearched } from './most-searched.ts';
export { sweepVisits } from './page-view.repository.ts';

export const visitHandlers = { recordPageView };
