import { describe, expect, it } from 'vitest';
import { signForAliyun } from './aliyun-signature.ts';
import { signForTencent } from './tencent-signature.ts';

/** The examples of the services' documentation. */
describe('a signature', () => {
  it('is that of Alibaba Cloud’s example', () => {
    const { search, headers } = signForAliyun({
      host: 'ecs.cn-shanghai.aliyuncs.com',
      action: 'RunInstances',
      version: '2014-05-26',
      query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
      keyId: 'YourAccessKeyId',
      secret: 'YourAccessKeySecret',
      nonce: '3156853299f313e23d1673dc12e1703d',
      now: new Date('2023-10-26T10:22:32Z'),
    });
    expect(search).toBe('ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai');
    expect(headers.authorization).toBe(
      'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    );
  });

  it('is that of Tencent Cloud’s example', () => {
    const { authorization } = signForTencent({
      host: 'cvm.tencentcloudapi.com',
      service: 'cvm',
      body: String.raw`{"Limit": 1, "Filters": [{"Values": ["\u672a\u547d\u540d"], "Name": "instance-name"}]}`,
      keyId: 'AKIDz8krbsJ5yKBZQpn74WFkmLPx3*******',
      secret: 'Gu5t9xGARNpq86cd98joQYCN3*******',
      now: new Date(1_551_113_065_000),
    });
    expect(authorization).toBe(
      'TC3-HMAC-SHA256 Credential=AKIDz8krbsJ5yKBZQpn74WFkmLPx3*******/2019-02-25/cvm/tc3_request, SignedHeaders=content-type;host, Signature=2230eefd229f582d8b1b891af7107b91597240707d778ab3738f756258d7652c',
    );
  });

  it('encodes every sign that Alibaba Cloud encodes', () => {
    const request = { host: 'h', action: 'A', version: 'V', keyId: 'k', secret: 's', nonce: 'n', now: new Date(0) };
    expect(signForAliyun({ ...request, query: { a: "药 *'()!~" } }).search).toBe('a=%E8%8D%AF%20%2A%27%28%29%21~');
  });
});
