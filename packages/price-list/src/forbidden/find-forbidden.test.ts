import { describe, expect, test } from 'vitest';
import { findForbidden } from './find-forbidden.ts';

const of = (name: string, more: Partial<Parameters<typeof findForbidden>[0]> = {}) =>
  findForbidden({ name, commonName: '', category: '', dosageForm: '', approvalNo: '', maker: '', ...more });

describe('[B6] refuses products that may not be sold online, by name', () => {
  test.each([
    ['疫苗', '四价流感病毒裂解疫苗（预填充注射器）'],
    ['疫苗', '皮内注射用卡介苗'],
    ['疫苗', '吸附破伤风类毒素'],
    ['血液制品', '人血白蛋白 10g/瓶'],
    ['血液制品', '静注人免疫球蛋白（pH4）'],
    ['血液制品', '冻干人凝血因子Ⅷ'],
    ['血液制品', '破伤风（人）免疫球蛋白'],
    ['麻醉药品', '盐酸吗啡缓释片'],
    ['麻醉药品', '枸橼酸芬太尼注射液'],
    ['麻醉药品', '复方磷酸可待因口服溶液'],
    ['麻醉药品', '罂粟壳'],
    ['麻醉药品', '氨酚羟考酮片'],
    ['精神药品', '地西泮片'],
    ['精神药品', '艾司唑仑片（舒乐安定）'],
    ['精神药品', '苯巴比妥片'],
    ['精神药品', '右佐匹克隆片'],
    ['精神药品', '盐酸曲马多缓释片'],
    ['精神药品', '氢溴酸右美沙芬糖浆'],
    ['精神药品', '枸橼酸咖啡因注射液'],
    ['医疗用毒性药品', '生川乌'],
    ['医疗用毒性药品', '雄黄粉'],
    ['医疗用毒性药品', '注射用Ａ型肉毒毒素'],
    ['放射性药品', '氟[18F]脱氧葡糖注射液'],
    ['放射性药品', '锝［99mTc］亚甲基二膦酸盐注射液'],
    ['易制毒', '盐酸麻黄碱片'],
    ['易制毒', '马来酸麦角新碱注射液'],
    ['配方颗粒', '黄芪配方颗粒'],
  ])('%s: %s', (kind, name) => {
    expect(of(name)).toContain(kind);
  });

  test('also if only the generic name or the category reveals it', () => {
    expect(of('多瑞吉', { commonName: '芬太尼透皮贴剂' })).toContain('麻醉药品');
    expect(of('某某注射液', { category: '血液制品' })).toContain('血液制品');
  });

  test.each(['京药制字Z20053001', '鲁药制备字Z20190012'])('hospital preparations by their number %s', (approvalNo) => {
    expect(of('康肤洗剂', { approvalNo })).toContain('医院制剂');
  });

  test('hospital preparations by their maker', () => {
    expect(of('康肤洗剂', { maker: '市第一人民医院制剂室' })).toContain('医院制剂');
    expect(of('康肤洗剂', { maker: '市第一人民医院', approvalNo: '国药准字Z20053001' })).toBeNull();
  });
});

describe('[B6] allows products with similar names', () => {
  test.each([
    '疫苗冷藏箱',
    '疫苗运输温度记录仪',
    '吗啡检测试剂盒（胶体金法）',
    '甲基苯丙胺检测试纸',
    '麻醉药品专用柜',
    '人血白蛋白测定试剂盒',
    '放射性皮炎防护敷料',
    '注射用紫杉醇（白蛋白结合型）',
    '注射用重组人凝血因子Ⅷ',
    '牛痘疫苗接种家兔炎症皮肤提取物注射液',
    '盐酸阿扑吗啡舌下片',
    '盐酸罂粟碱注射液',
    '火麻仁',
    '氨咖黄敏胶囊',
    '酚麻美敏混悬液',
    '复方盐酸伪麻黄碱缓释胶囊',
    '右美沙芬愈创甘油醚糖浆',
    '复方氨林巴比妥注射液',
    '硫酸阿托品眼用凝胶',
    '法半夏',
    '制川乌',
    '复方斑蝥胶囊',
    '尼麦角林片',
    '乳酸菌素片',
    '卡马西平片',
    '六味地黄丸',
    '板蓝根颗粒',
  ])('%s', (name) => {
    expect(of(name)).toBeNull();
  });
});
