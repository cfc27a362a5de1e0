import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCreditCode } from './credit-code.ts';
import { csvCell } from './csv-cell.ts';
import { emailProblem, isEmail } from './email.ts';
import { normalizeText } from './normalize-text.ts';
import { passwordProblem } from './password-problem.ts';
import { isLandlineNumber, isMobileNumber, isPhoneNumber } from './phone.ts';

test.each([
  ['13800138000', true],
  ['19912345678', true],
  [' 13800138000 ', true],
  ['１３８００１３８０００', true],
  ['12800138000', false],
  ['23800138000', false],
  ['1380013800', false],
  ['138001380000', false],
  ['1380013800a', false],
  ['a13800138000', false],
  ['', false],
])('[V1][V6] mobile %s: %s', (text, valid) => {
  expect(isMobileNumber(text)).toBe(valid);
  expect(isPhoneNumber(text)).toBe(valid);
});

test.each([
  ['028-85551234', true],
  ['0830-2234567', true],
  [' ０２８－８５５５１２３４　', true],
  ['28-85551234', false],
  ['02-85551234', false],
  ['02812-85551234', false],
  ['128-85551234', false],
  ['02885551234', false],
  ['028-855512', false],
  ['028-855512345', false],
  ['x028-85551234', false],
])('[V2][V6] landline %s: %s', (text, valid) => {
  expect(isPhoneNumber(text)).toBe(valid);
  expect(isLandlineNumber(text)).toBe(valid);
  expect(isMobileNumber(text)).toBe(false);
});

test.each([
  ['yao_ji-1@example.com', true],
  ['A@b.c.cn', true],
  [' a@example.com ', true],
  ['ａ＠example.com', true],
  ['yao.ji@example.com', false],
  ['a@example', false],
  ['a@example.com!', false],
  ['a@.com', false],
  ['a@example.', false],
  ['@example.com', false],
  ['a b@example.com', false],
  ['a@@example.com', false],
  ['药@example.com', false],
])('[V3][V6] e-mail %s: %s', (text, valid) => {
  expect(isEmail(text)).toBe(valid);
  expect(emailProblem(text)).toBe(valid ? undefined : '请输入正确的邮箱');
});

test.each([
  ['91350100M000100Y43', true],
  ['911100001000000340', false],
  ['91110000802100433B', true],
  ['91440300708461136T', true],
  [' 91440300708461136T', true],
  ['９1440300708461136T', true],
  ['91440300708461136U', false],
  ['91440300708461163T', false],
  ['91440300708461136t', false],
  ['9144030070846113T', false],
  ['91440300708461136TT', false],
  ['9I440300708461136T', false],
  ['91A40300708461136T', false],
  ['', false],
])('[V5][V6] credit code %s: %s', (text, valid) => {
  expect(isCreditCode(text)).toBe(valid);
});

test('[V5] one wrong character is always noticed', () => {
  const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
  fc.assert(
    fc.property(fc.nat(17), fc.nat(30), (place, character) => {
      const code = '91440300708461136T';
      const other = code.slice(0, place) + alphabet.charAt(character) + code.slice(place + 1);
      expect(isCreditCode(other)).toBe(other === code);
    }),
  );
});

test.each([
  ['yaoji202', {}, null],
  ['yaoji2026', { username: 'pharmacy', phone: '13800138000' }, null],
  ['1a'.repeat(32), {}, null],
  ['yaoji20', {}, ['TOO_SHORT', '密码至少8位']],
  ['药a1药药药药', {}, ['TOO_SHORT', '密码至少8位']],
  ['😀😀😀a1', {}, ['TOO_SHORT', '密码至少8位']],
  [`${'1a'.repeat(32)}b`, {}, ['TOO_LONG', '密码最多64位']],
  ['12345678', {}, ['NO_LETTER', '密码须同时包含字母和数字']],
  ['abcdefgh', {}, ['NO_DIGIT', '密码须同时包含字母和数字']],
  ['pharmacy1', { username: ' Pharmacy1' }, ['SAME_AS_NAME', '密码不能与用户名相同']],
  ['13800138000', { phone: '13800138000' }, ['SAME_AS_PHONE', '密码不能与手机号相同']],
  ['yaoji2026', { username: null, phone: '' }, null],
])('[V4] password %s for %o: %o', (password, account, problem) => {
  expect(passwordProblem(password, account)).toEqual(problem && { code: problem[0], message: problem[1] });
});

test('[V4] a password can be judged without an account', () => {
  expect(passwordProblem('yaoji2026')).toBeNull();
});

test.each([
  ['　药 集　', '药 集'],
  ['！～ＡＺ', '!~AZ'],
  ['＠', '@'],
])('[V6] %s is meant as %s', (text, normal) => {
  expect(normalizeText(text)).toBe(normal);
});

test.each([
  ['黄芪', '黄芪'],
  ['a,b', '"a,b"'],
  ['5"', '"5"""'],
  ['=1+1', `"'=1+1"`],
  ['＝1+1', `"'＝1+1"`],
  ['＋1', `"'＋1"`],
  ['－cmd', `"'－cmd"`],
  ['＠SUM(A1)', `"'＠SUM(A1)"`],
  ['-12.50', '-12.50'],
  ['\t=1', `"'\t=1"`],
])('a cell of a CSV file: %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});
