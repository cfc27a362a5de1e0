import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '#config.ts';

const env = {
  SMS_SERVICE: 'tencent',
  SMS_KEY_ID: 'id',
  SMS_KEY_SECRET: 'hush-hush',
  SMS_SIGN_NAME: '药集',
  SMS_APP_ID: '1400006666',
  SMS_TEMPLATES: 'code=101, changed=103',
};
const problemsOf = (variables: Record<string, string>) => {
  try {
    readConfig(variables);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems;
  }
};

describe('a cloud’s SMS service', () => {
  it('has its public address and region unless others are set', () => {
    expect(readConfig(env).cloudSms).toEqual({
      service: 'tencent',
      endpoint: 'https://sms.tencentcloudapi.com',
      region: 'ap-guangzhou',
      keyId: 'id',
      secret: 'hush-hush',
      signName: '药集',
      appId: '1400006666',
      templates: { code: '101', changed: '103' },
    });
    expect(readConfig({ ...env, SMS_SERVICE: 'aliyun' }).cloudSms?.endpoint).toBe('https://dysmsapi.aliyuncs.com');
    expect(readConfig({}).cloudSms).toBeNull();
  });

  it.each([
    [{ SMS_SERVICE: 'twilio' }, 'SMS_SERVICE is "twilio"; expected aliyun or tencent.'],
    [{ SMS_APP_ID: '' }, 'SMS_SERVICE=tencent needs SMS_APP_ID.'],
    [{ SMS_KEY_SECRET: '', SMS_SIGN_NAME: '' }, 'SMS_SERVICE=tencent needs SMS_KEY_SECRET, SMS_SIGN_NAME.'],
    [{ SMS_TEMPLATES: 'login=101' }, 'SMS_TEMPLATES needs code=TEMPLATE'],
    [{ SMS_TEMPLATES: 'code=101,logon=2' }, 'SMS_TEMPLATES needs code=TEMPLATE'],
    [{ SMS_ENDPOINT: 'sms.internal' }, 'SMS_ENDPOINT is no URL'],
    [{ SMS_GATEWAY_URL: 'https://sms.example.com' }, 'SMS_SERVICE and SMS_GATEWAY_URL are both set; choose one.'],
  ])('stops the start if %o, and says why without the secret', (wrong, problem) => {
    const problems = problemsOf({ ...env, ...wrong });
    expect(problems).toEqual([expect.stringContaining(problem)]);
    expect(problems.join()).not.toContain('hush-hush');
  });
});
