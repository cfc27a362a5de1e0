import type { NumberedRow } from '@yaoji/price-list';

const heads = (
  '六味 板蓝 阿莫 复方 藿香 头孢 双黄 维生 布洛 健胃 银翘 氨氯 二甲 黄芪 当归 枸杞 参苓 补中 逍遥 归脾 安神 养血 ' +
  '活络 通心 清热 润肺 止咳 降压 降糖 护肝 明目 利胆 消炎 舒筋 壮骨 乌鸡 益母 重楼 莪术 枳壳'
).split(' ');
const tails = (
  '地黄 根清 西林 丹参 正气 克肟 连翘 素丙 芬酸 消食 解毒 地平 双胍 建中 补血 子仁 白术 益气 和解 养心 定志 清脑 ' +
  '丹络 稳心 散结 宁嗽 化痰 平肝 灵芝 胆舒 菊花 排石 止痛 活血 强身 白凤 草膏 七叶 油醋 麸炒'
).split(' ');
const stems = heads.flatMap((head) => tails.map((tail) => `${head}${tail}`));
const forms = ['丸', '片', '胶囊', '颗粒', '口服液', '糖浆'];
const makers = [
  '豫西本草制药有限公司',
  '江南百草堂药业有限公司',
  '岭南济生制药股份有限公司',
  '北原康泰药业集团有限公司',
  '川中仁和药业有限公司',
];
const categories = [
  '中成药',
  '化学药',
  '中药饮片',
  '参茸贵细',
  '医疗器械',
  '医用耗材',
  '保健食品',
  '消毒用品',
  '计生用品',
];

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** A deterministic catalogue of any size: for measuring, not for viewing. */
export function* syntheticRows(count: number): Generator<NumberedRow> {
  for (let index = 0; index < count; index++) {
    const run = Math.floor(index / (stems.length * forms.length));
    yield {
      line: index + 2,
      row: {
        name: `${pick(stems, index)}${pick(forms, Math.floor(index / stems.length))}`,
        maker: pick(makers, run),
        spec: `${10 + (run % 90)}粒×${1 + (run % 7)}板/盒 ${run}`,
        category: pick(categories, index * 7 + run),
        price: `${(5 + ((index * 37) % 9000) / 100).toFixed(2)}`,
        stock: String((index * 31) % 5000),
        batch_no: `${20260000 + (index % 900)}`,
        expiry: `2028-${String(1 + (index % 12)).padStart(2, '0')}-28`,
        pack_step: pick(['1', '5', '10'], index),
        tags: pick(['', '', '新', '满 赠'], index),
        ladder: pick(['', '', '10:9.90;50:8.80'], index),
      },
    };
  }
}
