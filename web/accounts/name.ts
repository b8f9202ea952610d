export type Named = { email: string | null; phone_number: string | null }

/** What an account is called on the screen; its address was masked before this browser kept it. */
export const nameOf = ({ email, phone_number }: Named): string => email ?? phone_number ?? ''
