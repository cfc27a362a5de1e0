/** Texts of the demonstration instead of first texts, by title. */
export const ownTexts: Readonly<Record<string, string>> = {
  网站资质: `<p>本页所列为演示站点的证照样张，正式运营的站点请在此公示自己的有效证照。</p>
<p><img src="/pictures/licence/business.svg" alt="营业执照样张" width="600" height="424"></p>
<p><img src="/pictures/licence/drug.svg" alt="药品经营许可证样张" width="600" height="424"></p>
<p><img src="/pictures/licence/device.svg" alt="医疗器械经营许可证样张" width="600" height="424"></p>
<p><img src="/pictures/licence/food.svg" alt="食品经营许可证样张" width="600" height="424"></p>
<p><img src="/pictures/licence/internet.svg" alt="互联网药品信息服务资格证书样张" width="600" height="424"></p>`,
  联系我们: `<p>药集是面向药店和诊所的医药批发平台的演示站点。</p>
<ul>
<li>仓库地址：四川省成都市演示路1号1号库</li>
<li>收货时间：周一至周六 8:30—17:30</li>
<li>自提时间：每天 9:00—17:00，请携带订单号和采购委托书</li>
</ul>
<p>厂家合作、控销品种签约请联系专属客服转招商部。</p>`,
};

const filled: Readonly<Record<string, string>> = { 负责人或部门及联系方式: '药集客服部（400-000-0000）' };

/** A first text with its facts taken over, as an owner would. */
export const textOf = (content: string): string =>
  content
    .replaceAll(/【请核对：(.*?)】/g, '$1')
    .replaceAll(/【请填写：(.*?)】/g, (_, what: string) => filled[what] ?? '');
