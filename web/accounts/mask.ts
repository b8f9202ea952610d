/** An address as it may stay in a browser and on a screen: `budi@contoh.id` → `b•••@contoh.id`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '•••' : `${[...email][0]}•••${email.slice(at)}`
}
