import type { Schemas } from '@yaoji/api-client/desk';
import type { Field } from '#pages/parts/fields.tsx';

export const brandFields: readonly Field<keyof Schemas['BrandForm']>[] = [
  { name: 'name', label: '品牌', required: true },
  { name: 'maker', label: '厂家', required: true, hint: '与商品的厂家一致；有在售商品才显示' },
  { name: 'sort', label: '排序', type: 'integer', hint: '小的在前', required: true },
  { name: 'logo', label: '标志', type: 'picture', hint: '没有则按名称绘制' },
  { name: 'banner', label: '品牌页横幅', type: 'picture', hint: '没有则绘制' },
  { name: 'story', label: '品牌故事', type: 'area', hint: '每行一段' },
];
