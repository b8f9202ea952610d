/** A sentence in pieces, so that a form can make links of some of them. */
export type ConsentSentence = readonly { text: string; page?: 'terms' | 'privacy' | 'guidelines' }[]

/** The sentence as one text, as it is stored with an account's consent. */
export const consentText = (sentence: ConsentSentence): string => sentence.map(piece => piece.text).join('')
