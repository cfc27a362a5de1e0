/** The last part of a chosen region, undefined while parts are missing. Some cities have no districts, such as 东莞. */
export const districtOf = <Part extends { readonly hasChildren: boolean }>(
  region: readonly Part[],
): Part | undefined => (region.at(-1)?.hasChildren ? undefined : region.at(-1));
