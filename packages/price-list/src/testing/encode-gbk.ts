let codes: Map<string, [number, number]> | undefined;

const readCodes = () => {
  const decoder = new TextDecoder('gb18030');
  const found = new Map<string, [number, number]>();
  for (let first = 0x81; first <= 0xfe; first++) {
    for (let second = 0x40; second <= 0xfe; second++) {
      const letter = decoder.decode(Uint8Array.of(first, second));
      if (letter.length === 1 && letter !== '\ufffd') found.set(letter, [first, second]);
    }
  }
  return found;
};

/** Encodes text like Chinese spreadsheets on Windows. */
export const encodeGbk = (text: string): Buffer => {
  codes ??= readCodes();
  return Buffer.from([...text].flatMap((letter) => codes?.get(letter) ?? [letter.charCodeAt(0)]));
};
