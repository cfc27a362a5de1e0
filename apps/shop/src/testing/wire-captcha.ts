/** A challenge (C102) that takes four tries of one round each. */
export const wireCaptcha = {
  captcha_id: 'c_1',
  challenge: JSON.stringify({
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      cost: 1,
      keyLength: 32,
      keyPrefix: '9eb419cb57921c579c8f0e7d28073fa5',
      nonce: '25f4044b089429d5aac65dbb6543d626',
      salt: '6d43e8bb3def8759a0e2021c8f9566ba',
    },
  }),
  expires_at: 0,
};

export const solvedCaptcha = { captcha_id: 'c_1', captcha: '4bf4bde8' };
