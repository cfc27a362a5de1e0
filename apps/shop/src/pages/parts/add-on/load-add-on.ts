/** A step of its own, so that the files of the dialog are named here and not in the first scripts. */
export const loadAddOn = () => import('./add-on-dialog.tsx');
