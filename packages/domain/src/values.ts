/** A decimal number: a string such as `'12.80'`, or a number literal. */
export type DecimalInput = string | number;

/** A point in time: a `Date`, a timestamp (10 digits are seconds, otherwise milliseconds), or a date text. */
export type TimeInput = Date | number | string;
