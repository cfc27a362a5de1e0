import { describe, expect, it } from 'vitest';
import { isSmallestRegion, regionName, regionsIn } from './region.ts';

describe('regions', () => {
  it('start with the 31 provinces', () => {
    const provinces = regionsIn(null);
    expect(provinces).toHaveLength(31);
    expect(provinces[0]).toEqual({ code: '110000', name: '北京市', hasChildren: true });
  });

  it('lead from province to city to district', () => {
    expect(regionsIn('510000')).toContainEqual({ code: '510100', name: '成都市', hasChildren: true });
    expect(regionsIn('510100')).toContainEqual({ code: '510104', name: '锦江区', hasChildren: false });
    expect(regionsIn('510104')).toEqual([]);
  });

  it.each([
    ['510104', '四川省成都市锦江区'],
    ['110101', '北京市东城区'],
    ['441900', '广东省东莞市'],
    ['429004', '湖北省仙桃市'],
  ])('name %s %s', (code, name) => {
    expect(regionName(code)).toBe(name);
    expect(isSmallestRegion(code)).toBe(true);
  });

  it.each(['510000', '510100', '999999', ''])('refuse %j as an address', (code) => {
    expect(isSmallestRegion(code)).toBe(false);
  });

  it('all belong to a province', () => {
    const count = (parent: string | null): number =>
      regionsIn(parent).reduce((sum, region) => sum + 1 + (region.hasChildren ? count(region.code) : 0), 0);
    expect(count(null)).toBe(3348);
  });
});
