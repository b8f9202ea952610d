/** A file that cannot be imported at all; the message tells the operator why. */
export class UnusableFile extends Error {}
