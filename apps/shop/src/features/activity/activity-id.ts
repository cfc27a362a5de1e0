/** The id of an activity in an address; 0 for what is none. */
export const activityIdOf = (text: string | null | undefined) =>
  text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
