import { create } from 'zustand';

/** The picture of a list that is being read and corrected; it never leaves the device. */
export const useListPicture = create<{ readonly file: File | null }>(() => ({ file: null }));

export const setListPicture = (file: File | null) => useListPicture.setState({ file });

/** Photos and scans; a list in a spreadsheet or a text goes to the server. */
export const isPicture = ({ type }: File) => type.startsWith('image/');
