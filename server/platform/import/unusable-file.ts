/** A file that cannot be imported at all; the message states why to the operator. */
export class UnusableFile extends Error {}
