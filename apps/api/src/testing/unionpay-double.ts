import { createHash, createSign, createVerify, X509Certificate } from 'node:crypto';
import { makeCertificate } from './certificate.ts';
import { type Reply, rsaKeys, startDouble } from './provider-double.ts';

export type UnionPayTrade = { code: string; fen: string; txnTime: string };

type Fields = Record<string, string>;

const merchantId = '777290058110048';

const digestOf = (fields: Fields) => {
  const names = Object.keys(fields).filter((name) => name !== 'signature' && fields[name]);
  return createHash('sha256')
    .update(
      names
        .sort()
        .map((name) => `${name}=${fields[name]}`)
        .join('&'),
    )
    .digest('hex');
};

/** UnionPay's number of a trade. */
const queryIdOf = (no: string) => `95${no.slice(1, 20)}`;

/** A stand-in for UnionPay: refuses requests without the shop's signature, and signs its answers with a certificate. */
export const startUnionPay = async () => {
  const [shop, root, middle, own, stranger] = [rsaKeys(), rsaKeys(), rsaKeys(), rsaKeys(), rsaKeys()];
  const rootIssuer = { name: 'ROOT', privateKey: root.privateKey };
  const middleIssuer = { name: 'MIDDLE', privateKey: middle.privateKey };
  const name = '041@8310000000083040@中国银联股份有限公司@00016494';
  const rootCertificate = makeCertificate({ name: 'ROOT', publicKey: root.publicKey, issuer: rootIssuer });
  const middleCertificate = makeCertificate({ name: 'MIDDLE', publicKey: middle.publicKey, issuer: rootIssuer });
  const certificate = makeCertificate({ name: 'shop', publicKey: shop.publicKey, issuer: middleIssuer });
  const certify = (as: string, issuer = middleIssuer, until?: Date) =>
    makeCertificate({ name: as, publicKey: own.publicKey, issuer, ...(until && { until }) });
  const certificates = {
    own: certify(name),
    otherFirm: certify('041@9110@别家股份有限公司@1'),
    otherIssuer: certify(name, { name: 'MIDDLE', privateKey: stranger.privateKey }),
    over: certify(name, middleIssuer, new Date('2021-01-01')),
  };
  const certId = BigInt(`0x${new X509Certificate(certificate).serialNumber}`).toString();

  const trades = new Map<string, UnionPayTrade>();
  const refunds = new Map<string, string>();
  /** Answers to the next refunds. */
  const refusals: string[] = [];

  const sign = (fields: Fields, signPubKeyCert = certificates.own): Fields => {
    const all = { ...fields, version: '5.1.0', signMethod: '01', merId: fields.merId ?? merchantId, signPubKeyCert };
    return { ...all, signature: createSign('RSA-SHA256').update(digestOf(all)).sign(own.privateKey, 'base64') };
  };
  const isFromShop = (fields: Fields) =>
    fields.certId === certId &&
    createVerify('RSA-SHA256')
      .update(digestOf(fields))
      .verify(shop.publicKey, fields.signature ?? '', 'base64');

  const said = (fields: Fields): Fields => {
    const { orderId = '', txnTime = '', txnType, txnSubType, txnAmt = '' } = fields;
    if (txnType === '01' && txnSubType === '07') {
      trades.set(orderId, { code: '', fen: txnAmt, txnTime });
      return { respCode: '00', qrCode: `https://qr.95516.com/00010000/${orderId.slice(1, 9)}` };
    }
    if (txnType === '04') {
      const refusal = refusals.shift();
      if (refusal) return { respCode: refusal, respMsg: '原交易状态不正确' };
      const isKnown = [...trades.keys()].some((no) => queryIdOf(no) === fields.origQryId);
      if (!isKnown) return { respCode: '35' };
      // A full refund that came before leaves nothing to refund.
      if (refunds.has(orderId)) return { respCode: '36', respMsg: '退款金额超限' };
      refunds.set(orderId, txnAmt);
      return { respCode: '00' };
    }
    if (refunds.has(orderId)) return { respCode: '00', origRespCode: '00' };
    const trade = trades.get(orderId);
    if (!trade?.code || trade.txnTime !== txnTime) return { respCode: '34' };
    return { respCode: '00', origRespCode: trade.code, txnAmt: trade.fen, queryId: queryIdOf(orderId) };
  };

  const gateway = await startDouble(({ body }): Reply => {
    const fields = Object.fromEntries(new URLSearchParams(body));
    const answer = sign(isFromShop(fields) ? said(fields) : { respCode: '11', respMsg: '验证签名失败' });
    return {
      body: Object.entries(answer)
        .map(([field, value]) => `${field}=${value}`)
        .join('&'),
    };
  });

  /** The notification of a payment. */
  const notification = (no: string, fen: string, more: Fields = {}, signPubKeyCert = certificates.own): string =>
    new URLSearchParams(
      sign(
        { txnType: '01', respCode: '00', orderId: no, queryId: queryIdOf(no), txnAmt: fen, ...more },
        signPubKeyCert,
      ),
    ).toString();

  return {
    env: {
      UNIONPAY_MERCHANT_ID: merchantId,
      UNIONPAY_CERTIFICATE: certificate,
      UNIONPAY_PRIVATE_KEY: shop.privateKey,
      UNIONPAY_MIDDLE_CERTIFICATE: middleCertificate,
      UNIONPAY_ROOT_CERTIFICATE: rootCertificate,
      UNIONPAY_GATEWAY: gateway,
      PUBLIC_URL: 'https://shop.example.com',
    },
    certificates,
    trades,
    refunds,
    refusals,
    notification,
  };
};
