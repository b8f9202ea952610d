/** A sentence in pieces, some of which a form renders as links. */
export type ConsentSentence = readonly { text: string; page?: 'terms' | 'privacy' | 'guidelines' }[]

/** The sentence as one text, as it is stored with an account's consent. */
export const consentText = (sentence: ConsentSentence): string => sentence.map(piece => piece.text).join('')
