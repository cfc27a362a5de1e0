import { create } from 'zustand';

/** The picture of a list being read and corrected; it never leaves the device. */
export const useListPicture = create<{ readonly file: File | null }>(() => ({ file: null }));

export const setListPicture = (file: File | null) => useListPicture.setState({ file });

/** Photos and scans; lists in spreadsheets or text files go to the server. */
export const isPicture = ({ type }: File) => type.startsWith('image/');
