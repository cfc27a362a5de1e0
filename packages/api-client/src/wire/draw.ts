import type { Schemas } from '../contract/index.ts';
import { type Codec, type Model, recordOf } from './codec.ts';
import { type Page, pageOf } from './goods-list.ts';
import { flag } from './values.ts';

export type Prize = Schemas['Prize'];

/** A draw ⇄ `Schemas['Draw']`. */
export const drawCodec = recordOf('Draw', {
  id: 'id',
  title: 'title',
  image: 'image',
  /** One per line. */
  rules: 'rules',
  prizes: 'prizes',
  /** The buyer's remaining chances; 0 for visitors. */
  chances: 'chances',
  /** The buyer has drawn already. */
  hasDrawn: ['is_join', flag],
  startsAt: 'start_time',
  endsAt: 'end_time',
  /** The server's clock. */
  timestamp: 'timestamp',
});

/** A lucky draw with its prizes. Times in Unix seconds. */
export interface Draw extends Model<typeof drawCodec> {}

/** The running draw's summary ⇄ `Schemas['DrawShort']`. */
export const drawSummaryCodec = recordOf('DrawShort', {
  id: 'id',
  hasDrawn: ['is_join', flag],
  image: 'image',
});

/** The running draw, for the popup at the foot of the page (S6). */
export interface DrawSummary extends Model<typeof drawSummaryCodec> {}

/** A winner ⇄ `Schemas['DrawWinner']`. */
export const drawWinnerCodec = recordOf('DrawWinner', {
  name: 'name',
  prize: 'prize',
  createdAt: 'created_at',
});

/** A winner with a masked name. */
export interface DrawWinner extends Model<typeof drawWinnerCodec> {}

/** One of the buyer's results ⇄ `Schemas['DrawRecord']`. */
export const drawRecordCodec = recordOf('DrawRecord', {
  id: 'id',
  drawId: 'draw_id',
  title: 'title',
  prize: 'name',
  remarks: 'remarks',
  createdAt: 'created_at',
});

/** One of the buyer's results. */
export interface DrawRecord extends Model<typeof drawRecordCodec> {}

/** A page of results ⇄ the data of `listDrawRecords`. */
export const drawRecordPageCodec: Codec<Schemas['DrawRecordPage'], Page<DrawRecord>> = pageOf(drawRecordCodec);

/** An outcome ⇄ `Schemas['DrawResult']`. */
export const drawResultCodec = recordOf('DrawResult', {
  /** 0 for none. */
  prizeId: 'prize_id',
  prize: 'name',
  remarks: 'remarks',
  kind: 'kind',
  /** Remaining chances. */
  chances: 'chances',
});

/** Outcome of a draw. */
export interface DrawResult extends Model<typeof drawResultCodec> {}
