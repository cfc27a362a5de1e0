import { getDraw } from './get-draw.ts';
import { getDrawActivity } from './get-draw-activity.ts';
import { getRunningDraw } from './get-running-draw.ts';
import { listDrawAds } from './list-draw-ads.ts';
import { listDrawRecords } from './list-draw-records.ts';
import { listDrawWinners } from './list-draw-winners.ts';
import { performDraw } from './perform-draw.ts';

export { awardPrize } from './award-prize.ts';
export {
  closeOtherDraws,
  type DrawRow,
  drawsWithCounts,
  lockDraw,
  type PrizeRow,
  prizesOf,
  renumberDraw,
} from './draw.repository.ts';
export { saveDraw } from './save-draw.ts';
export { bringsMoney } from './write-prizes.ts';

export const drawHandlers = {
  getDraw,
  getDrawActivity,
  getRunningDraw,
  listDrawAds,
  listDrawRecords,
  listDrawWinners,
  performDraw,
};
