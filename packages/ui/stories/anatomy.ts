/** Parameters of a story: the pieces of its part, from top and left; with a selector, a piece has a number in the picture of the part's page. */
export const anatomy = {
  goodsCard: {
    anatomy: [
      ['图与角标', '链接；多张时有小图', 'article > div:has(img)'],
      ['价格', '现价、单位、原价、最低多少钱一片', 'article > div > div:has(> span)'],
      ['品名、规格、厂家', '各一行', 'h2'],
      ['库存、效期、上次价', '有才显示', 'dl'],
      ['数量与加入', '不能买时换成原因', 'article > div:has([role=spinbutton])'],
    ],
  },
  goodsTile: {
    anatomy: [
      ['图', '右下角是购物车里的数；可省', 'img'],
      ['品名、规格、厂家', '各一行', '[title]'],
      ['价格', '现价；上次价或原价', 'a > span:last-child'],
      ['加入', '圆按钮；可省'],
    ],
  },
  cartLine: {
    anatomy: [
      ['勾选', '不能买的停用', 'label'],
      ['图、品名、规格、厂家', '链接到详情', 'a'],
      ['单价、数量、小计', '右对齐，各行对得齐', '[role=spinbutton]'],
      ['提醒与原因', '限购、起订、失效'],
      ['动作', '收藏、删除', 'div:has(> button[aria-label^=删除])'],
    ],
  },
  quantityStepper: {
    anatomy: [
      ['减、加', '按包装数走；到头停用', 'button'],
      ['框', '可直接输入', '[role=spinbutton]'],
      ['单位', '可省'],
    ],
  },
  searchBox: {
    anatomy: [
      ['范围', '商品、厂家；kinds 可换', 'select'],
      ['输入框', '占位说明能搜什么', '[role=combobox]'],
      ['清空、扫码', '有字才有清空；手机上空着时有扫码', '[aria-label=清空搜索词]'],
      ['搜索', '总在，不用脚本也能提交（action）', '[type=submit]'],
      ['联想', '输入后展开；rows 是能直接下单的行'],
      ['热词', '框下的链接；没有时仍占位置，页面不跳', 'search > div > a'],
    ],
  },
  orderCard: {
    anatomy: [
      ['头', '订单号（链接）、下单时间、aside（如付款剩余时间）、状态', 'article > div:first-child'],
      [
        '商品',
        '前六张图；只有一种时写品名、规格、数量，多种时写「共 23 种」；点开是订单详情',
        'article > div:nth-child(2) > a',
      ],
      ['合计', '应付与一行说明：运费、付款方式', 'article > div:nth-child(2) > div'],
      ['actions', '这一单现在能做的事；可省', 'article > div:nth-child(2) > div:last-child'],
    ],
  },
  purchaseRow: {
    anatomy: [
      ['勾选与行号', '行号是清单里的那一行，对回原件用', 'label'],
      ['原文', '清单上怎么写就怎么显示，太长的可悬停看全', '[title]'],
      ['对上的商品', '品名（链接）、规格与厂家、吻合程度；有几个相近的先选', 'article a'],
      ['单价、数量、金额', '数量按中包装与库存取整', '[role=spinbutton]'],
      ['message', '取整、限购、为什么不行；边缘颜色跟着 state'],
      ['action', '另找商品的链接；可省'],
    ],
  },
  couponCard: {
    anatomy: [
      ['左：减多少', '金额或折扣，下面是门槛', 'article > div:first-child'],
      ['标题', '也是读屏的名字；一张券一句话', 'h3'],
      ['范围', '哪些商品能用；可省', 'p'],
      ['有效期与动作', '按钮、状态词、单选三者之一', 'article button'],
      ['reason', '现在为什么不能用；可省'],
    ],
  },
  pagination: {
    anatomy: [
      ['上下页', '到头时停用', '[aria-label=上一页]'],
      ['页码', '首、末与当前前后', '[aria-label="第 1 页"]'],
      ['跳页', '页多时才有'],
    ],
  },
  cartGroup: {
    anatomy: [
      ['全选', '这一组能买的；没有 selectAll 就没有框', 'label'],
      ['heading 与 reached', '活动名，到了哪一档', 'h2'],
      ['进度', '每一档一道竖线；各组的条左边对齐', '[role=progressbar]'],
      ['hint 与 action', '下一档还差多少，去凑单', 'a[href="#fill-up"]'],
      ['aside', '组头右端，如「清空不可购买商品」'],
      ['收起', '右上角的三角，收起这一组的商品', 'summary'],
      ['内容', 'CartLine；很长时放 VirtualList', '[role=group]'],
    ],
  },
  documentCard: {
    anatomy: [
      ['图', '证照的第一页；onPreview 时点开看大图', 'button'],
      ['名称与状态', '有效、快到期、过期、审核中、被拒、未上传', 'h3'],
      ['编号、日期、经营范围', '没有的不写', 'dl'],
      ['note', '为什么被拒、到期会怎样；可省'],
      ['actions', '更新、重新上传、上传'],
    ],
  },
  goodsTable: {
    anatomy: [
      ['勾选', '有 onChoose 才有'],
      ['商品', '图（可省）、品名、规格；厂家单独一列或在名下', 'tbody [data-column=goods]'],
      ['效期、库存、中包装、单价', '窄时先收起次要的列；手机上一行变成一张小卡', 'tbody [data-column=expiry]'],
      ['数量、金额', '像表格一样填；金额是这一行的', 'tbody [data-column=quantity]'],
      ['操作', '加入购物车、收藏、more', 'tbody [data-column=actions]'],
      ['footer', '停在底部：合计与一个按钮；可省'],
    ],
  },
} satisfies Record<string, { anatomy: readonly (readonly [name: string, purpose: string, selector?: string])[] }>;
