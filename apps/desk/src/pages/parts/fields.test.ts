import { expect, it } from 'vitest';
import { titled } from './fields.tsx';

it('labels a field with its title and unit, times with their time zone, unless it has its own label', () => {
  const titles = { name: '名称', price: '价格', startsAt: '开始时间' };
  const fields = titled(titles, [
    { name: 'name' },
    { name: 'price', unit: '元' },
    { name: 'startsAt', type: 'time' },
    { name: 'isLost', label: '货已丢失', type: 'flag' },
    { name: 'name', label: '品牌' },
  ]);
  expect(fields.map(({ label }) => label)).toEqual(['名称', '价格（元）', '开始时间（北京时间）', '货已丢失', '品牌']);
  // @ts-expect-error: a field without a title needs a label
  titled(titles, [{ name: 'isLost' }]);
});
