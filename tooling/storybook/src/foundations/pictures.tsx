import { Unstyled } from '@storybook/addon-docs/blocks';
import { drawGoodsPicture, type PictureFacts } from '@yaoji/goods-art';
import * as css from '../docs/docs.css.ts';

/** One of every kind of pack, next to its facts. */
const samples: readonly PictureFacts[] = [
  { name: '阿司匹林肠溶片', dosageForm: '片剂', spec: '100mg×30片' },
  { name: '维生素C片', dosageForm: '片剂', spec: '0.1g×100片' },
  { name: '阿莫西林胶囊', dosageForm: '胶囊剂', spec: '0.25g×50粒' },
  { name: '藿香正气软胶囊', dosageForm: '软胶囊', spec: '0.45g×24粒' },
  { name: '感冒灵颗粒', dosageForm: '颗粒剂', spec: '10g×9袋' },
  { name: '安宫牛黄丸', dosageForm: '大蜜丸', spec: '3g×1丸' },
  { name: '六味地黄丸', dosageForm: '浓缩丸', spec: '200丸/瓶' },
  { name: '双黄连口服液', dosageForm: '口服液', spec: '10ml×10支' },
  { name: '急支糖浆', dosageForm: '糖浆剂', spec: '100ml' },
  { name: '糠酸莫米松乳膏', dosageForm: '乳膏剂', spec: '10g' },
  { name: '左氧氟沙星滴眼液', dosageForm: '滴眼剂', spec: '5ml' },
  { name: '西瓜霜喷剂', dosageForm: '喷雾剂', spec: '3.5g' },
  { name: '三七伤药气雾剂', dosageForm: '气雾剂', spec: '85g' },
  { name: '布地奈德吸入气雾剂', dosageForm: '吸入气雾剂', spec: '200揿' },
  { name: '麝香壮骨膏', dosageForm: '贴膏剂', spec: '10贴' },
  { name: '丹参注射液', dosageForm: '注射剂', spec: '10ml×5支' },
  { name: '氯化钠注射液', dosageForm: '注射剂', spec: '250ml/瓶' },
  { name: '碘甘油', dosageForm: '溶液剂', spec: '20ml' },
  { name: '开塞露', dosageForm: '灌肠剂', spec: '20ml×10支' },
  { name: '阿胶', dosageForm: '胶剂', spec: '250g' },
  { name: '川贝枇杷膏', dosageForm: '煎膏剂', spec: '150ml' },
  { name: '黄芪（切片）', category: '中药饮片', spec: '1kg/袋' },
  { name: '枸杞子', category: '中药饮片', spec: '250g/罐' },
  { name: '西洋参（礼盒）人参', category: '参茸贵细', spec: '100g' },
  { name: '川贝母粉', category: '参茸贵细', spec: '10g/瓶' },
  { name: '三七粉', category: '参茸贵细', spec: '3g×30袋' },
  { name: '电子血压计', category: '医疗器械', spec: 'J732' },
  { name: '手动轮椅', category: '医疗器械', spec: '钢管' },
  { name: '医用外科口罩', category: '医用耗材', spec: '50只' },
  { name: '75%乙醇消毒液', category: '消毒用品', spec: '500ml' },
  { name: '免洗手消毒凝胶', category: '消毒用品', spec: '500ml' },
  { name: '消毒湿巾', category: '消毒用品', spec: '80抽' },
  { name: '84消毒液', category: '消毒用品', spec: '5L/桶' },
  { name: '钙维生素D片', category: '保健食品', dosageForm: '片剂', spec: '60片' },
  { name: '蛋白粉', category: '保健食品', spec: '400g' },
  { name: '葡萄糖粉', category: '食品饮品', spec: '500g' },
  { name: '菊花茶', category: '食品饮品', spec: '20袋' },
];

/** Drawn goods, with the facts that decide the pack. */
export const Pictures = () => (
  <Unstyled>
    <div className={css.tiles}>
      {samples.map((facts) => (
        <figure key={facts.name} className={css.tile}>
          <img src={svgAddress(drawGoodsPicture(facts, 1))} alt={facts.name} width={112} height={112} loading="lazy" />
          <figcaption>
            <strong>{facts.dosageForm ?? facts.category}</strong>
            <div className={css.muted}>
              {facts.name} {facts.spec}
            </div>
          </figcaption>
        </figure>
      ))}
    </div>
  </Unstyled>
);

const svgAddress = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
