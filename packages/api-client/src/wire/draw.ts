import type { Schemas } from '../contract/index.ts';
import { type Codec, record } from './codec.ts';
import { type Page, pageOf } from './goods-list.ts';
import { flag } from './values.ts';

export type Prize = Schemas['Prize'];

/** A lucky draw with its prizes. Times in Unix seconds. */
export interface Draw {
  id: number;
  title: string;
  image: string;
  /** One per line. */
  rules: string;
  prizes: Prize[];
  /** The buyer's remaining chances; 0 for visitors. */
  chances: number;
  /** The buyer has drawn already. */
  hasDrawn: boolean;
  startsAt: number;
  endsAt: number;
  /** The server's clock. */
  timestamp: number;
}

/** The running draw, for the popup at the foot of the page (S6). */
export interface DrawSummary {
  id: number;
  hasDrawn: boolean;
  image: string;
}

/** A winner with a masked name. */
export interface DrawWinner {
  name: string;
  prize: string;
  createdAt: number;
}

/** One of the buyer's results. */
export interface DrawRecord {
  id: number;
  drawId: number;
  /** Title of the draw. */
  title: string;
  prize: string;
  remarks: string;
  createdAt: number;
}

/** Outcome of a draw. */
export interface DrawResult {
  /** 0 for none. */
  prizeId: number;
  prize: string;
  remarks: string;
  /** Remaining chances. */
  chances: number;
}

/** A draw ⇄ `Schemas['Draw']`. */
export const drawCodec = record<Schemas['Draw'], Draw>({
  id: 'id',
  title: 'title',
  image: 'image',
  rules: 'rules',
  prizes: 'prizes',
  chances: 'chances',
  hasDrawn: ['is_join', flag],
  startsAt: 'start_time',
  endsAt: 'end_time',
  timestamp: 'timestamp',
});

/** The running draw's summary ⇄ `Schemas['DrawShort']`. */
export const drawSummaryCodec = record<Schemas['DrawShort'], DrawSummary>({
  id: 'id',
  hasDrawn: ['is_join', flag],
  image: 'image',
});

/** A winner ⇄ `Schemas['DrawWinner']`. */
export const drawWinnerCodec = record<Schemas['DrawWinner'], DrawWinner>({
  name: 'name',
  prize: 'prize',
  createdAt: 'created_at',
});

/** One of the buyer's results ⇄ `Schemas['DrawRecord']`. */
export const drawRecordCodec = record<Schemas['DrawRecord'], DrawRecord>({
  id: 'id',
  drawId: 'draw_id',
  title: 'title',
  prize: 'name',
  remarks: 'remarks',
  createdAt: 'created_at',
});

/** A page of results ⇄ the data of `listDrawRecords`. */
export const drawRecordPageCodec: Codec<Schemas['DrawRecordPage'], Page<DrawRecord>> = pageOf(drawRecordCodec);

/** An outcome ⇄ `Schemas['DrawResult']`. */
export const drawResultCodec = record<Schemas['DrawResult'], DrawResult>({
  prizeId: 'prize_id',
  prize: 'name',
  remarks: 'remarks',
  chances: 'chances',
});
