/** Where a picture of a page is loaded from, by the width that is wanted. */
export const picturePath = (picture: string, width: number): string => `/pictures/${picture}-${width}.webp`
