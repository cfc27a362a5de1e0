const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** The forms of one name, given as `claim-coupon`. */
export interface Word {
  readonly kebab: string;
  readonly camel: string;
  readonly pascal: string;
  readonly snake: string;
}

export function wordOf(input: string): Word {
  if (!KEBAB.test(input)) throw new Error(`${input} is not in kebab-case: write it as claim-coupon.`);
  const pascal = input.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
  return {
    kebab: input,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    snake: input.replaceAll('-', '_'),
  };
}
