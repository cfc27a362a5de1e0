import { titles } from '@yaoji/api-client/desk';
import { titled } from '#pages/parts/fields.tsx';

export const brandFields = titled(titles.BrandForm, [
  { name: 'name', required: true },
  { name: 'maker', required: true, hint: '与商品的厂家一致；有在售商品才显示' },
  { name: 'sort', type: 'integer', hint: '小的在前', required: true },
  { name: 'logo', type: 'picture', hint: '没有则按名称绘制' },
  { name: 'banner', type: 'picture', hint: '没有则绘制' },
  { name: 'story', type: 'area', hint: '每行一段' },
]);
