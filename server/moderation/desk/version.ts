/** Identifies the words that a moderator read: a keyed hash, which discloses nothing of who wrote them. */
export const versionOf = ({ submission_mac }: { submission_mac: Buffer }): string =>
  submission_mac.toString('base64url')
