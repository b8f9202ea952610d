export type Named = { email: string | null; phone_number: string | null }

/** Display name of an account; the addresses stored in this browser are masked already. */
export const nameOf = ({ email, phone_number }: Named): string => email ?? phone_number ?? ''
