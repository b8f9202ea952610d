/** A sentence in pieces, so that a form can make links of some of them. */
export type ConsentSentence = readonly { text: string; page?: 'terms' | 'privacy' | 'guidelines' }[]

/** The sentence as one text: what is stored with an account as agreed to. */
export const consentText = (sentence: ConsentSentence): string => sentence.map(piece => piece.text).join('')
