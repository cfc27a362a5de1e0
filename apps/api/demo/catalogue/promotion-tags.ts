import type { tagNames } from '@yaoji/price-list';
import type { Chance } from '../random.ts';
import type { Draft } from './draft.ts';

type Tag = (typeof tagNames)[number];

/** The promotions of a product that is for sale; one in seckill or on special has no others. */
export function tagsOf(draft: Draft, chance: Chance): Tag[] {
  const tags: Tag[] = [];
  if (chance.happens(0.05)) tags.push('新');
  if (draft.ephedrine) return tags;
  const special = chance.next();
  if (special < 0.02) return [...tags, '秒'];
  if (special < 0.05) return [...tags, '特'];
  if (chance.happens(0.2)) tags.push('满');
  if (chance.happens(0.03)) tags.push('换购');
  if (chance.happens(0.04)) tags.push('赠');
  if (/herb|chemical|patent|device/.test(draft.kind) && chance.happens(0.06)) tags.push('优');
  return tags;
}
