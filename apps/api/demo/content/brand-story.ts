import type { Maker } from '../catalogue/makers.ts';

/** The reputation of a maker, by its first trade. */
const trades: Record<string, [craft: string, promise: string]> = {
  patent: ['以中成药生产为主，丸、散、膏、丹与颗粒俱全', '原料自产区直采，每批提取物留样备查'],
  gelatin: ['专注胶类品种，沿用煎取浓缩与晾胶工序', '每批皮料可溯源，成品逐批检测'],
  chem: ['以固体制剂与慢病用药见长', '关键品种完成一致性评价，批签资料随货同行'],
  eye: ['专营眼用制剂', '无菌灌装，开瓶效期在外盒标明'],
  bio: ['以微生态与细胞因子制剂为主', '全程冷链，温度记录可随单下载'],
  herb: ['专做中药饮片，按产地与等级分级', '一袋一批号，性状、含量、农残检测报告齐全'],
  precious: ['经营参茸贵细，产地收鲜、就地加工', '统货与选货分级标明，礼盒附检验报告'],
  device: ['生产家用检测与康复器械', '注册证与说明书齐全，整机保修一年'],
  supply: ['生产医用敷料与注射穿刺耗材', '环氧乙烷灭菌，灭菌批号印于最小包装'],
  reagent: ['生产体外诊断试剂', '按温区储运，效期预警随单提示'],
  health: ['生产保健食品，以营养补充为主', '批准文号与标志性成分在包装标明'],
  food: ['生产养生膏方与代用茶', '按食品生产许可管理，逐批出厂检验'],
  disinfect: ['生产皮肤、手部与环境消毒用品', '有效成分含量与使用浓度在瓶身标明'],
  family: ['生产计生与护理用品', '按器械分类管理，批次可查'],
  day: ['生产个人护理用品', '备案信息完整，适合药店前柜陈列'],
  cosmetic: ['生产功效护肤品', '备案编号在外盒标明'],
};

/** A few paragraphs about a brand, one per line. */
export const brandStory = (brand: string, { name, place, trades: own }: Maker, goods: number): string => {
  const [craft, promise] = trades[own[0] ?? ''] ?? ['按国家标准组织生产', '逐批检验，合格出厂'];
  return [
    `${brand}，${place}的生产企业，${craft}。`,
    `${name}在药集供应${goods}个品规，面向药店与诊所直供。${promise}。`,
    '首营资料与批检报告可在订单详情的随货资料中下载。',
  ].join('\n');
};
