/** Starts every class of a build, so that the reset in `styles.css` knows the elements of parts. */
export const partPrefix = 'yj-';

/** The class of an element in a part that has no look of its own. */
export const plain = `${partPrefix}plain`;

/** The class of an element in a part whose content has no classes, such as an article. */
export const prose = `${partPrefix}prose`;

/** Elements of parts. */
export const ofParts = `:where([class^="${partPrefix}"], [class*=" ${partPrefix}"], .${prose} *)`;
