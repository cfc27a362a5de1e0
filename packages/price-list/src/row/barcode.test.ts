import { expect, test } from 'vitest';
import { parseBarcode } from './barcode.ts';

test.each([
  ['6901234567892', '6901234567892'],
  ['690123456789 2', '6901234567892'],
  ['No.6901234567892', '6901234567892'],
  ['6901234567892.0', '6901234567892'],
  ['条码6901234567892/6901234567885', '6901234567892'],
  ['6.901234567892E+12', '6901234567892'],
  ['6.90123456789200E+12', '6901234567892'],
  ['16901234567899', '16901234567899'],
  ['', ''],
])('the barcode %j is read as %j', (text, barcode) => {
  expect(parseBarcode(text)).toBe(barcode);
});

test.each([
  ['6.90123E+12', 'the last figures are rounded away'],
  ['6.92364422345E+12', 'the last figure is missing'],
  ['6901234567892000.5', 'too many figures'],
  ['69012345678921234', 'too many figures'],
  ['TS001234', 'too few figures'],
])('rejects the barcode %j: %s', (text) => {
  expect(parseBarcode(text)).toBeNull();
});
