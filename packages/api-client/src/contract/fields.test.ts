import { describe, expect, it } from 'vitest';
import document from '../../openapi.json' with { type: 'json' };
import { allLines } from '../wire/index.ts';

type ObjectSchema = { properties: Record<string, unknown>; required: string[] };

const schemas = document.components.schemas as unknown as Record<string, ObjectSchema>;
/** Fields that are always present; ids of a line to add default to 0. */
const fieldsOf = (name: string) =>
  name === 'LineToAdd' ? Object.keys(schemas[name]?.properties ?? {}) : schemas[name]?.required;

/** Every field that the specification names, by entity. */
const entities: Record<string, string> = {
  LineToAdd: 'goods_id price number ck_id goods_price_id ladder_price_id goods_manjian_id is_yj type',
  Goods: `id ck_id goods_image qg_number zbz jzl is_jxq goods_price_id ladder_price_id goods_manjian_id name price base_price
    market_price ori_price coupon_after_price rebate rebate_title rebate_remarks rebate_mode with_coupon is_kxpz is_mzhg
    hg_price mzhg_desc is_hidden is_free_shipping free_shipping_number free_shipping_title free_shipping_desc is_favorite
    tags goods_video subject_box gjbzm sczxbz sccj ypgg shpchd zbz_number yxq is_xq number number_label xg_number
    xg_number_desc bzdw is_buy is_youx type ladder_price ladder_price_type jtStr goods_pihao buy_button_label byTop
    cant_buy_reason`,
  GoodsBasic: 'id ck_id goods_images qg_number zbz jzl goods_price_id ladder_price_id goods_manjian_id is_jxq',
  GoodsTag: 'name describe is_jump is_show',
  GoodsImage: 'list list-mini',
  LadderPrice: 'number price',
  GoodsBatch: 'pihao yxq number_label',
  CartLine: 'number price goods goods_type type is_selected with_coupon goods_manjian_amount gift_data combination',
  GiftData: 'total type',
  Cart: 'data shipping_data activity_data filter_data',
  ShippingData: 'shipping_amount no_trans_order_amount',
  ActivityData: 'manjians discounts coupon xjq',
  RuleTier: 'amount money status',
  UserState: `show username name phone company face rank admin address is_passed points cart message_count wechat
    common_config quality_inspection login_url is_show_youx is_special is_can_chat token is_AfterSale`,
  AdminContact: 'name phone is_default',
  CommonConfig: 'hot_line qq1 qq2',
  QualityInspection: 'quality_inspection_url msg',
  Category: 'id name logo1 children',
  NavItem: 'id name url image is_open children',
  NavChild: 'id name',
  SearchHot: 'name url',
  TopAd: 'url image',
  HelpCategory: 'name children',
  HelpEntry: 'id name',
  GoodsIds: 'goods_ids',
  DrawShort: 'id is_join',
  DrawResult: 'name remarks',
  CommonFocus: 'rnss nav category category_yx category_zy category_qx brand timestamp',
  CartCount: 'total',
};

describe('the entities of the specification', () => {
  it.each(Object.entries(entities))('%s has all its fields', (name, fields) => {
    expect(fieldsOf(name)).toEqual(expect.arrayContaining(fields.split(/\s+/)));
  });
});

it('every operation that answers with an envelope says what its data holds', () => {
  const silent = Object.values(document.paths as unknown as Record<string, Record<string, Operation>>)
    .flatMap((item) => Object.values(item))
    .filter(({ responses }) => {
      const schema = responses['200']?.content?.['application/json']?.schema;
      return schema !== undefined && !('data' in schema.properties);
    });
  expect(silent).toEqual([]);
});

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: ObjectSchema }> }>;
}

it('[C020] a cart without a filter is requested with the one that all lines pass', () => {
  const { parameters } = document.paths['/api/cart/list'].get;
  const filters = parameters.find((parameter) => 'name' in parameter && parameter.name === 'filters');
  expect(filters).toMatchObject({ schema: { default: allLines } });
});
