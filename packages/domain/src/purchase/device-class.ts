/**
 * The class of a medical device, by its Chinese registration number: filed devices (械备) are class 1, registered ones
 * (械注准, 械注进, 械注许) name theirs after the year. Null for other numbers.
 *
 * @example deviceClass('国械注准20253149252') // 3
 */
export function deviceClass(registrationNo: string): 1 | 2 | 3 | null {
  if (registrationNo.includes('械备')) return 1;
  const named = /械注[准进许]\d{4}([23])/.exec(registrationNo)?.[1];
  return named === '2' ? 2 : named === '3' ? 3 : null;
}
