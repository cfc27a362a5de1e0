import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryOf, arbitraryOfSchema, querySchema } from '../testing/arbitrary-of-schema.ts';
import * as wire from './index.ts';

type AnyCodec = wire.Codec<unknown, unknown>;

const bySchema: Record<string, unknown> = {
  ActivityShort: wire.activitySummaryCodec,
  ActivityTap: wire.activityTapCodec,
  ActivityTarget: wire.activityTargetCodec,
  AddedLines: wire.addedLinesCodec,
  Address: wire.addressCodec,
  BusinessScope: wire.businessScopeCodec,
  CompanyForm: wire.companyFormCodec,
  Contract: wire.eContractCodec,
  Document: wire.documentCodec,
  Documents: wire.documentsCodec,
  Receiving: wire.receivingCodec,
  ReceiptForm: wire.sentReceiptsCodec,
  ReceiptAnswer: wire.receiptAnswerCodec,
  ReceivingReportForm: wire.receivingReportCodec,
  RegistrationState: wire.registrationCodec,
  SecurityEvent: wire.securityEventCodec,
  Session: wire.loginSessionCodec,
  Store: wire.storeCodec,
  StoreCopy: wire.storeCopyCodec,
  StoreEntry: wire.storeEntryCodec,
  StoreLink: wire.storeLinkCodec,
  WechatScan: wire.wechatScanCodec,
  AddressForm: wire.addressFormCodec,
  AfterSalesForm: wire.afterSalesFormCodec,
  Announcement: wire.announcementCodec,
  Article: wire.articleCodec,
  ArticleShort: wire.articleSummaryCodec,
  BlockFix: wire.fixCodec,
  BlockReason: wire.blockCodec,
  BrandPage: wire.brandPageCodec,
  BuyerCoupon: wire.buyerCouponCodec,
  BuyerCouponPage: wire.buyerCouponPageCodec,
  CartProblem: wire.cartProblemCodec,
  CartTotals: wire.cartTotalsCodec,
  Cashback: wire.cashbackCodec,
  ActivityData: wire.cartRulesCodec,
  Category: wire.categoryCodec,
  CheckoutForm: wire.checkoutFormCodec,
  ClaimableCoupon: wire.claimableCouponCodec,
  ClaimedCoupon: wire.claimedCouponCodec,
  CommonConfig: wire.siteConfigCodec,
  CommonFocus: wire.commonFocusCodec,
  CouponRule: wire.couponRuleCodec,
  Demand: wire.demandCodec,
  InspectionReport: wire.inspectionReportCodec,
  TalkEntry: wire.talkEntryCodec,
  DemandForm: wire.demandFormCodec,
  Discount: wire.discountRuleCodec,
  ExchangeForm: wire.exchangeFormCodec,
  Feedback: wire.feedbackCodec,
  FeedbackForm: wire.feedbackFormCodec,
  Draw: wire.drawCodec,
  DrawRecord: wire.drawRecordCodec,
  DrawRecordPage: wire.drawRecordPageCodec,
  DrawResult: wire.drawResultCodec,
  DrawShort: wire.drawSummaryCodec,
  DrawWinner: wire.drawWinnerCodec,
  GoodsScope: wire.goodsScopeCodec,
  Invoice: wire.invoiceCodec,
  InvoicePage: wire.invoicePageCodec,
  InvoiceForm: wire.invoiceFormCodec,
  InvoiceTitle: wire.invoiceTitleCodec,
  InvoiceTitleForm: wire.invoiceTitleFormCodec,
  LineRefusal: wire.lineRefusalCodec,
  LineToAdd: wire.lineToAddCodec,
  Logistics: wire.logisticsCodec,
  Manjian: wire.tierRuleCodec,
  MessageEntry: wire.messageCodec,
  MoneyLogPage: wire.moneyLogPageCodec,
  OrderForm: wire.orderFormCodec,
  Payment: wire.paymentCodec,
  PaymentState: wire.paymentStateCodec,
  PlacedOrder: wire.placedOrderCodec,
  PriceProof: wire.priceProofCodec,
  RedPacket: wire.redPacketCodec,
  Region: wire.regionCodec,
  ReturnForm: wire.returnFormCodec,
  RightPanel: wire.rightPanelCodec,
  RuleTier: wire.tierCodec,
  SecondFactor: wire.secondFactorCodec,
  ServiceEvent: wire.serviceEventCodec,
  ShippingData: wire.shippingCodec,
  SlipState: wire.slipCodec,
  SpecialPrice: wire.specialPriceCodec,
  Suggestion: wire.suggestionCodec,
  UserState: wire.userStateCodec,
  Voucher: wire.voucherCodec,
  Wallet: wire.walletCodec,
  PointsGoodsPage: wire.pointsGoodsPageCodec,
  PointsLogPage: wire.pointsLogPageCodec,
  PointsOrder: wire.pointsOrderCodec,
  PointsOrderPage: wire.pointsOrderPageCodec,
  Recharge: wire.rechargeCodec,
  RedPacketPage: wire.redPacketPageCodec,
  VoucherPage: wire.voucherPageCodec,
  Warning: wire.cartWarningCodec,
  ActivityDetail: wire.activityDetailCodec,
  ActivityGoods: wire.activityGoodsCodec,
  AfterSalesDetail: wire.afterSalesCodec,
  AgainLine: wire.againLineCodec,
  BoughtGoods: wire.boughtGoodsCodec,
  BoughtBefore: wire.boughtBeforeCodec,
  BrandDetail: wire.brandDetailCodec,
  BrandZoneFocus: wire.brandZoneFocusCodec,
  Cart: wire.cartCodec,
  CartFigures: wire.cartFiguresCodec,
  CartLine: wire.cartLineCodec,
  Checkout: wire.checkoutCodec,
  Combination: wire.combinationCodec,
  CombinationPage: wire.combinationPageCodec,
  ControlledFocus: wire.controlledFocusCodec,
  DailySpecials: wire.dailySpecialsCodec,
  Floor: wire.floorCodec,
  Goods: wire.goodsCodec,
  GoodsBasic: wire.goodsBasicCodec,
  GoodsDetail: wire.goodsDetailCodec,
  GoodsImage: wire.pictureCodec,
  GoodsListing: wire.goodsListingCodec,
  GoodsReminder: wire.goodsReminderCodec,
  RecallNotice: wire.recallNoticeCodec,
  RecallAnswer: wire.recallAnswerCodec,
  GoodsPage: wire.goodsPageCodec,
  HomeFocus: wire.homeFocusCodec,
  LineFigures: wire.lineFiguresCodec,
  ListMatch: wire.listMatchCodec,
  ListRow: wire.listRowCodec,
  NextHint: wire.nextHintCodec,
  OrderDetail: wire.orderCodec,
  OrderLine: wire.orderLineCodec,
  OrderPage: wire.orderPageCodec,
  OrderRefusal: wire.orderRefusalCodec,
  OrderShort: wire.orderSummaryCodec,
  OrderSuggestions: wire.orderSuggestionsCodec,
  PurchaseList: wire.purchaseListCodec,
  SearchUnderstood: wire.searchUnderstoodCodec,
  ReturnDetail: wire.orderReturnCodec,
  Spike: wire.seckillCodec,
  DueList: wire.dueListCodec,
  Workbench: wire.workbenchCodec,
  ZoneFocus: wire.zoneFocusCodec,
};

const byQuery: Record<string, unknown> = {
  '/api/goods/list': wire.goodsFiltersCodec,
  '/api/order': wire.orderFiltersCodec,
  '/api/user/coupon': wire.couponFiltersCodec,
  '/api/user/user_money_log': wire.moneyLogFiltersCodec,
  '/api/user/voucher': wire.voucherFiltersCodec,
};

describe('mapping there and back', () => {
  it.each(Object.keys(bySchema))('%s loses nothing', (name) => {
    expectLossless(bySchema[name] as AnyCodec, arbitraryOf(name));
  });

  it.each(Object.keys(byQuery))('the query of %s loses nothing', (path) => {
    expectLossless(byQuery[path] as AnyCodec, arbitraryOfSchema(querySchema(path, 'get')));
  });

  it('covers every codec there is', () => {
    const exported = Object.entries(wire).filter(([name]) => name.endsWith('Codec'));
    const covered = new Set([bySchema, byQuery].flatMap(Object.values));
    expect(exported.filter(([, codec]) => !covered.has(codec)).map(([name]) => name)).toEqual([]);
  });
});

describe('readable names', () => {
  it('turns flags into booleans and kinds into words', () => {
    const goods = fc.sample(arbitraryOf('Goods'), 1)[0] as Parameters<typeof wire.goodsCodec.read>[0];
    const model = wire.goodsCodec.read({ ...goods, is_buy: 1, is_kxpz: 0, type: 1, zbz: '10', sccj: '豫西本草' });
    expect(model).toMatchObject({
      isBuyable: true,
      isControlled: false,
      kind: 'seckill',
      packStep: '10',
      maker: '豫西本草',
    });
  });

  it('omits unused filters from the query', () => {
    expect(wire.goodsFiltersCodec.write({ categoryIds: [3, 5], inStock: true })).toEqual({
      category_id: '3,5',
      in_stock: 1,
    });
  });
});

function expectLossless(codec: AnyCodec, arbitrary: fc.Arbitrary<unknown>): void {
  fc.assert(
    fc.property(arbitrary, (value) => {
      const model = codec.read(value);
      expect(codec.write(model)).toEqual(value);
      expect(codec.read(codec.write(model))).toEqual(model);
    }),
    { numRuns: 25 },
  );
}
