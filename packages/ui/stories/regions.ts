import type { RegionOption } from '../src/components/region-picker/use-region-options.ts';

const provinces =
  '北京市 天津市 四川省 重庆市 上海市 江苏省 浙江省 安徽省 福建省 江西省 山东省 河南省 湖北省 湖南省 广东省 海南省 贵州省 云南省 陕西省 甘肃省 青海省 河北省 山西省 辽宁省 吉林省 黑龙江省 内蒙古自治区 广西壮族自治区 西藏自治区 宁夏回族自治区 新疆维吾尔自治区';
const cities =
  '成都市 绵阳市 自贡市 攀枝花市 泸州市 德阳市 广元市 遂宁市 内江市 乐山市 宜宾市 南充市 达州市 眉山市 阿坝藏族羌族自治州 凉山彝族自治州';
const districts =
  '锦江区 青羊区 金牛区 武侯区 成华区 龙泉驿区 青白江区 新都区 温江区 双流区 郫都区 新津区 金堂县 大邑县';

const parts = (names: string, prefix: string, hasChildren: boolean): RegionOption[] =>
  names.split(' ').map((name, index) => ({ code: `${prefix}${index + 10}`, name, hasChildren }));

/** Every province has the same cities and districts: enough for a story. */
export async function loadSampleRegions(parent: string | null): Promise<readonly RegionOption[]> {
  const all = parts(provinces, '', true).map((region) =>
    region.name === '四川省' ? { ...region, code: '510000' } : region,
  );
  if (parent === null) return all;
  if (parent === '510100') {
    return parts(districts, '5101', false).map((region) =>
      region.name === '锦江区' ? { ...region, code: '510104' } : region,
    );
  }
  return parent.length === 2 || parent === '510000'
    ? parts(cities, parent, true).map((region) => (region.name === '成都市' ? { ...region, code: '510100' } : region))
    : parts(districts, parent, false);
}
