/** URL path of a picture in a given width. */
export const picturePath = (picture: string, width: number): string => `/pictures/${picture}-${width}.webp`
